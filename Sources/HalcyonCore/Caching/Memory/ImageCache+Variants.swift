import Synchronization

extension ImageCache {
    /// The factor by which each side of an image may be longer than a view needs.
    ///
    /// Toolkits scale down with two texels at a time on each axis: beyond twice the size they skip texels, and a
    /// picture flickers and shows jagged edges.
    static let excessForViews = 2.0

    /// Removes all images of one source, whatever their sizes and processors.
    ///
    /// - Parameter key: The key of any image of the source, whether or not it is in the cache.
    public func removeAll(variantsOf key: ImageKey) {
        change { state, deferred in
            state.snapshot.outdate(sourceOf: key)
            for key in state.variants[of: key] { state.remove(key, &deferred) }
        }
    }

    /// Removes the images of a source that were made of other bytes than those of `version`. Images that the program
    /// stored without metadata stay, because their version is unknown.
    ///
    /// - Parameter version: The version of the newest bytes; nil to remove those of every version.
    func removeAll(variantsOf key: ImageKey, but version: UInt64?) {
        change { state, deferred in
            state.snapshot.outdate(sourceOf: key, but: version)
            for key in state.variants[of: key] {
                guard let known = state.origin(for: key)?.metadata?.version, known != version else { continue }
                state.remove(key, &deferred)
            }
        }
    }

    /// Whether there are images of a source that were made of other bytes than those of `version`.
    func hasVariants(of key: ImageKey, otherThan version: UInt64) -> Bool {
        state.withLock { state in
            state.variants[of: key].contains { key in
                state.origin(for: key)?.metadata.map { $0.version != version } ?? false
            }
        }
    }

    /// Removes the images for whose keys `isUnwanted` returns true. Images stored meanwhile may stay.
    ///
    /// - Parameter isUnwanted: Called for each image in the cache, in no particular order.
    public func removeAll(where isUnwanted: (ImageKey) -> Bool) {
        // Outside the lock: it may use this very cache.
        let (known, filed) = state.withLock { ($0.variants.all, $0.snapshot.filedKeys) }
        let keys = known.filter(isUnwanted)
        let outdated = filed.filter(isUnwanted)
        change { state, deferred in
            if !outdated.isEmpty { state.snapshot.discard() }
            for key in keys { state.remove(key, &deferred) }
        }
    }

    /// Removes the images that are stale at a moment, in seconds since the reference date.
    func removeStale(at moment: Double) {
        change { state, deferred in
            for key in state.variants.all {
                guard let info = state.info(for: key) else { continue }
                if info.expiry <= moment { state.remove(key, &deferred) }
            }
        }
    }

    /// Returns another image of the same source that satisfies the look-up.
    @inline(never)
    func otherAnswer(for key: ImageKey, _ options: LookupOptions, by time: CoarseTime) -> LookupResult? {
        guard !key.isProcessed else { return nil }
        let keys = state.withLock { $0.others(for: key, options.precision) }
        for other in keys {
            guard let hit = lookUp(other, isUse: options.isUse, isCounted: false) else { continue }
            // The miss for the key itself was counted.
            if options.isCounted { state.withLock { $0.statistics.takeBack(isHit: false) } }
            if let answer = judged(hit, other, options, by: time) { return answer }
        }
        return nil
    }
}

extension ImageCache {
    /// Returns the entry of another image of the same source that satisfies the look-up, even if it is stale.
    func otherEntry(for key: ImageKey, _ precision: LookupOptions.Precision, isUse: Bool) -> Entry? {
        guard !key.isProcessed else { return nil }
        for other in state.withLock({ $0.others(for: key, precision) }) {
            if let entry = entry(for: other, isUse: isUse, isCounted: false) { return entry }
        }
        return nil
    }
}

extension ImageCache.State {
    /// Returns what is known of an image, without counting as a use.
    func origin(for key: ImageKey) -> MemoryEntry.Origin? {
        table.peek(key)?.origin ?? evicted[key]?.info.origin ?? snapshot[key]?.info.origin
    }

    /// Returns all that is known of an image but its pixels, without counting as a use.
    func info(for key: ImageKey) -> MemoryEntry.Info? {
        table.peek(key)?.info ?? evicted[key]?.info ?? snapshot[key]?.info
    }

    /// Returns the keys of other images that satisfy a look-up, the smallest first.
    func others(for key: ImageKey, _ precision: ImageCache.LookupOptions.Precision) -> [ImageKey] {
        let candidates = variants[of: key]
        guard candidates.count > 1 || candidates.first.map({ $0 != key }) == true else { return [] }
        var found: [(key: ImageKey, area: Int)] = []
        for other in candidates where other != key && !other.isProcessed && other.isStill == key.isStill {
            guard let extent = extent(of: other) else { continue }
            let covers =
                switch precision {
                case .exact: false
                case .atLeast: extent.covers(key.targetSize)
                case .atLeastForView:
                    !extent.isAnimated && extent.covers(key.targetSize, excess: ImageCache.excessForViews)
                }
            if covers || extent.equals(imageFor: key.targetSize) { found.append((other, extent.area)) }
        }
        return found.sorted { $0.area < $1.area }.map(\.key)
    }

    private func extent(of key: ImageKey) -> ImageCoverage? {
        if let image = table.peek(key)?.image {
            return ImageCoverage(
                target: key.targetSize, size: image.size, originalSize: image.originalSize,
                isDownsampled: image.isDownsampled, isAnimated: image.frames != nil,
                format: image.format)
        }
        if let snapshot = snapshot[key] { return snapshot.isFirstFrame ? nil : snapshot.coverage }
        return evicted[key]?.image.extent(for: key.targetSize)
    }
}

/// The keys of all images of each source.
struct VariantIndex {
    private struct Source: Hashable {
        let key: ImageKey

        static func == (a: Source, b: Source) -> Bool { a.key === b.key || a.key.hasSource(of: b.key) }
        func hash(into hasher: inout Hasher) { hasher.combine(key.sourceHash) }
    }

    /// Most sources have one image, which needs no array.
    private struct Keys {
        var first: ImageKey
        var others: [ImageKey] = []
    }

    private var keys: [Source: Keys] = [:]

    /// The number of keys.
    var count: Int { keys.values.reduce(0) { $0 + 1 + $1.others.count } }

    /// Returns all keys with the source of `key`, whether or not that is among them.
    subscript(of key: ImageKey) -> [ImageKey] {
        guard let found = keys[Source(key: key)] else { return [] }
        return [found.first] + found.others
    }

    /// All keys.
    var all: [ImageKey] { keys.values.flatMap { [$0.first] + $0.others } }

    /// Adds a key that is not there yet.
    mutating func insert(_ key: ImageKey) {
        let source = Source(key: key)
        if let index = keys.index(forKey: source) {
            keys.values[index].others.append(key)
        } else {
            keys[source] = Keys(first: key)
        }
    }

    mutating func remove(_ key: ImageKey) {
        guard let index = keys.index(forKey: Source(key: key)) else { return }
        if let place = keys.values[index].others.firstIndex(of: key) {
            keys.values[index].others.remove(at: place)
        } else if keys.values[index].first == key {
            if let other = keys.values[index].others.popLast() {
                keys.values[index].first = other
            } else {
                keys.remove(at: index)
            }
        }
    }
}

/// The part of its picture that an image shows, and its size: they decide whether it satisfies a request for another
/// size.
struct ImageCoverage {
    private let original: PixelSize
    private let size: PixelSize
    /// The size of the whole picture at the scale of the image.
    private let scaled: PixelSize
    /// Whether it is the whole picture, pixel by pixel.
    private let isWhole: Bool
    private let isStretched: Bool
    private let format: ImageFormat?
    let isAnimated: Bool

    /// Creates the coverage of an image that was made for a target, without processors. Nil if what it shows is
    /// unknown, for example because it was enlarged.
    ///
    /// - Parameter format: What a decoder made it of; nil for an image that the program itself has stored, which must
    ///   not be taken for the whole picture if it was stored for a target.
    init?(
        target: TargetSize?, size: PixelSize, originalSize: PixelSize, isDownsampled: Bool, isAnimated: Bool = false,
        format: ImageFormat?
    ) {
        guard format?.isVector == true || size.width <= originalSize.width && size.height <= originalSize.height
        else { return nil }
        original = originalSize
        self.format = format
        self.size = size
        self.isAnimated = isAnimated
        if size == originalSize, !isDownsampled {
            if target != nil, format == nil { return nil }
            // An image that fills its box may be a smaller one that the program stored, and which claims to be whole.
            if let target, size.width >= target.width || size.height >= target.height { return nil }
            isWhole = true
            isStretched = false
            scaled = size
        } else {
            guard let target else { return nil }
            let layout = target.layout(for: originalSize, of: format)
            guard layout.output == size else { return nil }
            isWhole = false
            isStretched = target.mode == .stretch
            scaled = layout.scaled
        }
    }

    /// The number of pixels.
    var area: Int { size.pixelCount ?? .max }

    /// Whether an image made for `target` would be identical.
    func equals(imageFor target: TargetSize?) -> Bool {
        guard let target else { return isWhole }
        let wanted = target.layout(for: original, of: format)
        return wanted.scaled == scaled && wanted.output == size
    }

    /// Whether the image shows everything that one made for `target` would show, at no smaller scale.
    ///
    /// - Parameter excess: The maximum factor by which each side may be longer, and then only if both are cropped
    ///   alike; nil for any.
    func covers(_ target: TargetSize?, excess: Double? = nil) -> Bool {
        guard let target else { return isWhole }
        if isStretched, target.mode != .stretch { return false }
        let wanted = target.layout(for: original, of: format)
        return Self.covers(scaled.width, size.width, wanted.scaled.width, wanted.output.width, excess)
            && Self.covers(scaled.height, size.height, wanted.scaled.height, wanted.output.height, excess)
    }

    private static func covers(_ scaled: Int, _ shown: Int, _ wanted: Int, _ output: Int, _ excess: Double?) -> Bool {
        // In pixels of the wanted image: crops are rounded, so a difference of one pixel is ignored.
        let part = Double(shown) / Double(scaled) * Double(wanted)
        guard scaled >= wanted, part > Double(output) - 1.5 else { return false }
        guard let excess else { return true }
        return part < Double(output) + 1.5 && Double(scaled) <= Double(wanted) * excess
    }
}
