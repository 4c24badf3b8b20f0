import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("TransferGate")
struct TransferGateTests {
    private let admitted = Log<Int>()

    private func gate(total: Int, perHost: Int) -> TransferGate {
        TransferGate(total: total, perHost: perHost, startRate: nil, clock: FakeClock())
    }

    /// A wait that notes its number once it is let in.
    private func wait(
        _ number: Int, at gate: TransferGate, host: String, _ demand: LivePriority = .constant(.normal)
    ) -> Task<Void, Never> {
        let id = WaitID()
        return Task {
            if (try? await gate.enter(host, for: demand, as: id)) != nil { admitted.add(number) }
        }
    }

    @Test("Given a full host, when other hosts wait behind its waiters, then they are not held up")
    func otherHosts() async throws {
        let gate = gate(total: 3, perHost: 1)
        _ = wait(0, at: gate, host: "a")
        try await eventually("one is in") { gate.counts.free == 2 }
        for number in 1...5 { _ = wait(number, at: gate, host: "a", .constant(.veryHigh)) }
        try await eventually("five wait") { gate.counts.waiting == 5 }
        _ = wait(6, at: gate, host: "b", .constant(.veryLow))
        try await eventually("the other host is in") { admitted.entries.contains(6) }
        #expect(gate.counts == (free: 1, waiting: 5, hosts: 2))
    }

    @Test("Given low priorities, when they fill a host, then they leave a third of it to others")
    func lowPriorities() async throws {
        let gate = gate(total: 9, perHost: 6)
        for number in 0..<4 { await wait(number, at: gate, host: "a", .constant(.low)).value }
        let raised = LivePriority(.low)
        for (number, demand) in [(4, .constant(.veryLow)), (5, raised), (6, .constant(.low))] {
            _ = wait(number, at: gate, host: "a", demand)
            try await eventually("it waits") { gate.counts.waiting == number - 3 }
        }
        await wait(7, at: gate, host: "a").value
        raised.priority = .normal
        try await eventually("somebody waits for it now") { admitted.entries.last == 5 }
        #expect(gate.counts == (free: 3, waiting: 2, hosts: 1))
        // Two that leave make room for normal priorities, and only the third for one of the others.
        for _ in 0..<2 { gate.leave("a") }
        #expect(gate.counts.waiting == 2)
        gate.leave("a")
        try await eventually("the most urgent is in") { admitted.entries.last == 6 }
        #expect(gate.counts == (free: 5, waiting: 1, hosts: 1))
    }

    @Test("Given a waiter, when it is cancelled, then it leaves at once and the next has its turn")
    func cancelled() async throws {
        let gate = gate(total: 1, perHost: 1)
        await wait(0, at: gate, host: "a").value
        let leaver = wait(1, at: gate, host: "a")
        try await eventually("it waits") { gate.counts.waiting == 1 }
        let stayer = wait(2, at: gate, host: "a")
        try await eventually("both wait") { gate.counts.waiting == 2 }
        leaver.cancel()
        await leaver.value
        #expect(gate.counts == (free: 0, waiting: 1, hosts: 1))
        gate.leave("a")
        await stayer.value
        #expect(admitted.entries == [0, 2])
        gate.leave("a")
        #expect(gate.counts == (free: 1, waiting: 0, hosts: 0))
    }

    @Test("Given a host's next waiter, when it becomes less urgent, then another one passes it")
    func lessUrgent() async throws {
        let gate = gate(total: 2, perHost: 1)
        for (number, host) in [(0, "a"), (1, "b")] { await wait(number, at: gate, host: host).value }
        let next = LivePriority(.normal)
        for (number, demand) in [(2, next), (3, .constant(.normal))] {
            _ = wait(number, at: gate, host: "a", demand)
            try await eventually("it waits") { gate.counts.waiting == number - 1 }
        }
        // Their turn has come, but not their host's place.
        gate.leave("b")
        #expect(gate.counts == (free: 1, waiting: 2, hosts: 1))
        await wait(4, at: gate, host: "c").value
        _ = wait(5, at: gate, host: "d", .constant(.veryHigh))
        try await eventually("it waits") { gate.counts.waiting == 3 }
        // Now the host has a place, but the permit goes to another one.
        gate.leave("a")
        try await eventually("the most urgent is in") { admitted.entries.contains(5) }
        next.priority = .low
        gate.leave("c")
        try await eventually("one of the host is in") { gate.counts.waiting == 1 }
        try await eventually("it has noted that") { admitted.entries.count == 5 }
        #expect(admitted.entries.last == 3)
    }

    /// Cancels whoever asks for the time: the one moment between the gate's first look and its wait.
    private struct CancellingClock: PipelineClock {
        let clock = FakeClock()
        var date: Date { clock.date }
        var uptime: Double {
            withUnsafeCurrentTask { $0?.cancel() }
            return clock.uptime
        }
        func sleep(seconds: Double) async throws(ImageError) { try await clock.sleep(seconds: seconds) }
    }

    @Test("Given a caller cancelled just before it waits, when it would wait, then it leaves at once")
    func cancelledOnTheWay() async {
        let gate = TransferGate(
            total: 1, perHost: 1, startRate: ImageDownloader.StartRate(), clock: CancellingClock())
        await wait(0, at: gate, host: "a").value
        await withWatchdog("a caller cancelled on the way") { await wait(1, at: gate, host: "a").value }
        #expect(admitted.entries == [0])
        #expect(gate.counts == (free: 0, waiting: 0, hosts: 1))
    }

    @Test("Given a holder that steps aside, when others wait, then only other hosts' transfers go on")
    func aside() async throws {
        let gate = gate(total: 1, perHost: 1)
        let own = WaitID()
        try await gate.enter("a", for: .constant(.normal), as: own)
        let sameHost = wait(1, at: gate, host: "a", .constant(.low))
        try await eventually("it waits") { gate.counts.waiting == 1 }
        let otherHost = wait(2, at: gate, host: "b", .constant(.veryLow))
        try await eventually("both wait") { gate.counts.waiting == 2 }
        gate.stepAside(from: "a")
        await otherHost.value
        #expect(admitted.entries == [2])
        let comeback = Task { try await gate.enter("a", for: .constant(.normal), as: own, vacating: "a") }
        try await eventually("it waits again") { gate.counts.waiting == 2 }
        gate.leave("b")
        // It is older and more urgent than the one that waits for the place it has given back.
        try await comeback.value
        #expect(admitted.entries == [2])
        gate.leave("a")
        await sameHost.value
        gate.leave("a")
        #expect(gate.counts == (free: 1, waiting: 0, hosts: 0))
    }

    @Test("Given 10,000 waiters for three hosts, when permits are freed, then the right ones get them")
    func order() async throws {
        var random = RandomSource(seed: 7)
        let gate = gate(total: 4, perHost: 2)
        let hosts = ["a", "b", "c"]
        var holders: [String] = []
        for host in ["a", "a", "b", "c"] {
            await wait(-1, at: gate, host: host).value
            holders.append(host)
        }
        struct Waiting {
            let number: Int
            let host: String
            let demand: LivePriority
        }
        let waiting = (0..<10_000).map { number in
            Waiting(
                number: number, host: hosts.randomElement(using: &random) ?? "a",
                demand: LivePriority(LoadPriority.allCases.randomElement(using: &random) ?? .normal))
        }
        for waiter in waiting { _ = wait(waiter.number, at: gate, host: waiter.host, waiter.demand) }
        try await eventually("all wait") { gate.counts.waiting == 10_000 }
        for _ in 0..<5_000 {
            waiting.randomElement(using: &random)?.demand.priority =
                LoadPriority.allCases.randomElement(using: &random) ?? .low
        }
        var queues = Dictionary(grouping: waiting, by: \.host).mapValues { queue in
            Array(queue.sorted { ($1.demand.priority, $0.number) < ($0.demand.priority, $1.number) }.reversed())
        }
        var expected: [Int] = []
        for turn in 0..<10_000 {
            let left = holders.remove(at: Int.random(in: 0..<holders.count, using: &random))
            // Of the hosts with a free place, the one whose next waiter is the most urgent or the oldest.
            let next = queues.filter { host, _ in holders.count { $0 == host } < 2 }.compactMap(\.value.last)
                .min { ($1.demand.priority, $0.number) < ($0.demand.priority, $1.number) }
            gate.leave(left)
            guard let next else { continue }
            queues[next.host]?.removeLast()
            holders.append(next.host)
            expected.append(next.number)
            try await eventually("turn \(turn)") { admitted.entries.count == expected.count + 4 }
        }
        #expect(expected.count == 10_000 - queues.values.reduce(0) { $0 + $1.count })
        #expect(Array(admitted.entries.dropFirst(4)) == expected)
    }
}
