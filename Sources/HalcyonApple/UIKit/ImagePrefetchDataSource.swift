#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import HalcyonCore
public import UIKit

/// Prefetches what a collection or table view is about to show: its `prefetchDataSource`. The view holds it weakly, so
/// keep a reference.
///
/// ```swift
/// prefetching = ImagePrefetchDataSource { [items] in [ImageRequest(items[$0.item].url)] }
/// collectionView.prefetchDataSource = prefetching
/// ```
///
/// Cells find an image in memory if their requests are the same as here, including `targetSize`; with
/// `ImagePrefetcher(destination: .disk)` the bytes are there for any size.
@MainActor
public final class ImagePrefetchDataSource: NSObject, UICollectionViewDataSourcePrefetching,
    UITableViewDataSourcePrefetching
{
    private let prefetcher: ImagePrefetcher
    private let requests: @MainActor (IndexPath) -> [ImageRequest]
    /// Keyed by item, because the items may be gone when the view cancels.
    private var batches: [IndexPath: ImagePrefetcher.Batch] = [:]

    /// Creates a data source for one view.
    ///
    /// - Parameters:
    ///   - prefetcher: Does the work; views may share one. Default: one for the shared pipeline, into memory.
    ///   - requests: Returns what an item shows, any number of images.
    public init(
        _ prefetcher: ImagePrefetcher = ImagePrefetcher(), requests: @escaping @MainActor (IndexPath) -> [ImageRequest]
    ) {
        self.prefetcher = prefetcher
        self.requests = requests
    }

    deinit {
        for batch in batches.values { batch.stop() }
    }

    /// Starts loading.
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        start(indexPaths)
    }

    /// Cancels what has not been loaded yet.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { stop(indexPaths) }

    /// Starts loading.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { start(indexPaths) }

    /// Cancels what has not been loaded yet.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        stop(indexPaths)
    }

    private func start(_ paths: [IndexPath]) {
        batches = batches.filter { !$0.value.progress.isFinished }
        for path in paths { batches[path] = prefetcher.start(requests(path)) }
    }

    private func stop(_ paths: [IndexPath]) {
        for path in paths { batches.removeValue(forKey: path)?.stop() }
    }
}
#endif
