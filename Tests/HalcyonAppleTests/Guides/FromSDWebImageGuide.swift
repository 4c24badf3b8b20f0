#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonStore
import HTTPTypes
import SwiftUI
import UIKit

/// The right column and the code of `FromSDWebImage.md`.
@MainActor
enum FromSDWebImageGuide {
    static func views(_ imageView: UIImageView, _ button: UIButton, url: URL, icon: UIImage) {
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, placeholder: icon)
        imageView.halcyon.cancel()
        imageView.halcyon.indicator = .activity
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade()))
        button.halcyon.setImage(with: url, for: .normal)
        imageView.halcyon.setImage(with: url, options: .init(failureImage: icon))
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade(), forcesTransition: true))
        imageView.halcyon.setImage(with: url, options: .init(diskWait: 0.1))

        imageView.halcyon.setImage(with: url, placeholder: icon) { result in
            switch result {
            case .success(let response): print(response.source)  // what SDImageCacheType says there
            case .failure(let error): print(error)
            }
        }
    }

    @ViewBuilder
    static func views(url: URL) -> some View {
        RemoteImage(url)
        RemoteImage(url).onSuccess { print($0.source) }
    }

    static func options(cookie: String, modifier: any RequestModifying) {
        var configuration = ImagePipeline.Configuration.standard
        var request = ImageRequest("https://example.org/cat.jpg")
        request.priority = .high
        request.previews = true
        request.cachePolicy.network = .revalidate
        request.cachePolicy.network = .never
        request.cachePolicy.network = .reload
        request.headerFields[.cookie] = cookie
        request.frames = .first
        request.frames = .preloaded
        request.delivery = .afterStore
        _ = configuration.decodingLimits
        request.targetSize = TargetSize(width: 200, height: 200)
        request.processors = [.blur(radius: 4)]
        request.cachePolicy.disk = .readOnly
        request.modifier = modifier
        configuration.keyMapper = .ignoringQueryItems()
        configuration.expiration = .days(7)
        configuration.decoders.append(MyDecoder())
    }

    static func parts(
        _ pipeline: ImagePipeline, _ request: ImageRequest, url: URL, urls: [URL], image: DecodedImage, folder: URL
    ) async throws {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let token = ImagePipeline.shared.load(url) { result in print(result) }
        pipeline.cancel(token)
        prefetcher.start(urls)
        _ = pipeline.cachedImage(for: request)
        pipeline.cache.store(image, for: request)
        await pipeline.cache.remove(for: request)
        pipeline.configuration.imageCache?.removeAll()
        try await pipeline.cache.removeData { _ in true }
        try await pipeline.cache.removeAll()
        try await pipeline.cache.removeExpired()
        _ = try await pipeline.cache.dataStatistics()?.bytes
        _ = try await pipeline.cache.dataStatistics()?.entries
        _ = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        pipeline.configuration.imageCache?.costLimit = 64 << 20
        pipeline.configuration.imageCache?.countLimit = 500
    }

    private struct MyDecoder: ImageDecoding {
        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? { nil }
    }
}
#endif
