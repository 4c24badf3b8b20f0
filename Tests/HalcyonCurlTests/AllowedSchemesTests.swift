import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AllowedSchemesTests {
    @Test("Given only https, when an http URL is loaded, then it is refused before a connection")
    func first() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") }
        let error = await failure {
            _ = try await CurlDataLoader.plain.load(server.url()) { $0.allowedSchemes = ["https"] }
        }
        #expect(error == .request(.schemeNotAllowed("http")))
        #expect(server.openedCount == 0)
    }

    @Test(
        "Given only http, when an answer or a redirect handler leads to https, then it is refused",
        arguments: [false, true])
    func redirect(byHandler: Bool) async throws {
        let other = try ScriptedServer { _ in }
        let target = other.url("/b").replacing("http:", with: "https:")
        let server = try ScriptedServer { connection in
            let location = byHandler ? "/b" : target
            connection.send("HTTP/1.1 302 Go\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
        }
        let error = await failure {
            _ = try await CurlDataLoader.plain.load(server.url()) { request in
                request.allowedSchemes = ["http"]
                if byHandler {
                    request.redirects = RedirectHandler { redirect in
                        var next = redirect.next
                        next.scheme = "https"
                        return next
                    }
                }
            }
        }
        guard case .response(.redirectRefused(_, let why)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(why == "the scheme 'https' is not allowed here")
        #expect(other.openedCount == 0)
    }
}
