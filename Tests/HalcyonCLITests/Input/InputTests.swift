import Foundation
import HalcyonCore
import Testing

@testable import HalcyonCLI

@Suite struct InputTests {
    @Test(
        "Given the text of an input, when it is read, then URLs and paths are told apart",
        arguments: [
            ("http://example.org/cat.jpg", Input.Kind.remote), ("HTTPS://example.org", .remote),
            ("ftp://example.org/cat.jpg", .remote), ("http:///cat.jpg", .remote),
            ("file:///tmp/cat.jpg", .file), ("/tmp/cat.jpg", .file), ("cat.jpg", .file), ("a b#c?.jpg", .file),
            ("./2024-01-01T12:00.jpg", .file), ("data:,x", .data),
        ]
    )
    func kinds(text: String, kind: Input.Kind) {
        #expect(Input(text).kind == kind)
    }

    @Test("Given a path with characters that URLs escape, when read, then it names that very file")
    func strangePath() {
        #expect(Input("/tmp/100% #1?.jpg").fileURL?.path == "/tmp/100% #1?.jpg")
    }

    @Test(
        "Given a URL with a password, when shown, then it is removed; paths and data are left alone",
        arguments: [
            ("http://anna:geheim@test/a.png", "http://test/a.png"),
            ("file://anna:geheim@test/a.png", "file://test/a.png"),
            ("FILE://anna:geheim@localhost/a.png", "FILE://localhost/a.png"), ("file:///a@b.png", "file:///a@b.png"),
            ("/a:b@c/d.png", "/a:b@c/d.png"), ("./a://b:c@d/e.png", "./a://b:c@d/e.png"),
            ("data:,a://b:c@d", "data:,a://b:c@d"),
        ])
    func passwords(text: String, shown: String) {
        let input = Input(text)
        #expect(input.shownText == shown)
        #expect(input.displayName == shown)
        #expect(!ImageRequest(source: input.source).sourceKey.contains("geheim"))
    }

    private func texts(_ list: String) -> [String] { InputList.inputs(in: Data(list.utf8)).map(\.text) }

    @Test("Given a list, when read, then comments, empty lines, spaces, BOM and CR are left out")
    func list() {
        let list =
            "\u{FEFF}http://a/1.jpg\r\n\r\n  # a comment\r\n \t\n\tdata:,x \n#http://a/2.jpg\n  http://a/3.jpg#top  "
        #expect(texts(list) == ["http://a/1.jpg", "data:,x", "http://a/3.jpg#top"])
        #expect(texts("\u{FEFF}a.png\n") == ["a.png"])
    }

    @Test("Given a path in a list, when read, then all characters up to the line's end belong to it")
    func pathsInLists() {
        let paths = [
            "./trail.png ", "\ttab.png\t", "  lead.png", "next\u{85}line.png", "a\u{2028}b\u{0C}.png", "wide.png\u{A0}",
        ]
        #expect(texts(paths.joined(separator: "\n")) == paths)
        #expect(texts(paths.joined(separator: "\r\n") + "\r\n") == paths)
        #expect(InputList.inputs(in: Data("./trail.png \n".utf8)).first?.fileURL?.relativePath == "./trail.png ")
    }
}
