import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

/// What the guide says, word for word.
@MainActor
enum SwiftUIGuide {
    static func line(url: URL?) -> some View {
        RemoteImage(url).frame(width: 64, height: 64)
    }

    static func portrait(url: URL?) -> some View {
        RemoteImage(url)
            .contentFit(.cover)
            .placeholder { Color.gray }
            .alternativeText("Portrait of Ada Lovelace")
            .frame(width: 120, height: 160)
    }

    static func thumbHash(url: URL?) -> some View {
        RemoteImage(url).placeholder(.thumbHash).placeholder { Color.gray }
    }

    static func parts(url: URL?) -> some View {
        RemoteImage(url)
            .progress { fraction in ProgressView(value: fraction) }
            .failure { error, retry in
                Text(verbatim: "No picture (\(error.code))")
                Button("Once more", action: retry)
            }
    }

    static func phases(url: URL?) -> some View {
        RemoteImage(url) { phase in
            if let image = phase.image {
                image.resizable().aspectRatio(contentMode: .fit)
            } else if phase.error != nil {
                Text("No picture")
            } else {
                ProgressView()
            }
        }
    }

    static func allPhases(request: ImageRequest) -> some View {
        RemoteImage(request) { phase in
            switch phase {
            case .empty: Color.gray
            case .loading(let progress, _): ProgressView(value: progress?.fraction)
            case .preview(let image, _, _): image
            case .success(let image, let response):
                image
                Text(verbatim: "from \(response.source)")
            case .failure(_, let retry): Button("Try Again", action: retry)
            }
        }
    }

    static func request(url: URL, size: CGSize, log: Log<String>) -> some View {
        RemoteImage(url)
            .processors([.roundedCorners(radius: 8)])
            .priority(.high)
            .previews(true)
            .imageTransition(.fade(seconds: 0.5))
            .onSuccess { response in log.add("\(response.image.size) from \(response.source)") }
            .onFailure { error in log.add("\(error.code)") }
            .frame(width: size.width, height: size.height)
    }

    static func loader(_ url: URL?, _ fakes: ImagePipeline) -> some View {
        PhotoPage(url: url).imagePipeline(fakes)
    }

    struct PhotoPage: View {
        @Environment(\.imagePipeline) private var pipeline
        let url: URL?

        var body: some View {
            RemoteImage(url)
            Button("Forget all") { Task { try? await pipeline.cache.removeAll() } }
        }
    }

    struct Photo: Sendable, Hashable {
        var url: URL
        var title: String
    }

    static func rows(photos: [Photo]) -> some View {
        ForEach(photos, id: \.url) { photo in
            RemoteImage(photo.url)
                .contentFit(.cover)
                .alternativeText(photo.title)
                .onDisappear(.cancel)
                .frame(width: 64, height: 64)
        }
    }

    static func reload(url: URL?, pulls: Int) -> some View {
        RemoteImage(url).reloads(on: pulls)
    }

    static func whole(url: URL?) -> some View {
        RemoteImage(url).sizing(.whole)
    }
}

#if HALCYON_STAND_INS
@Suite("Guide: SwiftUI") @MainActor
struct SwiftUIGuideTests {
    let world = RemoteImageWorld()
    let url = URL(string: "http://test/b")

    @Test("Given the guide's views, when they are shown, then each shows its image")
    func views() async throws {
        let log = Log<String>()
        // All of them ask before any has an answer, which would be in memory for the others.
        world.hold("/a")
        world.hold("/b")
        let url = try #require(url)
        let photos = ["/a", "/b"].compactMap { path in
            URL(string: "http://test" + path).map { SwiftUIGuide.Photo(url: $0, title: path) }
        }
        let window = world.window {
            SwiftUIGuide.line(url: url)
            SwiftUIGuide.portrait(url: url)
            SwiftUIGuide.parts(url: url)
            SwiftUIGuide.phases(url: url)
            SwiftUIGuide.allPhases(request: ImageRequest(url))
            SwiftUIGuide.request(url: url, size: CGSize(width: 40, height: 40), log: log)
            SwiftUIGuide.rows(photos: photos)
            SwiftUIGuide.reload(url: url, pulls: 0)
            SwiftUIGuide.whole(url: url)
        }
        await world.gate.waiting.wait(for: 2)
        world.gate.open()
        try await window.waits(for: [
            "64×48", "80×60", "80×60", "80×60", "80×60", "from network", "40×30", "40×30", "64×60", "80×60", "80×60",
        ])
        #expect(log.entries == ["40×30 from network"])
    }

    @Test("Given the guide's failure views, when an image fails, then they show text and a button")
    func failures() async throws {
        let none = URL(string: "http://test/none")
        let window = world.window {
            SwiftUIGuide.parts(url: none)
            SwiftUIGuide.phases(url: none)
        }
        try await window.waits(for: ["No picture (2008)", "[Once more]", "No picture"])
    }

    @Test("Given the guide's page with a fake pipeline, when used, then it loads and clears by that")
    func page() async throws {
        let url = try #require(url)
        let fakes = RemoteImageWorld.pipeline(FakeLoader(default: .image(FakeImage(width: 9, height: 9))))
        let window = world.window { SwiftUIGuide.loader(url, fakes) }
        try await window.waits(for: ["9×9", "[Forget all]"])
        window.press("Forget all")
        var request = ImageRequest(url)
        request.targetSize = TargetSize(width: 320, height: 240)
        try await eventually("all is forgotten") { fakes.cachedImage(for: request) == nil }
        #expect(world.loader.started.value == 0)
    }
}
#endif
