import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// In use, stalled, asked again by one call, in use: the life of a disk cache that does not answer for a time.
@Suite("A cache that stalls and recovers", .timeLimit(.minutes(5)))
struct StallRecoveryTests {
    private let cache = StickyCache()
    private let clock = FakeClock()

    /// A pipeline whose cache has the bytes of these paths.
    private func pipeline(caching paths: [String]) async throws -> ImagePipeline {
        let pipeline = ImagePipeline(.fake(cache: cache, imageCache: nil, clock: clock))
        for path in paths { _ = try await pipeline.data(for: ImageRequest("http://test/\(path)")) }
        await pipeline.flush()
        return pipeline
    }

    private func source(_ path: String, in pipeline: ImagePipeline) async throws -> ResponseSource {
        try await pipeline.response(for: ImageRequest("http://test/\(path)")).source
    }

    /// Lets loads of `paths` wait for the cache until their time is up.
    private func stall(_ pipeline: ImagePipeline, _ paths: [String]) async throws {
        let before = cache.held.value
        let tasks = paths.map { pipeline.task(for: ImageRequest("http://test/\($0)")) }
        await cache.held.wait(for: before + paths.count)
        await clock.wait(forSleepers: 1)
        clock.advance(3.1)
        for task in tasks { #expect(try await task.response.source == .network) }
    }

    @Test("Given one very slow read, when its load gives up on it, then others still use the cache")
    func oneSlowRead() async throws {
        let pipeline = try await pipeline(caching: ["a", "b", "slow"])
        cache.hold { $0.hasSuffix("/slow") }
        try await stall(pipeline, ["slow"])
        #expect(cache.stuck.value == 1)
        for path in ["a", "b", "a"] { #expect(try await source(path, in: pipeline) == .disk) }
        cache.release()
        await cache.stuck.wait { $0 == 0 }
    }

    @Test("Given slow reads among answered ones, when they time out, then the cache stays in use")
    func slowReadsAmongOthers() async throws {
        let pipeline = try await pipeline(caching: ["a"] + (0..<8).map { "slow\($0)" })
        cache.hold { $0.contains("/slow") }
        let slow = (0..<8).map { pipeline.task(for: ImageRequest("http://test/slow\($0)")) }
        await cache.held.wait(for: 8)
        #expect(try await source("a", in: pipeline) == .disk)
        await clock.wait(forSleepers: 1)
        clock.advance(3.1)
        for task in slow { #expect(try await task.response.source == .network) }
        #expect(try await source("a", in: pipeline) == .disk)
        cache.release()
        await cache.stuck.wait { $0 == 0 }
    }

    @Test("Given a stalled cache, when a while has passed, then one load probes it for all")
    func recovers() async throws {
        let pipeline = try await pipeline(caching: ["a", "b", "c"])
        cache.hold { _ in true }
        try await stall(pipeline, ["x", "y", "z"])
        #expect(try await source("a", in: pipeline) == .network)
        #expect(cache.held.value == 3)
        clock.advance(3.1)
        // The first one asks, and the next goes on without.
        let probe = pipeline.task(for: ImageRequest("http://test/a"))
        await cache.held.wait(for: 4)
        #expect(try await source("b", in: pipeline) == .network)
        #expect(cache.held.value == 4)
        await clock.wait(forSleepers: 1)
        clock.advance(3.1)
        #expect(try await probe.response.source == .network)
        // Not answered, it is left alone for twice as long.
        clock.advance(3.1)
        #expect(try await source("b", in: pipeline) == .network)
        #expect(cache.held.value == 4)
        clock.advance(3.1)
        // What is stuck stays so, and what comes now is answered.
        cache.hold { _ in false }
        #expect(try await source("a", in: pipeline) == .disk)
        #expect(try await source("b", in: pipeline) == .disk)
        #expect(cache.stuck.value == 4)
        cache.release()
        await cache.stuck.wait { $0 == 0 }
    }

    @Test("Given a probe whose load is cancelled, when it returns, then the next call probes again")
    func cancelledProbe() {
        var record = StallRecord(pause: 3)
        let owner = ObjectIdentifier(cache)
        let ids = (0..<6).map { _ in WaitID() }
        for id in ids[..<2] {
            #expect(record.admit(id, of: owner, at: 0) == .allowed)
            record.begin(id, of: owner)
        }
        for id in ids[..<2] { record.expire(id, of: owner, at: 3) }
        #expect(record.admit(ids[2], of: owner, at: 5) == .refused)
        #expect(record.admit(ids[3], of: owner, at: 6) == .allowed)
        record.begin(ids[3], of: owner)
        #expect(record.admit(ids[4], of: owner, at: 6) == .refused)
        record.end(ids[3], of: owner, isAnswer: false)
        #expect(record.isStalled(owner))
        #expect(record.admit(ids[5], of: owner, at: 6) == .allowed)
        record.begin(ids[5], of: owner)
        record.end(ids[5], of: owner, isAnswer: true)
        #expect(!record.isStalled(owner))
    }

    @Test("Given hanging reads of cancelled loads, when their time is up, then they count as stalled")
    func cancelledLoads() async throws {
        let pipeline = try await pipeline(caching: ["a"])
        cache.hold { _ in true }
        for number in 0..<3 {
            let task = pipeline.task(for: ImageRequest("http://test/\(number)"))
            await cache.held.wait(for: number + 1)
            task.cancel()
            await #expect(throws: ImageError.cancelled) { try await task.image }
        }
        await clock.wait(forSleepers: 1)
        clock.advance(3.1)
        let staged = try #require(pipeline.engine.parts.caches.dataCache)
        try await eventually("the cache counts as stalled") { pipeline.engine.parts.patience.isStalled(staged) }
        #expect(try await source("a", in: pipeline) == .network)
        #expect(cache.held.value == 3)
        cache.release()
        try await eventually("the cache is in use") { !pipeline.engine.parts.patience.isStalled(staged) }
        cache.hold { _ in false }
        #expect(try await source("a", in: pipeline) == .disk)
    }

    @Test("Given many calls that expire before they are made, when counted, then nothing has stalled")
    func expiredBeforeTheyBegan() {
        var record = StallRecord(pause: 3)
        let owner = ObjectIdentifier(cache)
        // Only an owner with a running call is known, and one late call may just be slow.
        let running = WaitID()
        record.begin(running, of: owner)
        record.expire(running, of: owner, at: 3)
        for _ in 0..<10 {
            let id = WaitID()
            #expect(record.admit(id, of: owner, at: 0) == .allowed)
            record.expire(id, of: owner, at: 3)
        }
        #expect(!record.isStalled(owner))
    }

    @Test("Given a tiny time limit, when calls run on several threads, then none is left at the end")
    func tinyLimit() async throws {
        let patience = Patience(limit: 1e-9, clock: SystemClock())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { [cache] in
                    for _ in 0..<20_000 { _ = await patience.value(of: cache) { 1 } }
                }
            }
        }
        try await eventually("all that was late has returned") { !patience.isStalled(cache) }
    }
}
