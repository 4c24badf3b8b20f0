import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Work that other work starts runs in that work's task, but is shared and cancelled as if it had one of its own.
@Suite("Work within work")
struct HostedWorkTests {
    typealias Table = SharedWork<String, Int, LoadingProgress>

    /// Three levels, as in the pipeline: the work for "top" waits for "middle", and that for "bottom".
    private final class Levels: Sendable {
        let tables = (0..<3).map { _ in Table() }
        let gate = Gate()
        /// What each piece of work saw, from the bottom up: its task, and whether that was cancelled in the end.
        let seen = Mutex<[(level: Int, task: Int, isCancelled: Bool)]>([])
        let demands = Mutex<[LivePriority]>([])
        let waits = Tally()

        func value(_ level: Int = 0, _ demand: LivePriority = .constant(.normal)) async throws(ImageError) -> Int {
            try await tables[level].value(for: "key", demand: demand) { [self] job async throws(ImageError) in
                demands.withLock { $0.append(job.demand) }
                let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
                defer { seen.withLock { $0.append((level, task, Task.isCancelled)) } }
                if level < 2 { return try await value(level + 1, job.demand) + 1 }
                waits.add()
                await gate.pass()
                return 1
            }
        }

        func start(_ level: Int, _ demand: LivePriority = .constant(.normal)) -> Task<Result<Int, ImageError>, Never> {
            Task {
                do throws(ImageError) {
                    return .success(try await value(level, demand))
                } catch { return .failure(error) }
            }
        }

        func waiterCounts() -> [Int] { tables.map { $0.waiterCount(for: "key") } }
    }

    @Test("Given three levels of work, when nobody else wants them, then all of them run in one task")
    func sharesTheTask() async throws {
        let levels = Levels()
        levels.gate.open()
        #expect(try await levels.value() == 3)
        let seen = levels.seen.withLock { $0 }
        #expect(seen.map(\.level) == [2, 1, 0])
        #expect(Set(seen.map(\.task)).count == 1)
        #expect(levels.tables.allSatisfy { $0.count == 0 })
    }

    @Test("Given three levels of work, when the caller leaves, then all are cancelled and gone")
    func cancelsTheBottom() async throws {
        let levels = Levels()
        let caller = levels.start(0)
        try await eventually("the bottom runs") { levels.waits.value == 1 }
        caller.cancel()
        #expect(await caller.value == .failure(.cancelled))
        try await eventually("all have ended") { levels.seen.withLock { $0.count } == 3 }
        #expect(levels.seen.withLock { $0.allSatisfy(\.isCancelled) })
        #expect(levels.waiterCounts() == [0, 0, 0])
    }

    @Test("Given inner work with another caller, when the outer one leaves, then inner work goes on")
    func goesOnForOthers() async throws {
        let levels = Levels()
        let outer = levels.start(0)
        try await eventually("the bottom runs") { levels.waits.value == 1 }
        let inner = levels.start(1)
        try await eventually("the other has joined") { levels.waiterCounts() == [1, 2, 1] }
        outer.cancel()
        #expect(await outer.value == .failure(.cancelled))
        #expect(levels.waiterCounts() == [0, 1, 1])
        levels.gate.open()
        #expect(await inner.value == .success(2))
        try await eventually("all have ended") { levels.seen.withLock { $0.count } == 3 }
        // The outer work was cancelled as soon as its task was not needed by others.
        #expect(levels.seen.withLock { $0.map(\.isCancelled) } == [false, false, true])
    }

    @Test("Given inner work that outlived its host, when its last waiter leaves, then it is cancelled")
    func cancelsForTheLast() async throws {
        let levels = Levels()
        let outer = levels.start(0)
        try await eventually("the bottom runs") { levels.waits.value == 1 }
        let inner = levels.start(1)
        try await eventually("the other has joined") { levels.waiterCounts() == [1, 2, 1] }
        outer.cancel()
        _ = await outer.value
        inner.cancel()
        #expect(await inner.value == .failure(.cancelled))
        try await eventually("all have ended") { levels.seen.withLock { $0.count } == 3 }
        #expect(levels.seen.withLock { $0.allSatisfy(\.isCancelled) })
        #expect(levels.waiterCounts() == [0, 0, 0])
    }

    @Test("Given inner work that outlived its host, when outer work starts again, then it is joined")
    func isJoinedAgain() async throws {
        let levels = Levels()
        let first = levels.start(0)
        try await eventually("the bottom runs") { levels.waits.value == 1 }
        let inner = levels.start(2)
        try await eventually("the other has joined") { levels.waiterCounts() == [1, 1, 2] }
        first.cancel()
        _ = await first.value
        let second = levels.start(0)
        try await eventually("the second has joined") { levels.waiterCounts() == [1, 1, 2] }
        levels.gate.open()
        #expect(await second.value == .success(3))
        #expect(await inner.value == .success(1))
        #expect(levels.waits.value == 1)
    }

    @Test("Given three levels of work, when the caller's priority changes, then every level has it")
    func passesPriorityOn() async throws {
        let levels = Levels()
        let demand = LivePriority(.low)
        let caller = levels.start(0, demand)
        try await eventually("the bottom runs") { levels.waits.value == 1 }
        #expect(levels.demands.withLock { $0.map(\.priority) } == [.low, .low, .low])
        demand.priority = .veryHigh
        #expect(levels.demands.withLock { $0.map(\.priority) } == [.veryHigh, .veryHigh, .veryHigh])
        let other = levels.start(2)
        try await eventually("another has joined") { levels.waiterCounts() == [1, 1, 2] }
        caller.cancel()
        _ = await caller.value
        // What is left is what the other wants.
        #expect(levels.demands.withLock { $0.map(\.priority) }.last == .normal)
        levels.gate.open()
        #expect(await other.value == .success(1))
        #expect(demand.followerCount == 0)
    }

    @Test("Given inner work that gives up by itself, when it ends, then it does not look cancelled")
    func reportsGivingUp() async throws {
        let (outer, inner) = (Table(), Table())
        await #expect(throws: ImageError.request(.givenUp)) {
            try await outer.value(for: "key", demand: .constant(.normal)) { job async throws(ImageError) in
                try await inner.value(for: "key", demand: job.demand) { _ async throws(ImageError) in throw .cancelled }
            }
        }
    }

    /// Two pieces of work that only end if both run at a time.
    private final class Sides: Sendable {
        let table = Table()
        let tasks = Mutex<Set<Int>>([])
        let running = Tally()

        func value(_ name: String, _ demand: LivePriority) async throws(ImageError) -> Int {
            try await table.value(for: name, demand: demand) { [self] _ async throws(ImageError) in
                tasks.withLock { _ = $0.insert(withUnsafeCurrentTask { $0?.hashValue ?? 0 }) }
                running.add()
                do {
                    try await eventually("both run") { running.value == 2 }
                } catch { throw .request(.givenUp) }
                return 1
            }
        }
    }

    @Test("Given work that waits for two others at once, when they run, then each has its own task")
    func runsSideBySide() async throws {
        let (outer, sides) = (Table(), Sides())
        let sum = try await outer.value(for: "key", demand: .constant(.normal)) { job async throws(ImageError) in
            let demand = job.demand
            let other = Task { try? await sides.value("a", demand) }
            return try await sides.value("b", demand) + (await other.value ?? 0)
        }
        #expect(sum == 2)
        #expect(sides.tasks.withLock { $0.count } == 2)
    }

    @Test("Given a cancelled task, when it runs something aside, then that sees the cancellation")
    func runsAsideWhenCancelled() async {
        let saw = Tally()
        let task = Task {
            await Gate().pass()
            return try await RunningTask.aside { () async throws(ImageError) in
                if Task.isCancelled { saw.add() }
                return 1
            }
        }
        task.cancel()
        let value = try? await task.value
        #expect(value == 1)
        #expect(saw.value == 1)
    }
}
