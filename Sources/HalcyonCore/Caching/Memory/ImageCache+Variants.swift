import Synchronization

extension ImageCache {
    /// By how much each side of an image may be longer than a view wants it.
    ///
    /// Toolkits make images smaller by two texels at a time on each side: beyond twice the size they leave out texels,
    /// and a picture flickers and shows steps where it should be smooth.
    static let excessForViews = 2.0

    /// Removes all images of one source, whatever their sizes and processors.
    ///
    /// - Parameter key: That of any image of the source, be it here or not.
    public func removeAll(variantsOf key: ImageKey) {
        change { state, garbage in
            for key in state.variants[of: key] { state.remove(key, &garbage) }
        }
    }

    /// Removes the images of a source that were made of other bytes than those of one version. Of those that the
    /// program has stored without saying of what they were made, nobody knows.
    ///
    /// - Parameter version: That of the newest bytes; nil to remove those of every version.
    func removeAll(variantsOf key: ImageKey, but version: UInt64?) {
        change { state, garbage in
            for key in state.variants[of: key] {
                guard let known = state.knowledge(for: key)?.metadata?.version, known != version else { continue }
                state.remove(key, &garbage)
            }
        }
    }

    /// Whether there are images of a source that were made of other bytes than those of one version.
    func hasVariants(of key: ImageKey, otherThan version: UInt64) -> Bool {
        state.withLock { state in
            state.variants[of: key].contains { key in
                state.knowledge(for: key)?.metadata.map { $0.version != version } ?? false
            }
        }
    }

    /// Removes the images whose keys are such. What is stored meanwhile may stay.
    ///
    /// - Parameter isUnwanted: Called for each image that is there, in no order.
    public func removeAll(where isUnwanted: (ImageKey) -> Bool) {
        // Outside the lock: it may ask this very cache.
        let keys = state.withLock { $0.variants.all }.filter(isUnwanted)
        change { state, garbage in
            for key in keys { state.remove(key, &garbage) }
        }
    }

    /// Removes the images that are stale at a moment, in seconds since the reference date.
    func removeStale(at moment: Double) {
        change { state, garbage in
            for key in state.variants.all {
                guard let facts = state.table.peek(key)?.facts ?? state.tail[key]?.facts else { continue }
                if facts.expiry <= moment { state.remove(key, &garbage) }
            }
        }
    }

    /// Another image of the same source that will do.
    @inline(never)
    func otherAnswer(for key: ImageKey, _ wish: Wish, by time: CoarseTime) -> Answer? {
        guard !key.isProcessed else { return nil }
        let keys = state.withLock { $0.others(for: key, wish.precision) }
        for other in keys {
            guard let hit = lookUp(other, isUse: wish.isUse, isCounted: false) else { continue }
            // That there was none for the key itself was counted.
            if wish.isCounted { state.withLock { $0.statistics.takeBack(isHit: false) } }
            if let answer = judged(hit, other, wish, by: time) { return answer }
        }
        return nil
    }
}

extension ImageCache {
    /// What is there of another image of the same source that will do, be it stale.
    func otherEntry(for key: ImageKey, _ precision: Wish.Precision, isUse: Bool) -> Entry? {
        guard !key.isProcessed else { return nil }
        for other in state.withLock({ $0.others(for: key, precision) }) {
            if let entry = entry(for: other, isUse: isUse, isCounted: false) { return entry }
        }
        return nil
    }
}

extension ImageCache.State {
    /// What is known of an image; no use of it.
    func knowledge(for key: ImageKey) -> HeldImage.Knowledge? {
        table.peek(key)?.knowledge ?? tail[key]?.facts.knowledge
    }

    /// The keys of other images that will do for a key, the smallest first; of equal ones those that are no larger than
    /// asked.
    fileprivate func others(for key: ImageKey, _ precision: ImageCache.Wish.Precision) -> [ImageKey] {
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

    private func extent(of key: ImageKey) -> ImageExtent? {
        if let image = table.peek(key)?.image {
            return ImageExtent(
                target: key.targetSize, size: image.size, originalSize: image.originalSize,
                isDownsampled: image.isDownsampled, isAnimated: image.frames != nil,
                isDecoded: image.format != nil)
        }
        return tail[key]?.image.extent(for: key.targetSize)
    }
}
