import Crypto
import Foundation
import HTTPTypes
import Testing

@testable import HalcyonServer

@Suite("The page of a server in development")
struct PlaygroundTests {
    private struct Signed: Decodable { var path: String }

    @Test("Given development, when the page is asked for, then it may run its own script only")
    func policy() async throws {
        let fixture = try await ServerFixture { $0.isDevelopment = true }
        let response = await fixture.get(raw: "/")
        #expect(response.head.status == .ok)
        let policy = try #require(response.head.headerFields[.contentSecurityPolicy])
        let page = String(decoding: response.body, as: UTF8.self)
        for name in ["script", "style"] {
            let begin = try #require(page.range(of: "<\(name)>"))
            let end = try #require(page.range(of: "</\(name)>"))
            let digest = Data(SHA256.hash(data: Data(page[begin.upperBound..<end.lowerBound].utf8)))
            #expect(policy.contains("\(name)-src 'sha256-\(digest.base64EncodedString())';"))
        }
        #expect(!policy.contains("unsafe"))
        #expect(policy.hasPrefix("default-src 'none'"))
    }

    @Test(
        "Given a form's text, when its path is signed, then that is what a browser would send",
        arguments: [
            ("source=http%3A%2F%2Fa%2Fb%2Bc+d&options=w%3A10%2Ch%3A20", "/w:10,h:20/", "http://a/b+c d"),
            ("options=&source=x", "/-/", "x"), ("", "/-/", ""),
            ("options=a%2Fb%3Fc%23d+%5C%3C&source=%C3%BC", "/a%2Fb%3Fc%23d%20%5C%3C/", "ü"),
        ])
    func paths(query: String, options: String, source: String) async throws {
        let signer = try URLSigner(keys: [Data(repeating: 1, count: 32)])
        let fixture = try await ServerFixture {
            $0.isDevelopment = true
            $0.signer = signer
        }
        let response = await fixture.get(raw: "/playground/path?" + query)
        let path = try JSONDecoder().decode(Signed.self, from: response.body).path
        let signed = options + Base64URL.text(of: Data(source.utf8))
        #expect(path == "/\(signer.signature(of: signed))\(signed)")
        #expect(response.head.headerFields[.xContentTypeOptions] == "nosniff")
    }

    @Test("Given no development, when the page and its parts are asked for, then they do not exist")
    func hidden() async throws {
        let fixture = try await ServerFixture()
        for path in ["/", "/?", "/playground/path", "/playground/path?source=a", "/playground/figures"] {
            let status = await fixture.get(raw: path).head.status
            #expect(status == .notFound || status == .badRequest, "\(path): \(status)")
        }
    }
}
