import Foundation
import HalcyonTesting
import Synchronization
import Testing

@testable import HalcyonCore

/// A memory cache, under random operations, against a plain list of what was stored.
@Suite("ImageCache: model")
struct ImageCacheModelTests {
    /// What was stored last for a key, and whether a test holds on to it.
    private struct Stored {
        var key: ImageKey
        var image: ObjectIdentifier
        var staleAt: Double
        var goneAt: Double
        var held: DecodedImage?
    }

    @Test(
        "Given random operations, when answers are compared, then none is wrong, late or over limit",
        arguments: [1, 2, 3, 4] as [UInt64])
    func agrees(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let world = MemoryWorld(costLimit: 4000, countLimit: seed == 4 ? 40 : nil)
        let cache = world.cache
        let keys = (0..<120).map { MemoryWorld.key("s\($0 / 4)", TargetSize(width: 10 + $0 % 4 * 10, height: 99)) }
        var stored: [ImageKey: Stored] = [:]
        for _ in 0..<20_000 {
            guard let key = keys.randomElement(using: &random) else { return }
            let now = world.clock.date.timeIntervalSinceReferenceDate
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<30:
                let width = key.targetSize?.width ?? 1
                let image = try MemoryWorld.image(width, 3, of: PixelSize(width: 400, height: 3 * 400 / width))
                let life = Bool.random(using: &random) ? Double.infinity : Double.random(in: 0..<30, using: &random)
                let fresh = Double.random(in: 0..<20, using: &random)
                cache.store(
                    image, world.metadata(freshFor: fresh), for: key,
                    expiration: life == .infinity ? nil : .seconds(life))
                stored[key] = Stored(
                    key: key, image: ObjectIdentifier(image.pixels.memory), staleAt: now + fresh, goneAt: now + life,
                    held: Int.random(in: 0..<10, using: &random) == 0 ? image : nil)
            case 30..<70:
                let isOld = Bool.random(using: &random)
                let answer = cache.answer(
                    for: key, ImageCache.LookupOptions(allowsStale: isOld), by: CoarseTime(world.clock))
                check(answer?.image, answer?.isStale, stored[key], at: now, takesStale: isOld)
            case 70..<80:
                check(cache.entry(for: key)?.image, nil, stored[key], at: now, takesStale: true)
            case 80..<85:
                cache.remove(for: key)
                stored[key] = nil
            case 85..<88:
                cache.removeAll(variantsOf: key)
                for other in keys where other.hasSource(of: key) { stored[other] = nil }
            case 88..<90: cache.trim(toCost: Int.random(in: 0..<4000, using: &random))
            case 90..<92: stored[key]?.held = nil
            case 92: cache.removeExpired()
            case 93 where Int.random(in: 0..<40, using: &random) == 0:
                cache.removeAll()
                stored = [:]
            default: world.clock.advance(Double.random(in: 0..<3, using: &random))
            }
            #expect(cache.totalCost <= 4000 && cache.count <= (seed == 4 ? 40 : 120))
            let (table, evicted, variants) = cache.state.withLock {
                ($0.table.count, $0.evicted.count, $0.variants.count)
            }
            #expect(variants == table + evicted)
        }
        #expect(cache.statistics.hits > 500 && cache.statistics.revivals > 20 && cache.statistics.expirations > 20)
    }

    private func check(
        _ found: DecodedImage?, _ isStale: Bool?, _ stored: Stored?, at now: Double, takesStale: Bool
    ) {
        guard let found else {
            // What somebody holds is never lost before its time.
            if let stored, stored.held != nil, stored.goneAt > now, takesStale || stored.staleAt > now {
                Issue.record("lost \(stored.key)")
            }
            return
        }
        guard let stored else {
            Issue.record("found what was removed")
            return
        }
        #expect(ObjectIdentifier(found.pixels.memory) == stored.image)
        #expect(now < stored.goneAt && (takesStale || now < stored.staleAt))
        if let isStale { #expect(isStale == (now >= stored.staleAt)) }
    }
}
