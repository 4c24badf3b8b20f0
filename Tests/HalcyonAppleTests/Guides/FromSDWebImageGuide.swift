#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonCombine
import HalcyonStore
import HTTPTypes
import SwiftUI
import UIKit

/// The right column and the code of `FromSDWebImage.md`.
@MainActor
enum FromSDWebImageGuide {
    static func views(
        _ imageView: UIImageView, _ button: UIButton, pipeline: ImagePipeline, url: URL, icon: UIImage
    ) {
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, placeholder: icon)
        let task = imageView.halcyon.setImage(with: url)
        task.cancel()
        imageView.halcyon.cancel()
        imageView.halcyon.indicator = .activity
        imageView.halcyon.indicator = .custom { UIView(frame: .zero) }
        print(imageView.halcyon.state.progress?.fraction ?? 0)
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade()))
        button.halcyon.setImage(with: url, for: .normal)
        button.halcyon.setBackgroundImage(with: url, for: .normal)
        imageView.halcyon.playback.repetition = .times(2)
        imageView.halcyon.playback.autoplays = false
        imageView.halcyon.playback.start()
        imageView.halcyon.playback.pause()
        _ = imageView.halcyon.playback.player?.setRate(0.5)
        imageView.halcyon.setImage(with: url, options: .init(replacement: .finish))
        let cached = ImageRequest(url, cachePolicy: CachePolicy(network: .never))
        imageView.halcyon.setImage(with: url, options: .init(thumbnail: cached))
        imageView.halcyon.setImage(with: url, options: .init(pipeline: pipeline))
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
    static func views(url: URL, isAnimating: Bool) -> some View {
        RemoteImage(url)
        RemoteImage(url).onSuccess { print($0.source) }
        RemoteImage(url).onFailure { print($0) }
        RemoteImage(url).onProgress { print($0.fraction ?? 0) }
        RemoteImage(url).imageTransition(.fade(seconds: 0.5))
        RemoteImage(url).repetition(.times(2))
        RemoteImage(url).autoplays(isAnimating)
        RemoteImage(url).onDisappear(.cancel)
    }

    static func objects(url: URL, frames: AnimatedFrames) {
        _ = ImageBinder()
        let binder = ImageBinder()
        binder.load(url)
        _ = AnimationPlayer(frames)
    }

    static func options(
        _ pipeline: ImagePipeline, cookie: String, modifier: any RequestModifying, avatars: CacheSet,
        queue: DispatchQueue, handler: any AuthenticationHandling
    ) {
        var configuration = ImagePipeline.Configuration.standard
        var request = ImageRequest("https://example.org/cat.jpg")
        request.priority = .low
        request.priority = .high
        request.previews = true
        request.cachePolicy.network = .revalidate
        request.cachePolicy.network = .never
        request.cachePolicy.network = .reload
        request.headerFields[.cookie] = cookie
        request.frames = .first
        request.frames = .preloaded
        request.delivery = .afterStore
        configuration.maximumImageSize = PixelSize(width: 4096, height: 4096)
        configuration.willDecode = { data, _ in data }
        request.targetSize = TargetSize(width: 200, height: 200)
        request.targetSize = TargetSize(width: 200, height: 200, mode: .stretch)
        request.processors = [.blur(radius: 4)]
        request.processors = [
            .roundedCorners(radius: 16), .resize(width: 320, height: 240, mode: .fill),
            .crop(width: 320, height: 240), .tint(.black), .process(id: "dim") { image in image },
        ]
        request.cachePolicy.disk = .readOnly
        request.cachePolicy.disk = .writeOnly
        request.storage = .both
        request.caches = avatars
        request.serializer = FormatSerializer(format: .webp, quality: 80)
        request.modifier = modifier
        pipeline.load(request) { result in print(result) }
        pipeline.load(request, on: .queue(queue)) { progress in
            print(progress.fraction ?? 0)
        } completion: { result in
            print(result)
        }
        configuration.keyMapper = .ignoringQueryItems()
        configuration.expiration = .days(7)
        configuration.decoders.append(MyDecoder())
        configuration.dataLoader = MyLoader()
        configuration.imageCache = nil
        configuration.animationMemoryLimit = 32 << 20
        configuration.notFoundLifetime = 60
        configuration.maximumTransfers = 16
        configuration.headerFields[.accept] = "image/webp"
        configuration.defaults.previews = true
        configuration.defaults.expirationExtension = .lifetime
        configuration.downloads.idleTimeout = 10
        configuration.downloads.authentication = handler
        configuration.downloads.validator = ResponseValidator(statuses: [200, 203], contentTypes: ["image/"])
    }

    static func parts(
        _ pipeline: ImagePipeline, _ request: ImageRequest, url: URL, urls: [URL], image: DecodedImage, data: Data,
        folder: URL
    ) async throws {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let token = ImagePipeline.shared.load(url) { result in print(result) }
        pipeline.cancel(token)
        pipeline.cancelAll()
        print(request.sourceKey)
        prefetcher.start(urls)
        prefetcher.width = 4
        prefetcher.stop()
        _ = try await pipeline.data(for: request)
        _ = pipeline.cachedImage(for: request)
        _ = try await pipeline.cache.response(for: request)
        _ = await pipeline.cache.data(for: request)
        _ = await pipeline.cache.hasData(for: request)
        _ = await pipeline.cache.contains(request)
        try await pipeline.cache.store(image, for: request, toDisk: true)
        pipeline.cache.store(image, for: request)
        await pipeline.cache.store(data, for: request)
        await pipeline.cache.remove(for: request)
        await pipeline.cache.removeVariant(for: request)
        pipeline.configuration.imageCache?.removeAll()
        try await pipeline.cache.removeData { _ in true }
        try await pipeline.cache.removeAll()
        try await pipeline.cache.removeExpired()
        _ = try await pipeline.cache.dataStatistics()?.bytes
        _ = try await pipeline.cache.dataStatistics()?.entries
        _ = DiskCache(directory: DiskCache.defaultDirectory(named: "photos"))
        _ = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        pipeline.configuration.imageCache?.costLimit = 64 << 20
        pipeline.configuration.imageCache?.countLimit = 500
    }
}
#endif
