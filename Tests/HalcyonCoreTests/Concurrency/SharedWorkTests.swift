import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("SharedWork")
struct SharedWorkTests {
    typealias Table = SharedWork<String, Int, LoadingProgress>

    @Test("Given running work, when others ask for its key, then it runs once and all get its outcome")
    func joins() async throws {
        let table = Table()
        let runs = Tally()
        let gate = Gate()
        let callers = (0..<100).map { _ in
            Task {
                try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                    runs.add()
                    await gate.pass()
                    return 7
                }
            }
        }
        try await eventually("all have joined") { table.waiterCount(for: "key") == 100 }
        gate.open()
        for caller in callers { #expect(try await caller.value == 7) }
        #expect(runs.value == 1)
        #expect(table.count == 0)
    }

    @Test("Given different keys, when both run, then neither joins the other")
    func keepsKeysApart() async throws {
        let table = Table()
        async let a = table.value(for: "a", demand: .constant(.normal)) { _ in 1 }
        async let b = table.value(for: "b", demand: .constant(.normal)) { _ in 2 }
        #expect(try await [a, b] == [1, 2])
    }

    @Test("Given several waiters, when one is cancelled, then it alone ends and the work goes on")
    func leavesAlone() async throws {
        let table = Table()
        let gate = Gate()
        let wasCancelled = Tally()
        @Sendable func call() -> Task<Result<Int, ImageError>, Never> {
            Task {
                do throws(ImageError) {
                    return .success(
                        try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                            await gate.pass()
                            if Task.isCancelled { wasCancelled.add() }
                            return 1
                        }
                    )
                } catch { return .failure(error) }
            }
        }
        let first = call()
        try await eventually("the first waits") { table.waiterCount(for: "key") == 1 }
        let second = call()
        try await eventually("the second waits") { table.waiterCount(for: "key") == 2 }
        first.cancel()
        #expect(await first.value == .failure(.cancelled))
        #expect(table.waiterCount(for: "key") == 1)
        gate.open()
        #expect(await second.value == .success(1))
        #expect(wasCancelled.value == 0)
    }

    @Test("Given a caller that is cancelled as it joins, when it should leave, then it does", .timeLimit(.minutes(5)))
    func cancelledAsItJoins() async {
        let table = Table()
        let gate = Gate()
        let work = Task {
            try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                await gate.pass()
                return 1
            }
        }
        await eventuallyWaiting(in: table)
        for round in 0..<2_000 {
            let joiner = Task {
                try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in 2 }
            }
            // Now earlier, now later, around the moment at which the task joins.
            let end = ContinuousClock.now + .nanoseconds(round % 100 * 200)
            while ContinuousClock.now < end {}
            joiner.cancel()
            // One that stays would wait for the gate.
            _ = await joiner.result
        }
        #expect(table.waiterCount(for: "key") == 1)
        gate.open()
        _ = await work.result
    }

    private func eventuallyWaiting(in table: Table) async {
        while table.waiterCount(for: "key") < 1 { await Task.yield() }
    }

    @Test("Given one waiter, when it is cancelled, then its work is cancelled and the key is free")
    func lastOneCancels() async throws {
        let table = Table()
        let gate = Gate()
        let cancelled = Tally()
        let caller = Task {
            _ = try? await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                await gate.pass()
                if Task.isCancelled { cancelled.add() }
                throw .cancelled
            }
        }
        try await eventually("it waits") { table.waiterCount(for: "key") == 1 }
        caller.cancel()
        await caller.value
        #expect(table.count == 0)
        try await eventually("the work was cancelled") { cancelled.value == 1 }
    }

    @Test("Given abandoned work winding down, when its key is wanted again, then new work runs")
    func successorIsSafe() async throws {
        let table = Table()
        let deaf = Gate()
        let cancelledOnce = Tally()
        let first = Task {
            try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                // Deaf to its cancellation, as a codec between two rows is.
                await Task.detached { await deaf.pass() }.value
                cancelledOnce.add()
                return 1
            }
        }
        try await eventually("it waits") { table.waiterCount(for: "key") == 1 }
        first.cancel()
        _ = await first.result
        let gate = Gate()
        let second = Task {
            try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                await gate.pass()
                return 2
            }
        }
        try await eventually("the successor waits") { table.waiterCount(for: "key") == 1 }
        deaf.open()
        try await eventually("the old work has ended") { cancelledOnce.value == 1 }
        #expect(table.waiterCount(for: "key") == 1)
        gate.open()
        #expect(try await second.value == 2)
    }

    @Test("Given work that fails, when it ends, then all waiters get the error and a new call retries")
    func fails() async throws {
        let table = Table()
        let gate = Gate()
        let callers = (0..<3).map { _ in
            Task {
                do throws(ImageError) {
                    _ = try await table.value(for: "key", demand: .constant(.normal)) { _ async throws(ImageError) in
                        await gate.pass()
                        throw .response(.connectionReset)
                    }
                    return nil as ImageError?
                } catch { return error }
            }
        }
        try await eventually("all wait") { table.waiterCount(for: "key") == 3 }
        gate.open()
        for caller in callers { #expect(await caller.value == .response(.connectionReset)) }
        let again = try? await table.value(for: "key", demand: .constant(.normal)) { _ in 5 }
        #expect(again == 5)
    }

    @Test("Given waiters of several priorities, when they change, then the work has the highest one")
    func priorityIsTheMaximum() async throws {
        let table = Table()
        let gate = Gate()
        let job = Log<Table.Job>()
        let demands = [LivePriority(.low), LivePriority(.veryLow), LivePriority(.high)]
        let callers = demands.map { demand in
            Task {
                _ = try? await table.value(for: "key", demand: demand) { running async throws(ImageError) in
                    job.add(running)
                    await gate.pass()
                    return 0
                }
            }
        }
        try await eventually("all wait") { table.waiterCount(for: "key") == 3 }
        var priority: LoadPriority? { job.entries.first?.demand.priority }
        #expect(priority == .high)
        demands[1].priority = .veryHigh
        #expect(priority == .veryHigh)
        demands[1].priority = .veryLow
        #expect(priority == .high)
        callers[2].cancel()
        await callers[2].value
        #expect(priority == .low)
        gate.open()
        for caller in callers { await caller.value }
        for demand in demands { #expect(demand.followerCount == 0) }
    }

    @Test("Given a report before a caller joins, when it joins, then it gets the latest, none older")
    func reportsReachLateJoiners() async throws {
        let table = Table()
        let gate = Gate()
        let seen = Log<Int>()
        let reported = Tally()
        let first = Task {
            _ = try? await table.value(for: "key", demand: .constant(.normal)) { job async throws(ImageError) in
                let old = Sequenced(LoadingProgress(receivedBytes: 1, expectedBytes: nil))
                job.report(LoadingProgress(receivedBytes: 2, expectedBytes: nil))
                job.forward(old)
                reported.add()
                await gate.pass()
                return 0
            }
        }
        try await eventually("the report is out") { reported.value == 1 }
        let second = Task {
            _ = try? await table.value(
                for: "key", demand: .constant(.normal), onEvent: { seen.add($0.event.receivedBytes) },
                by: { _ async throws(ImageError) in 0 }
            )
        }
        try await eventually("it has joined") { table.waiterCount(for: "key") == 2 }
        gate.open()
        await first.value
        await second.value
        #expect(seen.entries == [2])
    }
}
