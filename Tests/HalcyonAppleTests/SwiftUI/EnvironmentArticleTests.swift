#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

/// An article builds an asynchronous image loader in four steps: an actor that joins those who want the same, keeps
/// images in memory and files on disk, and is handed to a `RemoteImage` through SwiftUI's environment. On Halcyon the
/// loader is the pipeline, and this is the whole of the app.
private struct AlbumPage: View {
    let urls: [String]

    var body: some View {
        ForEach(Array(urls.enumerated()), id: \.offset) { row in
            RemoteImage(row.element) { phase in
                if let image = phase.image { image } else { Rectangle() }
            }
        }
    }
}

@Suite("Article: an asynchronous image loader in the environment") @MainActor
struct EnvironmentArticleTests {
    private let server = FakeLoader(default: .image(FakeImage(width: 40, height: 30)))
    private let disk = FakeDataCache()
    private let url = "https://example.org/cat.jpg"

    private func loader() -> ImagePipeline { ImagePipeline(.fake(loader: server, cache: disk)) }

    private func open(_ urls: [String], _ loader: ImagePipeline) -> StandInHost {
        StandInHost { AlbumPage(urls: urls).imagePipeline(loader) }
    }

    @Test("Given two views of one image, when both are shown, then they wait for one transfer")
    func join() async throws {
        let gate = Gate()
        server[url] = .image(FakeImage(width: 40, height: 30)).held(at: gate)
        let page = open([url, url], loader())
        #expect(page.seen == ["rectangle", "rectangle"])
        await gate.waiting.wait(for: 1)
        gate.open()
        try await page.waits(for: ["40×30", "40×30"])
        #expect(server.started.value == 1)
    }

    @Test("Given an image shown before, when another page shows it, then it comes from memory at once")
    func memory() async throws {
        let loader = loader()
        try await open([url], loader).waits(for: ["40×30"])
        #expect(open([url], loader).seenInFrames == [["40×30"]])
        #expect(server.started.value == 1)
    }

    @Test("Given an image that was shown, when the app is started again, then it comes from the disk")
    func diskHit() async throws {
        let first = loader()
        try await open([url], first).waits(for: ["40×30"])
        await first.flush()
        try await open([url], loader()).waits(for: ["40×30"])
        #expect(server.started.value == 1)
    }

    @Test("Given empty caches, when views are shown, then each image comes from the network, once")
    func network() async throws {
        let urls = (0..<3).map { "https://example.org/\($0).jpg" }
        try await open(urls, loader()).waits(for: ["40×30", "40×30", "40×30"])
        #expect(Set(server.urls) == Set(urls) && server.started.value == 3)
    }
}
#endif
