import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("RFC 9111: age")
struct ResponseAgeTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    private let made = Date(timeIntervalSince1970: 784_111_777)

    @Test(
        "RFC 9111, 4.2.3: Given Date, Age and delay, when a response comes, then the oldest counts",
        arguments: [
            // Age, seconds from Date to the request, and from that to the answer; the age.
            (nil, 0, 0, 0), (nil, 0, 3, 3), (nil, 100, 3, 103), ("20", 0, 0, 20), ("20", 0, 3, 23),
            ("20", 100, 3, 103),
            ("200", 100, 3, 203), ("0", 0, 0, 0),
            // A clock that is behind the server's.
            (nil, -1000, 3, 3), ("20", -1000, 3, 23),
        ] as [(String?, Double, Double, Double)])
    func initial(age: String?, wait: Double, delay: Double, expected: Double) {
        var fields: HTTPFields = [.date: Self.date]
        if let age { fields[.age] = age }
        let requested = made + wait
        let seconds = ResponseAge.initial(
            of: HTTPResponse(status: .ok, headerFields: fields), requestedAt: requested,
            receivedAt: requested + delay)
        #expect(seconds == expected)
    }

    @Test("RFC 9111, 4.2.3: Given a clock set back, when a response arrives, then its delay is zero")
    func clockPutBack() {
        let response = HTTPResponse(status: .ok, headerFields: [.age: "5"])
        #expect(ResponseAge.initial(of: response, requestedAt: made, receivedAt: made - 60) == 5)
    }

    @Test(
        "RFC 9111, 5.1: when an Age is invalid, then it is ignored; of a list, the first counts",
        arguments: [
            ("17", 17), ("17, 99", 17), (" 17 ", 17), ("x", 0), ("-5", 0), ("1.5", 0), ("x, 17", 0),
            ("", 0),
            ("99999999999999999999", 2_147_483_648),
        ])
    func ageValue(text: String, seconds: Double) {
        #expect(ResponseAge.ageValue(in: [.age: text]) == seconds)
    }

    @Test("RFC 9111, 4.2.3: Given a stored response, when time passes, then it only grows older")
    func current() {
        let metadata = CacheMetadata(storedAt: made, initialAge: 7)
        #expect(ResponseAge.current(of: metadata, at: made) == 7)
        #expect(ResponseAge.current(of: metadata, at: made + 10) == 17)
        #expect(ResponseAge.current(of: metadata, at: made - 10) == 7)
    }
}
