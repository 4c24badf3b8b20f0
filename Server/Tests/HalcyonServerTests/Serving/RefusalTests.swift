import Foundation
import HTTPTypes
import Halcyon
import HalcyonCore
import HalcyonCurl
import HalcyonServer
import Testing

@Suite("What a server refuses")
struct RefusalTests {
    @Test(
        "Given a private address in any spelling, when it is asked for, then nothing is fetched",
        arguments: [
            "127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001", "0", "0.0.0.0",
            "[::1]", "[::]", "[::ffff:127.0.0.1]", "[0:0:0:0:0:ffff:7f00:1]", "127.0.0.1.", "127%2e0.0.1",
            "\u{2460}27.0.0.1", "127\u{3002}0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254",
            "100.64.0.1", "[fe80::1]", "[fd00::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1",
            "255.255.255.255", "192.0.2.1", "198.18.0.1",
        ])
    func privateAddresses(_ host: String) async throws {
        let fixture = try await ServerFixture { configuration in
            configuration.sources = ImageServer.Configuration.sources(addressFilter: { $0.isGlobal })
            configuration.timeLimit = 5
        }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        let url = "http://\(host):\(fixture.origin.port)/a.jpg"
        let response = await fixture.get(raw: "/insecure/-/\(ServerFixture.encoded(url))")
        #expect([400, 403, 502].contains(response.head.status.code), "\(response.head.status)")
        #expect(fixture.origin.total == 0)
    }

    @Test("Given a redirect to a host that is not allowed, when followed, then the server refuses")
    func redirects() async throws {
        let secret = try await Origin()
        secret.set("/secret.jpg", .picture(try Pictures.jpeg(40, 20)))
        let fixture = try await ServerFixture { $0.policy.allowedHosts = ["127.0.0.1"] }
        fixture.origin.set(
            "/a.jpg", .init(status: .found, fields: [.location: "http://localhost:\(secret.port)/secret.jpg"]))
        let response = await fixture.get("/a.jpg")
        #expect(response.head.status != .ok)
        #expect(secret.total == 0)
        fixture.origin.set(
            "/b.jpg", .init(status: .found, fields: [.location: "http://127.0.0.1:\(secret.port)/secret.jpg"]))
        #expect(await fixture.get("/b.jpg").head.status == .ok)
    }

    @Test("Given a redirect to a URL with a user name, when followed, then the server refuses")
    func redirectWithUser() async throws {
        let fixture = try await ServerFixture()
        fixture.origin.set("/b.jpg", .picture(try Pictures.jpeg(40, 20)))
        let location = fixture.origin.url("/b.jpg").replacing("//", with: "//user:secret@")
        fixture.origin.set("/a.jpg", .init(status: .found, fields: [.location: location]))
        #expect(await fixture.get("/a.jpg").head.status == .forbidden)
        #expect(fixture.origin.count("/b.jpg") == 0)
    }

    @Test("Given allowed hosts, when another is asked for, then it is refused and nothing fetched")
    func hosts() async throws {
        let fixture = try await ServerFixture { $0.policy.allowedHosts = ["*.example.com"] }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        #expect(await fixture.get("/a.jpg").head.status == .forbidden)
        #expect(fixture.origin.total == 0)
    }

    @Test("Given sources that are no pictures or too large, when asked for, then 422 says why")
    func unusable() async throws {
        let fixture = try await ServerFixture { configuration in
            configuration.sources.decodingLimits.maximumPixels = 1_000
            configuration.sources.maximumDataBytes = 20_000
        }
        fixture.origin.set("/text.jpg", .picture(Data("<html>not a picture</html>".utf8)))
        fixture.origin.set("/wide.jpg", .picture(try Pictures.jpeg(100, 100)))
        fixture.origin.set("/long.jpg", .picture(Data(repeating: 7, count: 30_000)))
        fixture.origin.set("/cut.jpg", .picture(try Pictures.jpeg(20, 20).prefix(100)))
        for (path, code) in [("/text.jpg", 4002), ("/wide.jpg", 4006), ("/long.jpg", 2009)] {
            let response = await fixture.get(path)
            #expect(response.head.status == .unprocessableContent)
            #expect(try ToldProblem(response).code == code)
            #expect(response.head.headerFields[.contentType] == "application/problem+json")
        }
        #expect(await fixture.get("/cut.jpg").head.status == .unprocessableContent)
    }

    @Test("Given an error in the network, when it is told, then only in development with details")
    func details() async throws {
        for isDevelopment in [false, true] {
            let fixture = try await ServerFixture { $0.isDevelopment = isDevelopment }
            fixture.origin.set("/a.jpg", .init(status: .internalServerError))
            let response = await fixture.get("/a.jpg")
            #expect(response.head.status == .badGateway)
            let told = try ToldProblem(response)
            #expect(told.title == "the source cannot be loaded")
            #expect((told.detail != nil) == isDevelopment)
        }
    }

    @Test("Given a source that does not exist, when it is asked for, then 404 for a minute")
    func missing() async throws {
        let fixture = try await ServerFixture()
        let response = await fixture.get("/none.jpg")
        #expect(response.head.status == .notFound)
        #expect(response.head.headerFields[.cacheControl] == "public, max-age=60")
        // And the server itself does not ask again in that time.
        #expect(await fixture.get("/none.jpg").head.status == .notFound)
        #expect(fixture.origin.count("/none.jpg") == 1)
    }

    @Test("Given keys, when a path is asked for, then only signed ones are answered")
    func signatures() async throws {
        let signer = try URLSigner(keys: [Data(repeating: 1, count: 32)])
        let fixture = try await ServerFixture { $0.signer = signer }
        fixture.origin.set("/a.jpg", .picture(try Pictures.jpeg(40, 20)))
        let path = signer.path(for: fixture.origin.url("/a.jpg"), options: "w:20")
        #expect(await fixture.get(raw: path).head.status == .ok)
        for wrong in [
            path.replacing("w:20", with: "w:21"), path + "=", String(path.dropLast()), "/insecure" + path.dropFirst(44),
            "/" + path, path.replacing("/w:20", with: "/./w:20"), path + "?w=1", path + "/..", path.lowercased(),
        ] {
            let response = await fixture.get(raw: wrong)
            #expect([400, 403, 404].contains(response.head.status.code), "\(wrong): \(response.head.status)")
        }
        #expect(fixture.origin.count("/a.jpg") == 1)
    }

    @Test("Given other methods and paths, when they are asked for, then 405 and 404")
    func methods() async throws {
        let fixture = try await ServerFixture()
        for method in [HTTPRequest.Method.post, .put, .delete, .options] {
            let response = await fixture.get(raw: "/health", method: method)
            #expect(response.head.status == .methodNotAllowed)
            #expect(response.head.headerFields[.allow] == "GET, HEAD")
        }
        for path in ["", "/", "//", "/a", "/a/b", "/a/b/", "*", "/metrics", "/playground/figures", "/insecure//x"] {
            #expect(await fixture.get(raw: path).head.status == .notFound, "\(path)")
        }
        let long = String(repeating: "a", count: 9_000)
        #expect(await fixture.get(raw: "/insecure/-/" + long).head.status == .uriTooLong)
    }
}
