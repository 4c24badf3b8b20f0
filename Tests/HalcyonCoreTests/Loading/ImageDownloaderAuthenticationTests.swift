import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader: authentication")
struct ImageDownloaderAuthenticationTests {
    private let challenges = Log<AuthenticationChallenge>()

    private func downloader(
        _ loader: any DataLoading, _ answer: @escaping @Sendable (AuthenticationChallenge) async -> Credential?
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = FakeClock()
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0)
        configuration.maximumTransfers = 1
        configuration.authentication = AuthenticationHandler(id: "test") { [challenges] challenge in
            challenges.add(challenge)
            return await answer(challenge)
        }
        return ImageDownloader(configuration)
    }

    private static func challenge(_ values: String..., url: String = "http://test/a") -> DataLoad {
        var fields = HTTPFields()
        fields[values: .wwwAuthenticate] = values
        return .answer(["who is there?"], status: .unauthorized, fields: fields, url: url)
    }

    /// A server that lets in whoever shows something.
    private func loader(_ values: String...) -> ScriptedLoader {
        ScriptedLoader { request, _ async throws(ImageError) in
            if request.http.headerFields[.authorization] != nil || request.credential != nil { return .success("in") }
            var load = Self.challenge()
            load.response.headerFields[values: .wwwAuthenticate] = values
            return load
        }
    }

    private static let password = Credential.password(user: "Aladdin", password: "open sesame")

    @Test(
        "Given a credential, when it is sent, then as the scheme wants it",
        arguments: [
            (["Basic realm=\"a\""], password, "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", nil),
            ([], password, "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", nil),
            (["Basic realm=\"a\"", "Digest realm=\"a\", nonce=\"n\""], password, nil, password),
            (["Negotiate"], password, nil, password),
            (["Negotiate, Basic"], password, "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", nil),
            (["Bearer realm=\"a\""], .bearer("t0k3n"), "Bearer t0k3n", nil),
            (["Hawk"], .authorization("Hawk id=\"1\""), "Hawk id=\"1\"", nil),
        ] as [([String], Credential, String?, Credential?)])
    func ways(values: [String], credential: Credential, field: String?, loaders: Credential?) async throws {
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            guard number == 1 else { return .success("in") }
            var load = Self.challenge()
            load.response.headerFields[values: .wwwAuthenticate] = values
            return load
        }
        let download = try await downloader(loader) { _ in credential }.download("http://test/a")
        #expect(download.data == Data("in".utf8))
        #expect(download.attempts == 1)
        #expect(loader.requests.entries.map(\.http.headerFields[.authorization]) == [nil, field])
        #expect(loader.requests.entries.map(\.credential) == [nil, loaders])
    }

    @Test("Given a challenge, when the handler is asked, then it sees its details and failure count")
    func challengeContents() async {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            Self.challenge("Newauth realm=\"apps\", title=\"a, b\"", "Basic realm=\"simple\"")
        }
        let downloader = downloader(loader) { $0.failureCount < 2 ? .bearer("\($0.failureCount)") : nil }
        #expect(await downloader.failure(of: DownloadRequest("http://test/a")) == .response(.status(401)))
        #expect(challenges.entries.map(\.failureCount) == [0, 1, 2])
        #expect(challenges.entries.first?.schemes.map(\.name) == ["newauth", "basic"])
        #expect(challenges.entries.first?.realm == "apps")
        #expect(challenges.entries.first?.host == "test")
        #expect(challenges.entries.first?.request.path == "/a")
        #expect(challenges.entries.first?.response.status == .unauthorized)
        #expect(loader.requests.entries.map(\.http.headerFields[.authorization]) == [nil, "Bearer 0", "Bearer 1"])
        #expect(downloader.gate.counts == (free: 1, waiting: 0, hosts: 0))
    }

    @Test("Given a handler that never gives up, when always refused, then it is asked ten times")
    func rounds() async {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in Self.challenge("Basic") }
        let downloader = downloader(loader) { _ in .bearer("wrong") }
        #expect(await downloader.failure(of: DownloadRequest("http://test/a")) == .response(.status(401)))
        #expect(challenges.entries.count == 10)
    }

    @Test("Given no handler, when the server asks, then its answer goes to the validator")
    func noHandler() async {
        let loader = loader("Basic")
        var configuration = ImageDownloader.Configuration(loader: loader)
        #expect(
            await ImageDownloader(configuration).failure(of: DownloadRequest("http://test/a"))
                == .response(.status(401)))
        configuration.validator = ResponseValidator(statuses: [401])
        #expect(await ImageDownloader(configuration).failure(of: DownloadRequest("http://test/a")) == nil)
    }

    @Test("Given a name that Basic cannot carry, when the server wants Basic, then it is not sent")
    func colon() async {
        let loader = loader("Basic")
        let downloader = downloader(loader) { _ in .password(user: "a:b", password: "c") }
        #expect(await downloader.failure(of: DownloadRequest("http://test/a")) == .response(.status(401)))
        #expect(loader.requests.entries.count == 1)
    }

    @Test("Given a challenge from another origin, when answered, then only it sees the credential")
    func otherOrigin() async throws {
        let loader = ScriptedLoader { request, number async throws(ImageError) in
            if number == 2 { throw .response(.connectionReset) }
            // A loader that was redirected says where the answer came from.
            if request.http.authority == "test" { return Self.challenge("Basic", url: "https://other:8443/b?c") }
            return request.http.headerFields[.authorization] == nil ? .status(.forbidden) : .success("in")
        }
        var request = DownloadRequest("http://test/a")
        request.http.headerFields = [
            .authorization: "Bearer mine", .cookie: "secret", .accept: "image/webp", .ifNoneMatch: "\"1\"",
        ]
        let download = try await downloader(loader) { _ in Self.password }.download(request)
        #expect(download.data == Data("in".utf8))
        let sent = loader.requests.entries.map(\.http)
        // The second attempt goes the same way, without asking again.
        #expect(
            sent.map(\.urlText) == [
                "http://test/a", "https://other:8443/b?c", "http://test/a", "https://other:8443/b?c",
            ])
        for http in sent {
            let isOther = http.authority == "other:8443"
            #expect(
                http.headerFields[.authorization] == (isOther ? "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==" : "Bearer mine"))
            #expect(http.headerFields[.cookie] == (isOther ? nil : "secret"))
            #expect(http.headerFields[.accept] == "image/webp")
            // As in a redirect without a challenge.
            #expect(http.headerFields[.ifNoneMatch] == "\"1\"")
        }
        #expect(challenges.entries.map(\.host) == ["other"])
    }

    @Test("Given a POST redirected to another origin, when challenged there, then no body is resent")
    func otherOriginPost() async {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in Self.challenge("Basic", url: "http://other/b") }
        var request = DownloadRequest("http://test/a")
        request.http.method = .post
        #expect(await downloader(loader) { _ in Self.password }.failure(of: request) == .response(.status(401)))
        #expect(loader.requests.entries.count == 1)
    }

    @Test("Given an accepted credential, when a later attempt is made, then it is sent without asking")
    func laterAttempt() async throws {
        let loader = ScriptedLoader { request, number async throws(ImageError) in
            if request.http.headerFields[.authorization] == nil { return Self.challenge("Basic") }
            if number == 2 { throw .response(.connectionReset) }
            return .success("in")
        }
        _ = try await downloader(loader) { _ in .bearer("x") }.download("http://test/a")
        #expect(loader.requests.entries.map(\.http.headerFields[.authorization]) == [nil, "Bearer x", "Bearer x"])
        #expect(challenges.entries.count == 1)
    }

    @Test("Given a slow handler, when awaited, then other hosts go on and the refused body is freed")
    func slow() async throws {
        final class Connection: Sendable {}
        let gate = Gate()
        let open = Log<@Sendable () -> Connection?>()
        let loader = ScriptedLoader { request, number async throws(ImageError) in
            guard request.http.authority == "slow", request.http.headerFields[.authorization] == nil else {
                return .success("in")
            }
            let connection = Connection()
            open.add { [weak connection] in connection }
            var load = Self.challenge("Basic", url: "http://slow/a")
            load.body = DataBody { () async throws(ImageError) in withExtendedLifetime(connection) { nil } }
            return load
        }
        let downloader = downloader(loader) { _ in
            await gate.pass()
            return Self.password
        }
        let slow = Task { try await downloader.download("http://slow/a") }
        try await eventually("it is asked") { challenges.entries.count == 1 }
        #expect(open.entries.count == 1)
        #expect(open.entries.first?() == nil)
        #expect(try await downloader.download("http://other/a").data == Data("in".utf8))
        gate.open()
        #expect(try await slow.value.data == Data("in".utf8))
    }
}
