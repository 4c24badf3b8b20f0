import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// Never older after newer: what a newer answer does to images, bytes and loads of older ones.
@Suite("The newest answer", .timeLimit(.minutes(1)))
struct NewestAnswerTests {
    private static let url = "http://test/x"
    private let version = Tally()
    private let bench: Bench

    init() {
        version.add()
        bench = Bench(
            loader: FakeLoader { [version] _ async throws(ImageError) in
                .success("version\(version.value)", fields: [.cacheControl: "max-age=60"])
            })
    }

    private func request(
        _ network: CachePolicy.Network = .automatic, width: Int? = nil, letters: String = "",
        _ storage: ImageRequest.Options.Storage? = nil
    ) -> ImageRequest {
        var request = ImageRequest(Self.url, processors: letters.map { Suffix($0) })
        request.targetSize = width.map { TargetSize(width: $0, height: 1, mode: .fill) }
        request.cachePolicy.network = network
        if let storage { request.storage = storage }
        return request
    }

    @Test(
        "Given two sizes in memory, when one is loaded again and is new, then the other is no answer any more",
        arguments: [CachePolicy.Network.reload, .revalidate], [nil, 4])
    func otherSizes(network: CachePolicy.Network, width: Int?) async throws {
        let pipeline = bench.pipeline()
        for width in [nil, 4, 5] { _ = try await pipeline.image(for: request(width: width)) }
        version.add()
        #expect(try await pipeline.response(for: request(network, width: width)).source == .network)
        for other in [nil, 4, 5] where other != width {
            #expect(pipeline.cachedImage(for: request(width: other)) == nil)
        }
        #expect(try await pipeline.image(for: request()).text == "version2")
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version2a")
    }

    @Test("Given a size in memory, when another that memory does not have is loaded again, then the first is gone")
    func unknownSize() async throws {
        let pipeline = bench.pipeline()
        _ = try await pipeline.image(for: request(letters: "a"))
        version.add()
        _ = try await pipeline.image(for: request(.reload, letters: "b"))
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version2a")
    }

    @Test("Given an image in memory, when its bytes alone are loaded again and are new, then it is gone")
    func bytesAlone() async throws {
        let pipeline = bench.pipeline()
        _ = try await pipeline.image(for: request(letters: "a"))
        version.add()
        _ = try await pipeline.data(for: request(.reload))
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
    }

    @Test("Given an image in memory, when newer bytes are stored by hand, then it is gone, from the disk too")
    func storedByHand() async throws {
        let pipeline = bench.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .both))
        await pipeline.cache.store(Data("by hand".utf8), for: request())
        #expect(try await pipeline.image(for: request(letters: "a", .both)).text == "by handa")
        await pipeline.flush()
        #expect(bench.cache.texts == ["by hand", "by handa"])
    }

    @Test("Given a processed image on the disk, when its source was replaced, then it is no answer after a restart")
    func processedOnDisk() async throws {
        var pipeline = bench.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .both))
        await pipeline.flush()
        // In a program that keeps no processed images, nothing looks for those that others have kept.
        version.add()
        pipeline = bench.pipeline()
        _ = try await pipeline.data(for: request(.reload))
        await pipeline.flush()
        pipeline = bench.pipeline()
        #expect(try await pipeline.image(for: request(letters: "a", .both)).text == "version2a")
    }

    @Test("Given a processed image alone on the disk, when another of newer bytes is kept, then the first is gone")
    func processedAlone() async throws {
        let pipeline = bench.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .processed))
        await pipeline.flush()
        version.add()
        _ = try await pipeline.image(for: request(.reload, letters: "b", .processed))
        await pipeline.flush()
        #expect(bench.cache.texts == ["version2b"])
    }

    @Test("Given a fresh processed image on the disk, when it is looked for, then its source's bytes are not read")
    func readsNoBytes() async throws {
        let cache = FakeDataCache()
        func pipeline() -> ImagePipeline {
            var configuration = ImagePipeline.Configuration(
                dataLoader: bench.loader, dataCache: cache, decoders: [FakeDecoder()], encoders: [TextEncoder()])
            configuration.clock = bench.clock
            return ImagePipeline(configuration)
        }
        let first = pipeline()
        _ = try await first.image(for: request(letters: "a", .both))
        await first.flush()
        let before = cache.reads.value
        #expect(try await pipeline().response(for: request(letters: "a", .both)).source == .disk)
        #expect(cache.reads.value == before + 1)
    }
}

/// The same, for loads that are under way.
@Suite("The newest answer, and loads under way", .timeLimit(.minutes(1)))
struct NewestAnswerInFlightTests {
    private static let url = "http://test/x"
    private let gate = Gate()
    private let asked = Tally()
    private let bench: Bench

    init() {
        // The first answer, which is the old one, is held.
        bench = Bench(
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
        "Given a slow load, when a newer answer comes before it, then the old one is not stored",
        arguments: [ImageRequest.Options.Storage.original, .both, .processed])
    func slowLoad(storage: ImageRequest.Options.Storage) async throws {
        let pipeline = bench.pipeline()
        async let old = pipeline.image(for: request(letters: "a", storage))
        await gate.waiting.wait(for: 1)
        #expect(try await pipeline.image(for: request(.reload, letters: "a", storage)).text == "version2a")
        gate.open()
        #expect(try await old.text == "version1a")
        #expect(pipeline.cachedImage(for: request(letters: "a"))?.text == "version2a")
        await pipeline.flush()
        #expect(bench.cache.texts.allSatisfy { $0.hasPrefix("version2") })
        #expect(!bench.cache.texts.isEmpty)
    }

    @Test("Given a slow load, when a newer answer has come, then who comes next does not wait for the old one")
    func joinsNoOlder() async throws {
        let pipeline = bench.pipeline()
        async let old = pipeline.image(for: request(letters: "a"))
        await gate.waiting.wait(for: 1)
        _ = try await pipeline.data(for: request(.reload))
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version2a")
        gate.open()
        _ = try await old
    }

    @Test(
        "Given a load under way, when its URL is changed by another method, then what it brings is not stored",
        arguments: [HTTPRequest.Method.put, .post, .delete, .patch])
    func unsafe(method: HTTPRequest.Method) async throws {
        let pipeline = bench.pipeline()
        async let old = pipeline.image(for: request())
        await gate.waiting.wait(for: 1)
        let http = HTTPRequest(method: method, scheme: "http", authority: "test", path: "/x")
        _ = try await pipeline.data(for: ImageRequest(source: .remote(http, body: Data("b".utf8))))
        gate.open()
        #expect(try await old.text == "version1")
        #expect(pipeline.cachedImage(for: request()) == nil)
        await pipeline.flush()
        #expect(bench.cache[Self.url] == nil)
        #expect(try await pipeline.image(for: request()).text == "version2")
    }

    @Test(
        "Given a load under way, when its image is removed, then what it brings is not stored",
        arguments: ["remove", "variants", "all"], [false, true])
    func removal(way: String, isByCallback: Bool) async throws {
        let pipeline = bench.pipeline()
        async let old = pipeline.image(for: request())
        await gate.waiting.wait(for: 1)
        let done = Gate()
        switch (way, isByCallback) {
        case ("remove", false): await pipeline.cache.remove(for: request())
        case ("variants", false): try await pipeline.cache.removeAll(variantsOf: request())
        case (_, false): try await pipeline.cache.removeAll()
        case ("remove", true): pipeline.cache.remove(for: request(), on: .immediate) { done.open() }
        case ("variants", true): pipeline.cache.removeAll(variantsOf: request(), on: .immediate) { _ in done.open() }
        case (_, true): pipeline.cache.removeAll(on: .immediate) { _ in done.open() }
        }
        if isByCallback { await done.pass() }
        gate.open()
        #expect(try await old.text == "version1")
        #expect(pipeline.cachedImage(for: request()) == nil)
        await pipeline.flush()
        #expect(bench.cache.keys.isEmpty)
    }

    @Test("Given a load under way, when an image is stored by hand for the same request, then it stays")
    func storedByHand() async throws {
        let pipeline = bench.pipeline()
        async let old = pipeline.image(for: request())
        await gate.waiting.wait(for: 1)
        pipeline.cache.store(try .fake(width: 7), for: request())
        gate.open()
        _ = try await old
        #expect(pipeline.cachedImage(for: request())?.size.width == 7)
    }
}
