#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonCombine
import HalcyonStore
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
import LinuxTestSupport
#endif

/// The right column and the code of `FromNuke.md`.
@MainActor
enum FromNukeGuide {
    static func pipeline(_ pipeline: ImagePipeline, _ request: ImageRequest, url: URL, image: DecodedImage) async throws
    {
        _ = try await ImagePipeline.shared.image(for: url)
        let task = ImagePipeline.shared.task(for: request)
        _ = try await task.response
        task.priority = .high
        for await progress in task.progress { print(progress) }
        for await preview in task.previews { print(preview.image.size) }
        task.cancel()
        _ = try await pipeline.data(for: request)
        pipeline.load(request) { result in print(result) }
        _ = pipeline.imagePublisher(for: request)
        _ = pipeline.cachedImage(for: request)
        _ = pipeline.cache[request]
        pipeline.cache.store(image, for: request)
        await pipeline.cache.remove(for: request)
        try await pipeline.cache.removeAll()
        _ = ImagePipeline(.standard)
        _ = ImagePipeline { $0.imageCache = nil }
        _ = ImagePrefetcher(pipeline: pipeline)
    }

    static func caches(_ pipeline: ImagePipeline, folder: URL) async throws {
        let imageCache = ImageCache(costLimit: 64 << 20, countLimit: 500)
        imageCache.expiration = .seconds(300)
        imageCache.trim(toCost: 16 << 20)
        _ = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        _ = try await pipeline.cache.dataStatistics()?.bytes
        await pipeline.flush()
    }

    static func events(_ pipeline: ImagePipeline, _ request: ImageRequest, _ imageView: UIImageView) async {
        let bar = GuideBar()
        for await event in pipeline.task(for: request).events {
            switch event {
            case .progress(let progress): bar.fraction = progress.fraction ?? 0
            case .preview(let response): imageView.image = UIImage(response.image)
            case .finished(let result): print(result)
            }
        }
    }

    static func requests(url: URL, urlRequest: URLRequest, data: Data) {
        var configuration = ImagePipeline.Configuration.standard
        var request = ImageRequest(url)
        _ = ImageRequest(urlRequest)
        _ = ImageRequest(provider: ClosureDataProvider(id: "logo") { data })
        let processors: [any ImageProcessing] = [
            .resize(width: 320),
            .resize(width: 320, height: 240, mode: .fill),
            .circle(),
            .roundedCorners(radius: 16),
            .blur(radius: 8),
            .process(id: "dim") { image in image },
        ]
        request.processors = processors
        request.targetSize = TargetSize(width: 320, height: 240)
        request.cacheKey = "photo-17"
        request.cachePolicy.network = .reload
        request.cachePolicy.network = .never
        request.cachePolicy.disk = .off
        configuration.defaults.previews = true
    }

    static func views(_ imageView: UIImageView, url: URL, icon: UIImage, broken: UIImage) {
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, options: .init(placeholder: icon, transition: .fade(seconds: 0.33)))
        imageView.halcyon.setImage(with: url, options: .init(failureImage: broken))
        imageView.halcyon.cancel()
        _ = ImageBinder()
    }

    @ViewBuilder
    static func views(url: URL, pipeline: ImagePipeline) -> some View {
        RemoteImage(url)
        RemoteImage(url).onDisappear(.cancel)
        RemoteImage(url).processors([.circle()])
        RemoteImage(url).priority(.high)
        RemoteImage(url).pipeline(pipeline)

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
}
#endif
