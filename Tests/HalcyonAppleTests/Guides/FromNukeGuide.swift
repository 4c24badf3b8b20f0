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
    static func pipeline(_ pipeline: ImagePipeline, _ request: ImageRequest, url: URL) async throws {
        _ = try await ImagePipeline.shared.image(for: url)
        let task = ImagePipeline.shared.task(for: request)
        _ = try await task.response
        task.priority = .high
        print(task.isCancelled, task.id, task.request)
        for await progress in task.progress { print(progress) }
        for await preview in task.previews { print(preview.image.size) }
        task.cancel()
        _ = try await pipeline.data(for: request)
        pipeline.load(request) { result in print(result) }
        pipeline.load(request, progress: { print($0.receivedBytes) }) { result in print(result) }
        pipeline.loadData(request) { result in print(result) }
        _ = pipeline.imagePublisher(for: request)
        pipeline.invalidate()
        _ = ImagePipeline(.standard)
        _ = ImagePipeline { $0.imageCache = nil }
    }

    static func prefetching(_ pipeline: ImagePipeline, urls: [URL]) {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        _ = ImagePrefetcher(pipeline: pipeline, destination: .disk, width: 4)
        prefetcher.start(urls)
        prefetcher.stop(urls)
        prefetcher.stop()
        prefetcher.isPaused = true
        prefetcher.priority = .veryLow
        prefetcher.didComplete = { @MainActor in print("all done") }
    }

    static func response(_ response: ImageResponse) {
        _ = UIImage(response.image)
        _ = UIImage(response.image, scale: 2)
        let sources: [ResponseSource] = [.memory, .disk, .network, .provider]
        print(sources.contains(response.source), response.isPreview, response.url ?? "")
        print(response.response?.status ?? .ok)
        print(response.image.format?.name ?? "", response.data?.count ?? 0, response.image.frames?.count ?? 1)
    }

    static func errors(_ error: ImageError) {
        if error == .cancelled { return }
        switch error {
        case .response(.status(404)): print("no such image")
        case .response(.emptyBody): print("nothing came")
        case .response(.tooLarge): print("too much came")
        case .response(let reason): print(reason)
        case .cache(.notCached): print("not cached")
        case .decoding(let reason): print(reason)
        case .processing(let reason): print(reason)
        case .request(.invalidURL), .display(.noSource): print("no URL")
        case .request(.invalidated): print("too late")
        default: print(error, error.underlyingError ?? error)
        }
    }

    static func caches(_ pipeline: ImagePipeline, _ request: ImageRequest, image: DecodedImage, data: Data, folder: URL)
        async throws
    {
        _ = pipeline.cachedImage(for: request)
        _ = try await pipeline.cache.response(for: request)
        _ = pipeline.cache[request]
        _ = await pipeline.cache.data(for: request)
        _ = await pipeline.cache.contains(request)
        _ = await pipeline.cache.hasData(for: request)
        try await pipeline.cache.store(image, for: request, toDisk: true)
        pipeline.cache.store(image, for: request)
        await pipeline.cache.store(data, for: request)
        await pipeline.cache.removeVariant(for: request)
        await pipeline.cache.remove(for: request)
        try await pipeline.cache.removeAll()
        pipeline.cache[request] = nil
        print(pipeline.cache.imageKey(for: request), pipeline.cache.sourceKey(for: request), ImagePipeline.shared.cache)
        let imageCache = ImageCache(costLimit: 64 << 20, countLimit: 500)
        imageCache.expiration = .seconds(300)
        print(imageCache.totalCost, imageCache.count)
        imageCache.entryCostLimit = 8 << 20
        imageCache.trim(toCost: 16 << 20)
        imageCache.trim(toCount: 50)
        imageCache.removeAll()
        _ = DiskCache(directory: DiskCache.defaultDirectory(named: "photos"))
        _ = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        let dataCache = DiskCache(directory: folder)
        if let entry = try await dataCache.entry(for: "key") { try await dataCache.store(entry, for: "key") }
        _ = try await dataCache.metadata(for: "key")
        try await dataCache.remove(for: "key")
        _ = try await pipeline.cache.dataStatistics()?.bytes
        _ = try await pipeline.cache.dataStatistics()?.entries
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

    static func requests(url: URL, urlRequest: URLRequest, data: Data, avatars: CacheSet, drawn: DecodedImage) {
        var request = ImageRequest(url)
        _ = ImageRequest(urlRequest)
        _ = ImageRequest(provider: ClosureDataProvider(id: "logo") { data })
        _ = ImageRequest(id: "chart") { drawn }
        let processors: [any ImageProcessing] = [
            .resize(width: 320),
            .resize(width: 320, height: 240, mode: .fill),
            .resize(to: TargetSize(width: 320, height: 240, mode: .fill, crops: false)),
            .resize(width: 320, height: 240, enlarges: true),
            .circle(),
            .circle(border: .init(.white, width: 4)),
            .roundedCorners(radius: 16),
            .blur(radius: 8),
            .composition([.circle()]),
            .process(id: "dim") { image in image },
        ]
        request.processors = processors
        request.targetSize = TargetSize(width: 320, height: 240, mode: .fill, crops: false)
        request.targetSize = TargetSize(width: 400, height: 400)
        request.cacheKey = "photo-17"
        request.idleTimeout = urlRequest.timeoutInterval
        request.processors = [.circle()]
        if let small = URL(string: "https://example.org/small.jpg"), let mirror = URL(string: "https://example.com/") {
            request.lowDataSource = ImageSource(small)
            request.alternatives = [ImageSource(mirror)]
        }
        _ = ImageFormat(sniffing: data)
        request.userInfo = ["screen": "detail"]
        request.priority = .veryLow
        request.priority = .veryHigh
        request.cachePolicy.network = .reload
        request.cachePolicy.network = .never
        request.cachePolicy.disk = .off
        request.cachePolicy.disk = .writeOnly
        request.cachePolicy.disk = .readOnly
        request.cachePolicy.memory = .off
        request.cachePolicy.memory = .writeOnly
        request.cachePolicy.memory = .readOnly
        request.serializer = FormatSerializer(format: .webp, quality: 80)
        request.previews = true
        request.previews = .off
        request.caches = avatars
    }

    static func configuration(folder: URL, session: URLSessionConfiguration, token: String) {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        configuration.dataLoader = URLSessionDataLoader(session: session)
        configuration.dataLoader = MyLoader()
        configuration.maximumTransfers = 16
        configuration.maximumDecodes = 4
        configuration.maximumDataBytes = 64 << 20
        configuration.animationMemoryLimit = 32 << 20
        configuration.defaults.storage = .original
        configuration.defaults.storage = .processed
        configuration.defaults.storage = .both
        configuration.defaults.previews = true
        configuration.defaults.previews = PreviewPolicy(interval: 0.5)
        configuration.defaults.sharesWork = false
        configuration.willStore = { entry, request in entry.data.count < 1_000_000 ? entry.data : nil }
        configuration.defaults.frames = .first
        configuration.defaults.serializer = FormatSerializer(format: .webp, quality: 80)
        configuration.downloads.resumableBytesLimit = 0
        configuration.downloads.startRate = nil
        configuration.downloads.onEvent = { event in print(event.kind) }
        configuration.downloads.validator = ResponseValidator(statuses: [200, 203])
        configuration.observer = MyObserver()
        configuration.headerFields[.acceptLanguage] = "de"
        configuration.downloads.idleTimeout = 10
        configuration.defaultProcessors = [.circle()]
        configuration.defaults.retry = .never
        configuration.freshness = .expirationOnly
        configuration.expiration = .never
        configuration.decoders.append(MyDecoder())
        configuration.keyMapper = .ignoringQueryItems()
        configuration.cacheKey = { request in request.userInfo?["id"] as? String }

        configuration.downloads.modifier = RequestModifier(id: "token") { http in
            http.headerFields[.authorization] = "Bearer \(token)"
        }
    }

    static func views(_ imageView: UIImageView, pipeline: ImagePipeline, url: URL, icon: UIImage, broken: UIImage) {
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, options: .init(placeholder: icon, transition: .fade(seconds: 0.33)))
        imageView.halcyon.setImage(with: url, options: .init(failureImage: broken))
        let small = ImageRequest(url, targetSize: TargetSize(width: 20, height: 20))
        imageView.halcyon.setImage(with: url, options: .init(thumbnail: small))
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade(), forcesTransition: true))
        imageView.halcyon.setImage(with: url, options: .init(keepsCurrentImage: true))
        imageView.halcyon.setImage(with: url, options: .init(pipeline: pipeline))
        imageView.halcyon.cancel()
        imageView.halcyon.playback.repetition = .times(2)
        imageView.halcyon.playback.autoplays = false
    }

    static func players(_ frames: AnimatedFrames) {
        _ = AnimationPlayer(frames)
    }

    static func binders(url: URL) {
        _ = ImageBinder()
        let binder = ImageBinder()
        binder.load(url)
        binder.load(url).priority = .high
        binder.load(url) { result in print(result) }
        print(binder.image?.size ?? PixelSize(width: 0, height: 0), binder.isLoading, binder.state)
        print(binder.progress?.fraction ?? 0)
        binder.cancel()
        binder.reset()
    }

    @ViewBuilder
    static func views(url: URL, pipeline: ImagePipeline) -> some View {
        RemoteImage(url)
        RemoteImage(url).onDisappear(.cancel)
        RemoteImage(url).onSuccess { print($0.source) }.onFailure { print($0) }
        RemoteImage(url).processors([.circle()])
        RemoteImage(url).priority(.high)
        RemoteImage(url).pipeline(pipeline)
        RemoteImage(url).imageTransition(.fade(seconds: 0.25))

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

    @ViewBuilder
    static func phases(url: URL) -> some View {
        RemoteImage(url) { phase in
            if let response = phase.response {
                Text(verbatim: "from \(response.source)")
            } else {
                ProgressView(value: phase.progress?.fraction)
            }
        }
    }
}
#endif
