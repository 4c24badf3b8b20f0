import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: storing")
struct StoringRulesTests {
    private func allows(
        _ fields: HTTPFields, status: Int = 200, method: HTTPRequest.Method = .get,
        request: HTTPFields = [:],
        by freshness: CacheFreshness = .images
    ) -> Bool {
        let request = HTTPRequest(
            method: method, scheme: "http", authority: "test", path: "/", headerFields: request)
        let response = HTTPResponse(status: .init(code: status), headerFields: fields)
        return StoringRules(freshness: freshness).allowsStoring(response, to: request)
    }

    @Test(
        "RFC 9111, 3: when a response is to be stored, then a private cache's rules apply",
        arguments: [
            ([:], true), ([.cacheControl: "no-store"], false),
            ([.cacheControl: "private, max-age=1"], true),
            ([.cacheControl: "must-understand, no-store"], true), ([.cacheControl: "no-cache"], true),
            ([.cacheControl: "max-age=60, NO-STORE"], false), ([.vary: "*"], true),
        ] as [(HTTPFields, Bool)],
        [CacheFreshness.images, .strict, .expirationOnly])
    func answer(expected: (HTTPFields, Bool), rules: CacheFreshness) {
        #expect(allows(expected.0, by: rules) == expected.1)
    }

    @Test("RFC 9111, 3.5: when a request has Authorization, then its response may be stored")
    func authorization() { #expect(allows([:], request: [.authorization: "Basic x"], by: .strict)) }

    @Test("RFC 9111, 5.2.1.5: when a request has no-store, then its response may not be stored")
    func requestNoStore() {
        #expect(!allows([.cacheControl: "max-age=60"], request: [.cacheControl: "no-store"]))
    }

    @Test("RFC 9111, 3.3: Given a part of a file, when it may be stored, then it may not")
    func part() { #expect(!allows([.cacheControl: "max-age=60"], status: 206)) }

    @Test(
        "RFC 9111, 3: when a status is not heuristically cacheable, then strict mode needs fields",
        arguments: [
            (201, [:], false), (201, [.cacheControl: "max-age=1"], true),
            (201, [.cacheControl: "public"], true),
            (201, [.cacheControl: "private"], true), (201, [.expires: "0"], true), (404, [:], true),
            (302, [:], false),
        ] as [(Int, HTTPFields, Bool)])
    func strictStatuses(status: Int, fields: HTTPFields, allowed: Bool) {
        #expect(allows(fields, status: status, by: .strict) == allowed)
        #expect(allows(fields, status: status, by: .images))
    }

    @Test(
        "RFC 9111, 3: when a response is stored, then it is for GET, HEAD, or POST with expiration",
        arguments: [
            (HTTPRequest.Method.get, true), (.head, true), (.post, false), (.put, false), (.delete, false),
            (.patch, false), (.options, false),
        ])
    func methods(method: HTTPRequest.Method, isStored: Bool) {
        #expect(allows([.cacheControl: "max-age=60"], method: method) == isStored)
        #expect(allows([.cacheControl: "max-age=60"], method: method, by: .strict) == isStored)
        let own = StoringRules(freshness: .images, hasOwnExpiration: true)
        #expect(own.allowsCaching(method) == (isStored || method == .post))
        #expect(StoringRules(freshness: .strict, hasOwnExpiration: true).allowsCaching(method) == isStored)
    }

    @Test(
        "RFC 9110, 15.3.5: when a 204 or 205 is stored, then it must have an explicit lifetime",
        arguments: [204, 205])
    func noContent(status: Int) {
        #expect(!allows([:], status: status))
        #expect(allows([.cacheControl: "max-age=60"], status: status))
    }

    @Test("RFC 9111, 5.2.2.5: when a response has no-store, then only expirationOnly allows memory")
    func memory() {
        let request = HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/")
        let response = HTTPResponse(status: .ok, headerFields: [.cacheControl: "no-store"])
        #expect(!StoringRules(freshness: .images).allowsStoringInMemory(response, to: request))
        #expect(!StoringRules(freshness: .strict).allowsStoringInMemory(response, to: request))
        #expect(StoringRules(freshness: .expirationOnly).allowsStoringInMemory(response, to: request))
    }

    @Test(
        "RFC 9111, 4.4: Given any method, when it is unsafe and succeeds, then it invalidates",
        arguments: [
            (HTTPRequest.Method.post, 200, true), (.put, 204, true), (.delete, 303, true),
            (.patch, 201, true),
            (.post, 404, false), (.put, 500, false), (.get, 200, false), (.head, 200, false),
            (.options, 200, false),
        ])
    func invalidation(method: HTTPRequest.Method, status: Int, isInvalidating: Bool) {
        #expect(
            StoringRules.invalidates(HTTPResponse(status: .init(code: status)), to: method)
                == isInvalidating)
    }

    @Test("RFC 9111, 3.1: Given connection fields, when a response is stored, then they are not")
    func connectionFields() {
        var fields: HTTPFields = [
            .connection: "Keep-Alive, X-Hop", .transferEncoding: "chunked", .eTag: "\"a\"",
        ]
        fields[HTTPField.Name("X-Hop")!] = "1"
        fields[HTTPField.Name("Keep-Alive")!] = "timeout=5"
        #expect(fields.withoutConnectionFields == [.eTag: "\"a\""])
    }
}
