import Foundation
import Synchronization

/// A memory cache of decoded images, bounded by their bytes at all times.
///
/// The cost of an image is that of its pixels (``DecodedImage/cost``), plus what its key, its colour profile and the
/// metadata of its bytes (URL and header fields) take beyond 1 KiB.
///
/// A look-up and a store take one short lock each, never wait for anything else, and may be called from any thread.
///
/// An evicted image is found again as long as something keeps its pixels alive: what is on the screen costs nothing to
/// keep. It is found by its pixels, by a texture made of them, or, for an animation, by its frames. ``remove(for:)``, a
/// store under the same key, and ``removeAll()`` forget such images too.
public final class ImageCache: Sendable {
    static let entriesAtLeast = 4
    /// A cache smaller than a few pictures is still useful: below this many bytes, one image may take all of it.
    static let entryFloor = 16 << 20
    /// The number of entries that a cache may always have, however small it is.
    static let entryCountFloor = 1024

    let state: Mutex<State>
    let deinitObserver = DeinitObserver()
    /// The ledger of the sources whose images it keeps, shared with the disk cache that is used with it.
    let ledger = SourceLedger()
    let time: CoarseTime
    /// Whether, and by how much, a look-up that counts as a use extends the time that an image stays, if that is a
    /// duration (``expiration``, ``ImageRequest/Options/memoryExpiration``). It never shortens it.
    public let expirationExtension: ExpirationExtension

    /// Creates a cache of at most `costLimit` bytes.
    ///
    /// An image is not stored if it costs more than ``entryCostLimit``.
    ///
    /// - Parameters:
    ///   - costLimit: See ``costLimit``. Default: ``defaultCostLimit``.
    ///   - countLimit: See ``countLimit``. Default: nil, none.
    ///   - expiration: See ``expiration``. Default: `.never`.
    ///   - expirationExtension: See ``expirationExtension``. Default: `.none`.
    ///   - clock: The clock for expirations. Default: the system's.
    public init(
        costLimit: Int = ImageCache.defaultCostLimit, countLimit: Int? = nil, expiration: CacheExpiration = .never,
        expirationExtension: ExpirationExtension = .none, clock: any PipelineClock = SystemClock()
    ) {
        state = Mutex(State(costLimit: costLimit, countLimit: countLimit, expiration: expiration))
        self.expirationExtension = expirationExtension
        time = CoarseTime(clock)
    }

    deinit { state.withLock { $0.cleaner.take() }?.cancel() }

    /// A fifth of the machine's memory, or of what the control group allows the program on Linux, at most 512 MiB.
    public static var defaultCostLimit: Int { MemoryBudget.ofProgram }

    /// Returns the image for a key, even if it is stale. Counts as a use of it.
    public func image(for key: ImageKey) -> DecodedImage? {
        guard let hit = lookUp(key), !isGone(hit, key) else { return nil }
        renew(key, hit)
        return hit.image
    }

    /// Returns the image for a key with its metadata, even if it is stale. Counts as a use of it.
    public func entry(for key: ImageKey) -> Entry? { entry(for: key, isUse: true, isCounted: true) }

    func entry(for key: ImageKey, isUse: Bool, isCounted: Bool) -> Entry? {
        let found = state.withLock { state in
            let held = isUse ? state.table.use(key) : state.table.peek(key)
            if isCounted { state.statistics.count(isHit: held != nil) }
            return held
        }
        guard let held = found ?? revived(key, isCounted: isCounted), !isGone(held.hit, key, isCounted: isCounted)
        else { return nil }
        if isUse { renew(key, held.hit) }
        var entry = Entry(image: held.image, metadata: held.metadata)
        entry.file = held.origin?.file
        return entry
    }

    /// Whether there is an image for a key; does not count as a use of it.
    public func contains(_ key: ImageKey) -> Bool {
        let (goneAt, evicted) = state.withLock { state in
            let sleeping = state.snapshot[key].flatMap { $0.isFirstFrame ? nil : $0.info.goneAt }
            return (state.table.peek(key)?.goneAt ?? sleeping, state.evicted[key])
        }
        if let goneAt { return goneAt == .infinity || now < goneAt }
        guard let evicted else { return false }
        let info = evicted.info
        return evicted.image.isAlive(in: evicted.image.life) && (info.goneAt == .infinity || now < info.goneAt)
    }

    /// Stores an image, replacing the key's previous one.
    ///
    /// An image over its share of the limit is not stored; the previous one is removed nevertheless, because it is
    /// outdated.
    ///
    /// - Parameters:
    ///   - image: The image to store.
    ///   - metadata: The metadata of the bytes that it was made of. Default: nil, unknown.
    ///   - key: The identity of the image.
    ///   - expiration: How long it stays at most. Default: nil, which uses ``expiration``.
    public func store(
        _ image: DecodedImage, _ metadata: CacheMetadata? = nil, for key: ImageKey, expiration: CacheExpiration? = nil
    ) {
        // A load that has already begun must not overwrite it.
        let origin = MemoryEntry.Origin(metadata, placed: WaitID())
        let now = now
        var cleaning: Int?
        change { state, deferred in
            state.store(image, origin, for: key, expiration, expirationExtension, at: now, &deferred)
            cleaning = state.beginCleaning()
        }
        if let cleaning { clean(cleaning) }
    }

    /// Stores the result of a load, unless something newer is already known of its source.
    ///
    /// - Parameters:
    ///   - origin: The metadata of the bytes, and the facts about the file, that the image was made of.
    ///   - ticket: The ticket of the load.
    ///   - isSpeculative: Whether only a prefetcher has requested it so far.
    /// - Returns: Whether it was current.
    @discardableResult
    func store(
        _ image: DecodedImage, _ origin: MemoryEntry.Origin?, for key: ImageKey, expiration: CacheExpiration?,
        ticket: SourceLedger.Ticket?, isSpeculative: Bool
    ) -> Bool {
        let now = now
        var isCurrent = true
        var cleaning: Int?
        change { state, deferred in
            let known = state.origin(for: key)
            if let ticket {
                // Checked under the lock: a newer answer is registered in the ledger first, and then older ones are
                // removed here.
                isCurrent = ledger.isCurrent(origin?.metadata?.version, ticket)
                if let placed = known?.placed, ticket.began < placed { isCurrent = false }
                guard isCurrent else { return }
            }
            state.store(
                image, origin, for: key, expiration, expirationExtension, isSpeculative: isSpeculative, at: now,
                &deferred)
            cleaning = state.beginCleaning()
            // Other sizes made of outdated bytes would still count as fresh (RFC 9111, 4: the latest is used). Another
            // process may have stored what the disk has now.
            guard let version = origin?.metadata?.version, let old = known?.metadata?.version, old != version
            else { return }
            for other in state.variants[of: key] where state.origin(for: other)?.metadata?.version == old {
                state.remove(other, &deferred)
            }
        }
        if let cleaning { clean(cleaning) }
        return isCurrent
    }

    /// Counts as a use of an image that only a prefetcher has requested so far.
    func useIfSpeculative(_ key: ImageKey) {
        state.withLock { $0.table.useIfSpeculative(key) }
    }

    /// Removes the image for a key, if there is one.
    public func remove(for key: ImageKey) {
        change { state, deferred in
            state.snapshot.outdate(key, but: nil)
            state.remove(key, &deferred)
        }
    }

    /// Removes every image.
    public func removeAll() {
        let removed = state.withLock { state in
            defer {
                var empty = State(
                    costLimit: state.table.costLimit, countLimit: state.countLimit, expiration: state.expiration)
                empty.entryCostLimit = state.entryCostLimit
                empty.statistics = state.statistics
                empty.snapshot = SnapshotIndex(place: state.snapshot.place)
                empty.snapshot.discard()
                (empty.isCleaning, empty.cleanings, empty.cleaner) =
                    (state.isCleaning, state.cleanings, state.cleaner)
                state = empty
            }
            return state
        }
        withExtendedLifetime(removed) {}
    }

    /// Removes the expired images; see ``expiration``. They are no answers even before that, are the first to go when
    /// room is needed, and leave by themselves within about a minute and a half.
    public func removeExpired() {
        let now = now
        change { state, deferred in while state.removeFirstExpired(at: now, &deferred) {} }
    }

    /// Removes images until the rest takes at most `cost` bytes: first the expired ones, then the least valuable. The
    /// limit does not change.
    public func trim(toCost cost: Int) {
        let now = now
        change { state, deferred in state.makeRoom(at: now, toCost: max(0, cost), &deferred) }
    }

    /// Removes images until at most `count` are left, in the order of ``trim(toCost:)``. The limit does not change.
    public func trim(toCount count: Int) {
        let now = now
        change { state, deferred in state.makeRoom(at: now, toCount: max(0, count), &deferred) }
    }

    /// The time in seconds since the reference date.
    var now: Double { time.now }

    /// Changes the state, and frees the removed objects after the lock.
    func change(_ body: (inout State, inout DeferredRelease) -> Void) {
        let deferred = state.withLock { state -> DeferredRelease in
            var deferred = DeferredRelease()
            body(&state, &deferred)
            return deferred
        }
        withExtendedLifetime(deferred) {}
    }
}

extension ImageCache {
    /// What a pipeline accepts from its memory cache.
    struct LookupOptions {
        /// Which images are accepted besides the exact one; see ``ImageRequest/Options/Precision``.
        enum Precision {
            case exact
            case atLeast
            /// Larger by at most the factor by which a view may scale down; see ``ImageCache/excessForViews``.
            case atLeastForView
        }

        var allowsStale = false
        var precision = Precision.exact
        /// Whether the look-up counts as a use.
        var isUse = true
        /// Whether the look-up counts in the cache's ``ImageCache/Statistics``: once for each request.
        var isCounted = true
    }

    /// An image that satisfies a look-up.
    struct LookupResult {
        let image: DecodedImage
        let isStale: Bool
    }

    /// Returns the image for a key, or another that satisfies the look-up.
    ///
    /// - Parameter time: Decides which images are stale.
    @inline(__always)
    func answer(for key: ImageKey, _ options: LookupOptions, by time: CoarseTime) -> LookupResult? {
        guard let hit = lookUp(key, isUse: options.isUse, isCounted: options.isCounted) else {
            return otherAnswer(for: key, options, by: time)
        }
        // The usual cases. The time is read outside the lock, because the program may provide the clock.
        if hit.isPlain, hit.staleAt == .infinity || time.now < hit.staleAt {
            return LookupResult(image: hit.image, isStale: false)
        }
        return judged(hit, key, options, by: time) ?? otherAnswer(for: key, options, by: time)
    }

    @inline(__always)
    func lookUp(_ key: ImageKey, isUse: Bool = true, isCounted: Bool = true) -> MemoryEntry.Hit? {
        let (hit, mayRevive) = state.withLock { state -> (MemoryEntry.Hit?, Bool) in
            let hit = isUse ? state.table.hit(key) : state.table.peekHit(key)
            if isCounted { state.statistics.count(isHit: hit != nil) }
            return (hit, !state.evicted.isEmpty || !state.snapshot.isEmpty)
        }
        if hit == nil, mayRevive { return revived(key, isCounted: isCounted)?.hit }
        return hit
    }
}

extension ImageCache {
    /// An entry of a memory cache.
    public struct Entry: Sendable {
        /// The image.
        public var image: DecodedImage
        /// The metadata of the bytes that it was made of; nil if unknown.
        public var metadata: CacheMetadata?
        /// The facts about the local file that it was made of; nil for other sources.
        var file: FileFacts?

        /// Creates an entry; see the properties.
        public init(image: DecodedImage, metadata: CacheMetadata? = nil) {
            self.image = image
            self.metadata = metadata
        }
    }
}

extension ImageCache {
    /// The maximum number of bytes of the images. A lower limit takes effect at once; with 0, nothing is kept.
    public var costLimit: Int {
        get { state.withLock { $0.table.costLimit } }
        set {
            let now = now
            change { state, deferred in
                state.table.costLimit = max(0, newValue)
                state.makeRoom(at: now, &deferred)
            }
        }
    }

    /// The maximum number of bytes of one image: a larger one is not stored, and its key's previous one is removed,
    /// since it is outdated. A change affects images stored from then on. Default: nil, which allows a quarter of
    /// ``costLimit``, or 16 MiB if that is more.
    public var entryCostLimit: Int? {
        get { state.withLock { $0.entryCostLimit } }
        set { state.withLock { $0.entryCostLimit = newValue } }
    }

    /// The maximum number of images; nil for no limit of your own. A lower limit takes effect at once; with 0, nothing
    /// is kept.
    ///
    /// In any case there is at most one image for each KiB of ``costLimit``, or 1,024 if that is more: an image of a
    /// few pixels takes more memory for its overhead than for the pixels.
    public var countLimit: Int? {
        get { state.withLock { $0.countLimit } }
        set {
            let now = now
            change { state, deferred in
                state.countLimit = newValue.map { max(0, $0) }
                state.makeRoom(at: now, &deferred)
            }
        }
    }

    /// How long an image stays at most, counted from its store, or from its last use if ``expirationExtension`` says
    /// so; unless ``ImageRequest/Options/memoryExpiration`` is set. A change affects images stored from then on.
    ///
    /// This is not how long it is fresh: that follows from the bytes that it was made of, and a stale image stays,
    /// because its server may revalidate it.
    public var expiration: CacheExpiration {
        get { state.withLock { $0.expiration } }
        set { state.withLock { $0.expiration = newValue } }
    }

    /// The bytes of the images, with their metadata beyond 1 KiB each, but without evicted images that are still in
    /// use.
    public var totalCost: Int { state.withLock { $0.table.totalCost } }

    /// The number of images, without evicted ones that are still in use.
    public var count: Int { state.withLock { $0.table.count } }
}

extension ImageCache {
    /// Counts of events in a memory cache since it was created.
    public struct Statistics: Sendable, Hashable {
        /// Requests, and direct look-ups, that found an image.
        public internal(set) var hits = 0
        /// Requests, and direct look-ups, that found none, or one that was stale or expired.
        public internal(set) var misses = 0
        /// Images that were stored.
        public internal(set) var stores = 0
        /// Images evicted for lack of room.
        public internal(set) var evictions = 0
        /// Images that expired; see ``ImageCache/expiration``.
        public internal(set) var expirations = 0
        /// Evicted images that were found again because their pixels were still in use.
        public internal(set) var revivals = 0

        /// The share of hits, from 0 to 1; nil before the first look-up.
        public var hitRatio: Double? { hits + misses == 0 ? nil : Double(hits) / Double(hits + misses) }

        @inline(__always)
        mutating func count(isHit: Bool) {
            if isHit { hits &+= 1 } else { misses &+= 1 }
        }

        /// Changes a counted hit to a miss, or a miss to a hit.
        mutating func takeBack(isHit: Bool) {
            hits += isHit ? -1 : 1
            misses += isHit ? 1 : -1
        }
    }

    /// The counts of events so far.
    public var statistics: Statistics { state.withLock { $0.statistics } }
}
