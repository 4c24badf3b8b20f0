import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("A pipeline's defaults and hooks", .timeLimit(.minutes(5)))
struct PipelineDefaultsTests {
    private struct Refusal: Error {}

    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    @Test("Given default processors, when requests run, then they apply to those that have none")
    func processors() async throws {
        let pipeline = fixture.pipeline { $0.defaultProcessors = [Suffix("d")] }
        #expect(try await pipeline.image(for: url).text == "/xd")
        #expect(pipeline.cachedImage(for: url)?.text == "/xd")
        #expect(try await pipeline.response(for: url).source == .memory)
        let own = ImageRequest(url, processors: [Suffix("a")])
        #expect(try await pipeline.image(for: own).text == "/xa")
        // The bytes are those of all.
        #expect(try await pipeline.data(for: url).data == Data("/x".utf8))
        #expect(fixture.loader.started.value == 1)
        #expect(await pipeline.cache.contains(url) == .memory)
        await pipeline.cache.remove(for: url)
        #expect(pipeline.cachedImage(for: url) == nil)
    }

    @Test("Given names by a value of requests, when two URLs have one, then they share an entry")
    func cacheKey() async throws {
        let pipeline = fixture.pipeline {
            $0.cacheKey = { $0.userInfo?["id"] as? String }
            $0.keyMapper = CacheKeyMapper { _ in "mapped" }
        }
        func request(_ path: String, _ id: String?) -> ImageRequest {
            ImageRequest("http://test/\(path)").with { if let id { $0.userInfo = ["id": id] } }
        }
        #expect(try await pipeline.image(for: request("x?t=1", "photo")).text == "/x?t=1")
        #expect(pipeline.cachedImage(for: request("x?t=2", "photo"))?.text == "/x?t=1")
        #expect(pipeline.cachedImage(for: request("x?t=1", nil)) == nil)
        await pipeline.flush()
        #expect(fixture.cache.keys == ["photo"])
        #expect(pipeline.cache.sourceKey(for: request("y", "photo")) == "photo")
        // What the request itself says comes first, and then the mapper.
        #expect(pipeline.cache.sourceKey(for: request("y", "photo").with { $0.cacheKey = "own" }) == "own")
        #expect(pipeline.cache.sourceKey(for: request("y", "")) == "mapped")
        // A changed copy of a request has another name.
        let first = request("y", "1")
        #expect(pipeline.cache.sourceKey(for: first) == "1")
        #expect(pipeline.cache.sourceKey(for: first.with { $0.userInfo = ["id": "2"] }) == "2")
    }

    @Test("Given names by a value of requests, when an alternative answers, then it has its own")
    func cacheKeyOfAlternative() async throws {
        let pipeline = fixture.pipeline { $0.cacheKey = { $0.userInfo?["id"] as? String } }
        fixture.loader["/x"] = .status(404)
        let request = ImageRequest(url).with {
            $0.userInfo = ["id": "photo"]
            $0.alternatives = [ImageSource("http://test/other")]
        }
        #expect(try await pipeline.image(for: request).text == "/other")
        await pipeline.flush()
        #expect(fixture.cache.keys == ["http://test/other"])
        fixture.loader["/x"] = nil
        #expect(try await pipeline.image(for: request).text == "/x")
    }

    @Test("Given idle times, when transfers begin, then the request's own goes before the pipeline's")
    func idleTimeout() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .answer(.ok, [Data("x".utf8)]) }
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.defaults.idleTimeout = 5
        let pipeline = ImagePipeline(configuration)
        _ = try await pipeline.image(for: "http://test/1")
        _ = try await pipeline.image(for: ImageRequest("http://test/2").with { $0.idleTimeout = 2 })
        _ = try await pipeline.image(for: ImageRequest("http://test/3").with { $0.idleTimeout = .nan })
        #expect(loader.requests.entries.map(\.idleTimeout) == [5, 2, nil])
    }

    @Test("Given a default size, when requests run, then it applies to those that have none")
    func size() async throws {
        fixture.loader[url] = .image(FakeImage(width: 40, height: 20))
        let pipeline = fixture.pipeline { $0.defaultTargetSize = TargetSize(width: 10, height: 10) }
        #expect(try await pipeline.image(for: url).size == PixelSize(width: 10, height: 5))
        let own = ImageRequest(url, targetSize: TargetSize(width: 20, height: 20))
        #expect(try await pipeline.image(for: own).size == PixelSize(width: 20, height: 10))
        // It is part of the key: another pipeline on the same memory would otherwise get the small image.
        let memory = ImageCache()
        _ = try await fixture.pipeline(memory: memory) {
            $0.defaultTargetSize = TargetSize(width: 10, height: 10)
        }.image(for: url)
        #expect(fixture.pipeline(memory: memory).cachedImage(for: url) == nil)
    }

    @Test("Given a default priority, when transfers queue, then it is that of requests without one")
    func priority() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            if request.path == "/first" { await gate.pass() }
            return .success(request.path ?? "")
        }
        let pipeline = PipelineFixture(loader: loader).pipeline {
            $0.maximumTransfers = 1
            $0.defaultPriority = .low
        }
        let first = pipeline.task(for: "http://test/first")
        #expect(first.priority == .low)
        try await eventually("the first runs") { loader.started.value == 1 }
        let plain = pipeline.task(for: "http://test/plain")
        let lower = pipeline.task(for: ImageRequest("http://test/lower", priority: .veryLow))
        var request = ImageRequest("http://test/normal")
        #expect(request.priority == .normal)
        request.priority = .normal
        let normal = pipeline.task(for: request)
        #expect(normal.priority == .normal)
        gate.open()
        for task in [first, plain, lower, normal] { _ = try await task.image }
        #expect(loader.requests.entries.map(\.path) == ["/first", "/normal", "/plain", "/lower"])
    }

    @Test("Given a largest size, when whole pictures are larger, then they are made smaller")
    func maximumSize() async throws {
        fixture.loader[url] = .image(FakeImage(width: 40, height: 20))
        fixture.loader["http://test/small"] = .image(FakeImage(width: 8, height: 4))
        let pipeline = fixture.pipeline { $0.maximumImageSize = PixelSize(width: 10, height: 10) }
        let image = try await pipeline.image(for: url)
        #expect(image.size == PixelSize(width: 10, height: 5))
        #expect(image.originalSize == PixelSize(width: 40, height: 20) && image.isDownsampled)
        #expect(try await pipeline.image(for: "http://test/small").size == PixelSize(width: 8, height: 4))
        let own = ImageRequest(url, targetSize: TargetSize(width: 20, height: 20))
        #expect(try await pipeline.image(for: own).size == PixelSize(width: 20, height: 10))
    }

    @Test("Given a hook before decoding, when bytes are decoded, then it changes only what is decoded")
    func willDecode() async throws {
        let asked = Log<String>()
        let pipeline = fixture.pipeline {
            $0.willDecode = { data, request in
                asked.add(request.source.text)
                return Data(data.reversed())
            }
        }
        #expect(try await pipeline.image(for: url).text == "x/")
        #expect(try await pipeline.data(for: url).data == Data("/x".utf8))
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x"] && asked.entries == [url])
    }

    @Test("Given a hook that fails, when bytes are decoded, then the load fails with its reason")
    func willDecodeFails() async throws {
        let pipeline = fixture.pipeline { $0.willDecode = { _, _ in throw Refusal() } }
        #expect(
            await pipeline.failure(of: ImageRequest(url))
                == .processing(.failed(processor: "willDecode", why: "Refusal()")))
        let typed = fixture.pipeline { $0.willDecode = { _, _ in throw ImageError.decoding(.empty) } }
        #expect(await typed.failure(of: ImageRequest(url)) == .decoding(.empty))
        let cancelling = fixture.pipeline { $0.willDecode = { _, _ in throw ImageError.cancelled } }
        #expect(await cancelling.failure(of: ImageRequest(url)) == .request(.givenUp))
    }

    @Test("Given a hook before decoding, when previews are wanted, then none are made")
    func willDecodeWithPreviews() async throws {
        let decoder = FakeDecoder(hasPreviews: true)
        let loader = FakeLoader(default: .chunks([Data("ab".utf8), Data("cd".utf8)]))
        let pipeline = fixture.pipeline {
            $0.dataLoader = loader
            $0.decoders = [decoder]
            $0.willDecode = { data, _ in data }
        }
        _ = try await pipeline.image(for: ImageRequest(url).with { $0.previews = true })
        #expect(decoder.previewed.value == 0)
    }

    @Test("Given a veto, when bytes and images would be stored on disk, then only what it allows is")
    func willStore() async throws {
        let pipeline = fixture.pipeline {
            $0.willStore = { entry, request in
                if request.source.text == "http://test/never" || entry.data == Data("/xa".utf8) { return nil }
                return entry.data
            }
        }
        _ = try await pipeline.image(for: "http://test/never")
        _ = try await pipeline.image(
            for: ImageRequest(url, processors: [Suffix("a")]).with { $0.storage = .both })
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x"])
        // Memory is not asked about, nor what is stored by hand.
        #expect(pipeline.cachedImage(for: "http://test/never") != nil)
        await pipeline.cache.store(Data("put".utf8), for: "http://test/never")
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x", "put"])
    }

    @Test("Given other bytes for the disk, when an image is loaded, then the disk alone has those")
    func willStoreOthers() async throws {
        let pipeline = fixture.pipeline { $0.willStore = { entry, _ in Data("disk".utf8) + entry.data } }
        #expect(try await pipeline.image(for: url).text == "/x")
        _ = try await pipeline.image(
            for: ImageRequest("http://test/y", processors: [Suffix("a")]).with { $0.storage = .processed })
        await pipeline.flush()
        #expect(fixture.cache.texts == ["disk/x", "disk/ya"])
        #expect(try await pipeline.image(for: url).text == "/x")
        #expect(try await fixture.pipeline().image(for: url).text == "disk/x")
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given an animation whose bytes would be kept beside it, when that is vetoed, then none are")
    func willStoreAnimation() async throws {
        fixture.loader[url] = .image(FakeImage(width: 4, height: 4, frameCount: 3))
        let request = ImageRequest(url, processors: [FakeProcessor("a")]).with { $0.storage = .processed }
        let free = fixture.pipeline()
        _ = try await free.image(for: request)
        await free.flush()
        #expect(fixture.cache.keys == [url])
        try await free.cache.removeAll()
        let pipeline = fixture.pipeline { $0.willStore = { _, _ in nil } }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test(
        "Given older bytes on disk, when newer ones are vetoed, then the older are removed",
        arguments: [nil, Data()])
    func willStoreRemovesOlder(instead: Data?) async throws {
        fixture.keep("old", for: url, seconds: -1)
        let pipeline = fixture.pipeline { $0.willStore = { _, _ in instead } }
        #expect(try await pipeline.image(for: url).text == "/x")
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }
}
