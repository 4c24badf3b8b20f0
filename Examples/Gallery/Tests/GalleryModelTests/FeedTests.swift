import Foundation
import GalleryModel
import Testing

@Suite
struct FeedTests {
    private let base = URL(string: "https://example.org/feeds/all.json")

    private func items(_ json: String) throws -> [GalleryItem] {
        try Feed.items(inJSON: Data(json.utf8), relativeTo: base)
    }

    private func addresses(_ json: String) throws -> [String] { try items(json).map(\.url.absoluteString) }

    @Test func `Given an array of strings, when read, then each is an image named after its file`() throws {
        let items = try items(#"["https://a.org/x/cat.jpg?n=1", "dog.png"]"#)
        #expect(
            items.map(\.url.absoluteString) == ["https://a.org/x/cat.jpg?n=1", "https://example.org/feeds/dog.png"])
        #expect(items.map(\.name) == ["cat.jpg", "dog.png"])
    }

    @Test(arguments: [
        #"[{"url": "/a.png", "title": "A"}]"#,
        #"[{"src": "/a.png", "alt": " A "}]"#,
        #"{"items": [{"image": "/a.png", "name": "A"}]}"#,
        #"{"data": {"images": [{"image": {"url": "/a.png"}, "title": "A"}]}}"#,
        #"{"photos": [{"urls": {"regular": "/a.png"}, "title": null, "description": "A"}]}"#,
    ])
    func `Given an object of one of many shapes, when read, then its URL and title are found`(json: String) throws {
        let items = try items(json)
        #expect(items.map(\.url.absoluteString) == ["https://example.org/a.png"])
        #expect(items.map(\.name) == ["A"])
    }

    @Test func `Given entries without a URL, when read, then they are passed over`() throws {
        let found = try addresses(
            #"[null, 7, "", {"title": "B"}, {"url": 3}, [], "mailto:a@b.org", {"url": "/a.png"}]"#)
        #expect(found == ["https://example.org/a.png"])
    }

    @Test func `Given no JSON, when read, then that is said`() {
        #expect(throws: FeedError.notJSON) { try items("<html>") }
        #expect(throws: FeedError.notJSON) { try items("") }
        #expect(throws: FeedError.notJSON) { try items(#"["a.png""#) }
    }

    @Test func `Given JSON without a list, when read, then that is said`() {
        #expect(throws: FeedError.noList) { try items(#"{"error": "sign in"}"#) }
        #expect(throws: FeedError.noList) { try items("12") }
    }

    @Test func `Given a list of other things, when read, then their number is said`() {
        #expect(throws: FeedError.noImages(entries: 2)) { try items(#"[1, {"a": 2}]"#) }
    }

    @Test func `Given an empty list, when read, then it has no images, which is no error`() throws {
        #expect(try items("[]").isEmpty)
    }

    @Test func `Given lines of text, when read, then comments and empty ones are passed over`() {
        let text = "# mine\r\nhttps://a.org/b.png\n\n  one picture.jpg  \n/srv/c d.png\nftp://a.org/x.png\n"
        let urls = Feed.items(inLines: text, relativeTo: URL(filePath: "/home/me/list.txt")).map(\.url)
        #expect(urls.map(\.scheme) == ["https", "file", "file"])
        #expect(urls.map { $0.path(percentEncoded: false) } == ["/b.png", "/home/me/one picture.jpg", "/srv/c d.png"])
    }
}
