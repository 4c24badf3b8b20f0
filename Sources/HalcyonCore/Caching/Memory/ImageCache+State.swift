import Foundation
import HeapModule

extension ImageCache {
    /// Objects to free after the lock: returning megabytes to the system takes time.
    struct DeferredRelease {
        private var held: [MemoryEntry] = []
        private var lives: [WeakImage.Life] = []

        mutating func release(_ image: MemoryEntry) { held.append(image) }
        mutating func release(_ life: WeakImage.Life) { lives.append(life) }
    }

    /// The state protected by the lock.
    struct State {
        var table: CostTable<MemoryEntry>
        var evicted = EvictedImages()
        /// The images that the last launch has left.
        var snapshot = SnapshotIndex()
        /// The keys of all entries in the table, of evicted ones that are still in use, and of those in the snapshot.
        var variants = VariantIndex()
        var expiries = ExpirationQueue()
        var countLimit: Int?
        var entryCostLimit: Int?
        var expiration: CacheExpiration
        /// Whether a task waits for images to expire, the number of such tasks so far, and the last of them.
        var isCleaning = false
        var cleanings = 0
        var cleaner: Task<Void, Never>?
        var statistics = Statistics()
        /// When the last image was stored.
        private var lastStore = -Double.infinity

        init(costLimit: Int, countLimit: Int?, expiration: CacheExpiration) {
            table = CostTable(costLimit: max(0, costLimit))
            self.countLimit = countLimit.map { max(0, $0) }
            self.expiration = expiration
        }

        /// The maximum cost of one image: a single one should not evict all others.
        private var entryLimit: Int {
            if let entryCostLimit { return min(entryCostLimit, table.costLimit) }
            return max(table.costLimit / ImageCache.entriesAtLeast, min(table.costLimit, ImageCache.entryFloor))
        }

        /// The maximum number of entries: one per KiB, because even a tiny image has about that much overhead.
        private var mostEntries: Int {
            min(countLimit ?? .max, max(ImageCache.entryCountFloor, table.costLimit / CacheMetadata.coveredBytes))
        }

        private var isOff: Bool { table.costLimit == 0 || countLimit == 0 }

        mutating func store(
            _ image: DecodedImage, _ origin: MemoryEntry.Origin?, for key: ImageKey,
            _ expiration: CacheExpiration?, _ renewal: ExpirationExtension, isSpeculative: Bool = false,
            at now: Double, _ deferred: inout DeferredRelease
        ) {
            let expiration = expiration ?? self.expiration
            let goneAt = expiration.date(from: Date(timeIntervalSinceReferenceDate: now))?
                .timeIntervalSinceReferenceDate
            var entry = MemoryEntry(image, origin, goneAt: goneAt ?? .infinity, isSpeculative: isSpeculative)
            entry.renewal = renewal.duration(of: expiration) ?? 0
            store(entry, for: key, at: now, &deferred)
        }

        /// Lets an image that was used stay longer, if it may.
        mutating func renew(_ key: ImageKey, from old: Double, at now: Double) {
            var new = old
            table.update(key) { held in
                let later = now + held.renewal
                // An image stored meanwhile has its own expiry, and each change takes a place in the queue.
                guard held.goneAt == old, later > old + min(held.renewal / 64, 60) else { return }
                held.goneAt = later
                new = later
            }
            guard new > old else { return }
            expiries.insert(key, at: new, of: table.count) { [table] in table.peek($0)?.goneAt }
        }

        private mutating func store(
            _ image: MemoryEntry, for key: ImageKey, at now: Double, _ deferred: inout DeferredRelease
        ) {
            statistics.stores += 1
            doubtFreshness(at: now)
            snapshot.outdate(key, but: image.origin)
            guard image.goneAt > now, image.cost(under: key) <= entryLimit, !isOff else {
                remove(key, &deferred)
                deferred.release(image)
                // A very large image may still be on the screen.
                if image.goneAt > now { keepWeakly(key, image, &deferred) }
                return
            }
            // An existing entry is replaced, not removed, because the table knows its uses.
            let isKnown = table.contains(key) || (!evicted.isEmpty && evicted.remove(key)) || snapshot.remove(key)
            if !isKnown { variants.insert(key) }
            insert(image, for: key, at: now, &deferred)
        }

        /// Marks older entries as stale if the clock was set back: they would otherwise stay fresh for that much
        /// longer; see ``CacheMetadata/isFresh(at:)``. Checked at a store, so that a look-up need not do it.
        private mutating func doubtFreshness(at now: Double) {
            defer { lastStore = now }
            guard now < lastStore - CacheMetadata.clockTolerance else { return }
            forgetTail()
            forgetSnapshot()
            for key in variants.all {
                table.update(key) { held in if held.staleAt.isFinite { held.staleAt = -.infinity } }
            }
        }

        /// Restores an evicted image that is still in use, as an ordinary entry.
        mutating func revive(_ key: ImageKey, at now: Double, _ deferred: inout DeferredRelease) -> MemoryEntry? {
            guard let entry = evicted[key] else { return nil }
            let life = entry.image.life
            deferred.release(life)
            guard entry.info.goneAt > now, let image = entry.image.image(from: life) else {
                evicted.remove(key)
                variants.remove(key)
                return nil
            }
            let held = MemoryEntry(image, as: entry.info)
            statistics.revivals += 1
            deferred.release(held)
            if held.cost(under: key) <= entryLimit {
                evicted.remove(key)
                insert(held, for: key, at: now, &deferred)
            }
            return held
        }

        /// Puts an image that the last launch has left into the table, unless it was removed or replaced meanwhile.
        ///
        /// - Parameter held: The image; nil if it is damaged.
        /// - Returns: What there is for the key now.
        mutating func awaken(
            _ key: ImageKey, as held: MemoryEntry?, at now: Double, _ deferred: inout DeferredRelease
        ) -> MemoryEntry? {
            guard snapshot.remove(key) else { return table.use(key) }
            guard let held, held.goneAt > now else {
                variants.remove(key)
                return nil
            }
            deferred.release(held)
            if held.cost(under: key) <= entryLimit, !isOff {
                insert(held, for: key, at: now, &deferred)
            } else {
                variants.remove(key)
            }
            return held
        }

        /// Removes an entry, in the table, evicted or left by the last launch.
        mutating func remove(_ key: ImageKey, _ deferred: inout DeferredRelease) {
            if let held = table.remove(key) {
                deferred.release(held)
            } else if (evicted.isEmpty || !evicted.remove(key)) && !snapshot.remove(key) {
                return
            }
            variants.remove(key)
        }

        mutating func makeRoom(
            at now: Double, toCost cost: Int? = nil, toCount count: Int? = nil, _ deferred: inout DeferredRelease
        ) {
            let cost = cost ?? table.costLimit
            let count = count ?? mostEntries
            while table.totalCost > cost || table.count > count {
                if removeFirstExpired(at: now, &deferred) { continue }
                guard let entry = table.evict() else { return }
                statistics.evictions += 1
                keepWeakly(entry.key, entry.value, isKnown: true, &deferred)
            }
            if isOff { forgetTail() }
        }

        private mutating func forgetSnapshot() {
            for entry in snapshot.entries {
                snapshot.remove(entry.key)
                variants.remove(entry.key)
            }
        }

        /// Returns the number of the task that has to be started to remove images as they expire; nil if there is one,
        /// or if none will expire.
        mutating func beginCleaning() -> Int? {
            if isCleaning || expiries.isEmpty { return nil }
            isCleaning = true
            cleanings += 1
            return cleanings
        }

        /// Removes one expired entry; false if there is none.
        mutating func removeFirstExpired(at now: Double, _ deferred: inout DeferredRelease) -> Bool {
            while let (key, moment) = expiries.removeFirst(at: now) {
                guard table.peek(key)?.goneAt == moment else { continue }
                statistics.expirations += 1
                remove(key, &deferred)
                return true
            }
            return false
        }

        private mutating func insert(
            _ image: MemoryEntry, for key: ImageKey, at now: Double, _ deferred: inout DeferredRelease
        ) {
            let replaced = table.insert(
                image, cost: image.cost(under: key), for: key, isSpeculative: image.isSpeculative)
            if let replaced { deferred.release(replaced) }
            if image.goneAt < .infinity {
                expiries.insert(key, at: image.goneAt, of: table.count) { [table] in table.peek($0)?.goneAt }
            }
            makeRoom(at: now, &deferred)
        }

        /// - Parameter isKnown: Whether the key is already in ``variants``.
        private mutating func keepWeakly(
            _ key: ImageKey, _ image: MemoryEntry, isKnown: Bool = false, _ deferred: inout DeferredRelease
        ) {
            deferred.release(image)
            if isOff || image.origin?.byteCount ?? 0 > EvictedImages.mostKnown {
                if isKnown { variants.remove(key) }
                return
            }
            var dropped: [ImageKey] = []
            evicted.add(
                EvictedImages.Entry(key: key, image: WeakImage(image.image), info: image.info), dropped: &dropped,
                &deferred)
            if !isKnown { variants.insert(key) }
            for key in dropped { variants.remove(key) }
        }

        private mutating func forgetTail() {
            for entry in evicted.entries { variants.remove(entry.key) }
            evicted = EvictedImages()
        }
    }
}

/// The expiry times of a memory cache's images, the earliest first.
///
/// Removed images stay in it, and are dropped when they expire or when they are the majority.
struct ExpirationQueue {
    private struct Expiry: Comparable {
        let moment: Double
        let key: ImageKey

        static func < (a: Expiry, b: Expiry) -> Bool { a.moment < b.moment }
        static func == (a: Expiry, b: Expiry) -> Bool { a.moment == b.moment }
    }

    private var heap = Heap<Expiry>()

    var isEmpty: Bool { heap.isEmpty }
    var count: Int { heap.count }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - count: The total number of entries in the cache.
    ///   - moments: Returns when an entry expires; nil if it is not in the cache.
    mutating func insert(
        _ key: ImageKey, at moment: Double, of count: Int, momentOf moments: (ImageKey) -> Double?
    ) {
        guard moment < .infinity else { return }
        heap.insert(Expiry(moment: moment, key: key))
        guard heap.count > 2 * count + 64 else { return }
        // A key that was stored twice for the same time has two: one of them finds nothing when it expires.
        heap = Heap(heap.unordered.filter { moments($0.key) == $0.moment })
    }

    /// When the next entry expires; nil if none will.
    var first: Double? { heap.min?.moment }

    /// Removes an expired entry, and returns its key and when it expired.
    mutating func removeFirst(at now: Double) -> (key: ImageKey, moment: Double)? {
        guard let first = heap.min, first.moment <= now else { return nil }
        heap.removeMin()
        return (first.key, first.moment)
    }
}
