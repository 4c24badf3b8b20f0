#if HALCYON_STAND_INS
import HalcyonApple
import HalcyonCore
import Network
import TestSupport
import Testing

@Suite("AppleNetwork", .serialized, .timeLimit(.minutes(5)))
struct AppleNetworkTests {
    @Test("Given a system with a network, when somebody waits for one, then they need not")
    func online() async throws {
        let waiters = NetworkWaiters(AppleNetwork())
        #expect(await waiters.wait() == false)
        try await eventually("no monitor is left") { NWPathMonitor.standInCount == 0 }
    }

    @Test("Given a system without a network, when it comes back, then all who wait hear of it")
    func waits() async throws {
        NWPathMonitor.standInStatus = .unsatisfied
        defer { NWPathMonitor.standInStatus = .satisfied }
        let waiters = NetworkWaiters(AppleNetwork())
        let waits = (0..<3).map { _ in Task { await waiters.wait() } }
        try await eventually("all wait, with one monitor") { waiters.count == 3 && NWPathMonitor.standInCount == 1 }
        waits[0].cancel()
        #expect(await waits[0].value == false)
        #expect(waiters.count == 2)
        // The monitor's first report may still be on its way.
        try await Task.sleep(for: .milliseconds(50))
        NWPathMonitor.standInStatus = .requiresConnection
        for wait in waits.dropFirst() { #expect(await wait.value) }
        try await eventually("no monitor is left") { NWPathMonitor.standInCount == 0 }
    }
}
#endif
