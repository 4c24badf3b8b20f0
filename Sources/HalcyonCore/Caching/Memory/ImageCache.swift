import Foundation
import Synchronization

/// The memory cache of decoded images, bounded by their bytes at every moment.
///
/// The cost of an image is that of its pixels (``DecodedImage/cost``), and what its key, its color profile and what is
/// known of its bytes (URL and header fields) take beyond 1 KiB.
///
/// A look-up and a store take one short lock each, never wait for anything else, and may be made from any thread.
///
/// An image that had to go for want of room, and whose pixels somebody still holds, is found again for as long as that
/// lasts: what is on the screen costs nothing to keep. It is found by its pixels, by a texture that was made of them,
/// and of an animation by its frames. ``remove(for:)``, a store in its place and ``removeAll()`` forget such images
/// too.
public final class ImageCache: Sendable {
    static let entriesAtLeast = 4
    /// A cache that is smaller than a few pictures still serves: below this many bytes one may take all of it.
    static let entryFloor = 16 << 20
    /// So many entries a cache may always have, however small they are.
    static let entryCountFloor = 1024

    let state: Mutex<State>
    let farewell = Farewell()
    /// Of the sources whose images it keeps, and of the disk cache that is used with it.
    let ledger = SourceLedger()
    private let time: CoarseTime

    /// A cache of at most `costLimit` bytes of pixels.
    ///
    /// An image that costs more than a quarter of the limit is not stored (nor, in a cache under 64 MiB, one over 16
    /// MiB or over the limit).
    ///
    /// - Parameters:
    ///   - costLimit: See ``costLimit``. Default: ``defaultCostLimit``.
    ///   - countLimit: See ``countLimit``. Default: nil, none.
    ///   - expiration: See ``expiration``. Default: `.never`.
    ///   - clock: Tells when that is. Default: the machine's.
    public init(
        costLimit: Int = ImageCache.defaultCostLimit, countLimit: Int? = nil, expiration: CacheExpiration = .never,
        clock: any Timekeeping = SystemClock()
    ) {
        state = Mutex(State(costLimit: costLimit, countLimit: countLimit, expiration: expiration))
        time = CoarseTime(clock)
    }

    /// A fifth of the machine's memory, or of what the control group leaves the program on Linux, at most 512 MiB.
    public static var defaultCostLimit: Int { MemoryBudget.ofProgram }

    /// The image for a key, be it stale; counts as a use of it.
    public func image(for key: ImageKey) -> DecodedImage? {
        guard let hit = lookUp(key), !isGone(hit, key) else { return nil }
        return hit.image
    }

    /// The image for a key with what is known of it, be it stale; counts as a use of it.
    public func entry(for key: ImageKey) -> Entry? { entry(for: key, isUse: true, isCounted: true) }

    func entry(for key: ImageKey, isUse: Bool, isCounted: Bool) -> Entry? {
        let found = state.withLock { state in
            let held = isUse ? state.table.use(key) : state.table.peek(key)
            if isCounted { state.statistics.count(isHit: held != nil) }
            return held
        }
        guard let held = found ?? revived(key, isCounted: isCounted), !isGone(held.hit, key, isCounted: isCounted)
        else { return nil }
        var entry = Entry(image: held.image, metadata: held.metadata)
        entry.file = held.knowledge?.file
        return entry
    }

    /// Whether there is an image for a key; does not count as a use of it.
    public func contains(_ key: ImageKey) -> Bool {
        let (goneAt, late) = state.withLock { ($0.table.peek(key)?.goneAt, $0.tail[key]) }
        if let goneAt { return goneAt == .infinity || now < goneAt }
        guard let late else { return false }
        return late.image.isAlive(in: late.image.life) && (late.facts.goneAt == .infinity || now < late.facts.goneAt)
    }

    /// Stores an image in the place of whatever the key had.
    ///
    /// An image over its share of the limit is not stored; what the key had is gone all the same, for it is out of
    /// date.
    ///
    /// - Parameters:
    ///   - image: What is stored.
    ///   - metadata: What is known of the bytes that it was made of. Default: nil, nothing.
    ///   - key: Its identity.
    ///   - expiration: How long it stays at most. Default: nil, as ``expiration`` says.
    public func store(
        _ image: DecodedImage, _ metadata: CacheMetadata? = nil, for key: ImageKey, expiration: CacheExpiration? = nil
    ) {
        // A load that began before must not put what it brings in the place of this.
        let knowledge = HeldImage.Knowledge(metadata, placed: WaitID())
        let now = now
        change { state, garbage in state.store(image, knowledge, for: key, expiration, at: now, &garbage) }
    }

    /// Stores what a load has made, unless what is known of its source by now is newer.
    ///
    /// - Parameters:
    ///   - knowledge: What is known of the image.
    ///   - ticket: The load's.
    ///   - isSpeculative: Whether nobody has asked for it yet but a prefetcher.
    /// - Returns: Whether it was not too old.
    @discardableResult
    func store(
        _ image: DecodedImage, _ knowledge: HeldImage.Knowledge?, for key: ImageKey, expiration: CacheExpiration?,
        ticket: SourceLedger.Ticket?, isSpeculative: Bool
    ) -> Bool {
        let now = now
        var isCurrent = true
        change { state, garbage in
            let known = state.knowledge(for: key)
            if let ticket {
                // Asked under the lock: who brings something newer tells the ledger first, and then clears up here.
                isCurrent = ledger.isCurrent(knowledge?.metadata?.version, ticket)
                if let placed = known?.placed, ticket.began < placed { isCurrent = false }
                guard isCurrent else { return }
            }
            state.store(image, knowledge, for: key, expiration, isSpeculative: isSpeculative, at: now, &garbage)
            // Other sizes of what is out of date now would go on counting as fresh (RFC 9111, 4: the latest is used).
            // Another process may have stored what the disk has now.
            guard let version = knowledge?.metadata?.version, let old = known?.metadata?.version, old != version
            else { return }
            for other in state.variants[of: key] where state.knowledge(for: other)?.metadata?.version == old {
                state.remove(other, &garbage)
            }
        }
        return isCurrent
    }

    /// Counts as a use of an image that only a prefetcher has asked for so far.
    func useIfSpeculative(_ key: ImageKey) {
        state.withLock { $0.table.useIfSpeculative(key) }
    }

    /// Removes the image for a key, if there is one.
    public func remove(for key: ImageKey) { change { state, garbage in state.remove(key, &garbage) } }

    /// Removes every image.
    public func removeAll() {
        let removed = state.withLock { state in
            defer {
                var empty = State(
                    costLimit: state.table.costLimit, countLimit: state.countLimit, expiration: state.expiration)
                empty.statistics = state.statistics
                state = empty
            }
            return state
        }
        withExtendedLifetime(removed) {}
    }

    /// Removes the images whose time is over; see ``expiration``. They are no answers before that either, and the first
    /// to go when there is want of room.
    public func removeExpired() {
        let now = now
        change { state, garbage in while state.removeFirstExpired(at: now, &garbage) {} }
    }

    /// Removes images until they take at most so many bytes, those whose time is over first, and then those that are
    /// worth least. The limit stays.
    public func trim(toCost cost: Int) {
        let now = now
        change { state, garbage in state.makeRoom(at: now, toCost: max(0, cost), &garbage) }
    }

    /// In seconds since the reference date.
    var now: Double { time.now }

    /// Changes the state, and frees what has to go after the lock.
    func change(_ body: (inout State, inout Garbage) -> Void) {
        let garbage = state.withLock { state -> Garbage in
            var garbage = Garbage()
            body(&state, &garbage)
            return garbage
        }
        withExtendedLifetime(garbage) {}
    }
}

extension ImageCache {
    /// What a memory cache has for a key.
    public struct Entry: Sendable {
        /// The image.
        public var image: DecodedImage
        /// What is known of the bytes that it was made of; nil where that is not known.
        public var metadata: CacheMetadata?
        /// What is known of the local file that it was made of; nil for other sources.
        var file: FileFacts?

        /// An entry; see the properties.
        public init(image: DecodedImage, metadata: CacheMetadata? = nil) {
            self.image = image
            self.metadata = metadata
        }
    }
}

extension ImageCache {
    /// The most bytes that the images may take. A lower limit takes hold at once; of 0, nothing is kept at all.
    public var costLimit: Int {
        get { state.withLock { $0.table.costLimit } }
        set {
            let now = now
            change { state, garbage in
                state.table.costLimit = max(0, newValue)
                state.makeRoom(at: now, &garbage)
            }
        }
    }

    /// The most images; nil for no limit of your own. A lower limit takes hold at once; of 0, nothing is kept at all.
    ///
    /// In any case there is at most one image for each KiB of ``costLimit``, or 1,024 if that is more: an image of a
    /// few pixels takes more beside them than they have.
    public var countLimit: Int? {
        get { state.withLock { $0.countLimit } }
        set {
            let now = now
            change { state, garbage in
                state.countLimit = newValue.map { max(0, $0) }
                state.makeRoom(at: now, &garbage)
            }
        }
    }

    /// How long an image stays at most, counted from its store, where ``ImageRequest/Options/memoryExpiration`` does
    /// not say. A change holds for what is stored from then on.
    ///
    /// Not how long it is fresh: that follows from the bytes that it was made of, and what is stale stays, as its
    /// server may confirm it.
    public var expiration: CacheExpiration {
        get { state.withLock { $0.expiration } }
        set { state.withLock { $0.expiration = newValue } }
    }

    /// The bytes that the images take, with what is known of them beyond 1 KiB each, without those that had to go and
    /// are in use all the same.
    public var totalCost: Int { state.withLock { $0.table.totalCost } }

    /// The number of images, without those that had to go and are in use all the same.
    public var count: Int { state.withLock { $0.table.count } }
}

extension ImageCache {
    /// What has happened in a memory cache since it was made.
    public struct Statistics: Sendable, Hashable {
        /// Requests, or look-ups by hand, that found an image that will do.
        public internal(set) var hits = 0
        /// Those that found none, or one that was stale or gone.
        public internal(set) var misses = 0
        /// Images that were stored.
        public internal(set) var stores = 0
        /// Images that had to go for want of room.
        public internal(set) var evictions = 0
        /// Images that went because their time was over; see ``ImageCache/expiration``.
        public internal(set) var expirations = 0
        /// Images that had gone, and were found again because somebody held on to their pixels.
        public internal(set) var revivals = 0

        /// Hits by hits and misses, from 0 to 1; nil before the first of them.
        public var hitRatio: Double? { hits + misses == 0 ? nil : Double(hits) / Double(hits + misses) }

        @inline(__always)
        mutating func count(isHit: Bool) {
            if isHit { hits &+= 1 } else { misses &+= 1 }
        }

        /// Makes a hit that was counted a miss, or a miss a hit.
        mutating func takeBack(isHit: Bool) {
            hits += isHit ? -1 : 1
            misses += isHit ? 1 : -1
        }
    }

    /// What has happened here so far.
    public var statistics: Statistics { state.withLock { $0.statistics } }
}
