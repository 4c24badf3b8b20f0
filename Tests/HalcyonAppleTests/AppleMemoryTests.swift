#if canImport(UIKit)
import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Testing
import UIKit

@Suite("Memory warnings") @MainActor
struct AppleMemoryTests {
    private let stage = ViewStage()
    /// Of the test's own: warnings through the default one would empty the caches of the tests beside this.
    private let center = NotificationCenter()
    private let handler: MemoryPressureHandler

    init() {
        let center = center
        handler = MemoryPressureHandler { AppleMemory(for: $0, center: center) }
    }

    private func load(_ count: Int) async throws {
        for index in 0..<count {
            _ = try await stage.pipeline.image(for: stage.request("/\(index)", FakeImage(width: 10, height: 10)))
        }
    }

    @Test("Given a cache, when memory is short, then it is emptied")
    func warning() async throws {
        handler.add(stage.cache)
        try await load(2)
        #expect(stage.cache.count == 2)
        center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(stage.cache.count == 0)
    }

    @Test("Given a cache, when the app goes to background, then the newest tenth of its limit stays")
    func background() async throws {
        stage.cache.costLimit = 10 * 400
        handler.add(stage.cache)
        try await load(6)
        #expect(stage.cache.count == 6)
        center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(stage.cache.count == 1)
        #expect(stage.cache.costLimit == 4000)
        #expect(stage.pipeline.cachedImage(for: ImageRequest("http://test/5")) != nil)
    }

    @Test("Given a freed or never added cache, when memory is short, then it is not held or emptied")
    func others() async throws {
        try await load(1)
        weak var gone: ImageCache?
        do {
            let cache = ImageCache()
            gone = cache
            handler.add(cache)
        }
        #expect(gone == nil)
        #expect(!handler.isWatching)
        center.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(stage.cache.count == 1)
    }

    @Test("Given a pipeline, when a view uses it or it is to follow the system, then it does")
    func follows() async throws {
        #expect(!MemoryPressureHandler.shared.contains(stage.cache))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.halcyon.setImage(with: stage.request("/a"), options: stage.options(), completion: stage.end)
        #expect(MemoryPressureHandler.shared.contains(stage.cache))
        let cache = ImageCache()
        let pipeline = ImagePipeline(.fake(imageCache: cache))
        pipeline.followSystemMemory()
        pipeline.followSystemMemory()
        #expect(MemoryPressureHandler.shared.contains(cache))
        await stage.endings.wait(for: 1)
    }
}
#endif
