import Testing

@testable import HalcyonCore

@Suite("ContentRange")
struct ContentRangeTests {
    @Test(
        "Given a Content-Range of a part, when it is read, then its ends and the whole come out",
        arguments: [
            ("bytes 0-0/1", 0, 0, 1), ("bytes 200-999/1000", 200, 999, 1000), ("Bytes  2-3/*", 2, 3, nil),
        ] as [(String, Int, Int, Int?)])
    func valid(text: String, first: Int, last: Int, total: Int?) {
        let range = ContentRange(text)
        #expect(range?.first == first)
        #expect(range?.last == last)
        #expect(range?.total == total)
    }

    @Test(
        "Given a text that names no possible part, when it is read, then nothing comes out",
        arguments: [
            "", "bytes", "bytes 1-2", "bytes */10", "bytes 3-2/10", "bytes 0-10/10", "bytes -1-2/10", "bytes 1-/10",
            "bytes +1-2/10", "items 1-2/10", "bytes 1-2/", "bytes 1-2/x", "bytes 1-2/10/11", "bytes 1-2-3/10",
            "bytes 1 -2/10", "bytes 1-99999999999999999999/*", "bytes 1-9223372036854775806/9223372036854775807",
        ])
    func invalid(text: String) { #expect(ContentRange(text) == nil) }
}
