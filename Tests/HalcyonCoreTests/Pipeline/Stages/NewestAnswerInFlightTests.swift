import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Never older after newer: what becomes of loads that are under way when a newer answer comes.
@Suite("The newest answer, and loads under way", .timeLimit(.minutes(5)))
struct NewestAnswerInFlightTests {
    private static let url = "http://test/x"
    private let gate = Gate()
    private let asked = Tally()
    private let fixture: PipelineFixture

    init() {
        // The first answer, which is the old one, is held.
        fixture = PipelineFixture(
            loader: FakeLoader { [gate, asked] request async throws(ImageError) in
                if request.method != .get { return .success("ok") }
                asked.add()
                let number = asked.value
                if number == 1 { await gate.pass() }
                return .success(
                    "version\(number)", fields: [.date: "Mon, 01 Jan 2001 00:00:0\(number) GMT"])
            })
    }

    private func request(
        _ network: CachePolicy.Network = .automatic, letters: String = "",
        _ storage: ImageRequest.Options.Storage? = nil
    ) -> ImageRequest {
        var request = ImageRequest(Self.url, processors: letters.map { Suffix($0) })
        request.cachePolicy.network = network
        // A transfer of its own, and not the one that is under way.
        if network == .reload { request.headerFields[.cacheControl] = "no-cache" }
        if let storage { request.storage = storage }
        return request
    }

    @Test(
        "RFC 9111, 4: Given a slow load, when a newer response overtakes it, then it is not stored",
        arguments: [ImageRequest.Options.Storage.original, .both, .processed])
    func slowLoad(storage: ImageRequest.Options.Storage) async throws {
        let pipeline = fixture.pipeline()
        async let old = pipeline.image(for: request(letters: "a", storage))
        await gate.waiting.wait(for: 1)
        #expect(try await pipeline.image(for: request(.reload, letters: "a", storage)).text == "version2a")
        gate.open()
        #expect(try await old.text == "version1a")
        #expect(pipeline.cachedImage(for: request(letters: "a"))?.text == "version2a")
        await pipeline.flush()
        #expect(fixture.cache.texts.allSatisfy { $0.hasPrefix("version2") })
        #expect(!fixture.cache.texts.isEmpty)
    }

    @Test("Given a newer response, when an older load still runs, then new callers do not join it")
    func joinsNoOlder() async throws {
        let pipeline = fixture.pipeline()
        async let old = pipeline.image(for: request(letters: "a"))
        await gate.waiting.wait(for: 1)
        _ = try await pipeline.data(for: request(.reload))
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version2a")
        gate.open()
        _ = try await old
    }

    @Test(
        "RFC 9111, 4.4: Given a load, when an unsafe method changes its URL, then it is not stored",
        arguments: [HTTPRequest.Method.put, .post, .delete, .patch])
    func unsafe(method: HTTPRequest.Method) async throws {
        let pipeline = fixture.pipeline()
        async let old = pipeline.image(for: request())
        await gate.waiting.wait(for: 1)
        let http = HTTPRequest(method: method, scheme: "http", authority: "test", path: "/x")
        _ = try await pipeline.data(for: ImageRequest(source: .remote(http, body: Data("b".utf8))))
        gate.open()
        #expect(try await old.text == "version1")
        #expect(pipeline.cachedImage(for: request()) == nil)
        await pipeline.flush()
        #expect(fixture.cache[Self.url] == nil)
        #expect(try await pipeline.image(for: request()).text == "version2")
    }

    @Test(
        "Given a load under way, when its image is removed, then what it brings is not stored",
        arguments: ["remove", "variants", "all"], [false, true])
    func removal(way: String, isByCallback: Bool) async throws {
        let pipeline = fixture.pipeline()
        async let old = pipeline.image(for: request())
        await gate.waiting.wait(for: 1)
        let done = Gate()
        switch (way, isByCallback) {
        case ("remove", false): await pipeline.cache.remove(for: request())
        case ("variants", false): try await pipeline.cache.removeAll(variantsOf: request())
        case (_, false): try await pipeline.cache.removeAll()
        case ("remove", true): pipeline.cache.remove(for: request(), on: .immediate) { done.open() }
        case ("variants", true):
            _ = startTask { [request = request()] in
                try? await pipeline.cache.removeAll(variantsOf: request)
                done.open()
            }
        case (_, true): pipeline.cache.removeAll(on: .immediate) { _ in done.open() }
        }
        if isByCallback { await done.pass() }
        gate.open()
        #expect(try await old.text == "version1")
        #expect(pipeline.cachedImage(for: request()) == nil)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given another size in memory, when a removed image's load is newer, then that size is gone")
    func removedMeanwhile() async throws {
        let (asked, gate) = (asked, gate)
        let fixture = PipelineFixture(
            loader: FakeLoader { _ async throws(ImageError) in
                asked.add()
                let number = asked.value
                if number == 2 { await gate.pass() }
                return .success("version\(number)", fields: [.cacheControl: "max-age=60"])
            })
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .both))
        await pipeline.flush()
        async let newer = pipeline.image(for: request(.reload, letters: "b"))
        await gate.waiting.wait(for: 1)
        await pipeline.cache.remove(for: request(letters: "b"))
        #expect(pipeline.cachedImage(for: request(letters: "a"))?.text == "version1a")
        gate.open()
        #expect(try await newer.text == "version2b")
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        #expect(try await pipeline.image(for: request(letters: "a", .both)).text == "version3a")
    }

    @Test("Given a load under way, when an image is stored by hand for its request, then that stays")
    func storedByHand() async throws {
        let pipeline = fixture.pipeline()
        async let old = pipeline.image(for: request())
        await gate.waiting.wait(for: 1)
        pipeline.cache.store(try .fake(width: 7), for: request())
        gate.open()
        _ = try await old
        #expect(pipeline.cachedImage(for: request())?.size.width == 7)
    }

    @Test("Given a slow disk read, when a newer response comes, then later callers get the newer one")
    func slowLook() async throws {
        let disk = FakeDataCache()
        let version = Tally()
        version.add()
        func pipeline(_ cache: any DataCaching) -> ImagePipeline {
            var configuration = ImagePipeline.Configuration(
                dataLoader: FakeLoader { _ async throws(ImageError) in .success("version\(version.value)") },
                dataCache: cache, decoders: [FakeDecoder()], encoders: [TextEncoder()])
            // The read is held for as long as the others take, which a busy machine decides.
            configuration.diskTimeout = .infinity
            return ImagePipeline(configuration)
        }
        let first = pipeline(disk)
        _ = try await first.image(for: request(letters: "a", .processed))
        await first.flush()
        let second = pipeline(SlowFirstRead(disk, gate))
        async let old = second.image(for: request(letters: "a", .processed))
        await gate.waiting.wait(for: 1)
        version.add()
        #expect(try await second.image(for: request(.reload, letters: "b", .processed)).text == "version2b")
        #expect(try await second.image(for: request(letters: "a", .processed)).text == "version2a")
        gate.open()
        #expect(try await old.text == "version1a")
        #expect(second.cachedImage(for: request(letters: "a"))?.text == "version2a")
    }
}

/// What it reads first comes late.
private final class SlowFirstRead: DataCaching {
    private let cache: FakeDataCache
    private let gate: Gate
    private let reads = Tally()

    init(_ cache: FakeDataCache, _ gate: Gate) { (self.cache, self.gate) = (cache, gate) }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        reads.add()
        let isFirst = reads.value == 1
        let found = try await cache.entry(for: key)
        if isFirst { await gate.pass() }
        return found
    }

    func metadata(for key: String) async throws(ImageError) -> CacheMetadata? { try await cache.metadata(for: key) }
    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        try await cache.store(entry, for: key)
    }
    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await cache.update(metadata, for: key)
    }
    func remove(for key: String) async throws(ImageError) { try await cache.remove(for: key) }
    func removeAll() async throws(ImageError) { try await cache.removeAll() }
    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        try await cache.removeAll(variantsOf: sourceKey, otherThan: version)
    }
}
