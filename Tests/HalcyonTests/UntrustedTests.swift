import Foundation
import HTTPTypes
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

/// Every line of the table in the guide's page on untrusted URLs, over real sockets on loopback: refused because
/// loopback is not public, or, for the limits, by a filter that takes loopback for public.
@Suite("Untrusted URLs", .timeLimit(.minutes(5)))
struct UntrustedTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func pipeline(
        _ addressFilter: (@Sendable (ResolvedAddress) -> Bool)? = { $0.isGlobal }
    ) -> ImagePipeline {
        let cache = folder.file("cache")
        guard let addressFilter else { return ImagePipeline(.untrusted(cacheDirectory: cache)) }
        return ImagePipeline(.untrusted(cacheDirectory: cache, addressFilter: addressFilter))
    }

    /// One that takes loopback for public.
    private func open() -> ImagePipeline { pipeline { _ in true } }

    private func failure(_ request: ImageRequest, _ pipeline: ImagePipeline) async -> ImageError? {
        await TestSupport.failure { _ = try await pipeline.data(for: request) }
    }

    private static func picture(_ connection: ScriptedConnection) {
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
    }

    private static func redirecting(to location: String) throws -> ScriptedServer {
        try ScriptedServer {
            $0.send("HTTP/1.1 302 Go\r\nLocation: \(location)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        }
    }

    @Test("Given a long URL, when loaded, then it is refused at once, and the error's text is short")
    func longURL() async throws {
        let url = "http://example.org/" + String(repeating: "a", count: 1_000_000)
        for request in [ImageRequest(url), ImageRequest("http://example.org/" + String(repeating: "a", count: 9000))] {
            let error = await failure(request, pipeline())
            guard case .request(.urlTooLong(_, limit: 8192)) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect((error?.description.utf8.count ?? 0) < 400)
        }
        let location = "/" + String(repeating: "a", count: 9000)
        let server = try Self.redirecting(to: location)
        var configuration = CurlDataLoader.Configuration()
        configuration.maximumURLBytes = 8 << 10
        do throws(ImageError) {
            _ = try await CurlDataLoader(configuration).load(
                .init(method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: "/"))
            Issue.record("a redirect to a long URL was followed")
        } catch {
            #expect(error.code == 2011)
            #expect(error.description.utf8.count < 1500)
        }
    }

    // MARK: Schemes and files

    @Test(
        "Given another scheme than http, https and data, when loaded, then it is refused",
        arguments: [
            ("ftp://127.0.0.1/a.png", "ftp"), ("gopher://127.0.0.1/a", "gopher"), ("dict://127.0.0.1/a", "dict"),
            ("ldap://127.0.0.1/", "ldap"), ("ws://127.0.0.1/", "ws"), ("file:///etc/hostname", "file"),
            ("FILE:///etc/hostname", "file"), ("file://localhost/etc/hostname", "file"),
            ("file://example.org/etc/hostname", "file"), ("file:/etc/hostname", "file"),
        ])
    func schemes(url: String, scheme: String) async throws {
        #expect(await failure(ImageRequest(url), pipeline()) == .request(.schemeNotAllowed(scheme)))
        let image = await #expect(throws: ImageError.self) { try await pipeline().image(for: ImageRequest(url)) }
        #expect(image?.code == 1013)
    }

    @Test("Given a local file as any kind of source, when loaded, then it is refused")
    func files() async throws {
        let file = URL(filePath: "/etc/hostname")
        let refused = ImageError.request(.schemeNotAllowed("file"))
        #expect(await failure(ImageRequest(source: .file(file)), pipeline()) == refused)
        #expect(await failure(ImageRequest(provider: FileDataProvider(file)), pipeline()) == refused)
        let provider = ImageSource.provider(FileDataProvider(file, id: "harmless"))
        let server = try ScriptedServer(Self.picture)
        var request = ImageRequest(server.url())
        request.alternatives = [ImageSource(file), provider]
        let address = ImageError.response(.addressRefused("127.0.0.1:\(server.port)"))
        #expect(await failure(request, pipeline())?.sourceErrors == [address, refused, refused])

        var configuration = ImagePipeline.Configuration.untrusted(cacheDirectory: folder.file("cache"))
        configuration.isNetworkConstrained = { true }
        var low = ImageRequest(server.url())
        low.lowDataSource = provider
        let error = await failure(low, ImagePipeline(configuration))
        #expect(error?.sourceErrors?.first?.isNotCached == true)
        #expect(error?.sourceErrors?.last == refused)
    }

    @Test(
        "Given a redirect to another scheme, when followed, then it is refused",
        arguments: [
            "file:///etc/hostname", "file://localhost/etc/hostname", "ftp://127.0.0.1/", "data:,a", "gopher://a/",
        ])
    func redirectedScheme(location: String) async throws {
        let server = try Self.redirecting(to: location)
        let error = await failure(ImageRequest(server.url()), open())
        guard case .response(.redirectRefused(_, let why)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(why.contains("scheme"))
    }

    // MARK: Addresses

    @Test(
        "Given this machine by any of its names, when loaded, then no connection is made",
        arguments: [
            "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0x7f000001", "017700000001", "127.0.0.2", "0.0.0.0", "0",
            "localhost", "LOCALHOST", "localhost.", "a.localhost", "[::1]", "[::]", "[::ffff:127.0.0.1]",
            "[::ffff:7f00:1]", "①②⑦.0.0.1",
        ])
    func loopback(host: String) async throws {
        let server = try ScriptedServer(Self.picture)
        let error = await failure(ImageRequest("http://\(host):\(server.port)/"), pipeline())
        switch error {
        case .response(.addressRefused): break
        // Names that this machine's resolver does not know.
        case .response(.hostNotFound) where ["localhost.", "a.localhost", "①②⑦.0.0.1"].contains(host): break
        case .request(.invalidURL) where host == "①②⑦.0.0.1": break
        default: Issue.record("\(host): \(String(describing: error))")
        }
        #expect(server.openedCount == 0)
    }

    @Test(
        "Given an address that is not public, when loaded, then it is refused before a connection",
        arguments: [
            "169.254.169.254", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "224.0.0.1", "192.0.0.8",
            "192.0.2.1", "198.18.0.1", "240.0.0.1", "255.255.255.255", "[fd00::1]", "[fec0::1]", "[fe80::1]",
            "[64:ff9b::7f00:1]", "[64:ff9b:1::1]", "[2002:7f00:1::1]", "[2001::1]", "[2001:db8::1]", "[ff02::1]",
            "[::7f00:1]", "168.63.129.16", "[::ffff:168.63.129.16]", "[fd00:ec2::254]", "100.100.100.200",
            "192.0.0.192",
            "[2606:2800:220:1:0:5efe:7f00:1]", "[2606:2800:220:1:200:5efe:10.0.0.1]",
        ])
    func special(host: String) async throws {
        let error = await failure(ImageRequest("http://\(host)/"), pipeline())
        guard case .response(.addressRefused) = error else {
            Issue.record("\(host): \(String(describing: error))")
            return
        }
    }

    @Test("Given a redirect to a non-public address on any hop, when followed, then it is refused")
    func redirectedAddress() async throws {
        let secret = try ScriptedServer(Self.picture)
        let second = try Self.redirecting(to: secret.url("/secret"))
        let first = try Self.redirecting(to: second.url())
        let publicPorts = [first.port, second.port]
        let error = await failure(ImageRequest(first.url()), pipeline { publicPorts.contains($0.port) })
        #expect(error == .response(.addressRefused("127.0.0.1:\(secret.port)")))
        #expect(secret.openedCount == 0)
    }

    @Test(
        "Given a port that is not usual for the web, when loaded, then it is refused", arguments: [22, 25, 6379, 11211])
    func ports(port: Int) async throws {
        let error = await failure(ImageRequest("http://1.1.1.1:\(port)/"), pipeline(nil))
        #expect(error == .response(.addressRefused("1.1.1.1:\(port)")))
    }

    // MARK: Limits

    @Test("Given more than 3 redirects, when followed, then the load ends")
    func redirects() async throws {
        let server = try Self.redirecting(to: "/again")
        #expect(await failure(ImageRequest(server.url()), open()) == .response(.tooManyRedirects(limit: 3)))
        #expect(server.requests.count == 4)
    }

    enum Bomb: CaseIterable { case announced, endless, compressed }

    @Test("Given a body over 16 MiB, when loaded, then it is broken off", arguments: Bomb.allCases)
    func bodies(bomb: Bomb) async throws {
        // 64 MiB of zeros, as gzip has them.
        let zeros = try ChildProcess.run("sh", "-c", "head -c 67108864 /dev/zero | gzip -9 | base64 -w 0")
        let compressed = try #require(Data(base64Encoded: zeros.trimmingCharacters(in: .whitespacesAndNewlines)))
        let server = try ScriptedServer { connection in
            switch bomb {
            case .announced:
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(17 << 20)\r\n\r\n")
                connection.hold()
            case .endless:
                connection.send("HTTP/1.1 200 OK\r\n\r\n")
                connection.sendEndlessly(Data(count: 1 << 16))
            case .compressed:
                let fields = "Content-Encoding: gzip\r\nContent-Length: \(compressed.count)\r\n\r\n"
                connection.send("HTTP/1.1 200 OK\r\n" + fields)
                connection.send(compressed)
            }
        }
        let error = await failure(ImageRequest(server.url()), open())
        #expect(error?.code == 2009, "\(String(describing: error))")
        if bomb == .endless { #expect(server.sentBytes < 64 << 20) }
    }

    @Test(
        "Given a server that sends much else than a body, when loaded, then it is broken off",
        .timeLimit(.minutes(5)), arguments: [true, false])
    func waste(isCompressed: Bool) async throws {
        // A file name in gzip's head that never ends, or a chunk's extension.
        let gzip = Data([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3])
        let coding = isCompressed ? "Content-Encoding: gzip" : "Transfer-Encoding: chunked"
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\(coding)\r\n\r\n")
            connection.send(isCompressed ? gzip : Data("1;".utf8))
            connection.sendEndlessly(Data(repeating: 97, count: 1 << 16))
        }
        let error = await failure(ImageRequest(server.url()), open())
        #expect(error == .response(.tooLarge(limit: 16 << 20)), "\(String(describing: error))")
    }

    @Test(
        "Given a response that readers may interpret differently, when loaded, then it is malformed",
        arguments: [
            "200 OK\r\nContent-Length: 2\r\nContent-Length: 3", "200 OK\r\nTransfer-Encoding: chunked, gzip",
            "200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 2", "302 Go\r\nLocation: /a\r\nLocation: /b",
            "200 OK\r\nContent-Encoding: br", "200 OK\r\nContent-Encoding: zstd",
            "206 Part\r\nContent-Range: bytes 0-1/9\r\nContent-Length: 2",
        ])
    func ambiguous(head: String) async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 \(head)\r\nConnection: close\r\n\r\nok") }
        let error = await failure(ImageRequest(server.url()), open())
        #expect(error?.code == 2013, "\(String(describing: error))")
        #expect(server.requests.count == 1)
    }

    @Test("Given data: URLs, when loaded, then those up to 256 KiB are")
    func dataURLs() async throws {
        let pipeline = pipeline()
        let small = "data:image/png;base64," + String(repeating: "A", count: 200_000)
        #expect(try await pipeline.data(for: ImageRequest(small)).data.count == 150_000)
        let large = "data:image/png;base64," + String(repeating: "A", count: 300_000)
        #expect(await failure(ImageRequest(large), pipeline) == .request(.tooLarge(limit: 256 << 10)))
        #expect(
            await failure(ImageRequest(provider: DataURLProvider(large)), pipeline)
                == .request(.tooLarge(limit: 256 << 10)))
    }

    @Test("Given servers that are silent, or drip, when loaded, then the load ends in time", arguments: [false, true])
    func slow(drips: Bool) async throws {
        let server = try ScriptedServer { connection in
            guard drips else {
                connection.hold()
                return
            }
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while connection.send("a") { Thread.sleep(forTimeInterval: 0.5) }
        }
        let error = await failure(ImageRequest(server.url()), open())
        guard case .response(.timeout(let limit, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        // On a machine without time for this, the limit for all may run out before the one that is meant.
        #expect(limit == (drips ? .speed : .idle) || limit == .total)
        #expect(server.openedCount == 1)
    }

    @Test("Given a header of more than 50 million pixels, when decoded, then the picture is refused")
    func pixels() async throws {
        var png = try #require(
            try StandardCodecs.encoders.lazy.compactMap {
                try $0.encode(
                    PixelBuffer(width: 4, height: 4, hasAlpha: false) { _ in }, as: .png, options: EncodingOptions())
            }.first)
        // The signature has 8 bytes, the chunk's length and name 8; then come width and height, and the checksum, which
        // is not asked for before the limits.
        png.replaceSubrange(16..<24, with: [0, 0, 0x1f, 0x40, 0, 0, 0x1f, 0x40])
        let request = ImageRequest(provider: RawDataProvider(png, id: "large"))
        let error = await #expect(throws: ImageError.self) { try await pipeline().image(for: request) }
        #expect(error?.code == 4006 || error?.code == 4005, "\(String(describing: error))")
    }

    @Test("Given the configuration, when read, then its parts are not shared with others")
    func parts() throws {
        let configuration = ImagePipeline.Configuration.untrusted
        let transfers = try #require(configuration.dataLoader as? CurlDataLoader).configuration
        #expect(transfers.proxy == .none)
        #expect(transfers.addressFilter != nil)
        let cache = try #require(configuration.dataCache as? DiskCache)
        #expect(cache.directory.lastPathComponent.hasPrefix("halcyon-untrusted"))
    }

    @Test("Given the configuration, when read, then its limits are those in the guide")
    func limits() throws {
        let configuration = ImagePipeline.Configuration.untrusted
        #expect(configuration.maximumTransfers == 32)
        #expect(configuration.downloads.maximumTransfersPerHost == 4)
        #expect(configuration.downloads.retry.maximumAttempts == 1)
        // Of all attempts, by the downloader; the loader has the same for one of them.
        #expect(configuration.downloads.retry.totalTimeout == 20)
        let transfers = try #require(configuration.dataLoader as? CurlDataLoader).configuration
        #expect(transfers.maximumConnectionsPerHost == 4)
        #expect(transfers.connectTimeout == 5)
        #expect(transfers.idleTimeout == 5)
        #expect(transfers.minimumBytesPerSecond == 100)
        #expect(transfers.minimumSpeedTime == 5)
        #expect(transfers.totalTimeout == 20)
        let decoding = configuration.decodingLimits
        #expect(decoding.maximumPixels == 50_000_000)
        #expect(decoding.maximumBytes == 256 << 20)
        #expect(decoding.maximumSeconds == 10)
        #expect(decoding.maximumScans == 50)
        #expect(decoding.maximumFrames == 1_000)
        #expect(decoding.maximumAnimationPixels == 1_000_000_000)
        #expect(decoding.maximumMetadataBytes == 4 << 20)
    }
}
