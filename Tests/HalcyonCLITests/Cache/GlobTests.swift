import Testing

@testable import HalcyonCLI

@Suite struct GlobTests {
    @Test(
        "Given a pattern and a text that fits it, when they are compared, then it fits",
        arguments: [
            ("*", ""), ("*", "http://a/b"), ("http://*.org/*.jpg", "http://x.org/a/b.jpg"), ("a?c", "abc"),
            ("a?c", "aäc"),
            ("a?c", "a?c"), ("*ab*ab", "abaabab"), ("**a**", "xay"), ("b/c", "a/b/cd"), ("", "anything"), ("?", "日"),
            ("*.jpg?size=*", "http://a/b.jpg?size=3"),
        ]
    )
    func fits(pattern: String, text: String) {
        #expect(Glob(pattern).matches(text))
    }

    @Test(
        "Given a pattern and a text that does not fit it, when they are compared, then it does not",
        arguments: [
            ("http://*.org", "http://x.org/a"), ("a?c", "ac"), ("a?c", "abbc"), ("?", ""), ("*ab*ab", "abaaba"),
            ("a*", "ba"), ("b/c", "a/b/d"), ("A*", "a"),
        ]
    )
    func differs(pattern: String, text: String) {
        #expect(!Glob(pattern).matches(text))
    }

    @Test("Given a pattern of many stars, when a long text does not match, then that is found fast")
    func manyStars() {
        let pattern = String(repeating: "a*", count: 40) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 4000)))
    }
}
