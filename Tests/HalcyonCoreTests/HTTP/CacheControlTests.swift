import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: Cache-Control")
struct CacheControlTests {
    private func directives(_ values: String...) -> CacheControl {
        var fields = HTTPFields()
        for value in values { fields.append(HTTPField(name: .cacheControl, value: value)) }
        return CacheControl(fields)
    }

    @Test(
        "RFC 9111, 5.2: Given max-age in every form, when it is read, then it is that many seconds",
        arguments: [
            ("max-age=60", 60), ("Max-Age=60", 60), ("MAX-AGE=\"60\"", 60), ("  max-age=60 ", 60),
            ("no-transform, max-age=60", 60), ("max-age=60,private", 60), (",, max-age=60 ,", 60),
            ("max-age=0", 0),
            ("x=\"a, max-age=1\", max-age=60", 60), ("x=\"a \\\" b, max-age=1\", max-age=60", 60),
            ("xmax-age=1, max-age=60", 60), ("max-age=060", 60),
        ])
    func maxAge(value: String, seconds: Double) { #expect(directives(value).maxAge == seconds) }

    @Test(
        "RFC 9111, 4.2.1: Given an invalid max-age, when it is read, then it is 0, which is stale",
        arguments: [
            "max-age", "max-age=", "max-age=-1", "max-age=1.5", "max-age=ten", "max-age=1 2",
            "max-age=0x10",
            "max-age=\"\"", "max-age=+1", "max-age=\u{661}",
        ])
    func senseless(value: String) { #expect(directives(value).maxAge == 0) }

    @Test("RFC 9111, 4.2.1: Given a repeated directive, when it is read, then the first counts")
    func twice() {
        #expect(directives("max-age=1, max-age=2").maxAge == 1)
        #expect(directives("max-age=1", "max-age=2").maxAge == 1)
        #expect(directives("max-age, max-age=2").maxAge == 0)
        #expect(directives("no-store", "max-age=2").maxAge == 2)
    }

    @Test("RFC 9111, 5.2.2.4: Given no-cache twice, when it is read, then both restrictions apply")
    func noCacheTwice() {
        #expect(directives("no-cache=\"a\"", "no-cache").requiresRevalidation)
        #expect(directives("no-cache, no-cache=a").requiresRevalidation)
        #expect(directives("no-cache=a, no-cache=b").unusableFields == ["a", "b"])
    }

    @Test(
        "RFC 9111, 5.2: Given an unclosed quote, when it is read, then what follows it still counts",
        arguments: ["max-age=\"60, no-store", "private=\"x, no-store", "x=\"\\\", no-store"])
    func openQuote(value: String) {
        #expect(directives(value).forbidsStoring(isStatusUnderstood: true))
        #expect(directives(value).maxAge ?? 0 == 0)
    }

    @Test(
        "RFC 9111, 1.2.2: Given more seconds than 2^31, when they are read, then they are 2^31",
        arguments: ["2147483648", "2147483649", "99999999999999999999999999"])
    func overflow(text: String) {
        #expect(directives("max-age=\(text)").maxAge == 2_147_483_648)
        #expect(CacheControl.deltaSeconds("2147483647") == 2_147_483_647)
    }

    @Test("RFC 9111, 5.2.3: Given unknown directives, when they are read, then they change nothing")
    func unknown() {
        let read = directives("community=\"UCI\", foo, bar=, =baz, \"quoted\", max-age=5")
        #expect(read.maxAge == 5)
        #expect(read.argument(of: "community") == "UCI")
        #expect(read.contains("foo"))
        #expect(!read.forbidsStale)
        #expect(!read.forbidsStoring(isStatusUnderstood: true))
    }

    @Test("RFC 9111, 5.2.2: Given no field at all, when it is read, then nothing is said")
    func none() {
        let read = CacheControl([:])
        #expect(read.maxAge == nil)
        #expect(read.staleIfError == nil)
        #expect(read.staleWhileRevalidate == 0)
        #expect(!read.isImmutable && !read.requiresRevalidation)
    }

    @Test("RFC 9111, 5.2.2.4: Given no-cache, when it has field names, then only those are unusable")
    func noCache() {
        #expect(directives("no-cache").requiresRevalidation)
        #expect(directives("No-Cache=\"\"").requiresRevalidation)
        let fields = directives("no-cache=\"Set-Cookie, X-Secret\", max-age=5")
        #expect(!fields.requiresRevalidation)
        #expect(fields.unusableFields == ["set-cookie", "x-secret"])
        #expect(fields.maxAge == 5)
        #expect(directives("no-cache=set-cookie").unusableFields == ["set-cookie"])
    }

    @Test(
        "RFC 9111, 5.2.2.3: when the status is understood, then must-understand overrides no-store",
        arguments: [
            ("no-store", true, true), ("no-store", false, true),
            ("must-understand, no-store", true, false),
            ("must-understand, no-store", false, true), ("must-understand", true, false),
            ("must-understand", false, true), ("private=\"no-store\"", true, false),
            ("x-no-store", true, false),
        ])
    func mustUnderstand(value: String, isUnderstood: Bool, forbids: Bool) {
        #expect(directives(value).forbidsStoring(isStatusUnderstood: isUnderstood) == forbids)
    }

    @Test(
        "RFC 9111, 5.2.2: Given shared-cache directives, when they are read, then they are ignored",
        arguments: [
            "s-maxage=0", "proxy-revalidate", "private", "public", "private=\"x\"", "no-transform",
        ])
    func sharedCaches(value: String) {
        let read = directives(value, "max-age=9")
        #expect(read.maxAge == 9)
        #expect(!read.forbidsStale)
        #expect(!read.forbidsStoring(isStatusUnderstood: true))
        #expect(directives(value).maxAge == nil)
    }

    @Test("RFC 5861, 3 and 4: Given stale-use seconds, when they are read, then invalid ones are 0")
    func staleUse() {
        let read = directives("stale-while-revalidate=30, stale-if-error=\"60\", immutable")
        #expect(read.staleWhileRevalidate == 30)
        #expect(read.staleIfError == 60)
        #expect(read.isImmutable)
        #expect(directives("stale-while-revalidate=x").staleWhileRevalidate == 0)
        #expect(directives("stale-if-error=x").staleIfError == 0)
    }

    @Test("RFC 9111, 5.2.1: Given a request's directives, when they are read, then all are understood")
    func request() {
        let read = CacheControl(ofRequest: [.cacheControl: "min-fresh=5, max-stale, only-if-cached"])
        #expect(read.minFresh == 5)
        #expect(read.maxStale == .infinity)
        #expect(read.forbidsNetwork)
        #expect(read.asksForFreshness)
        #expect(CacheControl(ofRequest: [.cacheControl: "max-stale=7"]).maxStale == 7)
        #expect(CacheControl(ofRequest: [.cacheControl: "max-stale=x"]).maxStale == 0)
        #expect(CacheControl(ofRequest: [:]).maxStale == 0)
    }

    @Test(
        "RFC 9111, 5.2: Given blanks around a directive's =, when it is read, then its number is 0",
        arguments: ["max-age = 60", "max-age =60", "max-age= 60", "max-age\t=60", "max-age=\" 60\"", "MAX-AGE= \"60\""])
    func blanks(text: String) {
        #expect(CacheControl([.cacheControl: text]).maxAge == 0)
        #expect(CacheControl([.cacheControl: "max-age=60 , no-store ,x = y"]).maxAge == 60)
        #expect(CacheControl([.cacheControl: "max-age = 60 , no-store ,x"]).contains("no-store"))
        #expect(CacheControl([.cacheControl: "no-cache = \"a, b\""]).unusableFields == ["a", "b"])
        #expect(CacheControl([.cacheControl: "stale-while-revalidate = 60"]).staleWhileRevalidate == 0)
    }

    @Test("RFC 9111, 5.4: Given Pragma: no-cache, when there is no Cache-Control, then it is obeyed")
    func pragma() throws {
        let name = try #require(HTTPField.Name("Pragma"))
        #expect(CacheControl(ofRequest: [name: "No-Cache"]).requiresRevalidation)
        #expect(
            !CacheControl(ofRequest: [name: "no-cache", .cacheControl: "max-age=5"]).requiresRevalidation
        )
        #expect(!CacheControl(ofRequest: [name: "x"]).requiresRevalidation)
    }
}
