#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonCombine
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code of `FromArticles.md`.
@MainActor
enum FromArticlesGuide {
    static func actor(url: URL, urlRequest: URLRequest) async throws {
        let pipeline = ImagePipeline.shared
        let image = try await pipeline.image(for: url)
        let same = try await pipeline.image(for: urlRequest)
        _ = (image, same)
    }

    struct Gallery: View {
        let urls: [URL]

        var body: some View {
            ForEach(urls, id: \.self) { url in
                RemoteImage(url).placeholder { ProgressView() }
            }
        }
    }

    static func environment(urls: [URL], pipeline: ImagePipeline) -> some View {
        Gallery(urls: urls).imagePipeline(pipeline)
    }

    static func publisher(_ pipeline: ImagePipeline, url: URL, view: GuideImageView) {
        let cancellable = pipeline.imagePublisher(for: url)
            .map { $0.image as DecodedImage? }
            .replaceError(with: nil)
            .receive(on: .mainActor)
            .sink { view.image = $0 }
        _ = cancellable
    }

    static func binder(url: URL) {
        let binder = ImageBinder()
        binder.load(url)  // the last one's late image never shows
        binder.cancel()
    }

    static func handlers(_ pipeline: ImagePipeline, url: URL, view: GuideImageView) {
        let token = pipeline.load(url) { result in
            view.image = try? result.get().image
        }
        pipeline.cancel(token)
    }

    static func tiers(
        _ pipeline: ImagePipeline, _ request: ImageRequest, url: URL, data: Data, view: GuideImageView
    ) {
        pipeline.cache.response(for: request) { result in  // memory, then disk; nil if it is in neither
            if case .success(let found?) = result { view.image = found.image }
        }
        pipeline.cache.store(data, for: request) { print("on the disk") }
        let download = pipeline.downloader.download(DownloadRequest(url)) { result in print(result) }
        pipeline.downloader.cancel(download)
    }

    @MainActor
    final class Cell {
        let photo = UIImageView(frame: .zero)
    }

    static func show(_ url: URL, in cell: Cell) {
        cell.photo.halcyon.setImage(with: url)
    }
}

/// What the guides' examples take for granted in the reader's program.
@MainActor
final class GuideImageView {
    var image: DecodedImage?
}
#endif
