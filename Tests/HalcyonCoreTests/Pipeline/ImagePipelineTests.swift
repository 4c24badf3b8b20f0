import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImagePipeline")
struct ImagePipelineTests {
    func pipeline(
        _ loader: FakeLoader, cache: FakeDataCache? = nil, decoder: FakeDecoder = FakeDecoder(),
        memory: ImageCache? = ImageCache()
    ) -> ImagePipeline {
        ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, imageCache: memory, decoders: [decoder])
        )
    }

    // MARK: Memory

    @Test("Given an old image in memory, when a reload joins a longer chain, then memory has the new")
    func reloadReplacesWhatMemoryHas() async throws {
        let version = Tally()
        let gate = Gate()
        let loader = FakeLoader { _ async throws(ImageError) in
            version.add()
            if version.value > 1 { await gate.pass() }
            return .success("v\(version.value)")
        }
        let pipeline = pipeline(loader)
        let plain = ImageRequest("http://test/x")
        #expect(try await pipeline.image(for: plain).text == "v1")
        var reload = plain
        reload.cachePolicy.network = .reload
        var longer = reload
        longer.processors = [Suffix("a")]
        let step = pipeline.task(for: longer)
        let joined = pipeline.task(for: reload)
        gate.open()
        #expect(try await step.image.text == "v2a")
        #expect(try await joined.image.text == "v2")
        #expect(pipeline.cachedImage(for: plain)?.text == "v2")
    }

    @Test("Given an image in memory, when asked for, then it comes from there, by every door")
    func answersFromMemory() async throws {
        let loader = FakeLoader()
        let pipeline = pipeline(loader)
        let request = ImageRequest("http://test/x")
        #expect(pipeline.cachedImage(for: request) == nil)
        #expect(try await pipeline.response(for: request).source == .network)
        #expect(pipeline.cachedImage(for: request)?.text == "/x")
        #expect(try await pipeline.response(for: request).source == .memory)
        #expect(try await pipeline.task(for: request).response.source == .memory)
        #expect(try await pipeline.image(for: request).text == "/x")
        #expect(loader.started.value == 1)
    }

    @Test("Given memory policies, when images are loaded, then memory is read and written accordingly")
    func memoryPolicies() async throws {
        let loader = FakeLoader()
        let pipeline = pipeline(loader)
        func load(_ memory: CachePolicy.Access) async throws -> ResponseSource {
            try await pipeline.response(
                for: ImageRequest("http://test/x", cachePolicy: CachePolicy(memory: memory))
            ).source
        }
        #expect(try await load(.off) == .network)
        #expect(try await load(.readOnly) == .network)
        #expect(try await load(.writeOnly) == .network)
        #expect(try await load(.writeOnly) == .network)
        #expect(try await load(.readOnly) == .memory)
        #expect(try await load(.off) == .network)
    }

    @Test("Given a failing processor, when its image is loaded, then it is named; no result is kept")
    func failingProcessor() async {
        let fixture = PipelineFixture()
        let memory = ImageCache()
        let pipeline = fixture.pipeline(memory: memory)
        let request = ImageRequest("http://test/x", processors: [Suffix("a"), Suffix("b", fails: true)])
            .with { $0.storage = .both }
        #expect(
            await pipeline.failure(of: request)
                == .processing(.failed(processor: "suffix b", why: "the test wants it")))
        #expect(memory.count == 0)
        await pipeline.flush()
        // The bytes that came are good.
        #expect(fixture.cache.texts == ["/x"])
        #expect(fixture.encoder.runs.value == 0)
    }

    // MARK: Freshness

    @Test("Given a stale entry, when the server confirms it, then it is served and is fresh again")
    func revalidates() async throws {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let clock = FakeClock(start)
        let loader = FakeLoader { request async throws(ImageError) in
            request.headerFields[.ifNoneMatch] == "\"v1\""
                ? .status(.notModified, fields: [.eTag: "\"v1\"", .age: "3"])
                : .success("picture", fields: [.eTag: "\"v1\"", .contentType: "image/fake"])
        }
        let cache = FakeDataCache()
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: cache, imageCache: nil, decoders: [FakeDecoder()]
        )
        configuration.clock = clock
        configuration.expiration = .seconds(60)
        let pipeline = ImagePipeline(configuration)
        let request = ImageRequest("http://test/x")

        #expect(try await pipeline.response(for: request).source == .network)
        await pipeline.flush()
        clock.advance(59)
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(loader.started.value == 1)
        clock.advance(2)
        let confirmed = try await pipeline.data(for: request)
        #expect(confirmed.source == .disk)
        #expect(confirmed.data == Data("picture".utf8))
        #expect(confirmed.response?.headerFields[.contentType] == "image/fake")
        #expect(confirmed.response?.headerFields[.age] == "3")
        #expect(loader.started.value == 2)
        clock.advance(59)
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(loader.started.value == 2)
    }

    @Test("Given network policies, when an entry is cached, then the network is used only as they say")
    func networkPolicies() async throws {
        let clock = FakeClock(Date(timeIntervalSince1970: 0))
        let loader = FakeLoader()
        let cache = FakeDataCache()
        var configuration = ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, decoders: [FakeDecoder()])
        configuration.clock = clock
        let pipeline = ImagePipeline(configuration)
        func load(_ network: CachePolicy.Network) async throws(ImageError) -> ResponseSource {
            try await pipeline.response(
                for: ImageRequest("http://test/x", cachePolicy: CachePolicy(network: network))
            ).source
        }
        let missing = await failure { _ = try await load(.never) }
        #expect(missing?.isNotCached == true)
        #expect(try await load(.automatic) == .network)
        #expect(try await load(.automatic) == .memory)
        #expect(try await load(.reload) == .network)
        await pipeline.flush()
        configuration.imageCache?.removeAll()
        clock.advance(8 * 86_400)
        #expect(try await load(.never) == .disk)
        #expect(loader.started.value == 2)
        configuration.imageCache?.removeAll()
        #expect(try await load(.automatic) == .network)
    }

    // MARK: Failures

    @Test(
        "Given an unusable response, when it is loaded, then the error says why; nothing is kept",
        arguments: [404, 403, 500, 304, 204])
    func badStatus(code: Int) async {
        let loader = FakeLoader { request async throws(ImageError) in
            code == 204
                ? DataLoad(response: HTTPResponse(status: 204), url: "", expectedBytes: nil, body: DataBody(Data()))
                : .status(HTTPResponse.Status(code: code))
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        let request = ImageRequest("http://test/x")
        #expect(await pipeline.failure(of: request) == .response(code == 204 ? .emptyBody : .status(code)))
        #expect(pipeline.cachedImage(for: request) == nil)
        await pipeline.flush()
        #expect(cache.stores.value == 0)
    }

    @Test(
        "Given URLs that cannot be loaded, when they are, then the error says why",
        arguments: [
            ("http:///x.png", ImageError.request(.missingHost("http:///x.png"))),
            ("ftp://test/x", .request(.unsupportedScheme("ftp"))),
            ("no scheme", .request(.invalidURL("no scheme"))),
            ("data:nothing", .request(.malformedDataURL("it has no comma before its data"))),
            (
                "file:///no/such/file",
                .request(.unreadableFile(path: "/no/such/file", why: "No such file or directory"))
            ),
            (
                "file://elsewhere/etc/hostname",
                .request(
                    .unreadableFile(
                        path: "/etc/hostname",
                        why: "it is on the host 'elsewhere', and only files on this machine can be read"))
            ),
            ("file:///tmp", .request(.unreadableFile(path: "/tmp", why: "it is a folder"))),
            ("file:///dev/zero", .request(.unreadableFile(path: "/dev/zero", why: "it is not a regular file"))),
        ])
    func badURL(text: String, expected: ImageError) async {
        let pipeline = pipeline(FakeLoader())
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest(text))
        }
        #expect(error == expected)
    }

    @Test("Given a body truncated or over the limit, when it is loaded, then the error says so")
    func badBody() async {
        let loader = FakeLoader { request async throws(ImageError) in
            var load = DataLoad.success("0123456789")
            if request.path == "/short" { load.expectedBytes = 20 }
            if request.path == "/unannounced" { load.expectedBytes = nil }
            return load
        }
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.maximumDataBytes = 20
        let roomy = ImagePipeline(configuration)
        #expect(
            await failure {
                _ = try await roomy.image(for: ImageRequest("http://t/short"))
            }
                == .response(.truncated(receivedBytes: 10, expectedBytes: 20))
        )
        configuration.maximumDataBytes = 9
        let tight = ImagePipeline(configuration)
        for path in ["announced", "unannounced"] {
            #expect(
                await failure {
                    _ = try await tight.image(for: ImageRequest("http://t/\(path)"))
                } == .response(.tooLarge(limit: 9))
            )
        }
    }

    @Test("Given a pipeline without a loader, when a URL is loaded, then the error says so")
    func noLoader() async {
        let pipeline = ImagePipeline(ImagePipeline.Configuration(decoders: [FakeDecoder()]))
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error == .request(.noLoader))
    }

    // MARK: Other sources

    @Test("Given a local file, when its image is asked for, then it is read, and kept in memory alone")
    func localFile() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("halcyon \(UUID()).fake")
        try Data("on disk".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let cache = FakeDataCache()
        let pipeline = pipeline(FakeLoader(), cache: cache)
        let response = try await pipeline.response(for: ImageRequest(url))
        #expect(response.image.text == "on disk")
        #expect(response.source == .provider)
        #expect(try await pipeline.response(for: ImageRequest(url)).source == .memory)
        await pipeline.flush()
        #expect(cache.stores.value == 0)
    }

    @Test("Given a provider, when wanted often at once, then it is asked once, its bytes kept on disk")
    func provider() async throws {
        let provider = FakeDataProvider(identifier: "p") { Data("provided".utf8) }
        let cache = FakeDataCache()
        let pipeline = pipeline(FakeLoader(), cache: cache, memory: nil)
        let tasks = (0..<5).map { _ in pipeline.task(for: ImageRequest(provider: provider)) }
        for task in tasks { #expect(try await task.image.text == "provided") }
        await pipeline.flush()
        #expect(try await pipeline.response(for: ImageRequest(provider: provider)).source == .disk)
        #expect(provider.calls.value == 1)
    }

    @Test("Given a failing provider, when its image is loaded, then the error is never a cancellation")
    func failingProvider() async {
        struct Odd: Error {}
        let pipeline = pipeline(FakeLoader())
        let cases: [(any Error, Int)] = [
            (Odd(), 1006), (CancellationError(), 1006), (ImageError.cancelled, 1006),
            (ImageError.response(.connectionReset), 2006),
        ]
        for (number, (error, code)) in cases.enumerated() {
            let provider = FakeDataProvider(identifier: "p\(number)") { throw error }
            let seen = await failure {
                _ = try await pipeline.image(for: ImageRequest(provider: provider))
            }
            #expect(seen?.code == code)
        }
    }
}
