import Foundation
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

    @Test("Given a path with characters that URLs escape, when it is read, then the file is that of the path")
    func strangePath() {
        #expect(Input("/tmp/100% #1?.jpg").fileURL?.path == "/tmp/100% #1?.jpg")
    }

    private func texts(_ list: String) -> [String] { InputList.inputs(in: Data(list.utf8)).map(\.text) }

    @Test("Given a list, when it is read, then comments, empty lines, spaces at URLs and marks of Windows are left out")
    func list() {
        let list =
            "\u{FEFF}http://a/1.jpg\r\n\r\n  # a comment\r\n \t\n\tdata:,x \n#http://a/2.jpg\n  http://a/3.jpg#top  "
        #expect(texts(list) == ["http://a/1.jpg", "data:,x", "http://a/3.jpg#top"])
        #expect(texts("\u{FEFF}a.png\n") == ["a.png"])
    }

    @Test("Given a path in a list, when it is read, then all characters but the line's end are the path's")
    func pathsInLists() {
        let paths = [
            "./trail.png ", "\ttab.png\t", "  lead.png", "next\u{85}line.png", "a\u{2028}b\u{0C}.png", "wide.png\u{A0}",
        ]
        #expect(texts(paths.joined(separator: "\n")) == paths)
        #expect(texts(paths.joined(separator: "\r\n") + "\r\n") == paths)
        #expect(InputList.inputs(in: Data("./trail.png \n".utf8)).first?.fileURL?.relativePath == "./trail.png ")
    }
}
