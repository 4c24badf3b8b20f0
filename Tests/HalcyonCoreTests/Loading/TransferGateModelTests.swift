import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Random operations on a gate, one at a time against a plain list, and many at a time against its limits.
@Suite("TransferGate under random load")
struct TransferGateModelTests {
    private struct Waiting {
        let number: Int
        let host: String
        let demand: LivePriority
        let task: Task<Void, Never>
    }

    private static let hosts = ["a", "b", "c", "d"]

    @Test(
        "Given random arrivals, changes and exits, when each is done, then the right ones enter",
        arguments: (1...40).map { UInt64($0) })
    func againstModel(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let total = Int.random(in: 1...9, using: &random)
        let perHost = Int.random(in: 1...6, using: &random)
        let streams = Int.random(in: 0...12, using: &random)
        // 1 holds back all but the urgent, 2 everybody.
        let backlog = Backlog(limit: 1)
        let gate = TransferGate(
            total: total, perHost: perHost, streams: streams, startRate: nil, clock: FakeClock(), behind: backlog)
        // The hosts that are known to need one connection for all their transfers.
        var shared: Set<String> = []
        let admitted = Log<Int>()
        let ended = Tally()
        var waiting: [Waiting] = []
        var inside: [String] = []
        var aside: [String] = []
        var expected: Set<Int> = []
        var count = 0

        func limit(_ host: String, _ priority: LoadPriority) -> Int {
            let places = shared.contains(host) ? streams : perHost
            return priority < .normal ? places - places / 3 : places
        }
        func used() -> Int {
            Self.hosts.reduce(0) { sum, host in
                let count = inside.count { $0 == host }
                return sum + (shared.contains(host) ? min(1, count) : count)
            }
        }
        for step in 0..<400 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3:
                let (number, id) = (count, WaitID())
                count += 1
                let host = Self.hosts.randomElement(using: &random) ?? "a"
                let demand = LivePriority(LoadPriority.allCases.randomElement(using: &random) ?? .normal)
                let before = admitted.entries.count + gate.counts.waiting
                let task = Task {
                    if (try? await gate.enter(host, for: demand, as: id)) != nil { admitted.add(number) }
                    ended.add()
                }
                try await eventually("seed \(seed): it has come") {
                    admitted.entries.count + gate.counts.waiting > before
                }
                waiting.append(Waiting(number: number, host: host, demand: demand, task: task))
            case 4...5:
                waiting.randomElement(using: &random)?.demand.priority =
                    LoadPriority.allCases.randomElement(using: &random) ?? .low
            case 6:
                guard let index = waiting.indices.randomElement(using: &random) else { break }
                let leaver = waiting.remove(at: index)
                leaver.task.cancel()
                await leaver.task.value
            case 7...8:
                guard let index = inside.indices.randomElement(using: &random) else { break }
                let host = inside.remove(at: index)
                if Bool.random(using: &random) {
                    gate.leave(host)
                } else {
                    gate.stepAside(from: host)
                    aside.append(host)
                }
            case 9:
                let host = Self.hosts.randomElement(using: &random) ?? "a"
                let isShared = Bool.random(using: &random)
                gate.learn(host, isShared: isShared, byteCount: 0)
                if isShared, streams > perHost { shared.insert(host) } else { shared.remove(host) }
            case 10:
                let wanted = max(0, Int.random(in: -2...2, using: &random))
                let difference = wanted - backlog.byteCount
                // In one step: in between, everybody might go in.
                if difference < 0 { backlog.remove(-difference) } else { backlog.add(difference) }
            default:
                guard let index = aside.indices.randomElement(using: &random) else { break }
                gate.vacate(aside.remove(at: index))
            }
            // The model: as long as somebody can be let in, the most urgent and oldest of them is.
            // A host whose transfers share a connection, and has one, takes nothing from the others.
            while true {
                let hasPermit = used() < total
                let able = waiting.filter { waiter in
                    backlog.least.map { waiter.demand.priority >= $0 } ?? false
                        && (inside + aside).count { $0 == waiter.host } < limit(waiter.host, waiter.demand.priority)
                        && (hasPermit || shared.contains(waiter.host) && inside.contains(waiter.host))
                }
                let next = able.min { ($1.demand.priority, $0.number) < ($0.demand.priority, $1.number) }
                guard let next else { break }
                waiting.removeAll { $0.number == next.number }
                inside.append(next.host)
                expected.insert(next.number)
            }
            try await eventually("seed \(seed), step \(step): they are in") { admitted.entries.count >= expected.count }
            #expect(Set(admitted.entries) == expected, "seed \(seed), step \(step)")
            #expect(gate.counts.free == total - used(), "seed \(seed), step \(step)")
            #expect(gate.counts.waiting == waiting.count, "seed \(seed), step \(step)")
            guard Set(admitted.entries) == expected else { break }
        }
        for waiter in waiting { waiter.task.cancel() }
        for host in inside { gate.leave(host) }
        for host in aside { gate.vacate(host) }
        try await eventually("seed \(seed): each has ended once") { ended.value == count }
        for waiter in waiting { #expect(waiter.demand.followerCount == 0) }
        // Of those cancelled just now some may have got a permit before.
        for waiter in waiting where admitted.entries.contains(waiter.number) { gate.leave(waiter.host) }
        #expect(gate.counts == (free: total, waiting: 0, hosts: 0), "seed \(seed)")
    }

    @Test(
        "Given concurrent arrivals, changes and cancels, when all end, then no permit is lost",
        arguments: (1...10).map { UInt64($0) })
    func atOnce(seed: UInt64) async {
        var random = RandomSource(seed: seed)
        let gate = TransferGate(total: 5, perHost: 2, startRate: nil, clock: FakeClock())
        let inside = Tally()
        let atHost = Dictionary(uniqueKeysWithValues: Self.hosts.map { ($0, Tally()) })
        let ended = Tally()
        var tasks: [Task<Void, Never>] = []
        for _ in 0..<500 {
            let host = Self.hosts.randomElement(using: &random) ?? "a"
            let demand = LivePriority(LoadPriority.allCases.randomElement(using: &random) ?? .normal)
            let yields = Int.random(in: 0..<4, using: &random)
            let stepsAside = Bool.random(using: &random)
            tasks.append(
                Task {
                    defer { ended.add() }
                    let id = WaitID()
                    guard (try? await gate.enter(host, for: demand, as: id)) != nil else { return }
                    inside.add()
                    atHost[host]?.add()
                    for _ in 0..<yields { await Task.yield() }
                    if stepsAside {
                        inside.add(-1)
                        gate.stepAside(from: host)
                        await Task.yield()
                        atHost[host]?.add(-1)
                        guard (try? await gate.enter(host, for: demand, as: id, vacating: host)) != nil else { return }
                        inside.add()
                        atHost[host]?.add()
                    }
                    inside.add(-1)
                    atHost[host]?.add(-1)
                    gate.leave(host)
                })
            if Int.random(in: 0..<3, using: &random) == 0 { tasks.randomElement(using: &random)?.cancel() }
            demand.priority = LoadPriority.allCases.randomElement(using: &random) ?? .low
            if Bool.random(using: &random) { await Task.yield() }
        }
        await withWatchdog("seed \(seed)") { for task in tasks { await task.value } }
        #expect(ended.value == 500)
        #expect(inside.peak <= 5, "seed \(seed)")
        for host in Self.hosts { #expect(atHost[host]?.peak ?? 9 <= 2, "seed \(seed)") }
        #expect(gate.counts == (free: 5, waiting: 0, hosts: 0), "seed \(seed)")
    }
}
