#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing
import LinuxTestSupport

@Suite("URLSession data loader, failures")
struct URLSessionFailureTests {
    private let loader = URLSessionDataLoader.patient

    @Test("Given a certificate that nobody trusts, when loaded, then the load fails")
    func certificate() async throws {
        let nginx = try NginxServer()
        let error = await failure { _ = try await loader.load(nginx.tlsURL("/a")) }
        // Linux's URLSession has words for it, but no code.
        #expect(error?.description.contains("certificate") == true)
    }

    @Test("Given a silent server, when the idle time is over, then the idle timeout ends the load")
    func idle() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        // Linux's URLSession counts whole seconds.
        let loader = URLSessionDataLoader { $0.idleTimeout = 1 }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .response(.timeout(.idle, seconds: 1)))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given an endless body, when the loader's or request's time is over, then the load ends")
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

    @Test("Given a loop, when followed, then it ends at the limit")
    func loop() async throws {
        let nginx = try NginxServer()
        let error = await failure { _ = try await loader.load(nginx.url("/redirect/loop")) }
        #expect(error == .response(.tooManyRedirects(limit: 10)))
        #expect(try nginx.requestCount(path: "/redirect/loop") == 11)
    }
}
#endif
