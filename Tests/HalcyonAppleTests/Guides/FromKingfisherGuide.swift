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
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade(), forcesTransition: true))
        let task = imageView.halcyon.setImage(with: url)
        task.cancel()
        imageView.halcyon.cancel()
        imageView.halcyon.reset()
        imageView.halcyon.indicator = .activity
        imageView.halcyon.playback.repetition = .times(1)
        imageView.halcyon.playback.autoplays = false
        imageView.halcyon.playback.start()
        imageView.halcyon.playback.pause()
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

    static func options(
        mirror: String, small: String, text: String, file: URL, data: Data, modifier: any RequestModifying,
        avatars: CacheSet
    ) {
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
        request.modifier = modifier
        request.redirects = RedirectHandler.sameOrigin
        request.retry = RetryPolicy(maximumAttempts: 4)
        request.retry = .whenOnline()
        request.serializer = FormatSerializer(format: .png)
        request.caches = avatars
        request.frames = .preloaded
        _ = ImageRequest(provider: RawDataProvider(data, id: "logo"))
        _ = ImageRequest(provider: ClosureDataProvider(id: "logo") { data })
        _ = ImageRequest(provider: Base64DataProvider(text))
        _ = ImageRequest(file)
        configuration.defaults.retry = .never
        configuration.defaultProcessors = [.circle()]
        configuration.defaultPriority = .low
    }

    static func parts(
        _ pipeline: ImagePipeline, _ request: ImageRequest, url: URL, urls: [URL], image: DecodedImage, folder: URL,
        data: Data, handler: any AuthenticationHandling, error: ImageError
    ) async throws {
        var configuration = ImagePipeline.Configuration.standard
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        _ = ImagePrefetcher(pipeline: pipeline, targetSize: TargetSize(width: 200, height: 200))
        _ = try await ImagePipeline.shared.response(for: url)
        ImagePipeline.shared.load(url) { result in print(result) }
        prefetcher.start(urls)
        prefetcher.width = 4
        prefetcher.stop()
        _ = try await pipeline.downloader.download(url).data
        _ = try await pipeline.data(for: request)
        _ = await pipeline.cache.contains(request) != nil
        _ = await pipeline.cache.contains(request)
        _ = pipeline.cachedImage(for: request)
        _ = try await pipeline.cache.response(for: request)
        try await pipeline.cache.store(image, for: request, toDisk: true)
        pipeline.cache.store(image, for: request)
        await pipeline.cache.store(data, for: request)
        await pipeline.cache.remove(for: request)
        await pipeline.cache.removeVariant(for: request)
        pipeline.configuration.imageCache?.remove(for: request.imageKey)
        try await pipeline.cache.removeAll(variantsOf: request)
        try await pipeline.cache.removeAll()
        _ = DiskCache(directory: DiskCache.defaultDirectory(named: "photos"))
        configuration.downloads.onEvent = { event in print(event.kind) }
        configuration.downloads.authentication = handler
        pipeline.configuration.imageCache?.costLimit = 64 << 20
        pipeline.configuration.imageCache?.countLimit = 500
        pipeline.configuration.imageCache?.expiration = .seconds(300)
        configuration.expiration = .days(7)
        pipeline.configuration.imageCache?.removeExpired()
        try await pipeline.cache.removeExpired()
        pipeline.configuration.imageCache?.removeAll()
        try await pipeline.cache.removeData { _ in true }
        _ = try await pipeline.cache.dataStatistics()?.bytes
        configuration.originalCache = DiskCache(directory: folder)
        _ = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        var limits = DiskCache.Configuration()
        limits.removesExpired = true
        configuration.downloads.idleTimeout = 10
        pipeline.cancelAll(for: url)
        pipeline.cancelAll()
        Task { do { _ = try await pipeline.data(for: request) } catch let error as ImageError { print(error.code) } }
        _ = error == .cancelled
        _ = error == .display(.notCurrent)
    }

    @ViewBuilder
    static func views(url: URL) -> some View {
        RemoteImage(url)
        RemoteImage(url).placeholder { ProgressView() }
        RemoteImage(url).imageTransition(.fade(seconds: 0.25))
        RemoteImage(url).onSuccess { print($0.source) }.onFailure { print($0) }
        RemoteImage(url).processors([.blur(radius: 4)])
        RemoteImage(url).onProgress { print($0.fraction ?? 0) }
        RemoteImage(url).failure { error, retry in Button("Try Again", action: retry) }
        RemoteImage(url).onDisappear(.cancel)
    }
}

/// What the guides' examples take for granted in the reader's program.
@MainActor
final class GuideBar {
    var fraction = 0.0
}
#endif
