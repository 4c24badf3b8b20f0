import Foundation
import Testing

@testable import HalcyonServer

@Suite("The source in a path")
struct SourceTextTests {
    private func url(_ text: String) -> String? {
        do throws(RequestProblem) {
            return try SourceText.url(of: text)
        } catch {
            if case .source = error { return nil }
            Issue.record("another problem: \(error)")
            return nil
        }
    }

    @Test(
        "Given a percent-encoded URL, when it is read, then it is decoded once",
        arguments: [
            ("https:%2F%2Fexample.com%2Fa.jpg", "https://example.com/a.jpg"),
            ("https%3A%2F%2Fexample.com%2Fa.jpg", "https://example.com/a.jpg"),
            ("https%3a%2f%2fexample.com%2fa.jpg", "https://example.com/a.jpg"),
            ("https://example.com/a.jpg", "https://example.com/a.jpg"),
            ("https://example.com/a%3Fb=c%26d", "https://example.com/a?b=c&d"),
            ("https://example.com/%C3%BC", "https://example.com/ü"),
            ("https://example.com/ü", "https://example.com/ü"),
            ("https://example.com/a%2520b", "https://example.com/a%20b"),
            ("https://example.com/a%252520b", "https://example.com/a%2520b"),
            ("https://example.com/a%2525", "https://example.com/a%25"),
            ("https://example.com/a+b", "https://example.com/a+b"),
            ("s3%3A%2F%2Fbucket%2Fa", "s3://bucket/a"),
        ])
    func percent(text: String, expected: String) { #expect(url(text) == expected) }

    @Test("Given base64url, when it is read, then it is the URL")
    func base64() {
        let source = "https://example.com/a.jpg?x=1&y=ü"
        let text = Base64URL.text(of: Data(source.utf8))
        #expect(url(text) == source)
        #expect(url(text + ".jpg") == source)
        #expect(url(text + ".") == source)
        #expect(url(text + "==") == source)
        for place in stride(from: 1, to: text.count, by: 7) {
            let index = text.index(text.startIndex, offsetBy: place)
            #expect(url("\(text[..<index])/\(text[index...]).webp") == source)
        }
    }

    @Test(
        "Given an invalid percent-encoding, when it is read, then it is refused",
        arguments: [
            "https://example.com/%", "https://example.com/%2", "https://example.com/%zz", "https://example.com/%2z",
            "https://example.com/%%41", "https://example.com/%+1", "https://example.com/% 1", "%3A%", "https:%",
            "https://example.com/%\u{FF12}0",
        ])
    func badPercent(text: String) { #expect(url(text) == nil) }

    @Test(
        "Given bytes that are not UTF-8, when they are read, then they are refused",
        arguments: [
            "https://example.com/%C0%AF", "https://example.com/%E0%80%AF", "https://example.com/%FF",
            "https://example.com/%C3", "https://example.com/%80", "https://example.com/%ED%A0%80",
            "https://example.com/%F5%80%80%80",
        ])
    func notUTF8(text: String) { #expect(url(text) == nil) }

    @Test("Given base64url of bytes that are not UTF-8, when it is read, then it is refused")
    func base64NotUTF8() {
        for bytes in [[0xC0, 0xAF], [0xFF], [0xE0, 0x80, 0xAF]] as [[UInt8]] {
            #expect(url(Base64URL.text(of: Data("https://example.com/".utf8) + bytes)) == nil)
        }
    }

    @Test("Given a space or a control character, when it is read, then it is refused")
    func controls() {
        for code in [0...32, 127...127].joined() {
            let hex = (code < 16 ? "0" : "") + String(code, radix: 16)
            #expect(url("https://example.com/a%\(hex)b") == nil, "\(code)")
            let raw = "https://example.com/a\(Character(Unicode.Scalar(UInt8(code))))b"
            #expect(url(raw) == nil, "\(code)")
            #expect(url(Base64URL.text(of: Data(raw.utf8))) == nil, "\(code)")
        }
    }

    @Test(
        "Given text that is neither, when it is read, then it is refused",
        arguments: [
            "example.com/a.jpg", "aHR0c", "", ".", ".jpg", "/", "aHR0cHM6.j.pg", "aHR0cHM6.jp-g", "aHR0cHM6.jp/g",
            "https%253A%252F%252Fexample.com", "aHR0cHM6L+8",
        ])
    func neither(text: String) { #expect(url(text) == nil) }
}

@Suite("The parts of a path")
struct RenderPathTests {
    @Test("Given a path of three parts, when it is read, then the signature covers all but itself")
    func parts() throws {
        let path = try RenderPath("/abc/w:300,h:200/aHR0/cHM6.jpg")
        #expect(path.signature == "abc")
        #expect(path.options == "w:300,h:200")
        #expect(path.source == "aHR0/cHM6.jpg")
        #expect(path.signed == "/w:300,h:200/aHR0/cHM6.jpg")
    }

    @Test("Given a source that is not encoded, when the path is read, then its slashes are part of it")
    func slashes() throws {
        let path = try RenderPath("/abc/-/https://example.com//a/b/")
        #expect(path.source == "https://example.com//a/b/")
        #expect(path.signed == "/-/https://example.com//a/b/")
    }

    @Test(
        "Given a path without three parts, when it is read, then it is not found",
        arguments: ["", "/", "//", "///", "/a", "/a/", "/a/b", "/a/b/", "/a//c", "//b/c", "a/b/c", "a/b/c/d"])
    func notFound(path: String) {
        #expect(problem { () throws(RequestProblem) in try RenderPath(path) } == .notFound)
    }

    @Test("Given a query, when the path is read, then it is refused")
    func query() {
        for path in ["/a/b/c?", "/a/b/https://example.com/?x=1", "?", "/health?x"] {
            #expect(problem { () throws(RequestProblem) in try RenderPath(path) } == .query)
        }
    }

    @Test("Given a path of 8,192 bytes and one of more, when they are read, then only the first is")
    func length() {
        let path = "/a/b/" + String(repeating: "c", count: 8_187)
        #expect(problem { () throws(RequestProblem) in try RenderPath(path) } == nil)
        #expect(problem { () throws(RequestProblem) in try RenderPath(path + "c") } == .tooLong(limit: 8_192))
        let wide = "/a/b/" + String(repeating: "ü", count: 4_094)
        #expect(problem { () throws(RequestProblem) in try RenderPath(wide) } == .tooLong(limit: 8_192))
    }
}
