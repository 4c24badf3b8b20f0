import Foundation
import GalleryModel
import Testing

@Suite
struct GallerySourceTests {
    private let folder = URL(filePath: NSTemporaryDirectory(), directoryHint: .isDirectory)

    private func source(_ arguments: String...) -> GallerySource { GallerySource(arguments, in: folder) }

    @Test func `Given one argument, when looked at, then it is a folder, a list, a feed or an image`() throws {
        #expect(source() == .nothing)
        guard case .folder = source(".") else { throw Mistake() }
        guard case .list(let list) = source("some.txt") else { throw Mistake() }
        #expect(list.lastPathComponent == "some.txt")
        guard case .feed = source("https://a.org/all.json") else { throw Mistake() }
        guard case .images(let urls) = source("https://a.org/list.txt") else { throw Mistake() }
        #expect(urls.count == 1)
    }

    @Test func `Given several arguments, when looked at, then each is an image`() throws {
        guard case .images(let urls) = source("https://a.org/a.png", "b.json") else { throw Mistake() }
        #expect(urls.map(\.lastPathComponent) == ["a.png", "b.json"])
    }

    @Test func `Given a folder with folders in it, when listed, then its images come in the order of people`() throws {
        let folder = folder.appending(path: "gallery-\(UUID().uuidString)", directoryHint: .isDirectory)
        let inner = folder.appending(path: "inner", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["b10.jpg", "b9.JPG", "notes.txt", ".hidden.png", "inner/c.webp"] {
            try Data().write(to: folder.appending(path: name))
        }
        #expect(try ImageFolder.items(in: folder).map(\.name) == ["b9.JPG", "b10.jpg", "c.webp"])
    }

    @Test func `Given a folder that is not there, when listed, then that is said`() {
        #expect(throws: FeedError.self) { try ImageFolder.items(in: folder.appending(path: "no-such-folder")) }
    }

    private struct Mistake: Error {}
}
