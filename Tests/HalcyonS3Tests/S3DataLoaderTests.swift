import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3DataLoader", .timeLimit(.minutes(10)))
struct S3DataLoaderTests {
    private let picture = FakeImage(width: 30, height: 20)

    private func pipeline(
        _ bucket: Bucket, others: (any DataLoading)? = nil, cache: FakeDataCache = FakeDataCache(),
        _ change: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) -> ImagePipeline {
        let loader = S3DataLoader(bucket.configuration, others: others)
        var configuration = ImagePipeline.Configuration.fake(loader: loader, cache: cache, clock: SystemClock())
        change(&configuration)
        return ImagePipeline(configuration)
    }

    @Test("Given an object, when its s3: URL is requested, then the image is loaded")
    func image() async throws {
        let bucket = try await Bucket.atMoto()
        try await bucket.send(.put, "2026/a cat+ü.jpg", body: picture.data)
        let pipeline = pipeline(bucket)
        let response = try await pipeline.response(for: "s3://\(bucket.name)/2026/a cat+ü.jpg")
        #expect(response.image.size == picture.size)
        #expect(response.source == .network)
        #expect(response.url == "s3://\(bucket.name)/2026/a%20cat+%C3%BC.jpg")
        let url = try #require(response.url.flatMap(URL.init))
        #expect(try await pipeline.response(for: ImageRequest(url)).source == .memory)
    }

    @Test("Given a stale object, when it is loaded again, then S3 confirms it, or has a new one")
    func revalidation() async throws {
        let server = try await PythonServer("s3-server.py", [S3Keys.id, S3Keys.secret, "", "1000"])
        let bucket = Bucket.checking(server)
        try await bucket.send(.put, "a.jpg", body: picture.data)
        let cache = FakeDataCache()
        var request = ImageRequest("s3://bucket/a.jpg")
        request.cachePolicy.memory = .off
        request.cachePolicy.network = .revalidate
        request.delivery = .afterStore
        let pipeline = pipeline(bucket, cache: cache)
        for _ in 0..<2 { #expect(try await pipeline.image(for: request).size == picture.size) }
        #expect(try await cache.entry(for: "s3://bucket/a.jpg")?.metadata.url == "s3://bucket/a.jpg")
        let log = try await CurlDataLoader().load(HTTPRequest(url: server.url.appending(path: "-/requests")))
        let text = String(decoding: try await log.beginning(.max), as: UTF8.self)
        #expect(text.contains("if-none-match"))
        try await bucket.send(.put, "a.jpg", body: FakeImage(width: 7, height: 7).data)
        #expect(try await pipeline.image(for: request).size.width == 7)
    }

    @Test(
        "Given web URLs, when a loader is held to the contract, then it keeps it",
        arguments: DataLoaderContract.allCases)
    func contract(clause: DataLoaderContract) async throws {
        try await clause.check { S3DataLoader(S3Configuration()) }
    }

    @Test("Given no credentials, when an object is loaded, then the request is unsigned")
    func anonymous() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi") }
        let loader = S3DataLoader(S3Configuration(endpoint: URL(string: server.url(""))))
        let load = try await loader.load(HTTPRequest(method: .get, scheme: "s3", authority: nil, path: "//b/a"))
        #expect(try await load.beginning(.max) == Data("hi".utf8))
        #expect(server.requests.first?.lowercased().contains("authorization") == false)
    }

    @Test("Given other schemes, when they are loaded, then the other loader is asked")
    func otherSchemes() async throws {
        let bucket = try await Bucket.atMoto()
        let others = FakeLoader(default: .image(FakeImage(width: 3, height: 3)))
        let pipeline = pipeline(bucket, others: others)
        #expect(try await pipeline.image(for: "https://example.org/a.jpg").size.width == 3)
        #expect(others.urls == ["https://example.org/a.jpg"])
        #expect(await pipeline.failure(of: "gs://bucket/a.jpg") == .request(.unsupportedScheme("gs")))
        let plain = ImagePipeline(.fake(loader: others))
        #expect(await plain.failure(of: "s3://bucket/a.jpg") == .request(.unsupportedScheme("s3")))
    }

    @Test("Given a filter of addresses, when the loader for others has it, then it still holds")
    func addressFilter() async throws {
        let bucket = try await Bucket.atMoto()
        try await bucket.send(.put, "a.jpg", body: picture.data)
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi") }
        var transfers = CurlDataLoader.Configuration()
        transfers.addressFilter = { $0.isGlobal }
        var configuration = ImagePipeline.Configuration.fake(loader: FakeLoader(), clock: SystemClock())
        configuration.dataLoader = CurlDataLoader(transfers)
        configuration.dataLoader = S3DataLoader(bucket.configuration, others: configuration.dataLoader)
        let pipeline = ImagePipeline(configuration)
        #expect(try await pipeline.image(for: "s3://\(bucket.name)/a.jpg").size == picture.size)
        guard case .response(.addressRefused) = await pipeline.failure(of: ImageRequest(server.url())) else {
            Issue.record("the filter is lost")
            return
        }
        #expect(server.requests == [])
    }

    @Test("Given allowed schemes, when s3 is not among them, then it is refused")
    func allowedSchemes() async throws {
        let bucket = try await Bucket.atMoto()
        try await bucket.send(.put, "a.jpg", body: picture.data)
        let url = ImageRequest("s3://\(bucket.name)/a.jpg")
        let strict = pipeline(bucket) { $0.allowedSchemes = ["https"] }
        #expect(await strict.failure(of: url) == .request(.schemeNotAllowed("s3")))
        let wide = pipeline(bucket) { $0.allowedSchemes = ["s3"] }
        #expect(try await wide.image(for: url).size == picture.size)
        var direct = DataRequest(HTTPRequest(method: .get, scheme: "s3", authority: nil, path: "//b/a"))
        direct.allowedSchemes = ["https"]
        let request = direct
        let error = await failure { _ = try await S3DataLoader(bucket.configuration).load(request) }
        #expect(error == .request(.schemeNotAllowed("s3")))
    }

    @Test("Given a missing object, when it is loaded, then the status is 404")
    func missing() async throws {
        let bucket = try await Bucket.atMoto()
        let pipeline = pipeline(bucket)
        #expect(await pipeline.failure(of: ImageRequest("s3://\(bucket.name)/none.jpg")) == .response(.status(404)))
    }

    @Test("Given URLs and methods that S3 has no use for, when they are loaded, then nobody is asked")
    func unusable() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n") }
        let loader = S3DataLoader(.test(server))
        for path in ["//bucket", "//bucket/", "//a:b@c/d", "//bucket/a?b", "//bucket/%zz"] {
            let request = HTTPRequest(method: .get, scheme: "s3", authority: nil, path: path)
            #expect(await failure { _ = try await loader.load(request) } != nil, "\(path)")
        }
        let post = HTTPRequest(method: .post, scheme: "s3", authority: nil, path: "//bucket/a")
        #expect(await failure { _ = try await loader.load(post) } != nil)
        #expect(server.requests == [])
    }

    @Test("Given a refusal, when an object is loaded, then the error has S3's words and what to do")
    func refusal() async throws {
        let answers = [
            ("403 Forbidden", "<Error><Code>AccessDenied</Code><Message>A &amp; b</Message></Error>", "Denied: A & b"),
            ("403 Forbidden", "<Error><Code>ExpiredToken</Code><Message>x</Message></Error>", "new temporary"),
            ("301 Moved", "<Error><Code>PermanentRedirect</Code></Error>", "in the region eu-north-1"),
            ("400 Bad", "<<<>>>&&&\u{1b}[31m", "S3 answered 400"), ("401 No", "", "check the credentials"),
        ]
        for (status, body, words) in answers {
            let server = try ScriptedServer {
                $0.send(
                    "HTTP/1.1 \(status)\r\nx-amz-bucket-region: eu-north-1\r\n"
                        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
            }
            let loader = S3DataLoader(.test(server))
            let request = HTTPRequest(method: .get, scheme: "s3", authority: nil, path: "//bucket/a")
            let error = await failure { _ = try await loader.load(request) }
            guard case .response(.rejected(let cause)) = error else {
                Issue.record("\(status): \(String(describing: error))")
                continue
            }
            #expect(cause.text.contains(words), "\(cause.text)")
            #expect(!cause.text.contains("\u{1b}"))
        }
    }
}
