#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonCombine
import HalcyonStore
import HalcyonTesting
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The right column and the code of `FromCoil.md`.
@MainActor
enum FromCoilGuide {
    static func pipeline(
        _ pipeline: ImagePipeline, _ request: ImageRequest, urls: [URL], loader: FakeLoader
    ) async throws {
        _ = ImagePipeline(.standard)
        ImagePipeline.shared = ImagePipeline { $0.imageCache = ImageCache(costLimit: 64 << 20) }
        let token = pipeline.load(request) { result in print(result) }
        pipeline.cancel(token)
        let response = try await pipeline.response(for: request)
        let task = pipeline.task(for: request)
        _ = try await task.response
        print(task.isCancelled, task.request.sourceKey)
        print(response.source, response.cacheKey, request.sourceKey, response.image.isDownsampled)
        _ = UIImage(response.image)
        _ = ImagePipeline(pipeline.configuration)
        pipeline.invalidate()
        _ = ImagePipeline(.fake(loader: loader))
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        prefetcher.start(urls)
        _ = ImagePrefetcher(pipeline: pipeline, destination: .disk)
    }

    static func configuration(folder: URL) {
        var configuration = ImagePipeline.Configuration.standard
        configuration.imageCache = ImageCache(costLimit: 64 << 20)
        configuration.imageCache = nil
        configuration.dataCache = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        configuration.dataCache = nil
        configuration.cachePolicy.disk = .off
        configuration.defaults.precision = .atLeast
        configuration.observer = MyObserver()
        configuration.dataLoader = MyLoader()
        configuration.decoders.append(MyDecoder())
        configuration.keyMapper = .ignoringQueryItems()
        configuration.maximumDecodes = 4
        configuration.maximumTransfers = 16
        configuration.isNetworkConstrained = { true }
        configuration.freshness = .images
        configuration.freshness = .expirationOnly
        configuration.expiration = .never
        configuration.followsSystemMemory = true
        configuration.maximumImageSize = PixelSize(width: 4096, height: 4096)
        configuration.interceptors = [{ load in try await load.proceed() }]
        configuration.interceptors.append { load in
            let request = load.request
            return try await load.proceed(with: request)
        }

        if let loader = configuration.dataLoader { configuration.dataLoader = LoggingLoader(loader: loader) }
    }

    static func requests(url: URL, file: URL, urlRequest: URLRequest, data: Data, token: String, drawn: DecodedImage) {
        var request = ImageRequest(url)
        _ = ImageRequest(file)
        _ = ImageRequest(urlRequest)
        _ = ImageRequest("data:image/png;base64,iVBORw0KGgo=")
        _ = ImageRequest(provider: RawDataProvider(data, id: "logo"))
        _ = ImageRequest(provider: ClosureDataProvider(id: "logo") { data })
        _ = ImageRequest(id: "chart") { drawn }
        request.targetSize = TargetSize(width: 200, height: 200)
        request.targetSize = TargetSize(width: 200, height: 200, enlarges: true)
        request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
        request.targetSize = TargetSize(width: 200, height: 200, mode: .fill, crops: false)
        request.precision = .atLeast
        request.processors = [.circle()]
        request.processors = [.roundedCorners(radius: 16)]
        request.processors = [.roundedCorners(radius: 16, corners: .top)]
        request.processors = [.process(id: "dim") { image in image }]
        request.cachePolicy.memory = .off
        request.cachePolicy.disk = .readOnly
        request.cachePolicy.disk = .writeOnly
        request.cachePolicy.network = .never
        request.cacheKey = "photo-17"
        request.headerFields[.authorization] = "Bearer \(token)"
        request.userInfo = ["screen": "detail"]
        request.frames = .first
        request.sharesWork = false
        request.modifier = RequestModifier(id: "token") { http in
            http.headerFields[.authorization] = "Bearer \(token)"
        }
    }

    static func views(
        _ imageView: UIImageView, _ pipeline: ImagePipeline, url: URL, small: URL, item: Item, icon: UIImage,
        broken: UIImage
    ) {
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, placeholder: icon)
        imageView.halcyon.setImage(with: item)
        imageView.halcyon.setImage(with: url, options: .init(failureImage: broken))
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade()))
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade(seconds: 0.5)))
        imageView.halcyon.setImage(with: url, options: .init(sizing: .whole))
        imageView.halcyon.setImage(with: url) { result in print(result) }
        let task = imageView.halcyon.setImage(with: url)
        task.cancel()
        imageView.halcyon.cancel()
        print(imageView.halcyon.state.response?.source ?? .memory)
        imageView.halcyon.setImage(
            with: url,
            options: .init(placeholder: pipeline.cachedImage(for: small).flatMap { UIImage($0) }))
        imageView.halcyon.playback.repetition = .times(2)
        imageView.halcyon.playback.onFinish = { error in print(error?.description ?? "the last frame stays") }
    }

    static func caches(_ pipeline: ImagePipeline, _ request: ImageRequest, image: DecodedImage, data: Data)
        async throws
    {
        let imageCache = ImageCache(costLimit: 64 << 20)
        _ = pipeline.cache[request]
        pipeline.cache[request] = image
        await pipeline.cache.removeVariant(for: request)
        imageCache.removeAll()
        print(imageCache.totalCost, imageCache.costLimit)
        imageCache.trim(toCost: 16 << 20)
        imageCache.removeAll { $0.targetSize == nil }
        _ = await pipeline.cache.data(for: request)
        await pipeline.cache.store(data, for: request)
        await pipeline.cache.remove(for: request)
        try await pipeline.cache.removeData { _ in true }
        _ = try await pipeline.cache.dataStatistics()?.bytes
        _ = await pipeline.cache.contains(request)
        try await pipeline.cache.store(image, for: request, toDisk: true)
    }

    @ViewBuilder
    static func compose(url: URL?, text: String) -> some View {
        RemoteImage(url).alternativeText(text)
        RemoteImage(url).contentFit(.cover)
        RemoteImage(url).placeholder { Color.gray }
        RemoteImage(url).failure { error, retry in Button("Try Again", action: retry) }
        RemoteImage(url).onSuccess { print($0.source) }
        RemoteImage(url).onFailure { print($0) }
        RemoteImage(url).imageTransition(.fade(seconds: 0.2))
        RemoteImage(url).keepsCurrentImage()
        RemoteImage(url).previews(true)
    }

    @ViewBuilder
    static func subcompose(url: URL?, pipeline: ImagePipeline) -> some View {
        RemoteImage(url) { phase in
            if let image = phase.image {
                image.resizable().aspectRatio(contentMode: .fit)
            } else if phase.error != nil {
                Text("No picture")
            } else {
                ProgressView()
            }
        }
        RemoteImage(url).imagePipeline(pipeline)
    }

    static func painter(url: URL) {
        let binder = ImageBinder()
        binder.load(url)
        print(binder.state)
        binder.retry()
    }

    struct Item: ImageRequestConvertible {
        let id: Int
        let imageURL: URL

        func asImageRequest() -> ImageRequest { ImageRequest(imageURL) }
    }

    struct LoggingLoader: DataLoading {
        let loader: any DataLoading

        func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
            let load = try await loader.load(request)
            print(load.url, load.response.status)
            return load
        }
    }
}
#endif
