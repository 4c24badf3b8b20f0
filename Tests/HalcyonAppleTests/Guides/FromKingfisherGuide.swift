#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonStore
import HTTPTypes
import SwiftUI
import UIKit

/// The right column and the code of `FromKingfisher.md`.
@MainActor
enum FromKingfisherGuide {
    static func views(_ imageView: UIImageView, _ button: UIButton, url: URL, icon: UIImage, broken: UIImage)
        async throws
    {
        let bar = GuideBar()
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, placeholder: icon)
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade()))
        imageView.halcyon.setImage(with: url, options: .init(keepsCurrentImage: true))
        imageView.halcyon.setImage(with: url, options: .init(failureImage: broken))
        imageView.halcyon.cancel()
        imageView.halcyon.indicator = .activity
        try await imageView.halcyon.showImage(with: url)
        button.halcyon.setImage(with: url, for: .normal)
        button.halcyon.setBackgroundImage(with: url, for: .normal)

        imageView.halcyon.setImage(
            with: url,
            progress: { progress in bar.fraction = progress.fraction ?? 0 },
            completion: { result in
                switch result {
                case .success(let response): print(response.source, response.image.size)
                case .failure(.display(.notCurrent)): break  // the view shows something else by now
                case .failure(let error): print(error)
                }
            })
    }

    static func request(_ imageView: UIImageView, url: URL, icon: UIImage, token: String) {
        var request = ImageRequest(url)
        request.processors = [.blur(radius: 4), .roundedCorners(radius: 20)]
        request.cachePolicy.network = .reload  // forceRefresh
        request.modifier = RequestModifier(id: "token") { http in
            http.headerFields[.authorization] = "Bearer \(token)"
        }
        request.retry = RetryPolicy(maximumAttempts: 4)
        imageView.halcyon.setImage(with: request, placeholder: icon)

        request.processors = [
            .process(id: "com.example.dim") { image in
                try ImageProcessors.Overlay(.black, fraction: 0.3).process(image)
            }
        ]
    }

    static func options(mirror: String, small: String, text: String, file: URL) {
        var configuration = ImagePipeline.Configuration.standard
        var request = ImageRequest("https://example.org/cat.jpg")
        request.cacheKey = "photo-17"
        request.targetSize = TargetSize(width: 200, height: 200)
        request.processors = [.blur(radius: 4) |> .roundedCorners(radius: 20)]
        request.cachePolicy.network = .reload
        request.cachePolicy.network = .never
        request.cachePolicy.disk = .writeOnly
        request.cachePolicy.disk = .readOnly
        request.storage = .both
        request.delivery = .afterStore
        request.expiration = .days(1)
        request.expirationExtension = .lifetime
        request.memoryExpiration = .seconds(300)
        request.priority = .veryHigh
        request.frames = .first
        request.previews = true
        request.alternatives = [ImageSource(mirror)]
        request.lowDataSource = ImageSource(small)
        _ = ImageRequest(provider: Base64DataProvider(text))
        _ = ImageRequest(file)
        configuration.defaults.retry = .never
    }

    static func parts(
        _ pipeline: ImagePipeline, _ request: ImageRequest, url: URL, urls: [URL], image: DecodedImage, folder: URL,
        error: ImageError
    ) async throws {
        var configuration = ImagePipeline.Configuration.standard
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        _ = try await ImagePipeline.shared.response(for: url)
        ImagePipeline.shared.load(url) { result in print(result) }
        prefetcher.start(urls)
        _ = await pipeline.cache.hasData(for: request)
        pipeline.cache.store(image, for: request)
        await pipeline.cache.remove(for: request)
        try await pipeline.cache.removeAll()
        pipeline.configuration.imageCache?.costLimit = 64 << 20
        pipeline.configuration.imageCache?.countLimit = 500
        pipeline.configuration.imageCache?.expiration = .seconds(300)
        configuration.expiration = .days(7)
        pipeline.configuration.imageCache?.removeExpired()
        try await pipeline.cache.removeExpired()
        pipeline.configuration.imageCache?.removeAll()
        try await pipeline.cache.removeData { _ in true }
        _ = try await pipeline.cache.dataStatistics()?.bytes
        _ = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        configuration.downloads.retry.attemptTimeout = 10
        pipeline.cancelAll(for: url)
        pipeline.cancelAll()
        _ = error == .cancelled
        _ = error == .display(.notCurrent)
    }

    @ViewBuilder
    static func views(url: URL) -> some View {
        RemoteImage(url)
        RemoteImage(url).placeholder { ProgressView() }
        RemoteImage(url).imageTransition(.fade(seconds: 0.25))
        RemoteImage(url).onSuccess { print($0.source) }.onFailure { print($0) }
        RemoteImage(url).onDisappear(.cancel)
    }
}

/// What the guides' examples take for granted in the reader's program.
@MainActor
final class GuideBar {
    var fraction = 0.0
}
#endif
