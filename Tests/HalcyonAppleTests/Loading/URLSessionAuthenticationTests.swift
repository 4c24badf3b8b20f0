#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing
import LinuxTestSupport

@Suite("URLSession data loader, authentication")
struct URLSessionAuthenticationTests {
    private let loader = URLSessionDataLoader.patient

    private func server() throws -> NginxServer {
        let nginx = try NginxServer()
        try nginx.write(testBytes(100), to: "/a")
        return nginx
    }

    @Test("Given a server that asks for a password, when the request has it as a field, then it is let in")
    func field() async throws {
        let nginx = try server()
        let load = try await loader.load(nginx.url("/basic/a")) {
            $0.http.headerFields[.authorization] = "Basic \(Data("me:secret".utf8).base64EncodedString())"
        }
        #expect(load.response.status.code == 200)
        #expect(try await load.gathered() == testBytes(100))
    }

    @Test("Given a server that asks for a password, when the credential has it, then its challenge is answered")
    func challenge() async throws {
        let nginx = try server()
        let load = try await loader.load(nginx.url("/basic/a")) {
            $0.credential = .password(user: "me", password: "secret")
        }
        #expect(load.response.status.code == 200)
        #expect(try await load.gathered() == testBytes(100))
        #expect(try nginx.requestCount(path: "/basic/a") == 2)
    }

    @Test("Given a wrong password or none, when loaded, then the server's refusal is the answer")
    func refused() async throws {
        let nginx = try server()
        let none = try await loader.load(nginx.url("/basic/a"))
        #expect(none.response.status.code == 401)
        #expect(none.response.headerFields[.wwwAuthenticate]?.contains("Pictures") == true)
        let wrong = try await loader.load(nginx.url("/basic/a")) {
            $0.credential = .password(user: "me", password: "wrong")
        }
        #expect(wrong.response.status.code == 401)
    }
}
#endif
