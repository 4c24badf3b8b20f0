import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@Suite struct RedirectHandlingTests {
    /// A server that answers every request with a redirect, or with `ok` for a path that ends in `/end`.
    private func redirecting(_ status: Int = 302, to location: String) throws -> ScriptedServer {
        try ScriptedServer { connection in
            repeat {
                connection.send(
                    connection.path.hasSuffix("/end")
                        ? "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
                        : "HTTP/1.1 \(status) Go\r\nLocation: \(location)\r\nX-Why: moved\r\nContent-Length: 4\r\n\r\ngone"
                )
            } while connection.nextRequest()
        }
    }

    private func load(
        _ url: String, _ change: (inout DataRequest) -> Void = { _ in },
        _ decide: @escaping @Sendable (Redirect) async -> HTTPRequest?
    ) async throws -> DataLoad {
        try await CurlDataLoader.plain.load(url) { request in
            request.redirects = RedirectHandler(decide)
            change(&request)
        }
    }

    @Test("Given a handler, when redirected, then it sees request, response, next request and count")
    func whatItSees() async throws {
        let other = try redirecting(to: "/x/end")
        let server = try redirecting(to: other.url("/b c?d=e#f"))
        let seen = Mutex<[Redirect]>([])
        let load = try await load(server.url("/a?x=y")) {
            $0.http.headerFields = [.authorization: "old", .accept: "image/webp", .cookie: "secret", .te: "trailers"]
            $0.credential = .bearer("hidden")
        } _: { redirect in
            seen.withLock { $0.append(redirect) }
            return redirect.next
        }
        #expect(load.url == other.url("/x/end"))
        let redirects = seen.withLock { $0 }
        try #require(redirects.count == 2)
        let first = HTTPRequest(
            method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: "/a?x=y",
            headerFields: [.accept: "image/webp", .cookie: "secret"])
        let second = HTTPRequest(
            method: .get, scheme: "http", authority: "127.0.0.1:\(other.port)", path: "/b%20c?d=e",
            headerFields: [.accept: "image/webp"])
        #expect(redirects[0].request == first)
        #expect(redirects[0].next == second)
        #expect(redirects[0].response.status.code == 302)
        #expect(redirects[0].response.headerFields[.location] == other.url("/b c?d=e#f"))
        #expect(redirects.map(\.count) == [0, 1])
        #expect(redirects[1].request == second)
        #expect(redirects[1].next.path == "/x/end")
    }

    @Test("Given a same-origin handler, when redirected, then only other origins are refused")
    func sameOrigin() async throws {
        let other = try redirecting(to: "unused")
        let away = try redirecting(to: other.url("/end"))
        let home = try redirecting(to: "/end")
        let loader = CurlDataLoader.plain
        let load = try await loader.load(home.url()) { $0.redirects = RedirectHandler.sameOrigin }
        #expect(try await load.gathered() == Data("ok".utf8))
        let error = await failure {
            _ = try await loader.load(away.url()) { $0.redirects = RedirectHandler.sameOrigin }
        }
        #expect(error?.description.contains("refused") == true)
        #expect(other.openedCount == 0)
    }

    @Test("Given a handler that changes URL and fields, when redirected, then that request is sent")
    func change() async throws {
        let other = try redirecting(to: "unused")
        let server = try redirecting(307, to: "/not-there")
        let load = try await load(server.url()) {
            $0.http.method = .put
            $0.http.headerFields = [.accept: "image/png", .authorization: "secret"]
            $0.body = Data("sent".utf8)
            $0.credential = .bearer("hidden")
        } _: { redirect in
            var next = redirect.next
            next.authority = "127.0.0.1:\(other.port)"
            next.path = "/changed/end"
            next.headerFields = [.accept: "image/webp"]
            return next
        }
        #expect(load.url == other.url("/changed/end"))
        let sent = try #require(other.requests.first)
        #expect(sent.hasPrefix("PUT /changed/end HTTP/1.1\r\n"))
        #expect(sent.contains("Accept: image/webp"))
        #expect(sent.hasSuffix("\r\n\r\nsent"))
        #expect(!sent.contains("Authorization"))
    }

    @Test(
        "Given a handler that changes the method, when redirected, then the body is sent if allowed",
        arguments: [(307, HTTPRequest.Method.get, false), (303, .post, true), (303, .put, true), (307, .head, false)])
    func method(_ status: Int, _ method: HTTPRequest.Method, _ sends: Bool) async throws {
        let server = try redirecting(status, to: "/end")
        _ = try await load(server.url()) {
            $0.http.method = .post
            $0.body = Data("sent".utf8)
        } _: { redirect in
            var next = redirect.next
            next.method = method
            return next
        }
        let sent = try #require(server.requests.last)
        #expect(sent.hasPrefix("\(method) /end "))
        #expect(sent.hasSuffix("sent") == sends)
        #expect(sent.contains("Content-Length") == sends)
    }

    @Test("Given a user in the URL, when the handler changes the path, then it is sent, but not shown")
    func user() async throws {
        let server = try redirecting(to: "/x")
        let authority = "127.0.0.1:\(server.port)"
        let seen = Mutex<[String?]>([])
        var request = DataRequest(
            HTTPRequest(method: .get, scheme: "http", authority: "me:secret@\(authority)", path: "/"))
        request.redirects = RedirectHandler { redirect in
            seen.withLock { $0 += [redirect.request.authority, redirect.next.authority] }
            var next = redirect.next
            next.path = "/changed/end"
            return next
        }
        _ = try await CurlDataLoader.plain.load(request)
        #expect(seen.withLock { $0 } == [authority, authority])
        #expect(server.requests.last?.hasPrefix("GET /changed/end ") == true)
        #expect(server.requests.last?.contains("Authorization: Basic") == true)
    }

    @Test(
        "Given a handler that returns an unloadable request, when redirected, then it is refused",
        arguments: [("file", "host", "/etc/passwd"), ("http", "", "/x"), ("http", "host:99999", "/x"), (nil, nil, nil)])
    func unloadable(_ scheme: String?, _ authority: String?, _ path: String?) async throws {
        let server = try redirecting(to: "/end")
        let error = await failure {
            _ = try await load(server.url()) { _ in
                HTTPRequest(method: .get, scheme: scheme, authority: authority, path: path)
            }
        }
        guard case .response(.redirectRefused(_, let why)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(why.contains("cannot be loaded: "))
        #expect(server.requests.count == 1)
    }

    @Test("Given an address filter, when the handler changes the host, then the filter is asked")
    func filter() async throws {
        let other = try redirecting(to: "unused")
        let server = try redirecting(to: "/end")
        let forbidden = other.port
        let loader = CurlDataLoader { $0.addressFilter = { $0.port != forbidden } }
        let error = await failure {
            _ = try await loader.load(server.url()) {
                $0.redirects = RedirectHandler { redirect in
                    var next = redirect.next
                    next.authority = "127.0.0.1:\(forbidden)"
                    return next
                }
            }
        }
        #expect(error == .response(.addressRefused("127.0.0.1:\(forbidden)")))
        #expect(other.openedCount == 0)
    }

    @Test("Given a handler that goes in circles, when redirected, then the limit ends the load")
    func limit() async throws {
        let server = try redirecting(to: "/next")
        let asked = Mutex(0)
        let loader = CurlDataLoader { $0.maximumRedirects = 3 }
        let error = await failure {
            _ = try await loader.load(server.url()) {
                $0.redirects = RedirectHandler { redirect in
                    asked.withLock { $0 += 1 }
                    return redirect.request
                }
            }
        }
        #expect(error == .response(.tooManyRedirects(limit: 3)))
        #expect(asked.withLock { $0 } == 3)
        #expect(server.requests.count == 4)
    }

    @Test("Given a slow handler, when it has decided, then the redirect's connection is reused")
    func connection() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(100), to: "/a")
        let load = try await load(nginx.url("/redirect/302?to=/a")) { redirect in
            try? await Task.sleep(for: .milliseconds(20))
            return redirect.next
        }
        #expect(try await load.gathered() == testBytes(100))
        #expect(Set(try nginx.log().map(\.connection)).count == 1)
    }

    // MARK: A handler that does not come back

    /// Loads what a handler without end is asked about, and does something then.
    private func stuck(
        _ server: ScriptedServer, timeout: Double? = nil, then act: (Task<ImageError?, Never>) -> Void
    ) async throws -> ImageError? {
        let held = Later<CheckedContinuation<Void, Never>>()
        let task = Task {
            await failure {
                _ = try await load(server.url()) {
                    $0.timeout = timeout
                } _: { _ in
                    await withCheckedContinuation { held.set($0) }
                    return nil
                }
            }
        }
        try await eventually("the handler is asked") { held.value != nil }
        act(task)
        let error = await task.value
        held.value?.resume()
        return error
    }

    @Test("Given a handler that never returns, when the task is cancelled, then the load ends at once")
    func cancellation() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 302 Found\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n")
            connection.waitForClose()
        }
        #expect(try await stuck(server) { $0.cancel() } == .cancelled)
        #expect(server.requests.count == 1)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a handler that does not come back, when the total time is over, then the load ends")
    func time() async throws {
        let server = try redirecting(to: "/end")
        #expect(try await stuck(server, timeout: 0.3) { _ in } == .response(.timeout(.total, seconds: 0.3)))
        #expect(server.requests.count == 1)
    }

    @Test("Given a handler that heeds cancellation, when the load is over, then it is cancelled")
    func handlerIsCancelled() async throws {
        let server = try redirecting(to: "/end")
        let isCancelled = Later<Bool>()
        let error = await failure {
            _ = try await load(server.url()) {
                $0.timeout = 0.2
            } _: { _ in
                try? await Task.sleep(for: .seconds(1000))
                isCancelled.set(Task.isCancelled)
                return nil
            }
        }
        #expect(error == .response(.timeout(.total, seconds: 0.2)))
        try await eventually("the handler is cancelled") { isCancelled.value == true }
    }
}
