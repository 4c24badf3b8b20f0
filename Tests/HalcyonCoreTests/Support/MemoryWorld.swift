import Foundation
import HalcyonTesting

@testable import HalcyonCore

/// A memory cache with a clock, and images to put into it.
struct MemoryWorld {
    let clock = FakeClock()
    let cache: ImageCache

    init(
        costLimit: Int = 1 << 20, countLimit: Int? = nil, expiration: CacheExpiration = .never,
        expirationExtension: ExpirationExtension = .none
    ) {
        cache = ImageCache(
            costLimit: costLimit, countLimit: countLimit, expiration: expiration,
            expirationExtension: expirationExtension, clock: clock)
    }

    static func key(_ source: String, _ target: TargetSize? = nil, isStill: Bool = false) -> ImageKey {
        ImageKey(source: source, targetSize: target, processors: [], isStill: isStill)
    }

    /// An image of that many pixels, with four bytes each.
    static func image(_ width: Int, _ height: Int = 1, of original: PixelSize? = nil) throws -> DecodedImage {
        var image = try DecodedImage.fake(width: width, height: height)
        image.originalSize = original ?? image.size
        image.isDownsampled = image.originalSize != image.size
        return image
    }

    func metadata(freshFor seconds: Double? = nil, extension extensionOnUse: Double? = nil) -> CacheMetadata {
        CacheMetadata(
            storedAt: clock.date, expiresAt: seconds.map { clock.date + $0 }, extensionOnUse: extensionOnUse)
    }
}
