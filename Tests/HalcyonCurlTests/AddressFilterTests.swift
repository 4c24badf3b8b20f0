import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@Suite struct AddressFilterTests {
    private func answering() throws -> ScriptedServer {
        try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") }
    }

    @Test("Given a filter that refuses, when loaded by name or number, then no connection is made")
    func refused() async throws {
        let server = try answering()
        let loader = CurlDataLoader { $0.addressFilter = { $0.isGlobal } }
        let direct = await failure { _ = try await loader.load(server.url()) }
        #expect(direct == .response(.addressRefused("127.0.0.1:\(server.port)")))
        let named = await failure { _ = try await loader.load("http://localhost:\(server.port)/") }
        guard case .response(.addressRefused) = named else {
            Issue.record("\(String(describing: named))")
            return
        }
        #expect(server.openedCount == 0)
    }

    @Test("Given a filter that allows, when loaded, then it was asked about the address and port")
    func allowed() async throws {
        let server = try answering()
        let asked = Later<ResolvedAddress>()
        let loader = CurlDataLoader {
            $0.addressFilter = {
                asked.set($0)
                return true
            }
        }
        #expect(try await loader.data(server.url()) == Data("ok".utf8))
        #expect(asked.value == ResolvedAddress(bytes: [127, 0, 0, 1], port: server.port))
    }

    @Test("Given a redirect to an address that the filter refuses, when followed, then it is refused")
    func redirect() async throws {
        let secret = try answering()
        let server = try ScriptedServer {
            $0.send("HTTP/1.1 302 Go\r\nLocation: \(secret.url())\r\nContent-Length: 0\r\n\r\n")
        }
        let secretPort = secret.port
        let loader = CurlDataLoader { $0.addressFilter = { $0.port != secretPort } }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .response(.addressRefused("127.0.0.1:\(secretPort)")))
        #expect(secret.openedCount == 0)
        #expect(server.requests.count == 1)
    }
}
