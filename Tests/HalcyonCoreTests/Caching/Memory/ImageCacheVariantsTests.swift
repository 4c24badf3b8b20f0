import Foundation
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// The images of one source in a memory cache.
@Suite("ImageCache: variants")
struct ImageCacheVariantsTests {
    private static let original = PixelSize(width: 400, height: 300)

    private func target(_ side: Int?) -> TargetSize? { side.map { TargetSize(width: $0, height: $0) } }

    private func key(_ source: String, _ side: Int?, isStill: Bool = false) -> ImageKey {
        MemoryWorld.key(source, target(side), isStill: isStill)
    }

    private func image(_ side: Int?) throws -> DecodedImage {
        let size = target(side)?.layout(for: Self.original).output ?? Self.original
        var image = try MemoryWorld.image(size.width, size.height, of: Self.original)
        image.format = .png
        return image
    }

    private func cache(_ sides: [Int?]) throws -> ImageCache {
        let cache = ImageCache()
        for side in sides { cache.store(try image(side), for: key("a", side)) }
        return cache
    }

    private func answer(
        _ cache: ImageCache, _ key: ImageKey, _ precision: ImageCache.LookupOptions.Precision, stale: Bool = false
    ) -> PixelSize? {
        cache.answer(
            for: key, ImageCache.LookupOptions(allowsStale: stale, precision: precision), by: CoarseTime(FakeClock()))?
            .image
            .size
    }

    @Test("Given larger images, when one at least as large is wanted, then the smallest of them is it")
    func smallestThatCovers() throws {
        let cache = try cache([nil, 50, 200, 100])
        #expect(answer(cache, key("a", 80), .atLeast)?.width == 100)
        #expect(answer(cache, key("a", 120), .atLeast)?.width == 200)
        #expect(answer(cache, key("a", 300), .atLeast)?.width == 400)
        #expect(answer(cache, key("a", 50), .atLeast)?.width == 50)
        for side in [80, 120, 300] { #expect(answer(cache, key("a", side), .exact) == nil) }
        #expect(answer(cache, key("b", 80), .atLeast) == nil)
        #expect(answer(cache, key("a", 80, isStill: true), .atLeast) == nil)
    }

    @Test("Given a view's request, when only much larger images are cached, then none is used")
    func boundForViews() throws {
        let cache = try cache([nil, 100])
        #expect(answer(cache, key("a", 50), .atLeastForView)?.width == 100)
        #expect(answer(cache, key("a", 49), .atLeastForView) == nil)
        #expect(answer(cache, key("a", 49), .atLeast)?.width == 100)
        #expect(answer(cache, key("a", 200), .atLeastForView)?.width == 400)
        #expect(answer(cache, key("a", 199), .atLeastForView) == nil)
    }

    @Test("Given an animated image, when a view wants a smaller one, then the larger one is not used")
    func animatedForViews() throws {
        let cache = ImageCache()
        var animated = try FakeImage(width: 100, height: 75, frameCount: 3).decoded()
        animated.originalSize = Self.original
        animated.isDownsampled = true
        cache.store(animated, for: key("a", 100))
        #expect(answer(cache, key("a", 60), .atLeastForView) == nil)
        #expect(answer(cache, key("a", 60), .atLeast)?.width == 100)
    }

    @Test("Given a whole picture, when a box that holds it is wanted exactly, then it is the answer")
    func wholeIsExact() throws {
        let cache = try cache([nil])
        #expect(answer(cache, key("a", 400), .exact)?.width == 400)
        #expect(answer(cache, key("a", 5000), .exact)?.width == 400)
        #expect(answer(cache, key("a", 399), .exact) == nil)
        let boxed = try self.cache([1000])
        #expect(answer(boxed, key("a", 2000), .exact)?.width == 400)
        #expect(answer(boxed, key("a", nil), .exact)?.width == 400)
    }

    @Test("Given a small image stored by hand for a box, when the whole is wanted, then it is a miss")
    func storedByHandIsNotWhole() throws {
        let cache = ImageCache()
        let small = try MemoryWorld.image(90)
        cache.store(small, for: key("a", 100))
        for side in [nil, 500] { #expect(answer(cache, key("a", side), .exact) == nil) }
        cache.trim(toCost: 0)
        #expect(answer(cache, key("a", nil), .exact) == nil && cache.contains(key("a", 100)))
    }

    @Test("Given a processed image, when an unprocessed one is wanted, or the reverse, then it misses")
    func processedStandApart() throws {
        let cache = ImageCache()
        let tinted = ImageKey(source: "a", targetSize: nil, processors: [.circle()])
        cache.store(try image(nil), for: tinted)
        #expect(answer(cache, key("a", 80), .atLeast) == nil)
        cache.store(try image(nil), for: key("a", nil))
        let other = ImageKey(source: "a", targetSize: target(80), processors: [.circle()])
        #expect(answer(cache, other, .atLeast) == nil)
    }

    @Test("Given a stale larger image, when one is wanted, then the next is taken, or it if allowed")
    func staleOnesArePassedOver() throws {
        let clock = FakeClock()
        let cache = ImageCache()
        let stale = CacheMetadata(storedAt: clock.date, expiresAt: clock.date)
        cache.store(try image(100), stale, for: key("a", 100))
        cache.store(try image(200), for: key("a", 200))
        #expect(answer(cache, key("a", 80), .atLeast)?.width == 200)
        #expect(answer(cache, key("a", 80), .atLeast, stale: true)?.width == 100)
        #expect(answer(cache, key("a", 100), .exact) == nil)
        #expect(answer(cache, key("a", 100), .atLeast)?.width == 200)
        let found = cache.statistics
        #expect(found.hits == 3 && found.misses == 1)
    }

    @Test("Given an evicted image in use, when a smaller one is wanted, then it is used")
    func variantInUse() throws {
        let cache = ImageCache()
        let shown = try image(200)
        cache.store(shown, for: key("a", 200))
        cache.trim(toCost: 0)
        #expect(answer(cache, key("a", 150), .atLeast)?.width == 200)
        #expect(cache.count == 1 && cache.contains(key("a", 200)))
    }

    @Test("Given images of two sources, when one's are removed, then only the other's stay")
    func removesVariants() throws {
        let cache = try cache([nil, 100, 200])
        let tinted = ImageKey(source: "a", targetSize: nil, processors: [.circle()])
        cache.store(try image(nil), for: tinted)
        cache.store(try image(nil), for: key("b", nil))
        cache.store(try image(nil), for: key("ab", nil))
        cache.removeAll(variantsOf: key("a", 9))
        #expect(cache.count == 2 && cache.contains(key("b", nil)) && cache.contains(key("ab", nil)))
        cache.removeAll(variantsOf: key("nobody", nil))
        #expect(cache.count == 2)
    }

    @Test("Given a function that names images to remove, when it asks the cache, then only those go")
    func removesByPredicate() throws {
        let cache = try cache([nil, 100, 200])
        cache.removeAll { $0.targetSize != nil && cache.contains($0) }
        #expect(cache.count == 1 && cache.contains(key("a", nil)))
    }

    @Test("Given a count limit, when more images are stored or it is lowered, then it always holds")
    func countLimit() throws {
        let cache = ImageCache(countLimit: 3)
        for side in 1...9 {
            cache.store(try image(side), for: key("a", side))
            #expect(cache.count == min(side, 3))
        }
        #expect(cache.statistics.evictions == 6 && cache.statistics.stores == 9)
        cache.countLimit = 1
        #expect(cache.count == 1 && cache.countLimit == 1)
        cache.countLimit = nil
        for side in 1...9 { cache.store(try image(side), for: key("a", side)) }
        #expect(cache.count == 9)
    }

    @Test("Given look-ups, when they are counted, then each is a hit or a miss, once")
    func counts() throws {
        let cache = try cache([100])
        #expect(cache.statistics.hitRatio == nil)
        _ = cache.image(for: key("a", 100))
        _ = cache.entry(for: key("a", 100))
        _ = cache.image(for: key("b", 100))
        _ = cache.contains(key("a", 100))
        _ = answer(cache, key("a", 80), .atLeast)
        let statistics = cache.statistics
        #expect(statistics.hits == 3 && statistics.misses == 1 && statistics.hitRatio == 0.75)
    }
}
