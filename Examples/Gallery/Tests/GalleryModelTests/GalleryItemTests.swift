import Foundation
import GalleryModel
import Testing

@Suite
struct GalleryItemTests {
    private func item(_ name: String?, _ url: String = "https://a.org/b.png") throws -> GalleryItem {
        GalleryItem(try #require(URL(string: url)), name: name)
    }

    @Test func `Given no name or an empty one, when made, then it is called what its file is, or its host`() throws {
        #expect(try item(nil).name == "b.png")
        #expect(try item("  ").name == "b.png")
        #expect(try item(nil, "https://a.org/").name == "a.org")
    }

    @Test func `Given words, when searched for, then all have to be there, in whatever case`() throws {
        let item = try item("Évening in the Mountains")
        #expect(item.matches([]))
        #expect(item.matches(["mount", "EVEN"]))
        #expect(!item.matches(["mount", "sea"]))
    }
}
