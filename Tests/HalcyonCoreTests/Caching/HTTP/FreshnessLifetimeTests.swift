import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: freshness lifetime")
struct FreshnessLifetimeTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let tenSecondsLater = "Sun, 06 Nov 1994 08:49:47 GMT"
    private static let tenDaysBefore = "Thu, 27 Oct 1994 08:49:37 GMT"
    private let received = Date(timeIntervalSince1970: 784_111_777)

    private func lifetime(_ fields: HTTPFields, _ status: HTTPResponse.Status = .ok)
        -> FreshnessLifetime
    {
        FreshnessLifetime(of: HTTPResponse(status: status, headerFields: fields), receivedAt: received)
    }

    @Test(
        "RFC 9111, 4.2.1: Given max-age and Expires, when computing the lifetime, then max-age wins",
        arguments: [
            ([.cacheControl: "max-age=60"], 60),
            ([.cacheControl: "max-age=60", .expires: Self.tenSecondsLater, .date: Self.date], 60),
            ([.cacheControl: "max-age=0", .expires: Self.tenSecondsLater, .date: Self.date], 0),
            ([.cacheControl: "max-age=x", .expires: Self.tenSecondsLater, .date: Self.date], 0),
            ([.cacheControl: "s-maxage=60", .expires: Self.tenSecondsLater, .date: Self.date], 10),
            ([.cacheControl: "no-cache, max-age=60"], 0),
            ([.cacheControl: "no-cache=\"set-cookie\", max-age=60"], 60),
            ([.expires: Self.tenSecondsLater, .date: Self.date], 10),
            ([.expires: Self.date, .date: Self.tenSecondsLater], 0),
        ] as [(HTTPFields, Double)])
    func explicit(fields: HTTPFields, seconds: Double) {
        #expect(lifetime(fields) == .explicit(seconds))
    }

    @Test(
        "RFC 9111, 5.3: Given an invalid Expires, when the lifetime is computed, then it is zero",
        arguments: [
            "0", "-1", "", "never", "Sun, 06 Nov 1994", "2026-01-01T00:00:00Z", "Sat, 06 Nov 94 08:49:47 GMT",
            "Sun 06 Nov 2094 08:49:47 GMT", "Sat,  06 Nov 2094 08:49:47 GMT", "Sat, 06-Nov-2094 08:49:47 GMT",
            "Sat, 06 Nov 2094 8:49:47 GMT", "sat, 06 nov 2094 08:49:47 gmt", "Sat, 06 Nov 2094 08:49:47 CET",
        ])
    func malformedExpires(text: String) { #expect(lifetime([.expires: text]) == .explicit(0)) }

    @Test("RFC 9111, 4.2.1: Given two Expires, when the lifetime is asked for, then the first counts")
    func twoExpires() {
        var fields: HTTPFields = [.date: Self.date]
        fields.append(HTTPField(name: .expires, value: Self.tenSecondsLater))
        fields.append(HTTPField(name: .expires, value: "Sun, 06 Nov 2094 08:49:47 GMT"))
        #expect(lifetime(fields) == .explicit(10))
    }

    @Test(
        "RFC 9110, 6.6.1: Given no valid Date, when there is Expires, then it counts from arrival",
        arguments: [
            [.expires: Self.tenSecondsLater], [.expires: Self.tenSecondsLater, .date: "yesterday"],
        ] as [HTTPFields])
    func noDate(fields: HTTPFields) { #expect(lifetime(fields) == .explicit(10)) }

    @Test("RFC 9111, 4.2.2: when only Last-Modified is set, then 10% of its age counts, up to a week")
    func heuristic() {
        #expect(lifetime([.lastModified: Self.tenDaysBefore, .date: Self.date]) == .heuristic(86_400))
        #expect(lifetime([.lastModified: Self.tenDaysBefore]) == .heuristic(86_400))
        #expect(lifetime([.lastModified: "Sun, 06 Nov 1904 08:49:37 GMT"]) == .heuristic(604_800))
        #expect(lifetime([.lastModified: Self.tenSecondsLater, .date: Self.date]) == .unknown)
        #expect(lifetime([.lastModified: "x"]) == .unknown)
        #expect(lifetime([:]) == .unknown)
    }

    @Test(
        "RFC 9111, 4.2.2: Given no lifetime, when the status or public permits, then one is guessed",
        arguments: [
            (200, true), (203, true), (204, true), (300, true), (301, true), (308, true), (404, true),
            (405, true),
            (410, true), (414, true), (501, true), (201, false), (302, false), (307, false), (403, false),
            (500, false),
            (503, false), (299, false),
        ])
    func heuristicStatuses(code: Int, isGuessed: Bool) {
        let status = HTTPResponse.Status(code: code)
        let fields: HTTPFields = [.lastModified: Self.tenDaysBefore, .date: Self.date]
        #expect(lifetime(fields, status) == (isGuessed ? .heuristic(86_400) : .unknown))
        let marked = fields.merging([.cacheControl: "public"])
        #expect(lifetime(marked, status) == .heuristic(86_400))
    }

    @Test("RFC 9111, 4.2.2: Given an explicit lifetime, when Last-Modified is set, then it is ignored")
    func noGuessBesideExplicit() {
        #expect(lifetime([.lastModified: Self.tenDaysBefore, .expires: "0"]) == .explicit(0))
        #expect(
            lifetime([.lastModified: Self.tenDaysBefore, .cacheControl: "max-age=5"]) == .explicit(5))
    }

    @Test("RFC 9111, 4.1: Given Vary: *, when the lifetime is asked for, then there is none")
    func varyStar() { #expect(lifetime([.vary: "*", .cacheControl: "max-age=60"]) == .explicit(0)) }
}

extension HTTPFields {
    fileprivate func merging(_ other: HTTPFields) -> HTTPFields {
        var merged = self
        for field in other { merged.append(field) }
        return merged
    }
}
