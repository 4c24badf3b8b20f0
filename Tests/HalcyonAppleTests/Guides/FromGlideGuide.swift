#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import Halcyon
import HalcyonStore
import SwiftUI
import UIKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The right column and the code of `FromGlide.md`.
@MainActor
enum FromGlideGuide {
    static func views(
        _ imageView: UIImageView, url: URL?, small: URL, icon: UIImage, broken: UIImage, pipeline: ImagePipeline
    ) {
        imageView.halcyon.setImage(with: url)
        imageView.halcyon.setImage(with: url, placeholder: icon)
        imageView.halcyon.setImage(with: url, options: .init(failureImage: broken))
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade(seconds: 0.3)))
        imageView.halcyon.setImage(with: url, options: .init(transition: .fade(), forcesTransition: true))
        imageView.halcyon.setImage(with: url, options: .init(sizing: .whole))
        imageView.halcyon.setImage(with: url, options: .init(pipeline: pipeline))
        imageView.halcyon.setImage(with: url) { result in print(result) }
        let task = imageView.halcyon.setImage(with: url)
        task.cancel()
        imageView.halcyon.reset()
        imageView.halcyon.playback.repetition = .times(1)
        imageView.halcyon.playback.pause()
        imageView.halcyon.playback.start()
        imageView.halcyon.playback.onFinish = { error in print(error?.description ?? "the last frame stays") }

        imageView.halcyon.setImage(with: url, options: .init(thumbnail: ImageRequest(small)))
    }

    static func requests(
        url: URL, mirror: String, file: URL, urlRequest: URLRequest, data: Data, token: String, drawn: DecodedImage
    ) {
        var request = ImageRequest(url)
        _ = ImageRequest(file)
        _ = ImageRequest(urlRequest)
        _ = ImageRequest("data:image/png;base64,iVBORw0KGgo=")
        _ = ImageRequest(provider: RawDataProvider(data, id: "logo"))
        _ = ImageRequest(provider: ClosureDataProvider(id: "logo") { data })
        _ = ImageRequest(id: "chart") { drawn }
        request.headerFields[.authorization] = "Bearer \(token)"
        request.cacheKey = "photo-17"
        request.cacheKey = "photo-17, version 4"
        request.alternatives = [ImageSource(mirror)]
        request.targetSize = TargetSize(width: 200, height: 200)
        request.targetSize = TargetSize(width: 200, height: 200, enlarges: true)
        request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
        request.targetSize = TargetSize(width: 200, height: 200, mode: .fill, enlarges: true)
        request.processors = []
        request.processors = [.circle()]
        request.processors = [.roundedCorners(radius: 16)]
        request.processors = [.roundedCorners(radius: 16, corners: .top)]
        request.processors = [.process(id: "dim") { image in image }]
        request.serializer = FormatSerializer(format: .webp, quality: 80)
        request.storage = .both
        request.storage = .original
        request.storage = .processed
        request.cachePolicy.disk = .off
        request.cachePolicy.memory = .off
        request.cachePolicy.network = .never
        request.priority = .high
        request.priority = .veryHigh
        request.idleTimeout = 10
        request.frames = .first
        request.frames = .onDemand
        request.precision = .atLeast
        request.previews = true
        request.userInfo = ["screen": "detail"]
    }

    static func loads(
        _ pipeline: ImagePipeline, _ request: ImageRequest, urls: [URL], rows: [[ImageRequest]]
    ) async throws {
        _ = try await pipeline.image(for: request)
        let task = pipeline.task(for: request)
        let response = try await task.response
        task.cancel()
        pipeline.load(request) { result in print(result) }
        _ = try await pipeline.data(for: request)
        print(response.source, response.url ?? "", response.image.size)
        _ = pipeline.cachedImage(for: request)

        let prefetcher = ImagePrefetcher(pipeline: pipeline, targetSize: TargetSize(width: 200, height: 200))
        prefetcher.start([request])
        prefetcher.start(urls)
        prefetcher.isPaused = true
        let list = ListPrefetcher(prefetcher, window: PrefetchWindow(ahead: 10, behind: 2))
        list.visibleRange(0..<8, of: rows.count) { rows[$0] }
    }

    static func announced(_ prefetcher: ImagePrefetcher, _ urls: [URL]) -> ImagePrefetchDataSource {
        ImagePrefetchDataSource(prefetcher) { path in [ImageRequest(urls[path.item])] }
    }

    static func caches(_ pipeline: ImagePipeline, _ request: ImageRequest) async throws {
        let imageCache = ImageCache(costLimit: 64 << 20)
        imageCache.removeAll()
        imageCache.costLimit = 32 << 20
        imageCache.trim(toCost: 16 << 20)
        pipeline.followSystemMemory()
        try await pipeline.cache.removeData { _ in true }
        await pipeline.cache.remove(for: request)
        _ = try await pipeline.cache.response(for: request)
    }

    static func configuration(folder: URL) {
        var configuration = ImagePipeline.Configuration.standard
        configuration.imageCache = ImageCache(costLimit: 64 << 20)
        configuration.dataCache = DiskCache(directory: folder, configuration: .init(sizeLimit: 256 << 20))
        configuration.defaults.storage = .both
        configuration.cachePolicy.memory = .off
        configuration.observer = MyObserver()
        configuration.maximumTransfers = 16
        configuration.maximumDecodes = 4
        configuration.dataLoader = MyLoader()
        configuration.decoders.append(MyDecoder())
        configuration.encoders.append(MyEncoder())
        configuration.freshness = .expirationOnly
        configuration.expiration = .never
        ImagePipeline.shared = ImagePipeline(configuration)
    }

    static func errors(_ error: ImageError) {
        switch error {
        case .request(.allSourcesFailed(let failures)): print(failures)
        case .response(.other): print(error.underlyingError as Any)
        case .response(.status(let status)): print(status)
        case .cancelled: break
        default: print(error.code, error)
        }
    }

    @ViewBuilder
    static func compose(url: URL?, text: String) -> some View {
        RemoteImage(url).alternativeText(text)
        RemoteImage(url).contentFit(.cover)
        RemoteImage(url).placeholder { Color.gray }
        RemoteImage(url).failure { error, retry in Button("Try Again", action: retry) }
        RemoteImage(url).imageTransition(.fade(seconds: 0.3))
        RemoteImage(url).targetSize(TargetSize(width: 200, height: 200))
        RemoteImage(url).processors([.circle()])
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

    struct Photo: ImageRequestConvertible {
        let id: Int
        let base: URL

        func asImageRequest() -> ImageRequest {
            var request = ImageRequest(base.appending(path: "photos/\(id).jpg"))
            request.cacheKey = "photo-\(id)"
            return request
        }
    }

    static func model(_ imageView: UIImageView, photo: Photo) {
        imageView.halcyon.setImage(with: photo)
    }
}
#endif
