import HalcyonCore
import Testing

@testable import HalcyonCLI

@Suite struct FileNameTests {
    @Test(
        "Given a URL, when a file is named after it, then the name is the last part of its path",
        arguments: [
            ("https://example.org/pictures/cat.jpg", "cat.jpg"),
            ("https://example.org/cat.jpg?width=100&name=../dog.png", "cat.jpg"),
            ("https://example.org/a%20cat.jpg", "a cat.jpg"),
            ("https://example.org/pictures/", "pictures"),
            ("https://example.org/", "image"),
            ("https://example.org", "image"),
            ("data:image/png;base64,iVBOR", "image"),
            ("pictures/cat.jpg", "cat.jpg"),
        ]
    )
    func lastPart(url: String, expected: String) {
        #expect(FileName(of: Input(url)).text == expected)
    }

    @Test(
        "Given a hostile name, when made safe, then it stays in its folder, visible and harmless",
        arguments: [
            ("../../etc/passwd", "_.._etc_passwd"),
            ("..", "image"),
            (".bashrc", "bashrc"),
            ("a\u{0}b\u{1B}[2J\n.jpg", "a_b_[2J_.jpg"),
            ("gpj.\u{202E}exe", "gpj._exe"),
            ("C:\\cat.jpg", "C__cat.jpg"),
            ("cat.jpg. . ", "cat.jpg"),
            ("", "image"),
        ]
    )
    func hostile(name: String, expected: String) {
        #expect(FileName(name).text == expected)
    }

    @Test("Given an escaped slash in a URL, when a file is named after it, then it is not a path")
    func escapedSlash() {
        #expect(FileName(of: Input("https://example.org/..%2F..%2Fcat.jpg")).text == "_.._cat.jpg")
    }

    @Test("Given a name of 1,000 letters, when made safe, then 120 bytes of whole letters are left")
    func long() {
        let name = FileName(String(repeating: "ü", count: 1000) + ".jpg")
        #expect(name.stem == String(repeating: "ü", count: 60))
        #expect(name.pathExtension == "jpg")
    }

    @Test(
        "Given an extension, when the format is known, then it is replaced unless it fits",
        arguments: [
            ("cat.jpeg", ImageFormat.jpeg, "cat.jpeg"),
            ("cat.JPG", .jpeg, "cat.JPG"),
            ("cat.jpg", .png, "cat.png"),
            ("cat", .webp, "cat.webp"),
            ("cat.2024.final-cut", .gif, "cat.2024.final-cut.gif"),
            ("cat.php", .jpeg, "cat.jpg"),
        ]
    )
    func correction(name: String, format: ImageFormat, expected: String) {
        var name = FileName(name)
        name.setExtension(for: format)
        #expect(name.text == expected)
    }
}
