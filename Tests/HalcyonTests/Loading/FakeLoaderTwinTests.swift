import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import HalcyonTesting
import LinuxTestSupport
import Synchronization
import Testing

/// What tests see of a `FakeLoader` is what an app sees of a server: both give each request the same answer.
@Suite("FakeLoader beside a real loader", .timeLimit(.minutes(5)))
struct FakeLoaderTwinTests {
    /// A request with its answer, as a server sends it and as a test sets it.
    struct Script: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var answer = FakeLoader.Answer.data(Data("0123456789".utf8), fields: Self.mark)
        var hops: [(status: Int, path: String)] = []
        var change: @Sendable (inout DataRequest) -> Void = { _ in }

        static let mark: HTTPFields = [.eTag: "\"1\""]

        init(_ name: String, _ change: (inout Script) -> Void) {
            testDescription = name
            change(&self)
        }
    }

    /// What a caller sees of a load.
    struct Seen: Equatable {
        var status = 0
        var eTag: String?
        var url = ""
        var expected: Int?
        var body = Data()
        /// The name of the error with its numbers, without texts.
        var error: String?
        var redirects: [[String]] = []
    }

    static let scripts: [Script] = [
        Script("an answer") { _ in },
        Script("a missing page") { $0.answer = .status(404, fields: Script.mark) },
        Script("no content") { $0.answer = .status(204, fields: Script.mark) },
        Script("not modified") { $0.answer = .status(304, fields: Script.mark) },
        Script("HEAD") { $0.change = { $0.http.method = .head } },
        Script("an unknown length") {
            $0.answer = .chunks([Data("0123".utf8), Data("45".utf8)], isLengthKnown: false)
        },
        Script("an empty body") { $0.answer = .data(Data(), fields: Script.mark) },
        Script("a body cut short") { $0.answer = .truncated(Data("0123456789".utf8), at: 4) },
        Script("an announced length over the limit") { $0.change = { $0.maximumBodyBytes = 9 } },
        Script("a length of just the limit") { $0.change = { $0.maximumBodyBytes = 10 } },
        Script("a body over the limit") {
            $0.answer = .chunks([Data("0123456789".utf8)], isLengthKnown: false)
            $0.change = { $0.maximumBodyBytes = 9 }
        },
        Script("a scheme that is not allowed") { $0.change = { $0.allowedSchemes = ["https"] } },
        Script("a redirect") { $0.hops = [(302, "/b")] },
        Script("two redirects") { $0.hops = [(301, "/b"), (308, "/c?d=e")] },
        Script("See Other after POST") {
            $0.hops = [(303, "/b")]
            $0.change = post
        },
        Script("Found after POST") {
            $0.hops = [(302, "/b")]
            $0.change = post
        },
        Script("a temporary redirect of POST") {
            $0.hops = [(307, "/b")]
            $0.change = post
        },
        Script("a redirect to another origin") {
            $0.hops = [(302, "other/b")]
            $0.change = { $0.http.headerFields = [.authorization: "secret", .accept: "image/*", .cookie: "a=b"] }
        },
        Script("a redirect that stays") {
            $0.hops = [(302, "/b")]
            $0.change = { $0.http.headerFields = [.authorization: "secret", .accept: "image/*", .cookie: "a=b"] }
        },
        Script("a redirect that a handler refuses") {
            $0.hops = [(302, "/b")]
            $0.change = { $0.redirects = RedirectHandler.refuseAll }
        },
        Script("a redirect that a handler follows") {
            $0.hops = [(302, "/b"), (302, "/c")]
            $0.change = {
                $0.redirects = RedirectHandler { redirect in
                    var next = redirect.next
                    next.headerFields[.accept] = "image/webp"
                    return next
                }
            }
        },
        Script("a redirect to a scheme that is not allowed") {
            $0.hops = [(302, "https://127.0.0.1:1/b")]
            $0.change = { $0.allowedSchemes = ["http"] }
        },
        Script("a redirect out of the web") { $0.hops = [(302, "ftp://127.0.0.1/b")] },
    ]

    private static let post: @Sendable (inout DataRequest) -> Void = {
        $0.http.method = .post
        $0.http.headerFields = [.contentType: "text/plain", .accept: "image/*"]
        $0.body = Data("body".utf8)
    }

    @Test("Given an answer, when loaded from a server and from a fake, then both show the same", arguments: scripts)
    func twin(script: Script) async throws {
        let others = try ScriptedServer { Self.send(script.answer, to: $0) }
        let server = try ScriptedServer { connection in
            let place = ["/a"] + script.hops.map(\.path)
            guard let index = place.firstIndex(of: connection.path), index < script.hops.count else {
                return Self.send(script.answer, to: connection)
            }
            let target = Self.location(script.hops[index].path, others)
            let head = "HTTP/1.1 \(script.hops[index].status) Go\r\nLocation: \(target)\r\n"
            connection.send(head + "Content-Length: 0\r\n\r\n")
        }
        let fake = FakeLoader()
        fake[server.url("/a")] = script.hops.reduce(script.answer) { answer, hop in
            let target = Self.location(hop.path, others)
            return answer.redirected(hop.status, to: target.hasPrefix("/") ? server.url(target) : target)
        }
        var settings = CurlDataLoader.Configuration()
        settings.proxy = .none
        let real = try await seen(of: CurlDataLoader(settings), script, at: server)
        #expect(try await seen(of: fake, script, at: server) == real)
        #expect(real.status > 0 || real.error != nil)
    }

    private static func location(_ path: String, _ others: ScriptedServer) -> String {
        path.hasPrefix("other") ? others.url(String(path.dropFirst(5))) : path
    }

    private static func send(_ answer: FakeLoader.Answer, to connection: ScriptedConnection) {
        var head = "HTTP/1.1 \(answer.status.code) So\r\n"
        for field in answer.fields { head += "\(field.name): \(field.value)\r\n" }
        if let length = answer.expectedBytes, answer.status.code != 204 { head += "Content-Length: \(length)\r\n" }
        connection.send(head + "Connection: close\r\n\r\n")
        if connection.request.hasPrefix("HEAD") || [204, 304].contains(answer.status.code) { return }
        for chunk in answer.chunks { connection.send(String(decoding: chunk, as: UTF8.self)) }
    }

    private func seen(of loader: any DataLoading, _ script: Script, at server: ScriptedServer) async throws -> Seen {
        var request = DataRequest(
            HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: "/a"))
        script.change(&request)
        let redirects = Mutex<[[String]]>([])
        request.onRedirect = { redirect in
            let names = { (fields: HTTPFields) in fields.map(\.name.canonicalName).sorted().joined(separator: " ") }
            redirects.withLock {
                $0.append([
                    "\(redirect.count) \(redirect.response.status.code)", redirect.request.method.rawValue,
                    names(redirect.request.headerFields), redirect.next.method.rawValue, redirect.next.path ?? "",
                    redirect.next.authority ?? "", names(redirect.next.headerFields),
                ])
            }
        }
        var seen = Seen()
        do throws(ImageError) {
            let load = try await loader.load(request)
            seen.status = load.response.status.code
            seen.eTag = load.response.headerFields[.eTag]
            (seen.url, seen.expected) = (load.url, load.expectedBytes)
            for try await chunk in load.body { seen.body += chunk }
        } catch {
            seen.error = Self.name(of: error)
            // How much of a body over the limit is given depends on how it arrives.
            if case .response(.tooLarge(let limit)) = error {
                #expect(seen.body.count <= limit)
                seen.body = Data()
            }
        }
        seen.redirects = redirects.withLock { $0 }
        return seen
    }

    private static func name(of error: ImageError) -> String {
        if case .response(.redirectRefused) = error { return "refused" }
        return "\(error)"
    }
}
