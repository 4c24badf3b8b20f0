import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct ProxyTests {
    @Test("Given a proxy, when an http URL is loaded, then the proxy is asked for the whole URL")
    func plain() async throws {
        let proxy = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") }
        let loader = CurlDataLoader { $0.proxy = .url(proxy.url("")) }
        #expect(try await loader.data("http://images.invalid/a.png") == Data("ok".utf8))
        #expect(proxy.requests.first?.hasPrefix("GET http://images.invalid/a.png HTTP/1.1\r\n") == true)
    }

    @Test("Given a proxy, when 200 hosts are asked at once, then each answers")
    func manyHosts() async throws {
        let proxy = try ScriptedServer { connection in
            repeat {
                let path = connection.path
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\n\r\n\(path)")
            } while connection.nextRequest()
        }
        let loader = CurlDataLoader { $0.proxy = .url(proxy.url("")) }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                let url = "http://host\(number).invalid/a"
                group.addTask { try await loader.data(url) == Data(url.utf8) }
            }
            for try await isRight in group { #expect(isRight) }
        }
        #expect(proxy.requests.count == 200)
    }

    @Test("Given a proxy that refuses CONNECT, when an https URL is loaded, then it is a proxy error")
    func refusing() async throws {
        let proxy = try ScriptedServer { $0.send("HTTP/1.1 403 No\r\nContent-Length: 2\r\n\r\nno") }
        let loader = CurlDataLoader { $0.proxy = .url(proxy.url("")) }
        let error = await failure { _ = try await loader.load("https://images.invalid/a.png") }
        #expect(error == .response(.proxy("it answered CONNECT with status 403")))
        #expect(proxy.requests.first?.hasPrefix("CONNECT images.invalid:443 HTTP/1.1\r\n") == true)
    }

    @Test("Given fields with secrets, when a tunnel is opened, then the proxy does not see them")
    func secrets() async throws {
        let proxy = try ScriptedServer { $0.send("HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n") }
        let loader = CurlDataLoader { $0.proxy = .url(proxy.url("")) }
        _ = await failure { _ = try await loader.load("https://images.invalid/", [.authorization: "secret"]) }
        #expect(proxy.requests.first?.contains("secret") == false)
    }

    @Test("Given a proxy that does not exist, when loaded, then it is a proxy error")
    func missing() async throws {
        for proxy in ["http://no-such-proxy.invalid:3128", "http://127.0.0.1:1"] {
            let loader = CurlDataLoader { $0.proxy = .url(proxy) }
            let error = await failure { _ = try await loader.load("http://images.invalid/") }
            guard case .response(.proxy) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }
}
