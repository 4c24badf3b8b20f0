import Foundation
import Testing

@testable import HalcyonCore

@Suite("HTTPDate")
struct HTTPDateTests {
    private static let now = Date(timeIntervalSince1970: 1_795_000_000)  // 2026

    @Test(
        "Given a date in one of the three forms, when it is read, then it is the right moment",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Tue, 29 Feb 2000 23:59:59 GMT", 951_868_799), ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_800),
            ("Thursday, 01-Jan-70 00:00:00 GMT", 3_155_760_000), ("Fri Dec 31 23:59:59 1999", 946_684_799),
            ("Tuesday, 01-Jan-80 00:00:00 GMT", 315_532_800), ("Fri, 01 Mar 2400 00:00:00 GMT", 13_574_649_600),
        ] as [(String, Double)])
    func valid(text: String, seconds: Double) {
        #expect(HTTPDate.date(text, now: Self.now)?.timeIntervalSince1970 == seconds)
    }

    @Test(
        "Given a text that is no date, when it is read, then nothing comes out",
        arguments: [
            "", "0", "-1", "tomorrow", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 08:49 GMT",
            "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
            "Sun, 06 Nov 199 08:49:37 GMT", "1994-11-06T08:49:37Z", String(repeating: "9", count: 10_000),
            // Forgiven by many readers, and none of the three forms.
            "sun, 06 nov 1994 08:49:37 gmt", "Sun, 06 Nov 94 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
            "Sun,  06 Nov 1994 08:49:37 GMT", "Sun, 06  Nov 1994 08:49:37 GMT", "Sun, 06-Nov-1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37",
            "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 +0000", "Sun, 06 Nov 1994 08:49:37  GMT",
            "Sun, 06 Nov 1994 08:49:37 GMT;", "Sun, 06 Nov 1994 08.49.37 GMT", "06 Nov 1994 08:49:37 GMT",
            "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 29 Feb 1995 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT", "Sun,06 Nov 1994 08:49:37 GMT",
            "Sunday, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun, 06-Nov-94 08:49:37 GMT",
            "Sun Nov 6 08:49:37 1994", "Sun Nov  6 08:49:37 94", "Sunday Nov  6 08:49:37 1994",
            "Sun Nov 06 08:49:37 1994 GMT", "Sun, 06 November 1994 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT",
            "Sün, 06 Nov 1994 08:49:37 GMT", "Sun, ٠٦ Nov 1994 08:49:37 GMT",
        ])
    func invalid(text: String) { #expect(HTTPDate.date(text, now: Self.now) == nil) }
}
