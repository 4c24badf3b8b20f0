import Foundation
import GalleryModel
import Halcyon
import HalcyonStore

/// The images that the window shows, and what loads them.
@MainActor
final class Library {
    let observer = FiguresObserver()
    let diskCache: DiskCache
    let memoryCache = ImageCache()
    let pipeline: ImagePipeline
    /// Whether only what is in the caches is shown.
    var isOffline = false
    private(set) var items: [GalleryItem] = []

    init(cache folder: String?) {
        let folder = folder.map { URL(filePath: $0, directoryHint: .isDirectory) }
        diskCache = DiskCache(directory: folder ?? DiskCache.defaultDirectory(named: "halcyon-gallery"))
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = diskCache
        configuration.imageCache = memoryCache
        configuration.observer = observer
        pipeline = ImagePipeline(configuration)
    }

    /// A small picture for the grid, with both sides inside a square of that many pixels.
    func thumbnail(of item: GalleryItem, side: Int) -> ImageRequest {
        var request = request(for: item, side: TargetSize(width: side, height: side))
        request.frames = .first
        return request
    }

    /// The image itself, for a view of some pixels; nil for as large as it is.
    func image(of item: GalleryItem, size: TargetSize?, isUrgent: Bool = true) -> ImageRequest {
        var request = request(for: item, side: size)
        request.previews = .standard
        request.priority = isUrgent ? .high : .low
        return request
    }

    /// Reads what a source has; the former items stay where that fails.
    func load(_ source: GallerySource) async throws(FeedError) {
        items =
            switch source {
            case .nothing: []
            case .images(let urls): urls.map { GalleryItem($0) }
            case .folder(let folder): try await Self.items(in: folder)
            case .list(let url): try await Self.items(in: try await data(of: url), from: url, isJSON: false)
            case .feed(let url): try await Self.items(in: try await data(of: url), from: url, isJSON: true)
            }
    }

    private func data(of url: URL) async throws(FeedError) -> Data {
        // What a feed says now counts, not what it once said.
        let policy = CachePolicy(disk: .off, network: .reload)
        do throws(ImageError) {
            return try await pipeline.data(for: ImageRequest(url, cachePolicy: policy)).data
        } catch {
            throw .unreadable(error.description)
        }
    }

    @concurrent
    private nonisolated static func items(in folder: URL) async throws(FeedError) -> [GalleryItem] {
        try ImageFolder.items(in: folder)
    }

    // Ten thousand entries take longer than a frame does.
    @concurrent
    private nonisolated static func items(
        in data: Data, from url: URL, isJSON: Bool
    ) async throws(FeedError) -> [GalleryItem] {
        isJSON
            ? try Feed.items(inJSON: data, relativeTo: url)
            : Feed.items(inLines: String(decoding: data, as: UTF8.self), relativeTo: url)
    }

    private func request(for item: GalleryItem, side: TargetSize?) -> ImageRequest {
        ImageRequest(item.url, targetSize: side, cachePolicy: CachePolicy(network: isOffline ? .never : nil))
    }
}
