import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// A cache whose stores or removals do not come back holds nobody for ever, and owes no more than it can.
@Suite("A cache that does not come back", .timeLimit(.minutes(5)))
struct StalledWriteTests {
    private static let stuck = "http://test/stuck"
    private let clock = FakeClock()
    private let gate = Gate()
    private let loader = FakeLoader()

    private func pipeline(_ cache: any DataCaching) -> ImagePipeline {
        ImagePipeline(.fake(loader: loader, cache: cache, imageCache: nil, clock: clock))
    }

    /// A cache of which one store never ends.
    private func stuckCache() -> HookedCache {
        HookedCache { [gate] call async throws(ImageError) in if call == .store(Self.stuck) { await gate.pass() } }
    }

    enum Call: CaseIterable {
        case flush, statistics, remove, removeVariants, removeAll

        func run(_ pipeline: ImagePipeline) async throws(ImageError) {
            let request = ImageRequest(StalledWriteTests.stuck)
            switch self {
            case .flush: await pipeline.flush()
            case .statistics: _ = try await pipeline.cache.dataStatistics()
            case .remove: await pipeline.cache.remove(for: request)
            case .removeVariants: try await pipeline.cache.removeAll(variantsOf: request)
            case .removeAll: try await pipeline.cache.removeAll()
            }
        }

        /// Whether it says that it could not do what it was to do.
        var throwsError: Bool { self == .removeVariants || self == .removeAll }
    }

    @Test(
        "Given a store that never ends, when a cancelled task awaits the disk, then it soon returns",
        arguments: Call.allCases, [false, true])
    func cancelled(call: Call, isCancelledBefore: Bool) async throws {
        let pipeline = pipeline(stuckCache())
        await pipeline.cache.store(Data("x".utf8), for: ImageRequest(Self.stuck))
        await gate.waiting.wait(for: 1)
        let ended = Tally()
        let start = Gate()
        let task = Task {
            // Held there until the task is cancelled, or let on.
            await start.pass()
            let error = await failure { try await call.run(pipeline) }
            ended.add()
            return error
        }
        if isCancelledBefore { task.cancel() } else { start.open() }
        await clock.wait(forSleepers: 1)
        if !isCancelledBefore { task.cancel() }
        // A disk may take its time.
        clock.advance(2.9)
        for _ in 0..<100 { await Task.yield() }
        #expect(ended.value == 0)
        try await eventually("it waits again") { clock.sleeperCount == 1 }
        clock.advance(0.2)
        #expect(await task.value == (call.throwsError ? .cancelled : nil))
        // What does not end is known by now.
        let late = Task { await pipeline.flush() }
        late.cancel()
        await late.value
        try await eventually("nobody sleeps for it") { clock.sleeperCount == 0 }
        gate.open()
        await pipeline.flush()
    }

    @Test(
        "Given a store that never ends, when a task awaits the disk, then it returns after a minute",
        arguments: Call.allCases)
    func patient(call: Call) async throws {
        let pipeline = pipeline(stuckCache())
        await pipeline.cache.store(Data("x".utf8), for: ImageRequest(Self.stuck))
        await gate.waiting.wait(for: 1)
        let ended = Tally()
        let task = Task {
            let error = await failure { try await call.run(pipeline) }
            ended.add()
            return error
        }
        await clock.wait(forSleepers: 1)
        clock.advance(59)
        for _ in 0..<100 { await Task.yield() }
        #expect(ended.value == 0)
        try await eventually("it waits again") { clock.sleeperCount == 1 }
        clock.advance(2)
        #expect(await task.value?.code == (call.throwsError ? 3004 : nil))
        gate.open()
        await pipeline.flush()
    }

    @Test("Given a store that never ends, when others are in progress, then a flush waits for those")
    func waitsForOthers() async throws {
        let slow = Gate()
        let cache = HookedCache { [gate] call async throws(ImageError) in
            if call == .store(Self.stuck) { await gate.pass() }
            if call == .store("http://test/slow") { await slow.pass() }
        }
        let pipeline = pipeline(cache)
        await pipeline.cache.store(Data("x".utf8), for: ImageRequest(Self.stuck))
        await gate.waiting.wait(for: 1)
        clock.advance(100)
        await pipeline.cache.store(Data("y".utf8), for: ImageRequest("http://test/slow"))
        await slow.waiting.wait(for: 1)
        let ended = Tally()
        let flush = Task {
            await pipeline.flush()
            ended.add()
        }
        for _ in 0..<1000 { await Task.yield() }
        #expect(ended.value == 0)
        slow.open()
        await flush.value
        #expect(cache.disk.keys == ["http://test/slow"])
        gate.open()
        await pipeline.flush()
    }

    @Test("Given a store being written, when another replaces it, then a flush waits for the first")
    func replaced() async throws {
        let first = Tally()
        let cache = HookedCache { [gate] call async throws(ImageError) in
            guard call == .store(Self.stuck) else { return }
            first.add()
            if first.value == 1 { await gate.pass() }
        }
        let pipeline = pipeline(cache)
        await pipeline.cache.store(Data("first".utf8), for: ImageRequest(Self.stuck))
        await gate.waiting.wait(for: 1)
        let ended = Tally()
        let flush = Task {
            await pipeline.flush()
            ended.add()
        }
        await clock.wait(forSleepers: 1)
        await pipeline.cache.store(Data("second".utf8), for: ImageRequest(Self.stuck))
        await pipeline.cache.store(Data("other".utf8), for: ImageRequest("http://test/other"))
        try await eventually("the other is stored") { cache.disk.keys == ["http://test/other"] }
        for _ in 0..<1000 { await Task.yield() }
        #expect(ended.value == 0)
        gate.open()
        await flush.value
        await pipeline.flush()
        #expect(cache.disk[Self.stuck]?.data == Data("second".utf8))
    }

    // MARK: Removals

    private func change(_ number: Int) -> ImageRequest {
        let http = HTTPRequest(method: .put, scheme: "http", authority: "test", path: "/\(number)")
        return ImageRequest(source: .remote(http, body: Data("new".utf8)))
    }

    /// A cache whose removals wait.
    private func keepingCache(clears: Tally = Tally()) -> HookedCache {
        HookedCache { [gate] call async throws(ImageError) in
            switch call {
            case .remove, .clear:
                if call == .clear(nil) { clears.add() }
                await gate.pass()
            default: break
            }
        }
    }

    @Test("Given removals that hang, when many URLs change, then few run at once and all are answered")
    func fewAtATime() async throws {
        let pipeline = pipeline(keepingCache())
        let answered = Tally()
        let changes = (0..<30).map { number in
            Task {
                _ = try await pipeline.data(for: change(number))
                answered.add()
            }
        }
        await gate.waiting.wait(for: 4)
        try await eventually("all have come") { loader.started.value == 30 }
        for _ in 0..<1000 { await Task.yield() }
        #expect(gate.waiting.value == 4)
        #expect(answered.value == 0)
        try await eventually("all are answered") {
            clock.advance(0.1)
            return answered.value == 30
        }
        for change in changes { try await change.value }
        #expect(gate.waiting.peak == 4)
        gate.open()
        await pipeline.flush()
    }

    @Test("Given removals that hang, when too many are pending, then the disk is emptied instead")
    func emptied() async throws {
        let clears = Tally()
        let cache = keepingCache(clears: clears)
        let pipeline = pipeline(cache)
        for number in 0..<3 {
            await pipeline.cache.store(Data("old".utf8), for: ImageRequest("http://test/\(number)"))
        }
        await pipeline.flush()
        #expect(cache.disk.keys.count == 3)
        for number in 10..<10_000 { pipeline.cache.remove(for: ImageRequest("http://test/\(number)"), on: .immediate) }
        // Those who wait for it find nothing, and what comes now is stored in the end.
        #expect(await pipeline.cache.data(for: ImageRequest("http://test/0")) == nil)
        await pipeline.cache.store(Data("new".utf8), for: ImageRequest("http://test/1"))
        #expect(await pipeline.cache.data(for: ImageRequest("http://test/1"))?.data == Data("new".utf8))
        gate.open()
        await pipeline.flush()
        #expect(clears.value == 1)
        #expect(cache.disk.removals.value < 4200)
        #expect(cache.disk.keys == ["http://test/1"])
        #expect(gate.waiting.peak <= 4)
    }
}
