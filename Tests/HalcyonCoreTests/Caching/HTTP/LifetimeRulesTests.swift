import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: expiry")
struct LifetimeRulesTests {
    private let received = Date(timeIntervalSince1970: 784_111_777)
    private static let unchanged: HTTPFields = [.lastModified: "Thu, 27 Oct 1994 08:49:37 GMT"]

    /// Seconds from the arrival on; nil for never.
    private func seconds(
        _ fields: HTTPFields?, _ freshness: CacheFreshness, expiration: CacheExpiration? = nil,
        age: Double = 0
    ) -> Double? {
        let rules = LifetimeRules(freshness: freshness, expiration: expiration, standard: .days(7))
        let response = fields.map { HTTPResponse(status: .ok, headerFields: $0) }
        return rules.expiry(of: response, receivedAt: received, age: age).expiresAt?.timeIntervalSince(
            received)
    }

    @Test(
        "RFC 9111, 4.2: Given what a server says, when an answer expires, then by the mode's rules",
        arguments: [
            // In image mode, by the RFC alone, and by the expiration alone.
            ([:], 604_800, 0, 604_800), ([.cacheControl: "max-age=60"], 60, 60, 604_800),
            ([.cacheControl: "max-age=60, s-maxage=600"], 60, 60, 604_800),
            ([.cacheControl: "no-cache"], 0, 0, 604_800),
            ([.cacheControl: "max-age=0"], 0, 0, 604_800), ([.expires: "0"], 0, 0, 604_800),
            (Self.unchanged, 604_800, 86_400, 604_800),
            ([.cacheControl: "must-revalidate"], 604_800, 0, 604_800),
            ([.cacheControl: "public, immutable"], 604_800, 0, 604_800), ([.vary: "*"], 0, 0, 604_800),
        ] as [(HTTPFields, Double, Double, Double)])
    func modes(fields: HTTPFields, images: Double, strict: Double, expirationOnly: Double) {
        #expect(seconds(fields, .images) == images)
        #expect(seconds(fields, .strict) == strict)
        #expect(seconds(fields, .expirationOnly) == expirationOnly)
    }

    @Test("RFC 9111, 4.2.3: when a response has an age, then only HTTP lifetimes are shortened by it")
    func age() {
        #expect(seconds([.cacheControl: "max-age=60"], .images, age: 20) == 40)
        #expect(seconds([.cacheControl: "max-age=60"], .images, age: 80) == -20)
        #expect(seconds(Self.unchanged, .strict, age: 400) == 86_000)
        #expect(seconds([:], .images, age: 20) == 604_800)
        #expect(seconds([.cacheControl: "max-age=60"], .images, expiration: .seconds(9), age: 20) == 9)
    }

    @Test(
        "Given a request's own expiration, when an entry expires, then it overrides the server's",
        arguments: [CacheFreshness.images, .strict, .expirationOnly])
    func expiration(freshness: CacheFreshness) {
        #expect(seconds([.cacheControl: "no-cache"], freshness, expiration: .seconds(9)) == 9)
        #expect(seconds([.cacheControl: "max-age=60"], freshness, expiration: .never) == nil)
        #expect(seconds(nil, freshness) == 604_800)
    }

    @Test(
        "Given an extension on use, when the lifetime is not the server's, then the entry has one",
        arguments: [
            (ExpirationExtension.none, nil), (.lifetime, 50), (.by(.days(1)), 86_400), (.by(.never), nil),
        ] as [(ExpirationExtension, Double?)])
    func extensionOnUse(put: ExpirationExtension, seconds: Double?) {
        var rules = LifetimeRules(freshness: .images, standard: .seconds(50), extensionOnUse: put)
        func found(_ fields: HTTPFields) -> Double? {
            rules.expiry(
                of: HTTPResponse(status: .ok, headerFields: fields), receivedAt: received, age: 0
            ).extensionOnUse
        }
        #expect(found([:]) == seconds)
        #expect(found([.cacheControl: "max-age=60"]) == nil)
        rules.expiration = .seconds(50)
        #expect(found([.cacheControl: "max-age=60"]) == seconds)
    }

    @Test("RFC 9111, 5.2.2.4: Given no-cache with field names, when storing, then those are left out")
    func unusableFields() {
        let request = HTTPRequest(
            method: .get, scheme: "http", authority: "test", path: "/", headerFields: [.userAgent: "a"])
        let response = HTTPResponse(
            status: .ok,
            headerFields: [
                .cacheControl: "no-cache=\"set-cookie\", max-age=60", .setCookie: "id=1", .eTag: "\"a\"",
                .age: "20",
                .vary: "User-Agent", .connection: "close",
            ])
        let exchange = HTTPExchange(
            request: request, response: response, url: "http://test/", requestedAt: received - 1,
            receivedAt: received)
        let metadata = CacheMetadata(
            exchange, lifetime: LifetimeRules(freshness: .strict, standard: .never), version: 7)
        #expect(metadata.response?.headerFields[.setCookie] == nil)
        #expect(metadata.response?.headerFields[.connection] == nil)
        #expect(metadata.response?.headerFields[.eTag] == "\"a\"")
        #expect(metadata.requestFields == [.userAgent: "a"])
        #expect(metadata.initialAge == 21)
        #expect(metadata.storedAt == received)
        #expect(metadata.expiresAt == received + 39)
        #expect(metadata.version == 7)
    }
}
