import Foundation

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
