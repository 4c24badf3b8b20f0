import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: validation")
struct RevalidationTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let later = "Sun, 06 Nov 1994 08:49:38 GMT"

    private func stored(_ fields: HTTPFields) -> HTTPResponse {
        HTTPResponse(status: .ok, headerFields: fields)
    }

    @Test(
        "RFC 9111, 4.3.1: Given validators, when an entry is revalidated, then all are sent",
        arguments: [
            (
                [.eTag: "\"a\"", .lastModified: Self.date],
                [.ifNoneMatch: "\"a\"", .ifModifiedSince: Self.date]
            ),
            ([.eTag: "W/\"a\""], [.ifNoneMatch: "W/\"a\""]),
            ([.lastModified: Self.date], [.ifModifiedSince: Self.date]),
            ([:], [:]),
        ] as [(HTTPFields, HTTPFields)])
    func conditions(fields: HTTPFields, expected: HTTPFields) {
        var request = HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/")
        let metadata = CacheMetadata(response: stored(fields), storedAt: Date())
        #expect(Revalidation.addConditions(of: metadata, to: &request) == !expected.isEmpty)
        #expect(request.headerFields == expected)
    }

    @Test(
        "RFC 9111, 4.3.1: Given the caller's own condition, when revalidating, then none is added",
        arguments: [
            HTTPField.Name.ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range,
        ])
    func ownCondition(name: HTTPField.Name) {
        var request = HTTPRequest(
            method: .get, scheme: "http", authority: "test", path: "/", headerFields: [name: "mine"])
        let metadata = CacheMetadata(response: stored([.eTag: "\"a\""]), storedAt: Date())
        #expect(!Revalidation.addConditions(of: metadata, to: &request))
        #expect(request.headerFields == [name: "mine"])
    }

    @Test("RFC 9111, 4.1: when another variant's entry is revalidated, then by its ETag alone")
    func otherVariant() {
        var request = HTTPRequest(method: .get, scheme: "http", authority: "test", path: "/")
        let fields: HTTPFields = [.eTag: "\"a\"", .lastModified: Self.date]
        let metadata = CacheMetadata(response: stored(fields), storedAt: Date())
        #expect(Revalidation.addConditions(of: metadata, to: &request, isOtherVariant: true))
        #expect(request.headerFields == [.ifNoneMatch: "\"a\""])
    }

    @Test(
        "RFC 9111, 4.3.4: when a 304 arrives, then it confirms an entry unless validators differ",
        arguments: [
            // Of the entry, of the 304, and whether it confirms.
            ([.eTag: "\"a\""], [.eTag: "\"a\""], true), ([.eTag: "\"a\""], [.eTag: "\"b\""], false),
            ([.eTag: "\"a\""], [.eTag: "W/\"a\""], true), ([.eTag: "W/\"a\""], [.eTag: "W/\"a\""], true),
            ([.eTag: "W/\"a\""], [.eTag: "\"a\""], false),
            ([.eTag: "W/\"a\""], [.eTag: "W/\"b\""], false),
            ([.eTag: "\"a\""], [:], true), ([.lastModified: Self.date], [:], true),
            ([.lastModified: Self.date], [.eTag: "\"a\""], false),
            ([.lastModified: Self.date], [.lastModified: Self.date], true),
            ([.lastModified: Self.date], [.lastModified: Self.later], false),
            (
                [.eTag: "\"a\"", .lastModified: Self.date], [.eTag: "\"a\"", .lastModified: Self.later],
                true
            ),
        ] as [(HTTPFields, HTTPFields, Bool)])
    func confirms(own: HTTPFields, answered: HTTPFields, isMatch: Bool) {
        let answer = HTTPResponse(status: .notModified, headerFields: answered)
        #expect(Revalidation.confirms(answer, stored(own)) == isMatch)
    }

    @Test(
        "RFC 9111, 4.3.4: when another URL sends a 304, then it confirms an entry by ETag alone",
        arguments: [
            ([.lastModified: Self.date], [:], false), ([.lastModified: Self.date], [.lastModified: Self.date], false),
            ([.eTag: "\"a\"", .lastModified: Self.date], [:], true), ([.eTag: "\"a\""], [.eTag: "\"a\""], true),
            ([.eTag: "\"a\""], [.eTag: "\"b\""], false),
        ] as [(HTTPFields, HTTPFields, Bool)])
    func otherURL(own: HTTPFields, answered: HTTPFields, isMatch: Bool) {
        let answer = HTTPResponse(status: .notModified, headerFields: answered)
        #expect(Revalidation.confirms(answer, stored(own), isOfOtherURL: true) == isMatch)
    }

    @Test("RFC 9111, 3.2: when a 304 confirms an entry, then it updates all fields but the body's")
    func merge() {
        var answered: HTTPFields = [
            .cacheControl: "max-age=5", .contentType: "text/plain", .contentLength: "0",
            .contentEncoding: "br",
            .contentRange: "bytes 0-1/2", .connection: "x-hop", .transferEncoding: "chunked",
            .eTag: "\"a\"",
        ]
        answered[HTTPField.Name("X-Hop")!] = "1"
        answered[HTTPField.Name("X-New")!] = "new"
        answered.append(HTTPField(name: .vary, value: "A"))
        answered.append(HTTPField(name: .vary, value: "B"))
        let own: HTTPFields = [
            .cacheControl: "no-cache", .contentType: "image/jpeg", .contentLength: "9", .age: "7",
            .date: Self.date,
            .eTag: "\"a\"", .server: "old",
        ]
        let merged = Revalidation.merged(
            stored(own), with: HTTPResponse(status: .notModified, headerFields: answered))
        #expect(merged.status == .ok)
        let fields = merged.headerFields
        #expect(fields[.cacheControl] == "max-age=5")
        #expect(fields[.contentType] == "image/jpeg")
        #expect(fields[.contentLength] == "9")
        #expect(fields[.contentEncoding] == nil)
        #expect(fields[.contentRange] == nil)
        #expect(fields[.transferEncoding] == nil)
        #expect(fields[.connection] == nil)
        #expect(fields[HTTPField.Name("X-Hop")!] == nil)
        #expect(fields[HTTPField.Name("X-New")!] == "new")
        #expect(fields[values: .vary] == ["A", "B"])
        #expect(fields[.server] == "old")
        // They said how old that answer was.
        #expect(fields[.age] == nil)
        #expect(fields[.date] == nil)
    }
}
