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

/// What a memory cache stores for a key.
struct MemoryEntry: Sendable {
    /// Stored separately from the rest, which is copied at each hit.
    final class Origin: Sendable {
        /// The metadata of the bytes that the image was made of.
        let metadata: CacheMetadata?
        /// The facts about the local file that it was made of.
        let file: FileFacts?
        /// When the program itself stored it; nil if a load did.
        let placed: WaitID?
        /// Whether the last launch has left it.
        let isRestored: Bool
        /// The size of the metadata in memory. Computed once, when the image is stored.
        let byteCount: Int

        init(
            _ metadata: CacheMetadata?, file: FileFacts? = nil, placed: WaitID? = nil, isRestored: Bool = false
        ) {
            (self.metadata, self.file, self.placed) = (metadata, file, placed)
            self.isRestored = isRestored
            byteCount = metadata?.byteCount() ?? 0
        }
    }

    let image: DecodedImage
    /// When it becomes stale, in seconds since the reference date. Infinite for never, and negative infinity if the
    /// time is not enough to decide: it is one of several answers, or made of a local file.
    var staleAt: Double
    /// When it expires, in seconds since the reference date.
    var goneAt: Double
    /// The seconds after a use for which it stays at least; 0 if a use changes nothing.
    var renewal = 0.0
    /// The seconds for which each use extends `staleAt`, counted from the use; 0 if it does not.
    let extensionOnUse: Double
    let isSpeculative: Bool
    let origin: Origin?

    init(_ image: DecodedImage, _ origin: Origin?, goneAt: Double, isSpeculative: Bool) {
        self.image = image
        staleAt = Self.staleAt(origin)
        self.goneAt = goneAt
        extensionOnUse = origin?.metadata?.extensionOnUse ?? 0
        self.isSpeculative = isSpeculative
        self.origin = origin
    }

    private static func staleAt(_ origin: Origin?) -> Double {
        let metadata = origin?.metadata
        // The request's fields decide which of several answers it gets (RFC 9111, 4.1). A file may have changed.
        if metadata?.requestFields.isEmpty == false || origin?.file != nil { return -.infinity }
        return metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
    }

    /// Creates an entry for an image that was restored for use: an evicted one, or one of the last launch.
    init(_ image: DecodedImage, as known: Info) {
        self.image = image
        staleAt = known.staleAt
        goneAt = known.goneAt
        renewal = known.renewal
        extensionOnUse = known.extensionOnUse
        isSpeculative = false
        origin = known.origin
    }

    /// Returns the bytes of everything stored under a key: the image, and what key, metadata and colour profile have
    /// beyond ``CacheMetadata/coveredBytes``.
    func cost(under key: ImageKey) -> Int {
        let known = (origin?.byteCount ?? 0) + key.description.utf8.count + (image.metadata.colorProfile?.count ?? 0)
        return image.cost + max(0, known - CacheMetadata.coveredBytes)
    }

    /// The properties of an entry without the image.
    struct Info: Sendable {
        let staleAt: Double
        let goneAt: Double
        let renewal: Double
        let extensionOnUse: Double
        let origin: Origin?

        init(staleAt: Double, goneAt: Double, renewal: Double, extensionOnUse: Double, origin: Origin?) {
            self.staleAt = staleAt
            self.goneAt = goneAt
            self.renewal = renewal
            self.extensionOnUse = extensionOnUse
            self.origin = origin
        }

        /// Creates the properties of an image of the last launch.
        init(_ origin: Origin, goneAt: Double, renewal: Double) {
            self.init(
                staleAt: MemoryEntry.staleAt(origin), goneAt: goneAt, renewal: renewal,
                extensionOnUse: origin.metadata?.extensionOnUse ?? 0, origin: origin)
        }

        /// When it becomes stale, even if it is one of several answers.
        var expiry: Double {
            guard staleAt == -.infinity else { return staleAt }
            return origin?.metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
        }
    }

    var info: Info {
        Info(staleAt: staleAt, goneAt: goneAt, renewal: renewal, extensionOnUse: extensionOnUse, origin: origin)
    }

    /// The metadata of the bytes, with the expiry as extended by uses.
    var metadata: CacheMetadata? {
        guard var metadata = origin?.metadata else { return nil }
        if staleAt.isFinite { metadata.expiresAt = Date(timeIntervalSinceReferenceDate: staleAt) }
        return metadata
    }

    /// What a hit returns: only what it needs, because it is copied under the lock.
    struct Hit {
        let image: DecodedImage
        let staleAt: Double
        let goneAt: Double
        let extensionOnUse: Double

        /// Whether more than the time decides if it may be used: the request's fields, or whether a local file has
        /// changed.
        var needsMoreThanTime: Bool { staleAt == -.infinity }
        /// Whether it never expires, and its use changes nothing.
        var isPlain: Bool { goneAt == .infinity && extensionOnUse == 0 }
    }

    var hit: Hit { Hit(image: image, staleAt: staleAt, goneAt: goneAt, extensionOnUse: extensionOnUse) }
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
