import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Allowed schemes", .timeLimit(.minutes(5)))
struct AdmissionTests {
    private let loader = FakeLoader()

    private func pipeline(
        _ schemes: Set<String>?, adjust: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.allowedSchemes = schemes
        configuration.downloads.retry = .never
        adjust(&configuration)
        return ImagePipeline(configuration)
    }

    private func refused(_ scheme: String) -> ImageError { .request(.schemeNotAllowed(scheme)) }

    @Test("Given no list of schemes, when sources are loaded, then each is")
    func all() async throws {
        let pipeline = pipeline(nil)
        #expect(try await pipeline.image(for: ImageRequest("http://test/a")).text == "/a")
        #expect(try await pipeline.data(for: ImageRequest("data:,a")).data == Data("a".utf8))
    }

    @Test(
        "Given allowed schemes, when another is loaded, then it is refused and no loader is asked",
        arguments: [
            ("http://test/a", "http"), ("HTTP://test/a", "http"), ("file:///etc/hostname", "file"), ("data:,a", "data"),
            ("ftp://test/a", "ftp"),
        ])
    func others(url: String, scheme: String) async throws {
        let pipeline = pipeline(["https"])
        await #expect(throws: refused(scheme)) { try await pipeline.image(for: ImageRequest(url)) }
        await #expect(throws: refused(scheme)) { try await pipeline.data(for: ImageRequest(url)) }
        await #expect(throws: refused(scheme)) { try await pipeline.task(for: ImageRequest(url)).response }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let batch = prefetcher.start([ImageRequest(url)])
        #expect(await batch.completion.map(\.outcome) == [.failed(refused(scheme))])
        prefetcher.stop()
        #expect(loader.started.value == 0)
        #expect(try await pipeline.image(for: ImageRequest("HTTPS://test/b")).text == "/b")
    }

    @Test("Given files are not allowed, when providers load, then only the file provider is refused")
    func providers() async throws {
        let pipeline = pipeline(["https"])
        let file = FileDataProvider(URL(filePath: "/etc/hostname"), id: "harmless")
        await #expect(throws: refused("file")) { try await pipeline.data(for: ImageRequest(provider: file)) }
        let own = RawDataProvider(Data("own".utf8), id: "own")
        #expect(try await pipeline.data(for: ImageRequest(provider: own)).data == Data("own".utf8))
    }

    @Test("Given low-data and alternative sources, when schemes are disallowed, then they are skipped")
    func alternatives() async throws {
        let pipeline = pipeline(["https"]) { $0.isNetworkConstrained = { true } }
        var request = ImageRequest("http://test/a")
        request.lowDataSource = ImageSource("file:///etc/hostname")
        request.alternatives = [ImageSource("data:,a"), ImageSource("https://test/b")]
        #expect(try await pipeline.image(for: request).text == "/b")
        request.alternatives = [ImageSource("data:,a")]
        let error = await pipeline.failure(of: request)
        #expect(error?.sourceErrors == [refused("http"), refused("file"), refused("data")])
    }

    @Test("Given a modifier that changes the scheme, when it is not allowed, then nothing is sent")
    func modifier() async throws {
        let pipeline = pipeline(["https"])
        var request = ImageRequest("https://test/a")
        request.modifier = RequestModifier { $0.scheme = "http" }
        await #expect(throws: refused("http")) { try await pipeline.image(for: request) }
        #expect(loader.started.value == 0)
    }

    @Test("Given a list of schemes, when a transfer begins, then its loader knows them, for redirects")
    func loaders() async throws {
        let asked = Log<Set<String>?>()
        let loader = ScriptedLoader { request, _ async throws(ImageError) in
            asked.add(request.allowedSchemes)
            return .answer(["a"])
        }
        _ = try await pipeline(["https"]) { $0.dataLoader = loader }.data(for: ImageRequest("https://test/a"))
        _ = try await pipeline(nil) { $0.dataLoader = loader }.data(for: ImageRequest("https://test/a"))
        #expect(asked.entries == [["https"], nil])
    }

    @Test("Given a standalone downloader, when asked for a disallowed scheme, then it refuses")
    func downloader() async throws {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.allowedSchemes = ["https"]
        let downloader = ImageDownloader(configuration)
        await #expect(throws: refused("http")) { try await downloader.download("http://test/a") }
        #expect(try await downloader.download("https://test/a").data == Data("/a".utf8))
    }

    @Test("Given a limit for data: URLs, when a longer one is loaded, then it is refused as too large")
    func dataURLs() async throws {
        let pipeline = pipeline(nil) { $0.maximumDataURLBytes = 10 }
        #expect(try await pipeline.data(for: ImageRequest("data:,1234")).data.count == 4)
        await #expect(throws: ImageError.request(.tooLarge(limit: 10))) {
            try await pipeline.data(for: ImageRequest("data:,12345"))
        }
    }
}
