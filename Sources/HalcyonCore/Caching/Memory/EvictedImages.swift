/// Images that had to go from a memory cache, for as long as somebody else holds on to their pixels: it costs nothing
/// to find those again.
///
/// Keeps nothing alive. At most ``limit`` of them; each that comes has two others looked at, and what is dead of these
/// removed, so that the dead are never more than a few for each of the living.
struct ImageTail {
    struct Entry: Sendable {
        let key: ImageKey
        let image: WeakImage
        let facts: HeldImage.Facts
    }

    static let limit = 1024
    /// The most bytes that the metadata of an image may take in memory for it to be among them: nobody counts theirs.
    static let mostKnown = 16 << 10

    private(set) var entries: [Entry] = []
    private var places: [ImageKey: Int] = [:]
    /// Which is looked at next.
    private var hand = 0

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    subscript(key: ImageKey) -> Entry? { places[key].map { entries[$0] } }

    /// Adds an entry whose key is not there yet.
    ///
    /// - Parameter dropped: Gets the keys that are not there any more.
    mutating func add(_ entry: Entry, dropped: inout [ImageKey], _ garbage: inout ImageCache.Garbage) {
        for _ in 0..<2 {
            guard !entries.isEmpty else { break }
            hand = hand < entries.count ? hand : 0
            let met = entries[hand]
            let life = met.image.life
            garbage.keep(life)
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

/// An image without its pixels: it can be had again for as long as somebody else holds on to those.
///
/// Whoever shows an image seldom keeps the image itself: a toolkit's texture keeps the memory of its pixels alone, and
/// an animation its frames. So each of them is looked for.
final class WeakImage: Sendable {
    private weak let pixels: PixelBuffer?
    private weak let memory: PixelMemory?
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

    /// What others hold of it. To be let go of where pixels may be freed: the asker may be the last to hold them.
    struct Life: Sendable {
        fileprivate let pixels: PixelBuffer?
        fileprivate let memory: PixelMemory?
        fileprivate let frames: AnimatedFrames?
    }

    /// What others hold of it now.
    var life: Life { Life(pixels: pixels, memory: memory, frames: frames) }

    /// Whether that is enough for the image.
    func isAlive(in life: Life) -> Bool { life.memory != nil && (!isAnimated || life.frames != nil) }

    /// The image, with all that is known of it; nil where too little of it is alive.
    func image(from life: Life) -> DecodedImage? {
        guard isAlive(in: life), let memory = life.memory else { return nil }
        var image = DecodedImage(
            pixels: life.pixels ?? PixelBuffer(memory, size: size, hasAlpha: hasAlpha), frames: life.frames,
            format: format, originalSize: originalSize, isDownsampled: isDownsampled, metadata: metadata)
        if isLossyCopy { image.isLossyCopy = true }
        if let damage { image.damage = damage }
        return image
    }

    /// What it shows, as one that was made for a target.
    func extent(for target: TargetSize?) -> ImageExtent? {
        ImageExtent(
            target: target, size: size, originalSize: originalSize, isDownsampled: isDownsampled,
            isAnimated: isAnimated, isDecoded: format != nil)
    }
}
