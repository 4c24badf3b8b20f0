import HTTPTypes
import TestSupport
import Testing

@testable import HalcyonCurl

/// Most URLs are not parsed, because nothing in them could change: libcurl has to agree.
@Suite struct WebAddressTests {
    private func request(_ scheme: String, _ authority: String, _ path: String) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: scheme, authority: authority, path: path)
    }

    @Test("Given URLs of every kind, when taken as plain, then libcurl parses them to the same")
    func plainAddressesAreNormal() throws {
        var random = SplitMix(seed: 19)
        let hosts = [
            "a", "b1", "1", "127", "0", "01", "256", "0x7f", "x-y", "-", ".", "..", "A", "é", "%41", "[::1]", "u@",
        ]
        let ports = ["", "", "", ":", ":80", ":443", ":8080", ":0", ":08", ":65535", ":65536", ":x"]
        let parts = [
            "a", "Z", "9", "/", "/", "//", "/.", "/..", ".", "-", "_", "~", "?", "=", "&", "%2e", "%", "+", ",", ";",
            ":", "@", "#", " ", "é", "\\", "'", "!",
        ]
        var plainCount = 0
        for _ in 0..<40_000 {
            let labels = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                hosts.randomElement(using: &random) ?? ""
            }
            let authority = labels.joined(separator: ".") + (ports.randomElement(using: &random) ?? "")
            let path =
                "/"
                + (0..<Int.random(in: 0...6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
                .joined()
            let request = request(Bool.random(using: &random) ? "http" : "https", authority, path)
            guard let plain = WebAddress.plain(request) else { continue }
            plainCount += 1
            let parsed = try WebAddress.normalized(request)
            #expect(plain.text == parsed.text)
            #expect(plain.origin == parsed.origin)
        }
        #expect(plainCount > 500)
    }

    @Test(
        "Given usual URLs, when requested, then they need no parser",
        arguments: [
            ("http", "example.org", "/"), ("https", "img.example.org:8443", "/a/B_c-9.jpg?w=200&h=1.5~x"),
            ("http", "127.0.0.1:8080", "/files/1.bin"), ("https", "xn--bcher-kva.example", "/a.b/c..d"),
        ])
    func usual(_ scheme: String, _ authority: String, _ path: String) {
        #expect(WebAddress.plain(request(scheme, authority, path)) != nil)
    }

    @Test(
        "Given URLs that mean something else once parsed, when requested, then they are parsed",
        arguments: [
            ("HTTP", "example.org", "/"), ("ftp", "example.org", "/"), ("http", "Example.org", "/"),
            ("http", "127.1", "/"), ("http", "0177.0.0.1", "/"), ("http", "0x7f.1", "/"), ("http", "2130706433", "/"),
            ("http", "1.2.3.256", "/"), ("http", "a..b", "/"), ("http", "a.", "/"), ("http", "", "/"),
            ("http", "user@example.org", "/"), ("http", "example.org:80", "/"), ("https", "example.org:0443", "/"),
            ("http", "example.org:", "/"), ("http", "bücher.example", "/"), ("http", "[::1]", "/"),
            ("http", "example.org", ""), ("http", "example.org", "a"), ("http", "example.org", "/a/../b"),
            ("http", "example.org", "/./b"), ("http", "example.org", "/%2e%2e/b"), ("http", "example.org", "/a?"),
            ("http", "example.org", "/a?b?c"), ("http", "example.org", "/a#b"), ("http", "example.org", "/a b"),
            ("http", "example.org", "/a\r\nb"), ("http", "example.org", "/é"),
        ])
    func unusual(_ scheme: String, _ authority: String, _ path: String) {
        #expect(WebAddress.plain(request(scheme, authority, path)) == nil)
    }
}
