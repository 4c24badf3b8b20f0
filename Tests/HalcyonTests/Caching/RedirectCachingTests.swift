import Foundation
import HTTPTypes
import Halcyon
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// Redirects and changes over sockets: what libcurl's loader tells the caches of each answer on the way.
@Suite("RFC 9111: redirects, end to end")
struct RedirectCachingTests {
    private let folder: TemporaryDirectory
    private let clock = FakeClock()

    init() throws { folder = try TemporaryDirectory() }

    /// Answers by the method and path of the request.
    private final class Site: Sendable {
        private let answers = Mutex<[String: String]>([:])

        subscript(request: String) -> String? {
            get { answers.withLock { $0[request] } }
            set { answers.withLock { $0[request] = newValue } }
        }

        func answer(_ connection: ScriptedConnection, _ body: Data) {
            let words = connection.request.split(separator: " ").prefix(2).joined(separator: " ")
            let head = self[words] ?? "200 OK\r\nCache-Control: max-age=31536000"
            let sent = head.hasPrefix("200") ? body : Data()
            connection.send("HTTP/1.1 \(head)\r\nContent-Length: \(sent.count)\r\nConnection: close\r\n\r\n")
            connection.send(sent)
        }
    }

    private func server(_ site: Site) throws -> ScriptedServer {
        let photo = try Fixtures.data("progressive.jpg")
        return try ScriptedServer { site.answer($0, photo) }
    }

    private func pipeline() -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder.file("cache"))
        configuration.clock = clock
        configuration.downloads.retry = .never
        return ImagePipeline(configuration)
    }

    private func request(_ url: String, _ method: HTTPRequest.Method = .get) throws -> ImageRequest {
        var request = ImageRequest(url)
        if case .remote(var http, _) = request.source, method != .get {
            http.method = method
            request.source = .remote(http, body: Data("x".utf8))
        }
        request.delivery = .afterStore
        return request
    }

    @Test("RFC 9111, 4.2: Given a redirect with max-age, when it is over, then it is requested again")
    func latest() async throws {
        let site = Site()
        let server = try server(site)
        site["GET /latest"] = "302 Found\r\nLocation: /v1?secret\r\nCache-Control: max-age=60\r\nSet-Cookie: a=b"
        let latest = try request(server.url("/latest"))
        _ = try await pipeline().image(for: latest)
        site["GET /latest"] = "302 Found\r\nLocation: /v2"
        clock.advance(59)
        #expect(try await pipeline().response(for: latest).source == .disk)
        #expect(server.requests.count == 2)
        clock.advance(1)
        #expect(try await pipeline().data(for: latest).url == server.url("/v2"))
        #expect(try await pipeline().data(for: latest).url == server.url("/v2"))
        let paths = server.requests.compactMap { $0.split(separator: " ").dropFirst().first }
        #expect(paths == ["/latest", "/v1?secret", "/latest", "/v2", "/latest", "/v2"])
    }

    @Test(
        "RFC 9111, 4.4: Given a redirected POST, when its target fails, then the entry is dropped",
        arguments: ["/gone", "mailto:someone", "http://127.0.0.1:1/"])
    func posted(location: String) async throws {
        let site = Site()
        let server = try server(site)
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request(server.url("/x")))
        site["POST /x"] = "303 See Other\r\nLocation: \(location)"
        site["GET /gone"] = "404 Not Found"
        let answer = try? await pipeline.data(for: request(server.url("/x"), .post))
        #expect(answer == nil)
        #expect(try pipeline.cachedImage(for: request(server.url("/x"))) == nil)
        #expect(try await !pipeline.cache.hasData(for: request(server.url("/x"))))
    }

    @Test("RFC 9111, 5.2.1.4: when a request reloads or revalidates, then its Cache-Control says so")
    func reload() async throws {
        let server = try server(Site())
        for (network, fields) in [
            (CachePolicy.Network.automatic, []), (.reload, ["Cache-Control: no-cache", "Pragma: no-cache"]),
            (.revalidate, ["Cache-Control: max-age=0"]),
        ] {
            var request = try request(server.url("/\(network)"))
            request.cachePolicy.network = network
            _ = try await pipeline().data(for: request)
            let sent = server.requests.last ?? ""
            #expect(
                sent.components(separatedBy: "\r\n").filter { $0.contains("Cache-Control:") || $0.contains("Pragma:") }
                    == fields)
        }
    }
}
