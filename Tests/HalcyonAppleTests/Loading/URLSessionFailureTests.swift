#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import LinuxTestSupport

@Suite("URLSession data loader, failures")
struct URLSessionFailureTests {
    private let loader = URLSessionDataLoader.patient

    @Test("Given nobody at the address, when loaded, then the connection is refused")
    func refused() async throws {
        let nginx = try NginxServer()
        let port = nginx.port
        nginx.stop()
        let error = await failure { _ = try await loader.load("http://127.0.0.1:\(port)/a") }
        #expect(error == .response(.connectionRefused("127.0.0.1:\(port)")))
    }

    @Test("Given a name that nobody has, when loaded, then the host was not found")
    func unknownHost() async throws {
        let error = await failure { _ = try await loader.load("http://nowhere.invalid/a") }
        #expect(error == .response(.hostNotFound("nowhere.invalid")))
    }

    @Test("Given what is no URL of the web, when loaded, then the request is refused")
    func urls() async throws {
        func error(_ scheme: String?, _ authority: String?, _ path: String?) async -> ImageError? {
            let http = HTTPRequest(method: .get, scheme: scheme, authority: authority, path: path)
            return await failure { _ = try await loader.load(http) }
        }
        #expect(await error(nil, nil, "/a") == .request(.invalidURL("/a")))
        #expect(await error("ftp", "a", "/") == .request(.unsupportedScheme("ftp")))
        #expect(await error("http", ":80", "/") == .request(.missingHost("http://:80/")))
    }

    @Test("Given a certificate that nobody trusts, when loaded, then the load fails")
    func certificate() async throws {
        let nginx = try NginxServer()
        let error = await failure { _ = try await loader.load(nginx.tlsURL("/a")) }
        // Linux's URLSession has words for it, but no code.
        #expect(error?.description.contains("certificate") == true)
    }

    @Test("Given a connection that closes before the announced end, when read, then the transfer was truncated")
    func truncated() async throws {
        let server = try ScriptedServer {
            $0.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n0123456789")
        }
        let load = try await loader.load(server.url())
        var received = Data()
        let error = await failure { for try await chunk in load.body { received.append(chunk) } }
        #expect(error == .response(.truncated(receivedBytes: 10, expectedBytes: 1000)))
        #expect(received == Data("0123456789".utf8))
    }

    @Test("Given a server that says nothing, when the idle time is over, then the idle timeout ends the load")
    func idle() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        // Linux's URLSession counts whole seconds.
        let loader = URLSessionDataLoader { $0.idleTimeout = 1 }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .response(.timeout(.idle, seconds: 1)))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a body that drips for ever, when the loader's or the request's time is over, then the load ends")
    func total() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send("x") { usleep(5000) }
        }
        let loader = URLSessionDataLoader { $0.totalTimeout = 0.3 }
        let error = await failure { _ = try await loader.data(server.url()) }
        #expect(error == .response(.timeout(.total, seconds: 0.3)))
        let own = await failure { _ = try await loader.data(server.url()) { $0.timeout = 0.1 } }
        #expect(own == .response(.timeout(.total, seconds: 0.1)))
        try await eventually("the connections are closed") { server.closedByClientCount == 2 }
    }

    @Test("Given a task cancelled before the head, when it waits, then it ends at once and the connection closes")
    func cancelledBeforeHead() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        let task = Task { await failure { _ = try await loader.load(server.url()) } }
        try await eventually("the request is there") { server.requests.count == 1 }
        task.cancel()
        #expect(await task.value == .cancelled)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a task cancelled within the body, when it reads, then it ends at once and the connection closes")
    func cancelledInBody() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\nsome")
            connection.waitForClose()
        }
        let chunks = Tally()
        let task = Task {
            await failure {
                for try await _ in try await loader.load(server.url()).body { chunks.add() }
            }
        }
        await chunks.wait(for: 1)
        task.cancel()
        #expect(await task.value == .cancelled)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a body that is let go, when nobody reads it, then the connection closes")
    func dropped() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\nsome")
            connection.waitForClose()
        }
        var load: DataLoad? = try await loader.load(server.url())
        let metrics = try #require(load?.metrics)
        load = nil
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
        #expect(metrics() != nil)
    }

    @Test("Given a loader that is gone, when its body is read, then the body comes to its end")
    func loaderGone() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
            connection.hold()
            connection.send("after")
        }
        var loader: URLSessionDataLoader? = URLSessionDataLoader()
        let load = try #require(try await loader?.load(server.url()))
        loader = nil
        server.release()
        #expect(try await load.gathered() == Data("firstafter".utf8))
    }

    @Test("Given many loads that are cancelled at any moment, when others follow, then those are whole")
    func cancelStorm() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(50_000), to: "/a")
        for round in 0..<200 {
            let task = Task { await failure { _ = try await loader.data(nginx.url("/a")) } }
            for _ in 0..<round { await Task.yield() }
            task.cancel()
            let error = await task.value
            #expect(error == nil || error == .cancelled)
        }
        #expect(try await loader.data(nginx.url("/a")) == testBytes(50_000))
    }
}
#endif
