#if canImport(UIKit)
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("ImagePrefetchDataSource") @MainActor
struct ImagePrefetchDataSourceTests {
    private let stage = ViewStage()

    private func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

    private func source() -> ImagePrefetchDataSource {
        for item in 0..<4 { _ = stage.held("/\(item)") }
        return ImagePrefetchDataSource(ImagePrefetcher(pipeline: stage.pipeline, width: 4)) {
            [ImageRequest("http://test/\($0.item)")]
        }
    }

    @Test("Given items that are announced, when some are given up, then the others alone are loaded")
    func collection() async throws {
        let (view, source) = (UICollectionView(frame: .zero), source())
        view.prefetchDataSource = source
        view.prefetchDataSource?.collectionView(view, prefetchItemsAt: paths(0, 1, 2))
        await stage.gate.waiting.wait(for: 3)
        view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: paths(1, 3))
        await stage.loader.running.wait { $0 == 2 }
        stage.gate.open()
        try await eventually("two are in memory") { stage.cache.count == 2 }
        #expect(stage.pipeline.cachedImage(for: ImageRequest("http://test/1")) == nil)
    }

    @Test("Given prefetched rows, when the data source is released, then their loads are cancelled")
    func table() async throws {
        let view = UITableView(frame: .zero)
        do {
            let source = source()
            view.prefetchDataSource = source
            source.tableView(view, prefetchRowsAt: paths(0, 1))
            await stage.gate.waiting.wait(for: 2)
            source.tableView(view, cancelPrefetchingForRowsAt: paths(0))
            await stage.loader.running.wait { $0 == 1 }
        }
        #expect(view.prefetchDataSource == nil)
        await stage.loader.running.wait { $0 == 0 }
    }
}
#endif
