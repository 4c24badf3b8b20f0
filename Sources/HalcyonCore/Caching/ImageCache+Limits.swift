import Synchronization

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
