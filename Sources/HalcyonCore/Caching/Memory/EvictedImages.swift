/// Images evicted from a memory cache, as long as something else keeps their pixels alive: finding those again costs
/// nothing.
///
/// It keeps nothing alive itself, and has at most ``limit`` entries. Each addition checks two others and removes the
/// dead ones, so that there are never more than a few dead entries for each living one.
struct EvictedImages {
    struct Entry: Sendable {
        let key: ImageKey
        let image: WeakImage
        let info: MemoryEntry.Info
    }

    static let limit = 1024
    /// The maximum number of metadata bytes of an image that is kept here, because they are not counted.
    static let mostKnown = 16 << 10

    private(set) var entries: [Entry] = []
    private var places: [ImageKey: Int] = [:]
    /// The entry to check next.
    private var hand = 0

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    subscript(key: ImageKey) -> Entry? { places[key].map { entries[$0] } }

    /// Adds an entry whose key is not there yet.
    ///
    /// - Parameter dropped: Gets the keys that were removed.
    mutating func add(_ entry: Entry, dropped: inout [ImageKey], _ deferred: inout ImageCache.DeferredRelease) {
        for _ in 0..<2 {
            guard !entries.isEmpty else { break }
            hand = hand < entries.count ? hand : 0
            let met = entries[hand]
            let life = met.image.life
            deferred.release(life)
            if met.image.isAlive(in: life) {
                hand += 1
            } else {
                remove(met.key)
                dropped.append(met.key)
            }
        }
        if entries.count >= Self.limit {
            hand = hand < entries.count ? hand : 0
            let key = entries[hand].key
            remove(key)
            dropped.append(key)
        }
        places[entry.key] = entries.count
        entries.append(entry)
    }

    @discardableResult
    mutating func remove(_ key: ImageKey) -> Bool {
        guard let place = places.removeValue(forKey: key) else { return false }
        let last = entries.removeLast()
        if place < entries.count {
            entries[place] = last
            places[last.key] = place
        }
        return true
    }
}

/// An image without its pixels, which can be restored as long as something else keeps these alive.
///
/// A view that shows an image seldom keeps the image itself: a toolkit's texture keeps only the memory of its pixels,
/// and an animation its frames. So each of them is referenced separately.
final class WeakImage: Sendable {
    private weak let pixels: PixelBuffer?
    private weak let memory: PixelBuffer.Memory?
    private weak let frames: AnimatedFrames?
    private let isAnimated: Bool
    private let size: PixelSize
    private let hasAlpha: Bool
    private let format: ImageFormat?
    private let originalSize: PixelSize
    private let isDownsampled: Bool
    private let metadata: ImageMetadata
    private let isLossyCopy: Bool
    private let damage: ImageError?

    init(_ image: DecodedImage) {
        pixels = image.pixels
        memory = image.pixels.memory
        frames = image.frames
        isAnimated = image.frames != nil
        size = image.size
        hasAlpha = image.pixels.hasAlpha
        format = image.format
        originalSize = image.originalSize
        isDownsampled = image.isDownsampled
        metadata = image.metadata
        isLossyCopy = image.isLossyCopy
        damage = image.damage
    }

    /// The parts that are still alive. Release it where pixels may be freed: it may hold the last reference.
    struct Life: Sendable {
        fileprivate let pixels: PixelBuffer?
        fileprivate let memory: PixelBuffer.Memory?
        fileprivate let frames: AnimatedFrames?
    }

    /// The parts that are alive now.
    var life: Life { Life(pixels: pixels, memory: memory, frames: frames) }

    /// Whether these parts suffice for the image.
    func isAlive(in life: Life) -> Bool { life.memory != nil && (!isAnimated || life.frames != nil) }

    /// Returns the image with all its properties; nil if too little of it is alive.
    func image(from life: Life) -> DecodedImage? {
        guard isAlive(in: life), let memory = life.memory else { return nil }
        var image = DecodedImage(
            pixels: life.pixels ?? PixelBuffer(memory, size: size, hasAlpha: hasAlpha), frames: life.frames,
            format: format, originalSize: originalSize, isDownsampled: isDownsampled, metadata: metadata)
        if isLossyCopy { image.isLossyCopy = true }
        if let damage { image.damage = damage }
        return image
    }

    /// Returns what the image covers, if it was made for this target; nil if that is unknown.
    func extent(for target: TargetSize?) -> ImageCoverage? {
        ImageCoverage(
            target: target, size: size, originalSize: originalSize, isDownsampled: isDownsampled,
            isAnimated: isAnimated, format: format)
    }
}
