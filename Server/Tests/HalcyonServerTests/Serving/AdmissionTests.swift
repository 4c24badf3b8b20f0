import HalcyonCore
import HalcyonTesting
import Synchronization
import Testing

@testable import HalcyonServer

@Suite("Admission", .timeLimit(.minutes(5)))
struct AdmissionTests {
    /// Starts a task that asks for admission, and waits until it runs or waits.
    private func start(
        _ admission: Admission, _ client: String, _ work: @escaping @Sendable () async -> Void
    ) async -> Ask {
        let before = admission.load
        let ask = Ask(admission, client, work)
        await eventually { admission.load != before }
        return ask
    }

    private func expectEmpty(_ admission: Admission, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(admission.load == (0, 0), sourceLocation: sourceLocation)
    }

    @Test("Given a limit of three, when five ask, then three run and the others wait for a place")
    func limit() async {
        let admission = Admission(running: 3, waiting: 10, waitingPerClient: 10)
        let gates = (0..<5).map { _ in Latch() }
        var tasks: [Ask] = []
        for gate in gates { tasks.append(await start(admission, "a") { await gate.wait() }) }
        #expect(admission.load == (3, 2))
        gates[1].open()
        await eventually { admission.load == (3, 1) }
        for gate in gates { gate.open() }
        for task in tasks { #expect(await task.value == nil) }
        expectEmpty(admission)
    }

    @Test("Given a client with ten that wait, when another asks, then its first one comes second")
    func turns() async {
        let admission = Admission(running: 1, waiting: 100, waitingPerClient: 100)
        let gate = Latch()
        let order = Mutex<[String]>([])
        var tasks = [await start(admission, "x") { await gate.wait() }]
        for (client, count) in [("a", 10), ("b", 3), ("c", 1)] {
            for index in 1...count {
                tasks.append(
                    await start(admission, client) { order.withLock { $0.append("\(client)\(index)") } })
            }
        }
        #expect(admission.load == (1, 14))
        gate.open()
        for task in tasks { #expect(await task.value == nil) }
        #expect(
            order.withLock { $0 }
                == "a1 b1 c1 a2 b2 a3 b3 a4 a5 a6 a7 a8 a9 a10".split(separator: " ").map(String.init))
        expectEmpty(admission)
    }

    @Test("Given two that waited too long, when a place is free, then they are refused")
    func late() async {
        let clock = FakeClock()
        let admission = Admission(running: 1, waiting: 9, waitingPerClient: 9, patience: 15, clock: clock)
        let gate = Latch()
        let first = await start(admission, "a") { await gate.wait() }
        let late = [await start(admission, "a") {}, await start(admission, "b") {}]
        clock.advance(10)
        let next = await start(admission, "b") {}
        clock.advance(6)
        gate.open()
        for ask in late { #expect(await ask.value == .busy(seconds: 1)) }
        #expect(await first.value == nil)
        #expect(await next.value == nil)
        expectEmpty(admission)
    }

    @Test("Given a full queue, when one more asks, then it is refused")
    func full() async {
        let admission = Admission(running: 1, waiting: 2, waitingPerClient: 2)
        let gate = Latch()
        var tasks: [Ask] = []
        for client in ["a", "b", "c"] { tasks.append(await start(admission, client) { await gate.wait() }) }
        #expect(await Ask(admission, "d") {}.value == .busy(seconds: 1))
        #expect(admission.load == (1, 2))
        gate.open()
        for task in tasks { #expect(await task.value == nil) }
        expectEmpty(admission)
    }

    @Test("Given a client with all its places in the queue, when it asks, then only it is refused")
    func fullForClient() async {
        let admission = Admission(running: 1, waiting: 10, waitingPerClient: 2)
        let gate = Latch()
        var tasks: [Ask] = []
        for _ in 0..<3 { tasks.append(await start(admission, "a") { await gate.wait() }) }
        #expect(await Ask(admission, "a") {}.value == .busy(seconds: 1))
        tasks.append(await start(admission, "b") { await gate.wait() })
        #expect(admission.load == (1, 3))
        gate.open()
        for task in tasks { #expect(await task.value == nil) }
        expectEmpty(admission)
    }

    @Test("Given no places in the queue, when the first is at work, then the second is refused")
    func noQueue() async {
        let admission = Admission(running: 0, waiting: -1, waitingPerClient: -1)
        let gate = Latch()
        let task = await start(admission, "a") { await gate.wait() }
        #expect(await Ask(admission, "b") {}.value == .busy(seconds: 1))
        gate.open()
        #expect(await task.value == nil)
        expectEmpty(admission)
    }

    @Test("Given one that waits, when it is cancelled, then it ends and others keep their turns")
    func cancelledWhileWaiting() async {
        let admission = Admission(running: 1, waiting: 10, waitingPerClient: 10)
        let gate = Latch()
        let order = Mutex<[String]>([])
        let first = await start(admission, "a") { await gate.wait() }
        var waiting: [Ask] = []
        for (client, name) in [("a", "a1"), ("a", "a2"), ("b", "b1"), ("c", "c1")] {
            waiting.append(await start(admission, client) { order.withLock { $0.append(name) } })
        }
        waiting[0].cancel()
        waiting[2].cancel()
        #expect(await waiting[0].value == .image(.cancelled))
        #expect(await waiting[2].value == .image(.cancelled))
        #expect(admission.load == (1, 2))
        gate.open()
        #expect(await first.value == nil)
        #expect(await waiting[1].value == nil)
        #expect(await waiting[3].value == nil)
        #expect(order.withLock { $0 } == ["a2", "c1"])
        expectEmpty(admission)
    }

    @Test("Given a task that is cancelled, when it would have to wait, then it ends without waiting")
    func cancelledBeforeWaiting() async {
        let admission = Admission(running: 1, waiting: 10, waitingPerClient: 10)
        let (gate, start) = (Latch(), Latch())
        let first = await self.start(admission, "a") { await gate.wait() }
        let task = Ask(admission, "b", after: start) { Issue.record("it has run") }
        task.cancel()
        start.open()
        #expect(await task.value == .image(.cancelled))
        #expect(admission.load == (1, 0))
        gate.open()
        #expect(await first.value == nil)
        expectEmpty(admission)
    }

    @Test("Given one at work, when it is cancelled, then it keeps its place until its work ends")
    func cancelledAtWork() async {
        let admission = Admission(running: 1, waiting: 10, waitingPerClient: 10)
        let gate = Latch()
        let task = await start(admission, "a") { await gate.wait() }
        task.cancel()
        #expect(admission.load == (1, 0))
        gate.open()
        #expect(await task.value == nil)
        expectEmpty(admission)
    }

    @Test("Given work that throws, when it has ended, then its place is free")
    func throwing() async {
        let admission = Admission(running: 1, waiting: 0, waitingPerClient: 0)
        for _ in 0..<3 {
            await #expect(throws: RequestProblem.notFound) {
                try await admission.admitted("a") { () async throws(RequestProblem) in throw RequestProblem.notFound }
            }
        }
        expectEmpty(admission)
    }

    @Test(
        "Given 2,000 tasks, when many are cancelled at random, then all end, none too many run",
        arguments: [(1, 2_000), (8, 2_000), (4, 50)])
    func stress(running: Int, waiting: Int) async {
        let admission = Admission(running: running, waiting: waiting, waitingPerClient: waiting)
        let counts = Counts()
        var generator = SplitMix(seed: UInt64(running))
        var tasks: [Ask] = []
        for index in 0..<2_000 {
            let pauses = Int.random(in: 0...5, using: &generator)
            tasks.append(
                Ask(admission, "\(index % 17)") {
                    counts.begin()
                    for _ in 0..<pauses { await Task.yield() }
                    counts.end()
                })
            if Int.random(in: 0..<3, using: &generator) == 0 {
                tasks[Int.random(in: 0...index, using: &generator)].cancel()
            }
            if Int.random(in: 0..<10, using: &generator) == 0 { await Task.yield() }
        }
        var ends: [RequestProblem?: Int] = [:]
        await eventually { tasks.allSatisfy(\.hasEnded) }
        for task in tasks where task.hasEnded { ends[await task.value, default: 0] += 1 }
        #expect(ends.values.reduce(0, +) == 2_000)
        #expect(counts.most.load(ordering: .relaxed) <= running)
        #expect(ends[nil] == counts.ended.load(ordering: .relaxed))
        #expect(Set(ends.keys).isSubset(of: [nil, .image(.cancelled), .busy(seconds: 1)]))
        if waiting == 2_000 { #expect(ends[.busy(seconds: 1)] == nil) }
        expectEmpty(admission)
        // It still works.
        #expect(await Ask(admission, "a") {}.value == nil)
    }
}

/// A task that asks for admission. A test that waits for its end fails if there is none, instead of waiting forever.
private final class Ask: Sendable {
    private let end = Mutex<RequestProblem??>(nil)
    private let task = Mutex<Task<Void, Never>?>(nil)

    init(
        _ admission: Admission, _ client: String, after gate: Latch? = nil, _ work: @escaping @Sendable () async -> Void
    ) {
        let task = Task {
            await gate?.wait()
            do throws(RequestProblem) {
                try await admission.admitted(client) { () async throws(RequestProblem) in await work() }
                end.withLock { $0 = .some(nil) }
            } catch {
                end.withLock { $0 = error }
            }
        }
        self.task.withLock { $0 = task }
    }

    var hasEnded: Bool { end.withLock { $0 != nil } }

    /// What it threw; nil for nothing.
    var value: RequestProblem? {
        get async {
            await eventually { hasEnded }
            return end.withLock { $0 } ?? .tookTooLong(limit: 0)
        }
    }

    func cancel() { task.withLock { $0 }?.cancel() }
}

/// Counts the work that runs.
private final class Counts: Sendable {
    private let running = Atomic(0)
    let most = Atomic(0)
    let ended = Atomic(0)

    func begin() { most.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed) }

    func end() {
        running.subtract(1, ordering: .relaxed)
        ended.add(1, ordering: .relaxed)
    }
}
