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

    @Test("Given a list, when it is read, then comments, empty lines, spaces and marks of Windows are left out")
    func list() {
        let text =
            "\u{FEFF}http://a/1.jpg\r\n\r\n  # a comment\r\n  my picture.jpg  \n#http://a/2.jpg\nhttp://a/3.jpg#top"
        #expect(InputList.entries(in: text) == ["http://a/1.jpg", "my picture.jpg", "http://a/3.jpg#top"])
    }
}
