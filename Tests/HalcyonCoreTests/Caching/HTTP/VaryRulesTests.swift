import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: Vary")
struct VaryRulesTests {
    private func isAnswer(_ vary: String, stored: HTTPFields, asked: HTTPFields) -> Bool {
        let response = HTTPResponse(status: .ok, headerFields: [.vary: vary])
        let fields = VaryRules.requestFields(of: stored, for: [response])
        let metadata = CacheMetadata(response: response, storedAt: Date(), requestFields: fields)
        return VaryRules.matches(metadata, asked)
    }

    @Test(
        "RFC 9111, 4.1: Given an entry with Vary, when those request fields match, then it is used",
        arguments: [
            ("User-Agent", [.userAgent: "a"], [.userAgent: "a"], true),
            ("User-Agent", [.userAgent: "a"], [.userAgent: "b"], false),
            ("user-agent", [.userAgent: "a"], [:], false), ("User-Agent", [:], [.userAgent: "a"], false),
            ("User-Agent", [:], [:], true), ("Referer", [.userAgent: "a"], [.userAgent: "b"], true),
            ("Accept, User-Agent ,Referer", [.referer: "a"], [.referer: "a"], true),
            ("Accept, User-Agent ,Referer", [.referer: "a"], [.referer: "b"], false),
            ("*", [:], [:], false), ("User-Agent, *", [.userAgent: "a"], [.userAgent: "a"], false),
            ("", [:], [:], true),
        ] as [(String, HTTPFields, HTTPFields, Bool)])
    func matches(vary: String, stored: HTTPFields, asked: HTTPFields, isMatch: Bool) {
        #expect(isAnswer(vary, stored: stored, asked: asked) == isMatch)
    }

    @Test("RFC 9111, 4.1: when lists differ only in spacing or splitting, then they match")
    func normalized() {
        var two = HTTPFields()
        two.append(HTTPField(name: .userAgent, value: "a,b"))
        two.append(HTTPField(name: .userAgent, value: "c"))
        #expect(isAnswer("User-Agent", stored: two, asked: [.userAgent: "a,  b , c"]))
        #expect(!isAnswer("User-Agent", stored: two, asked: [.userAgent: "a, c, b"]))
    }

    @Test("RFC 9111, 4.1: when Vary names fields of the cache key, then their values are not stored")
    func secrets() {
        let response = HTTPResponse(
            status: .ok, headerFields: [.vary: "Authorization, Cookie, Accept, Accept-Encoding"])
        let request: HTTPFields = [
            .authorization: "Basic c2VjcmV0", .cookie: "id=1", .accept: "image/webp",
            .acceptEncoding: "gzip",
        ]
        #expect(VaryRules.requestFields(of: request, for: [response]).isEmpty)
        #expect(isAnswer("Accept-Encoding", stored: [.acceptEncoding: "gzip"], asked: [:]))
    }
}
