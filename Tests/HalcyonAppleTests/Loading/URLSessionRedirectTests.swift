#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing
import LinuxTestSupport

@Suite("URLSession data loader, redirects")
struct URLSessionRedirectTests {
    private let loader = URLSessionDataLoader.patient

    @Test("Given a relative redirect, when followed, then the reference is resolved and the last answer is told")
    func relative() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(1000), to: "/redirect/b/c")
        let load = try await loader.load(nginx.url("/redirect/302?to=b/c"))
        #expect(load.url == nginx.url("/redirect/b/c"))
        #expect(try await load.gathered() == testBytes(1000))
        #expect(load.metrics()?.redirectCount == 1)
    }

    @Test("Given a redirect within the origin and one to another, when followed, then secrets stay with the origin")
    func secrets() async throws {
        let (nginx, other) = (try NginxServer(), try NginxServer())
        let secrets: (inout DataRequest) -> Void = {
            $0.http.headerFields = [.authorization: "Basic x", .cookie: "a=b", .accept: "image/*"]
        }
        let same = try await loader.sentFields(nginx.url("/redirect/307?to=/echo-headers"), secrets)
        #expect(same.contains("Authorization: Basic x"))
        #expect(same.contains("Cookie: a=b"))
        let away = nginx.url("/redirect/307?to=\(other.url("/echo-headers"))")
        let sent = try await loader.sentFields(away, secrets)
        #expect(sent.contains("Accept: image/*"))
        #expect(!sent.contains { $0.hasPrefix("Authorization") || $0.hasPrefix("Cookie") })
        let token = try await loader.sentFields(away) { $0.credential = .bearer("t") }
        #expect(!token.contains { $0.hasPrefix("Authorization") })
        let kept = try await loader.sentFields(nginx.url("/echo-headers")) { $0.credential = .bearer("t") }
        #expect(kept.contains("Authorization: Bearer t"))
    }

    @Test(
        "Given a POST, when redirected, then it becomes a GET unless the status keeps it",
        arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
    func methods(_ status: Int, _ method: String) async throws {
        let nginx = try NginxServer()
        let seen = try await loader.data(nginx.url("/redirect/\(status)?to=/echo-method")) {
            $0.http.method = .post
            $0.body = Data("x".utf8)
        }
        #expect(seen == Data(method.utf8))
    }

    @Test("Given a loop, when followed, then it ends at the limit")
    func loop() async throws {
        let nginx = try NginxServer()
        let error = await failure { _ = try await loader.load(nginx.url("/redirect/loop")) }
        #expect(error == .response(.tooManyRedirects(limit: 10)))
        #expect(try nginx.requestCount(path: "/redirect/loop") == 11)
    }

    @Test(
        "Given a redirect out of the web, when met, then it is refused", arguments: ["file:///etc/passwd", "ftp://a/"])
    func schemes(_ location: String) async throws {
        let nginx = try NginxServer()
        let error = await failure { _ = try await loader.load(nginx.url("/redirect/302?to=\(location)")) }
        guard case .response(.redirectRefused(location, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given a handler, when it refuses or leads elsewhere, then the load does as it says")
    func handler() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(10), to: "/a")
        let url = nginx.url("/redirect/302?to=/b")
        let refused = await failure { _ = try await loader.load(url) { $0.redirects = RedirectHandler.refuseAll } }
        guard case .response(.redirectRefused("/b", _)) = refused else {
            Issue.record("\(String(describing: refused))")
            return
        }
        let elsewhere = try await loader.data(url) {
            $0.redirects = RedirectHandler { redirect in
                var next = redirect.next
                next.path = "/a"
                return next
            }
        }
        #expect(elsewhere == testBytes(10))
    }
}
#endif
