#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Heads that URLSession may hand on, whoever has parsed them. Linux's own parser lets none of the bad ones through, so
/// a protocol of the test's takes its place in the session.
@Suite("URLSession data loader, heads", .timeLimit(.minutes(5)))
struct URLSessionHeadTests {
    /// Answers `http://test/STATUS/FIELDS` with that status, as many fields, and the body `ok`.
    private final class Answers: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canInit(with task: URLSessionTask) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url, url.pathComponents.count == 3, let status = Int(url.pathComponents[1]),
                let count = Int(url.pathComponents[2])
            else { return fail() }
            let fields = Dictionary(uniqueKeysWithValues: (0..<count).map { ("X-\($0)", "a") })
            guard
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
            else { return fail() }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("ok".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}

        private func fail() { client?.urlProtocol(self, didFailWithError: URLError(.badURL)) }
    }

    private let loader: URLSessionDataLoader

    init() {
        let session = URLSessionConfiguration.ephemeral
        session.protocolClasses = [Answers.self]
        loader = URLSessionDataLoader(session: session)
    }

    @Test(
        "Given a status that is none, when loaded, then the answer is malformed",
        arguments: [99_999, -5, 1_000, 99, 0, .max, .min])
    func wrongStatus(status: Int) async throws {
        let error = await failure { _ = try await loader.load("http://test/\(status)/1") }
        #expect(error == .response(.malformed("its status is \(status)")))
    }

    @Test("Given the least and the largest status, when loaded, then it is the answer's", arguments: [100, 200, 999])
    func status(status: Int) async throws {
        let load = try await loader.load("http://test/\(status)/1")
        #expect(load.response.status.code == status)
        #expect(load.response.headerFields == [try #require(HTTPField.Name("X-0")): "a"])
        #expect(try await load.gathered() == Data("ok".utf8))
    }

    @Test(
        "Given more fields than any server needs, when loaded, then the answer is malformed",
        arguments: [1_001, 70_000])
    func fields(count: Int) async throws {
        let error = await failure { _ = try await loader.load("http://test/200/\(count)") }
        #expect(error == .response(.malformed("it has \(count) header fields")))
        #expect(try await loader.load("http://test/200/1000").response.headerFields.count == 1_000)
    }
}
#endif
