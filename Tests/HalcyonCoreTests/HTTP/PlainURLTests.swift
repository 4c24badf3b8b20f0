import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import HalcyonCore

/// Most URLs are not parsed, because nothing in them could change: `URL` has to agree.
@Suite("Plain URLs")
struct PlainURLTests {
    @Test("Given URLs of every kind, when taken as plain, then URL makes the same request")
    func plainIsParsed() throws {
        var random = SplitMix(seed: 23)
        let schemes = ["http://", "https://", "http:/", "HTTP://", "httpx://", "https:", "//", ""]
        let hosts = [
            "a", "b1", "1", "127", "0", "01", "256", "x-y", "-", ".", "..", "A", "é", "%41", "[::1]", "u@", "", "c",
            "d", "e",
        ]
        let ports = ["", "", "", "", "", "", ":", ":80", ":443", ":8080", ":0", ":08", ":65535", ":65536", ":x"]
        let parts = [
            "a", "b", "c", "d", "Z", "9", "/", "/", "//", "/.", "/..", ".", "-", "_", "~", "?", "=", "&", "%2e", "%",
            "+", ",", ";", ":", "@", "#", " ", "é", "\\", "'", "\u{301}",
        ]
        var plainCount = 0
        for _ in 0..<20_000 {
            func some(_ texts: [String], _ most: Int) -> [String] {
                (0..<Int.random(in: 1...most, using: &random)).map { _ in texts.randomElement(using: &random) ?? "" }
            }
            let url =
                (schemes.prefix(Int.random(in: 2...4, using: &random)).randomElement(using: &random) ?? "")
                + some(hosts, 4).joined(separator: ".") + some(ports, 1).joined()
                + (Int.random(in: 0..<8, using: &random) == 0 ? "" : "/" + some(parts, 4).joined())
            guard let plain = HTTPRequest(plain: url) else { continue }
            plainCount += 1
            let parsed = try #require(URL(string: url), "\(url)")
            #expect(plain == HTTPRequest(parsing: parsed), "\(url)")
        }
        #expect(plainCount > 200)
    }

    @Test("Given a plain URL, when it is spelled differently, then its cache key is the same")
    func spellings() throws {
        let name = ImageRequest("http://example.org/a.jpg?w=2").sourceKey
        for spelling in ["HTTP://EXAMPLE.org:80/a.jpg?w=2", "http://example.org:/a.jpg?w=2#top"] {
            #expect(ImageRequest(spelling).sourceKey == name)
            #expect(ImageRequest(try #require(URL(string: spelling))).sourceKey == name)
        }
    }
}
