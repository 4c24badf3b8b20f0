import Foundation
import HeapModule

extension ImageCache {
    /// What is to be freed after the lock: giving megabytes back to the system takes its time.
    struct Garbage {
        private var held: [HeldImage] = []
        private var lives: [WeakImage.Life] = []

        mutating func keep(_ image: HeldImage) { held.append(image) }
        mutating func keep(_ life: WeakImage.Life) { lives.append(life) }
    }

    /// All that is behind the lock.
    struct State {
        var table: CostTable<HeldImage>
        var tail = ImageTail()
        /// The keys of all that is in the table or the tail.
        var variants = ImageVariants()
        var expiries = ImageExpiries()
        var countLimit: Int?
        var expiration: CacheExpiration
        var statistics = Statistics()
        /// When something was last stored.
        private var lastStore = -Double.infinity

        init(costLimit: Int, countLimit: Int?, expiration: CacheExpiration) {
            table = CostTable(costLimit: max(0, costLimit))
            self.countLimit = countLimit.map { max(0, $0) }
            self.expiration = expiration
        }

        /// The most one image may cost: a single one should not push out all the others.
        private var entryLimit: Int {
            max(table.costLimit / ImageCache.entriesAtLeast, min(table.costLimit, ImageCache.entryFloor))
        }

        /// The most entries: one for each KiB, for an image of a few pixels takes about as much beside them.
        private var mostEntries: Int {
            min(countLimit ?? .max, max(ImageCache.entryCountFloor, table.costLimit / CacheMetadata.coveredBytes))
        }

        private var isOff: Bool { table.costLimit == 0 || countLimit == 0 }

        mutating func store(
            _ image: DecodedImage, _ knowledge: HeldImage.Knowledge?, for key: ImageKey,
            _ expiration: CacheExpiration?, isSpeculative: Bool = false, at now: Double, _ garbage: inout Garbage
        ) {
            let goneAt = (expiration ?? self.expiration)
                .date(from: Date(timeIntervalSinceReferenceDate: now))?.timeIntervalSinceReferenceDate
            store(
                HeldImage(image, knowledge, goneAt: goneAt ?? .infinity, isSpeculative: isSpeculative), for: key,
                at: now, &garbage)
        }

        private mutating func store(
            _ image: HeldImage, for key: ImageKey, at now: Double, _ garbage: inout Garbage
        ) {
            statistics.stores += 1
            doubtFreshness(at: now)
            guard image.goneAt > now, image.cost(under: key) <= entryLimit, !isOff else {
                remove(key, &garbage)
                garbage.keep(image)
                // Who shows a very large image has it all the same.
                if image.goneAt > now { keepWeakly(key, image, &garbage) }
                return
            }
            // What is there is replaced, not removed: the table knows what its uses were.
            let isKnown = table.contains(key) || (!tail.isEmpty && tail.remove(key))
            if !isKnown { variants.insert(key) }
            insert(image, for: key, at: now, &garbage)
        }

        /// Where the clock has gone back, what was stored before would be fresh for as long as it went back; see
        /// ``CacheMetadata/isFresh(at:)``. Seen at a store, so that a look-up need not look for it.
        private mutating func doubtFreshness(at now: Double) {
            defer { lastStore = now }
            guard now < lastStore - CacheMetadata.clockTolerance else { return }
            forgetTail()
            for key in variants.all {
                table.update(key) { held in if held.staleAt.isFinite { held.staleAt = -.infinity } }
            }
        }

        /// Finds an image that had to go and is in use all the same. It becomes an entry as any other.
        mutating func revive(_ key: ImageKey, at now: Double, _ garbage: inout Garbage) -> HeldImage? {
            guard let entry = tail[key] else { return nil }
            let life = entry.image.life
            garbage.keep(life)
            guard entry.facts.goneAt > now, let image = entry.image.image(from: life) else {
                tail.remove(key)
                variants.remove(key)
                return nil
            }
            let held = HeldImage(image, as: entry.facts)
            statistics.revivals += 1
            garbage.keep(held)
            if held.cost(under: key) <= entryLimit {
                tail.remove(key)
                insert(held, for: key, at: now, &garbage)
            }
            return held
        }

        /// Takes an entry out, wherever it is.
        mutating func remove(_ key: ImageKey, _ garbage: inout Garbage) {
            if let held = table.remove(key) {
                garbage.keep(held)
            } else if tail.isEmpty || !tail.remove(key) {
                return
            }
            variants.remove(key)
        }

        mutating func makeRoom(at now: Double, toCost cost: Int? = nil, _ garbage: inout Garbage) {
            let cost = cost ?? table.costLimit
            while table.totalCost > cost || table.count > mostEntries {
                if removeFirstExpired(at: now, &garbage) { continue }
                guard let victim = table.removeVictim() else { return }
                statistics.evictions += 1
                keepWeakly(victim.key, victim.value, isKnown: true, &garbage)
            }
            if isOff { forgetTail() }
        }

        /// Takes out an entry whose time has come; false where there is none.
        mutating func removeFirstExpired(at now: Double, _ garbage: inout Garbage) -> Bool {
            while let (key, moment) = expiries.removeFirst(at: now) {
                guard table.peek(key)?.goneAt == moment else { continue }
                statistics.expirations += 1
                remove(key, &garbage)
                return true
            }
            return false
        }

        private mutating func insert(
            _ image: HeldImage, for key: ImageKey, at now: Double, _ garbage: inout Garbage
        ) {
            let replaced = table.insert(
                image, cost: image.cost(under: key), for: key, isSpeculative: image.isSpeculative)
            if let replaced { garbage.keep(replaced) }
            if image.goneAt < .infinity {
                expiries.insert(key, at: image.goneAt, of: table.count) { [table] in table.peek($0)?.goneAt }
            }
            makeRoom(at: now, &garbage)
        }

        /// - Parameter isKnown: Whether the key is among ``variants``.
        private mutating func keepWeakly(
            _ key: ImageKey, _ image: HeldImage, isKnown: Bool = false, _ garbage: inout Garbage
        ) {
            garbage.keep(image)
            if isOff || image.knowledge?.byteCount ?? 0 > ImageTail.mostKnown {
                if isKnown { variants.remove(key) }
                return
            }
            var dropped: [ImageKey] = []
            tail.add(
                ImageTail.Entry(key: key, image: WeakImage(image.image), facts: image.facts), dropped: &dropped,
                &garbage)
            if !isKnown { variants.insert(key) }
            for key in dropped { variants.remove(key) }
        }

        private mutating func forgetTail() {
            for entry in tail.entries { variants.remove(entry.key) }
            tail = ImageTail()
        }
    }
}

/// What a memory cache keeps for a key.
struct HeldImage: Sendable {
    /// Apart from the rest, which is copied at each hit.
    final class Knowledge: Sendable {
        /// Of the bytes that the image was made of.
        let metadata: CacheMetadata?
        /// Of the local file that it was made of.
        let file: FileFacts?
        /// When the program stored it itself; nil for what a load has made.
        let placed: WaitID?
        /// What the metadata take in memory. Counted once, when the image is stored.
        let byteCount: Int

        init(_ metadata: CacheMetadata?, file: FileFacts? = nil, placed: WaitID? = nil) {
            (self.metadata, self.file, self.placed) = (metadata, file, placed)
            byteCount = metadata?.byteCount() ?? 0
        }
    }

    let image: DecodedImage
    /// From when on it is stale, in seconds since the reference date; infinite for never, and below all for one that a
    /// look at the time does not suffice to use: one of several answers, or that of a local file.
    var staleAt: Double
    /// From when on it is gone, likewise.
    let goneAt: Double
    /// The seconds by which each use puts `staleAt` off; 0 where it stays.
    let extensionOnUse: Double
    let isSpeculative: Bool
    let knowledge: Knowledge?

    init(_ image: DecodedImage, _ knowledge: Knowledge?, goneAt: Double, isSpeculative: Bool) {
        self.image = image
        let metadata = knowledge?.metadata
        // Which of several answers the request gets, its fields have to say (RFC 9111, 4.1). A file may have changed.
        let isOneOfSeveral = metadata?.requestFields.isEmpty == false || knowledge?.file != nil
        staleAt =
            isOneOfSeveral ? -.infinity : metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
        self.goneAt = goneAt
        extensionOnUse = metadata?.extensionOnUse ?? 0
        self.isSpeculative = isSpeculative
        self.knowledge = knowledge
    }

    /// The same for an image that was made again, which somebody uses.
    init(_ image: DecodedImage, as known: Facts) {
        self.image = image
        staleAt = known.staleAt
        goneAt = known.goneAt
        extensionOnUse = known.extensionOnUse
        isSpeculative = false
        knowledge = known.knowledge
    }

    /// The bytes of all that is kept under a key: the image, and what key, metadata and color profile have beyond
    /// ``CacheMetadata/coveredBytes``.
    func cost(under key: ImageKey) -> Int {
        let known = (knowledge?.byteCount ?? 0) + key.description.utf8.count + (image.metadata.colorProfile?.count ?? 0)
        return image.cost + max(0, known - CacheMetadata.coveredBytes)
    }

    /// All but the image.
    struct Facts: Sendable {
        let staleAt: Double
        let goneAt: Double
        let extensionOnUse: Double
        let knowledge: Knowledge?

        /// From when on it is stale, be it one of several.
        var expiry: Double {
            guard staleAt == -.infinity else { return staleAt }
            return knowledge?.metadata?.expiresAt?.timeIntervalSinceReferenceDate ?? .infinity
        }
    }

    var facts: Facts {
        Facts(staleAt: staleAt, goneAt: goneAt, extensionOnUse: extensionOnUse, knowledge: knowledge)
    }

    /// What is known of the bytes, with the expiry as uses have put it off.
    var metadata: CacheMetadata? {
        guard var metadata = knowledge?.metadata else { return nil }
        if staleAt.isFinite { metadata.expiresAt = Date(timeIntervalSinceReferenceDate: staleAt) }
        return metadata
    }

    /// What a hit takes: no more than it needs, for it is copied under the lock.
    struct Hit {
        let image: DecodedImage
        let staleAt: Double
        let goneAt: Double
        let extensionOnUse: Double

        /// Whether a look at the time does not suffice to use it.
        var isOneOfSeveral: Bool { staleAt == -.infinity }
        /// Whether it stays, and its use changes nothing.
        var isPlain: Bool { goneAt == .infinity && extensionOnUse == 0 }
    }

    var hit: Hit { Hit(image: image, staleAt: staleAt, goneAt: goneAt, extensionOnUse: extensionOnUse) }
}

/// When which image of a memory cache is gone, the earliest first.
///
/// What has been removed meanwhile stays behind, and is dropped when its turn comes or when such are most of all.
struct ImageExpiries {
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
    ///   - count: The number of entries that there are in all.
    ///   - moment: When an entry is gone; nil for one that is not there.
    mutating func insert(
        _ key: ImageKey, at moment: Double, of count: Int, momentOf moments: (ImageKey) -> Double?
    ) {
        guard moment < .infinity else { return }
        heap.insert(Expiry(moment: moment, key: key))
        guard heap.count > 2 * count + 64 else { return }
        // Two for one key where it was stored twice for the same moment: one of them finds nothing when its turn comes.
        heap = Heap(heap.unordered.filter { moments($0.key) == $0.moment })
    }

    /// Takes out the key of one whose time has come, and when that was.
    mutating func removeFirst(at now: Double) -> (key: ImageKey, moment: Double)? {
        guard let first = heap.min, first.moment <= now else { return nil }
        heap.removeMin()
        return (first.key, first.moment)
    }
}
