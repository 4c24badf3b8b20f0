import Foundation
import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonServer

@Suite("RFC 9111, 5.2.2: the lifetime of results")
struct ResultLifetimeTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// What a result says of a source that expires after some seconds, with an age, and with header fields.
    private func cacheControl(
        _ lifetime: ResultLifetime = ResultLifetime(), expires: Double? = nil, age: Double? = 0, isStale: Bool = false,
        _ fields: HTTPFields = [:]
    ) -> String {
        lifetime.cacheControl(
            of: DataResponse(
                data: Data(), source: .network, response: HTTPResponse(status: .ok, headerFields: fields),
                storedAt: now,
                expiresAt: expires.map { now + $0 }, age: age, isStale: isStale), now: now)
    }

    private func lifetime(
        standard: Double = 86_400, minimum: Double = 0, maximum: Double = 31_536_000
    ) -> ResultLifetime {
        var lifetime = ResultLifetime()
        lifetime.standard = standard
        lifetime.minimum = minimum
        lifetime.maximum = maximum
        return lifetime
    }

    @Test("Given a source without a lifetime, when a result is made, then it has the standard one")
    func standard() {
        #expect(cacheControl() == "public, max-age=86400")
        #expect(cacheControl(lifetime(standard: 5)) == "public, max-age=5")
        #expect(cacheControl(lifetime(standard: 5), age: nil) == "public, max-age=5")
        let file = DataResponse(data: Data(), source: .provider)
        #expect(ResultLifetime().cacheControl(of: file, now: now) == "public, max-age=86400")
    }

    @Test("Given a source with a lifetime, when a result is made, then both end at the same time")
    func stated() {
        #expect(cacheControl(expires: 60) == "public, max-age=60")
        // The result's age is that of the source.
        #expect(cacheControl(expires: 60, age: 40) == "public, max-age=100")
        #expect(cacheControl(expires: 0, age: 40) == "public, max-age=40")
        #expect(cacheControl(expires: -10, age: 4) == "public, max-age=0")
        #expect(cacheControl(expires: 60, age: -40) == "public, max-age=60")
    }

    @Test("Given bounds, when a source states less or more, then the bound counts")
    func bounds() {
        let bounds = lifetime(minimum: 100, maximum: 200)
        #expect(cacheControl(bounds, expires: 99) == "public, max-age=100")
        #expect(cacheControl(bounds, expires: 100) == "public, max-age=100")
        #expect(cacheControl(bounds, expires: 150) == "public, max-age=150")
        #expect(cacheControl(bounds, expires: 200) == "public, max-age=200")
        #expect(cacheControl(bounds, expires: 201) == "public, max-age=200")
        #expect(cacheControl(bounds) == "public, max-age=200")
        #expect(cacheControl(expires: 1e15) == "public, max-age=31536000")
        #expect(cacheControl(lifetime(minimum: -5), expires: -50) == "public, max-age=0")
    }

    @Test("Given bounds without an end, when a result is made, then it has a number of seconds")
    func infinite() {
        let endless = lifetime(standard: .infinity, maximum: .infinity)
        #expect(cacheControl(endless) == "public, max-age=2147483648")
        #expect(cacheControl(endless, expires: 1e300) == "public, max-age=2147483648")
        #expect(cacheControl(lifetime(minimum: .infinity, maximum: .infinity)) == "public, max-age=2147483648")
    }

    @Test(
        "Given a source that must not be stored, when a result is made, then it must not be either",
        arguments: ["no-store", "NO-STORE", "max-age=60, no-store", "private,no-store", " no-store "])
    func noStore(value: String) {
        #expect(cacheControl(expires: 60, [.cacheControl: value]) == "no-store")
        #expect(cacheControl(lifetime(minimum: 100), expires: 60, [.cacheControl: value]) == "no-store")
    }

    @Test("Given no-store in a field of its own, when a result is made, then it counts")
    func severalFields() {
        var fields: HTTPFields = [.cacheControl: "max-age=60"]
        fields.append(HTTPField(name: .cacheControl, value: "no-store"))
        #expect(cacheControl(expires: 60, fields) == "no-store")
    }

    @Test("Given Vary: *, when a result is made, then it is not stored")
    func varies() {
        #expect(cacheControl(expires: 60, [.vary: "*"]) == "no-store")
        #expect(cacheControl(expires: 60, [.vary: "Accept, *"]) == "no-store")
        #expect(cacheControl(expires: 60, [.vary: "Accept"]) == "public, max-age=60")
    }

    @Test("Given a private source, when a result is made, then it is private")
    func isPrivate() {
        #expect(cacheControl(expires: 60, [.cacheControl: "private"]) == "private, max-age=60")
        #expect(cacheControl(expires: 60, [.cacheControl: "Private=\"set-cookie\""]) == "private, max-age=60")
        #expect(cacheControl(expires: 60, [.cacheControl: "private, no-cache"]) == "private, no-cache")
    }

    @Test("Given no-cache, when a result is made, then it is no-cache unless there is a minimum")
    func noCache() {
        #expect(cacheControl(expires: 60, [.cacheControl: "no-cache"]) == "public, no-cache")
        #expect(
            cacheControl(lifetime(minimum: 100), expires: 0, [.cacheControl: "no-cache"]) == "public, max-age=100")
    }

    @Test("Given must-revalidate, when a result is made, then it has it too")
    func mustRevalidate() {
        #expect(
            cacheControl(expires: 60, [.cacheControl: "max-age=60, must-revalidate"])
                == "public, max-age=60, must-revalidate")
    }

    @Test("Given a stale source, when a result is made, then it is fresh for ten more seconds")
    func stale() {
        #expect(cacheControl(expires: -100, age: 160, isStale: true) == "public, max-age=170")
        #expect(cacheControl(lifetime(minimum: 1_000), expires: -100, age: 160, isStale: true) == "public, max-age=170")
        #expect(cacheControl(age: nil, isStale: true) == "public, max-age=10")
    }
}
