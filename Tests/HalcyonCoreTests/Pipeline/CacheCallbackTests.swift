import Foundation
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// What Kingfisher's ImageCache and the tutorials' two-tier caches offer: both tiers, by handlers, in the order of the
/// calls.
@Suite("ImagePipeline.Cache, completion handlers")
struct CacheCallbackTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func found(_ pipeline: ImagePipeline, _ request: ImageRequest) async throws -> ImageResponse? {
        let outcome: Result<ImageResponse?, ImageError> = await withCheckedContinuation { done in
            pipeline.cache.response(for: request, on: .immediate) { done.resume(returning: $0) }
        }
        return try outcome.get()
    }

    @Test("Given an image in memory, when looked up, then the completion runs before the call returns")
    func memoryHit() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest(url))
        let sources = Log<ResponseSource?>()
        pipeline.cache.response(for: ImageRequest(url), on: .immediate) { sources.add((try? $0.get())?.source) }
        #expect(sources.entries == [.memory])
    }

    @Test("Given bytes only on disk, when their image is looked up, then memory gets it as well")
    func diskHit() async throws {
        fixture.keep("kept", for: url)
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url, processors: [Suffix("a")])
        let first = try await found(pipeline, request)
        #expect(first?.source == .disk)
        #expect(first?.image.text == "kepta")
        #expect(try await found(pipeline, request)?.source == .memory)
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given a store to a slow disk, when it is written, then its completion runs and not before")
    func storeCompletion() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        let stored = Tally()
        pipeline.cache.store(Data("put".utf8), for: ImageRequest(url), on: .immediate) { stored.add() }
        await gate.waiting.wait(for: 1)
        #expect(stored.value == 0)
        #expect(await pipeline.cache.data(for: ImageRequest(url))?.data == Data("put".utf8))
        gate.open()
        try await eventually("it was told") { stored.value == 1 }
        #expect(fixture.cache.keys == [url])
    }

    @Test("Given successive calls, when none is awaited, then each sees the effects of earlier ones")
    func programOrder() async throws {
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url)
        fixture.keep("old", for: url)
        for _ in 0..<200 {
            let found = Log<String>()
            func look() {
                // Looks at once, like the calls with handlers.
                _ = startTask {
                    let entry = await pipeline.cache.data(for: request)
                    found.add(entry.map { String(decoding: $0.data, as: UTF8.self) } ?? "nothing")
                }
            }
            pipeline.cache.removeAll(on: .immediate)
            look()
            pipeline.cache.store(Data("one".utf8), for: request, on: .immediate)
            look()
            pipeline.cache.remove(for: request, on: .immediate)
            look()
            pipeline.cache.store(Data("two".utf8), for: request, on: .immediate)
            _ = startTask { found.add("\(await pipeline.cache.hasData(for: request))") }
            try await eventually("all have ended") { found.entries.count == 4 }
            // These look at a cache without threads, and so end in the order of the calls.
            #expect(found.entries == ["nothing", "one", "nothing", "true"])
        }
        await pipeline.flush()
        #expect(fixture.cache.texts == ["two"])
    }

    @Test("Given a slow removal of everything, when bytes are stored after it, then they stay")
    func storeAfterRemoveAll() async throws {
        let slow = SlowClearing()
        let pipeline = fixture.pipeline { $0.dataCache = slow }
        let (old, new) = (ImageRequest("http://test/old"), ImageRequest("http://test/new"))
        await pipeline.cache.store(Data("old".utf8), for: old)
        await pipeline.flush()
        let removed = Tally()
        let stored = Tally()
        pipeline.cache.removeAll(on: .immediate) { if case .success = $0 { removed.add() } }
        pipeline.cache.store(Data("new".utf8), for: new, on: .immediate) { stored.add() }
        await slow.gate.waiting.wait(for: 1)
        #expect(await pipeline.cache.data(for: old) == nil)
        #expect(await pipeline.cache.data(for: new)?.data == Data("new".utf8))
        #expect(slow.cache.keys == [old.sourceKey])
        #expect(removed.value == 0 && stored.value == 0)
        slow.gate.open()
        try await eventually("both have ended") { removed.value == 1 && stored.value == 1 }
        #expect(slow.cache.keys == [new.sourceKey])
    }

    @Test("Given two pending removals of all, when stores are interleaved, then only the last stays")
    func removeAllTwice() async throws {
        let slow = SlowClearing()
        let pipeline = fixture.pipeline { $0.dataCache = slow }
        let requests = ["early", "between", "late"].map { ImageRequest("http://test/\($0)") }
        let ended = Log<String>()
        func store(_ index: Int) {
            pipeline.cache.store(Data("\(index)".utf8), for: requests[index], on: .immediate) { ended.add("store") }
        }
        func removeAll() { pipeline.cache.removeAll(on: .immediate) { _ in ended.add("removal") } }
        store(0)
        removeAll()
        store(1)
        removeAll()
        store(2)
        await slow.gate.waiting.wait(for: 2)
        #expect(await pipeline.cache.data(for: requests[0]) == nil)
        #expect(await pipeline.cache.data(for: requests[1]) == nil)
        #expect(await pipeline.cache.data(for: requests[2])?.data == Data("2".utf8))
        slow.gate.open()
        try await eventually("all have ended") { ended.entries.count == 5 }
        #expect(slow.cache.keys == [requests[2].sourceKey])
    }

    @Test("Given bytes whose deallocator calls the cache, when replaced, then nothing deadlocks")
    func bytesThatCall() async throws {
        let slow = SlowClearing()
        let pipeline = fixture.pipeline { $0.dataCache = slow }
        let request = ImageRequest(url)
        let released = Tally()
        let bytes: @Sendable () -> Data = {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: 4096, alignment: 1)
            return Data(
                bytesNoCopy: memory, count: 4096,
                deallocator: .custom { memory, _ in
                    memory.deallocate()
                    pipeline.cache.remove(for: "http://test/other", on: .immediate)
                    released.add()
                })
        }
        // Nobody writes while everything is removed: the cache alone has these.
        pipeline.cache.removeAll(on: .immediate)
        await slow.gate.waiting.wait(for: 1)
        pipeline.cache.store(bytes(), for: request, on: .immediate)
        pipeline.cache.store(bytes(), for: request, on: .immediate)
        #expect(released.value == 1)
        pipeline.cache.removeAll(on: .immediate)
        #expect(released.value == 2)
        slow.gate.open()
        await pipeline.flush()
    }

    @Test("Given a store being written, when everything is removed, then it is gone in the end")
    func removeAllDuringStore() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        pipeline.cache.store(Data("put".utf8), for: ImageRequest(url), on: .immediate)
        await gate.waiting.wait(for: 1)
        let removed = Tally()
        pipeline.cache.removeAll(on: .immediate) { _ in removed.add() }
        #expect(await pipeline.cache.data(for: ImageRequest(url)) == nil)
        #expect(removed.value == 0)
        gate.open()
        try await eventually("it was told") { removed.value == 1 }
        #expect(fixture.cache.keys == [])
    }

    @Test("Given a disk cache that fails to clear, when cleared, then it reports so and still stores")
    func removeAllFails() async {
        let slow = SlowClearing(fails: true)
        slow.gate.open()
        let pipeline = fixture.pipeline { $0.dataCache = slow }
        let failure: ImageError? = await withCheckedContinuation { done in
            pipeline.cache.removeAll(on: .immediate) { outcome in
                if case .failure(let error) = outcome {
                    done.resume(returning: error)
                } else {
                    done.resume(returning: nil)
                }
            }
        }
        #expect(failure == .cache(.writeFailed("the test wants it")))
        await pipeline.cache.store(Data("put".utf8), for: ImageRequest(url))
        await pipeline.flush()
        #expect(slow.cache.keys == [url])
    }

    @Test("Given an image and its bytes, when removed, then memory empties at once, the disk later")
    func remove() async throws {
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url, processors: [Suffix("a")]).with { $0.storage = .both }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x", "/xa"])
        let removed = Tally()
        pipeline.cache.remove(for: request, on: .immediate) { removed.add() }
        #expect(pipeline.cachedImage(for: request) == nil)
        try await eventually("it was told") { removed.value == 1 }
        #expect(fixture.cache.texts == [])
    }

    @MainActor
    @Test("Given the main actor, when the cache is used from there, then each completion runs there")
    func mainActor() async throws {
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url)
        var calls: [String] = []
        await withCheckedContinuation { done in
            pipeline.cache.store(Data("put".utf8), for: request) {
                calls.append("stored")
                pipeline.cache.response(for: request) { outcome in
                    calls.append((try? outcome.get())?.source.rawValue ?? "nothing")
                    pipeline.cache.remove(for: request) {
                        calls.append("removed")
                        pipeline.cache.removeAll { _ in
                            calls.append("emptied")
                            pipeline.flush { done.resume() }
                        }
                    }
                }
            }
        }
        #expect(calls == ["stored", "disk", "removed", "emptied"])
    }

    @Test("Given no disk cache, when it is used, then each completion runs all the same")
    func noDiskCache() async throws {
        let pipeline = fixture.pipeline { $0.dataCache = nil }
        let ended = Tally()
        pipeline.cache.store(Data("put".utf8), for: ImageRequest(url), on: .immediate) { ended.add() }
        pipeline.cache.remove(for: ImageRequest(url), on: .immediate) { ended.add() }
        pipeline.cache.removeAll(on: .immediate) { _ in ended.add() }
        pipeline.flush { ended.add() }
        try await eventually("all have ended") { ended.value == 4 }
        #expect(try await found(pipeline, ImageRequest(url)) == nil)
        #expect(await pipeline.cache.data(for: ImageRequest(url)) == nil)
    }

    @Test("Given handlers that hold an object, when the calls have ended, then nobody holds it")
    func noCycle() async throws {
        final class Owner: Sendable {}
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url)
        var owner: Owner? = Owner()
        weak let weakOwner = owner
        pipeline.cache.response(for: request, on: .immediate) { [owner] _ in withExtendedLifetime(owner) {} }
        pipeline.cache.store(Data("put".utf8), for: request, on: .immediate) { [owner] in
            withExtendedLifetime(owner) {}
        }
        pipeline.cache.removeAll(on: .immediate) { [owner] _ in withExtendedLifetime(owner) {} }
        owner = nil
        try await eventually("the handlers are gone") { weakOwner == nil }
    }

    @Test("Given random concurrent calls, when all end, then each completes once, the last store wins")
    func stress() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        let pipeline = fixture.pipeline()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for caller in 0..<8 {
                group.addTask {
                    var random = RandomSource(seed: seed &+ UInt64(caller))
                    let counts = (0..<200).map { _ in Tally() }
                    // Each has a key of its own, of which it knows what there must be; all are emptied by all.
                    let request = ImageRequest("http://test/\(caller)")
                    for (number, count) in counts.enumerated() {
                        switch Int.random(in: 0..<20, using: &random) {
                        case 0: pipeline.cache.removeAll(on: .immediate) { _ in count.add() }
                        case 1..<5: pipeline.cache.remove(for: request, on: .immediate) { count.add() }
                        case 5..<12:
                            pipeline.cache.store(Data("\(number)".utf8), for: request, on: .immediate) { count.add() }
                        default: pipeline.cache.response(for: request, on: .immediate) { _ in count.add() }
                        }
                    }
                    try await eventually("each has ended, seed \(seed)") { counts.allSatisfy { $0.value >= 1 } }
                    #expect(counts.allSatisfy { $0.value == 1 }, "seed \(seed)")
                }
            }
            try await group.waitForAll()
        }
        for caller in 0..<8 {
            pipeline.cache.store(
                Data("last \(caller)".utf8), for: ImageRequest("http://test/\(caller)"), on: .immediate)
        }
        await pipeline.flush()
        #expect(fixture.cache.texts == (0..<8).map { "last \($0)" }, "seed \(seed)")
    }
}

/// Takes until its gate is open to remove everything, and may fail to.
private final class SlowClearing: DataCaching {
    let cache = ListedCache()
    let gate = Gate()
    private let fails: Bool

    init(fails: Bool = false) { self.fails = fails }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await cache.entry(for: key) }
    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        try await cache.store(entry, for: key)
    }
    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await cache.update(metadata, for: key)
    }
    func remove(for key: String) async throws(ImageError) { try await cache.remove(for: key) }

    func removeAll() async throws(ImageError) {
        await gate.pass()
        if fails { throw .cache(.writeFailed("the test wants it")) }
        try await cache.removeAll()
    }
}
