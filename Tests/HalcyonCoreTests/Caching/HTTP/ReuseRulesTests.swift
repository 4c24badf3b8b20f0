import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: use of what is stored")
struct ReuseRulesTests {
    typealias Verdict = ReuseRules.Verdict
    private let moment = Date(timeIntervalSince1970: 784_111_777)

    /// An entry of an answer with this `Cache-Control`, which has been stale for that many seconds (below 0: is still
    /// fresh), and is 100 seconds old.
    private func entry(_ control: String, stale seconds: Double, vary: String? = nil) -> CacheMetadata {
        var fields: HTTPFields = [.cacheControl: control]
        fields[.vary] = vary
        return CacheMetadata(
            response: HTTPResponse(status: .ok, headerFields: fields), storedAt: moment - 90,
            expiresAt: moment - seconds, initialAge: 10,
            requestFields: vary == nil ? [:] : [.userAgent: "a"])
    }

    private func verdict(
        _ control: String = "", stale seconds: Double, asking request: String? = nil,
        network: CachePolicy.Network = .automatic, by freshness: CacheFreshness = .images
    ) -> Verdict {
        var fields = HTTPFields()
        fields[.cacheControl] = request
        return ReuseRules(freshness, network, fields).verdict(
            on: entry(control, stale: seconds), at: moment)
    }

    @Test(
        "RFC 9111, 4: Given a network policy, when an entry is found, then it is used or confirmed",
        arguments: [
            (CachePolicy.Network.automatic, Verdict.use(isStale: false), Verdict.revalidate),
            (.revalidate, .revalidate, .revalidate), (.reload, .revalidate, .revalidate),
            (.never, .use(isStale: false), .use(isStale: true)),
        ])
    func policies(network: CachePolicy.Network, fresh: Verdict, stale: Verdict) {
        for freshness in [CacheFreshness.images, .strict, .expirationOnly] {
            #expect(verdict(stale: -1, network: network, by: freshness) == fresh)
            #expect(verdict(stale: 0, network: network, by: freshness) == stale)
            #expect(verdict(stale: 9999, network: network, by: freshness) == stale)
        }
    }

    @Test("RFC 8246, 2: when a fresh immutable entry is revalidated, then no request is needed")
    func immutable() {
        #expect(verdict("immutable", stale: -1, network: .revalidate) == .use(isStale: false))
        #expect(verdict("immutable", stale: 1, network: .revalidate) == .revalidate)
        #expect(verdict("immutable", stale: -1, network: .reload) == .revalidate)
        #expect(verdict("immutable", stale: -1, asking: "no-cache", network: .revalidate) == .revalidate)
    }

    @Test(
        "RFC 5861, 3: when stale-while-revalidate allows, then a stale entry is used and confirmed",
        arguments: [
            (0, Verdict.useAndRevalidate), (29, .useAndRevalidate), (30, .revalidate), (31, .revalidate),
            (-1, .use(isStale: false)),
        ])
    func whileRevalidate(stale: Double, expected: Verdict) {
        #expect(verdict("stale-while-revalidate=30", stale: stale) == expected)
        #expect(verdict("stale-while-revalidate=30", stale: stale, by: .strict) == expected)
        let without: Verdict = stale < 0 ? .use(isStale: false) : .revalidate
        #expect(verdict("stale-while-revalidate=30", stale: stale, by: .expirationOnly) == without)
        // Whoever says how fresh it is to be means it.
        for asked in ["max-age=500", "max-stale=0"] {
            #expect(verdict("stale-while-revalidate=30", stale: max(1, stale), asking: asked) == .revalidate)
        }
    }

    @Test(
        "RFC 5861, 3: when background confirmation is off, then a stale entry is confirmed first",
        arguments: [CacheFreshness.images, .strict])
    func whileRevalidateInTheForeground(freshness: CacheFreshness) {
        let stored = entry("stale-while-revalidate=30, stale-if-error=30", stale: 10)
        let rules = ReuseRules(freshness, .automatic, [:], revalidatesInBackground: false)
        #expect(rules.verdict(on: stored, at: moment) == .revalidate)
        // The other permission counts as ever, and so does what was asked to do without the network.
        #expect(rules.allowsStale(stored, after: .response(.status(503)), at: moment))
        let cached = ReuseRules(
            freshness, .automatic, [.cacheControl: "only-if-cached"], revalidatesInBackground: false)
        #expect(cached.verdict(on: stored, at: moment) == .use(isStale: true))
    }

    @Test(
        "RFC 9111, 4.2.3: when an entry is from over a day in the future, then it is stale",
        arguments: [(-365.0 * 86_400, false), (-86_401, false), (-86_400, true), (-1, true), (0, true)])
    func clockPutBack(seconds: Double, isFresh: Bool) {
        let metadata = CacheMetadata(
            response: HTTPResponse(status: .ok), storedAt: moment - seconds, expiresAt: moment - seconds + 60)
        #expect(metadata.isFresh(at: moment) == isFresh)
        let verdict = ReuseRules(.images, .automatic, [:]).verdict(on: metadata, at: moment)
        #expect(verdict == (isFresh ? .use(isStale: false) : .revalidate))
        let offline = ReuseRules(.images, .never, [:]).verdict(on: metadata, at: moment)
        #expect(offline == .use(isStale: !isFresh))
        #expect(CacheMetadata(storedAt: moment - seconds).isFresh(at: moment))
    }

    @Test(
        "RFC 9111, 4.2.4: Given must-revalidate, when an entry is stale, then the server is asked",
        arguments: [
            "must-revalidate", "no-cache",
            "Must-Revalidate, stale-while-revalidate=60, stale-if-error=60",
        ])
    func mustRevalidate(control: String) {
        #expect(verdict(control, stale: 1) == .revalidate)
        #expect(verdict(control, stale: 1, asking: "max-stale") == .revalidate)
        #expect(verdict(control, stale: 1, asking: "only-if-cached, max-stale") == .refuse)
        #expect(verdict(control, stale: 1, network: .never, by: .strict) == .refuse)
        // In image mode, a program that forbids the network gets what there is.
        #expect(verdict(control, stale: 1, network: .never) == .use(isStale: true))
        #expect(verdict(control, stale: -1, network: .never, by: .strict) == .use(isStale: false))
        let rules = ReuseRules(.images, .automatic, [:])
        #expect(
            !rules.allowsStale(entry(control, stale: 1), after: .response(.connectionReset), at: moment))
        #expect(
            !rules.allowsStale(entry(control, stale: 1), after: .response(.status(503)), at: moment))
    }

    @Test(
        "RFC 9111, 5.2.1: Given a request's directives, when an entry is used, then it meets them",
        arguments: [
            // The request's directives, seconds stale, and what is done. All are 100 seconds old.
            ("max-age=100", -50, Verdict.use(isStale: false)), ("max-age=99", -50, .revalidate),
            ("max-age=0", -50, .revalidate), ("max-age=x", -50, .revalidate),
            ("min-fresh=50", -50, .use(isStale: false)),
            ("min-fresh=51", -50, .revalidate), ("max-stale=10", 10, .use(isStale: true)),
            ("max-stale=10", 11, .revalidate),
            ("max-stale", 1e9, .use(isStale: true)), ("max-stale=x", 1, .revalidate),
            ("max-age=99, max-stale", 5, .revalidate),
            ("max-age=100, max-stale", 5, .use(isStale: true)), ("no-cache", -50, .revalidate),
            ("no-cache, max-stale", 5, .revalidate), ("only-if-cached", -50, .use(isStale: false)),
            ("only-if-cached", 5, .refuse), ("only-if-cached, max-stale=5", 5, .use(isStale: true)),
            ("only-if-cached, no-cache", -50, .refuse), ("no-store", -50, .revalidate),
        ] as [(String, Double, Verdict)])
    func request(directives: String, stale: Double, expected: Verdict) {
        #expect(verdict(stale: stale, asking: directives) == expected)
        #expect(verdict(stale: stale, asking: directives, by: .strict) == expected)
    }

    @Test("RFC 9111, 4.1: when a fresh entry is another variant, then only expirationOnly uses it")
    func vary() {
        let entry = entry("", stale: -50, vary: "User-Agent")
        for (agent, isMatch) in [("a", true), ("b", false)] {
            let fields: HTTPFields = [.userAgent: agent]
            let automatic = ReuseRules(.images, .automatic, fields)
            #expect(
                automatic.verdict(on: entry, at: moment) == (isMatch ? .use(isStale: false) : .revalidate))
            #expect(
                automatic.allowsStale(entry, after: .response(.connectionReset), at: moment) == isMatch)
            let offline = ReuseRules(.images, .never, fields)
            #expect(offline.verdict(on: entry, at: moment) == (isMatch ? .use(isStale: false) : .refuse))
        }
        let any = ReuseRules(.expirationOnly, .automatic, [.userAgent: "b"])
        #expect(any.verdict(on: entry, at: moment) == .use(isStale: false))
    }

    @Test(
        "RFC 9111, 4.2.4: when the server is unreachable, then a stale entry is used in all modes",
        arguments: [
            ImageError.response(.connectionRefused("x")), .response(.hostNotFound("x")),
            .response(.connectionReset),
            .response(.connectionFailed("x")), .response(.timeout(.idle, seconds: 1)),
            .response(.proxy("x")),
            .response(.truncated(receivedBytes: 1, expectedBytes: 2)),
        ])
    func disconnected(error: ImageError) {
        for freshness in [CacheFreshness.images, .strict, .expirationOnly] {
            let rules = ReuseRules(freshness, .automatic, [:])
            #expect(rules.allowsStale(entry("max-age=1", stale: 1e6), after: error, at: moment))
            let asked = ReuseRules(freshness, .revalidate, [:])
            #expect(!asked.allowsStale(entry("max-age=1", stale: 1e6), after: error, at: moment))
        }
        let demanding = ReuseRules(.images, .automatic, [.cacheControl: "no-cache"])
        #expect(!demanding.allowsStale(entry("", stale: 1), after: error, at: moment))
    }

    @Test(
        "RFC 9111, 4.3.3: when an error is not the network's, then a stale entry is not used",
        arguments: [
            ImageError.response(.status(404)), .response(.status(410)), .response(.status(403)),
            .response(.tls("x")),
            .response(.status(429)), .cancelled, .response(.tooLarge(limit: 1)),
            .response(.rejected("x")),
            .request(.noLoader),
        ])
    func otherErrors(error: ImageError) {
        let rules = ReuseRules(.images, .automatic, [:])
        #expect(!rules.allowsStale(entry("stale-if-error=60", stale: 1), after: error, at: moment))
    }

    @Test(
        "RFC 5861, 4: Given a failing server, when an entry is stale, then stale-if-error applies",
        arguments: [
            // Of the answer, of the request, seconds stale; in image mode, and by the RFC alone.
            ("stale-if-error=60", nil, 59, true, true), ("stale-if-error=60", nil, 60, false, false),
            ("", nil, 1e6, true, false), ("stale-if-error=0", nil, 1, false, false),
            ("", "stale-if-error=9", 8, true, true),
            ("", "stale-if-error=9", 9, false, false),
            ("stale-if-error=60", "stale-if-error=9", 30, false, false),
        ] as [(String, String?, Double, Bool, Bool)])
    func ifError(answer: String, request: String?, stale: Double, images: Bool, strict: Bool) {
        var fields = HTTPFields()
        fields[.cacheControl] = request
        for status in [500, 502, 503, 504] {
            let error = ImageError.response(.status(status))
            let entry = entry(answer, stale: stale)
            #expect(
                ReuseRules(.images, .automatic, fields).allowsStale(entry, after: error, at: moment)
                    == images)
            #expect(
                ReuseRules(.strict, .automatic, fields).allowsStale(entry, after: error, at: moment)
                    == strict)
        }
    }
}
