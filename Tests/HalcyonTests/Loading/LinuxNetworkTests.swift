import Foundation
import Halcyon
import HalcyonCore
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@Suite("LinuxNetwork", .serialized, .timeLimit(.minutes(5)))
struct LinuxNetworkTests {
    /// What a network says when it is asked, one after the other; the last again and again.
    private final class Script: Sendable {
        private let answers: Mutex<[Bool?]>

        init(_ answers: [Bool?]) { self.answers = Mutex(answers) }

        func next() -> Bool? { answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? nil } }
    }

    private static var threads: Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
        return tasks.count {
            let name = try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
            return name == "halcyon-network\n"
        }
    }

    @Test("Given this machine, when its state is read, then the system says it")
    func isKnown() { #expect(NetworkState.isOnline != nil) }

    @Test("Given a system that does not say its state, when it is read, then nothing waits")
    func unknown() async {
        let network = LinuxNetwork { nil }
        #expect(network.isOnline == true)
        #expect(await NetworkWaiters(network).wait() == false)
    }

    @Test("Given no notices of the kernel, when the state changes, then that is found by asking")
    func asks() async throws {
        let script = Script([false, false, nil, true])
        let waiters = NetworkWaiters(LinuxNetwork(hearsKernel: false) { script.next() })
        let start = ContinuousClock.now
        #expect(await waiters.wait())
        // Asked at once, by the thread at its start, and twice more, once a second.
        #expect(ContinuousClock.now - start > .milliseconds(1_900))
        try await eventually("the thread has ended") { Self.threads == 0 }
    }

    @Test("Given one that waits, when it is cancelled, then it ends at once, and so does the thread")
    func cancellation() async throws {
        for hearsKernel in [true, false] {
            let waiters = NetworkWaiters(LinuxNetwork(hearsKernel: hearsKernel) { false })
            let wait = Task { await waiters.wait() }
            try await eventually("the thread") { Self.threads > 0 }
            let start = ContinuousClock.now
            wait.cancel()
            #expect(await wait.value == false)
            try await eventually("the thread has ended") { Self.threads == 0 }
            // Not only when it asks the next time.
            if hearsKernel { #expect(ContinuousClock.now - start < .seconds(4)) }
        }
    }
}
