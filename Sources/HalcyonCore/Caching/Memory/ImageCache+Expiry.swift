import Foundation
import Synchronization

/// Removes expired images when nothing else does: when no image is stored for a while, and nobody asks for them.
extension ImageCache {
    /// The seconds after an expiry: images that expire one after the other go together.
    static let cleanDelay = 30.0
    /// The longest wait for the next expiry, in seconds: meanwhile, an image may be stored that expires sooner.
    static let longestWait = 60.0

    /// Removes images as they expire, until none will. Not under the lock: the task may run at once.
    ///
    /// - Parameter number: What ``State/beginCleaning()`` has returned.
    func clean(_ number: Int) {
        let task = startTask { [weak self, clock = time.clock] in
            while let seconds = self?.secondsToCleaning() {
                do throws(ImageError) { try await clock.sleep(seconds: seconds) } catch { return }
                self?.removeExpired()
            }
        }
        // It may have ended already, and another have begun.
        state.withLock { if $0.cleanings == number { $0.cleaner = task } }
    }

    /// The seconds until the next look for expired images; nil if none will expire, and then the wait is over.
    private func secondsToCleaning() -> Double? {
        let now = now
        return state.withLock { state in
            guard let first = state.expiries.first else {
                state.isCleaning = false
                return nil
            }
            return min(max(0, first - now), Self.longestWait) + Self.cleanDelay
        }
    }
}

extension ImageCache {
    @inline(never)
    func judged(
        _ hit: MemoryEntry.Hit, _ key: ImageKey, _ options: LookupOptions, by time: CoarseTime
    ) -> LookupResult? {
        if isGone(hit, key, isCounted: options.isCounted) { return nil }
        if options.isUse { renew(key, hit) }
        if hit.needsMoreThanTime, state.withLock({ $0.origin(for: key)?.file }) != nil {
            return LookupResult(image: hit.image, isStale: false)
        }
        guard hit.staleAt < .infinity else { return LookupResult(image: hit.image, isStale: false) }
        let now = time.now
        if now < hit.staleAt {
            // A smaller extension is not worth the lock.
            let later = now + hit.extensionOnUse
            if later > hit.staleAt + hit.extensionOnUse / 64, options.isUse {
                putOff(key, from: hit.staleAt, to: later)
            }
            return LookupResult(image: hit.image, isStale: false)
        }
        if options.allowsStale, !hit.needsMoreThanTime { return LookupResult(image: hit.image, isStale: true) }
        if options.isCounted { state.withLock { $0.statistics.takeBack(isHit: true) } }
        return nil
    }

    /// Whether an entry has expired, or the file that it was made of has changed; it is then removed.
    func isGone(_ hit: MemoryEntry.Hit, _ key: ImageKey, isCounted: Bool = true) -> Bool {
        if hit.needsMoreThanTime, isOfChangedFile(key, isCounted: isCounted) { return true }
        guard hit.goneAt < .infinity, now >= hit.goneAt else { return false }
        let deferred = state.withLock { state -> DeferredRelease in
            var deferred = DeferredRelease()
            if isCounted { state.statistics.takeBack(isHit: true) }
            // Another may have been stored meanwhile.
            if state.table.peek(key)?.goneAt == hit.goneAt {
                state.remove(key, &deferred)
                state.statistics.expirations += 1
            }
            return deferred
        }
        withExtendedLifetime(deferred) {}
        return true
    }

    /// Lets an image stay longer that is used; see ``expirationExtension``.
    func renew(_ key: ImageKey, _ hit: MemoryEntry.Hit) {
        guard hit.goneAt < .infinity, expirationExtension != .none else { return }
        let now = now
        state.withLock { $0.renew(key, from: hit.goneAt, at: now) }
    }

    private func isOfChangedFile(_ key: ImageKey, isCounted: Bool) -> Bool {
        // The file is checked outside the lock: a disk may be slow.
        guard let known = state.withLock({ $0.origin(for: key) }), let file = known.file, !file.isUnchanged else {
            return false
        }
        change { state, deferred in
            if isCounted { state.statistics.takeBack(isHit: true) }
            // Another may have been stored meanwhile.
            if state.origin(for: key) === known { state.remove(key, &deferred) }
        }
        return true
    }

    private func putOff(_ key: ImageKey, from old: Double, to new: Double) {
        state.withLock { state in
            state.table.update(key) { held in
                // An image stored meanwhile has its own expiry.
                if held.staleAt == old { held.staleAt = new }
            }
        }
    }

    /// Restores an evicted image that is still in use, or one of the last launch, and returns its entry.
    @inline(never)
    func revived(_ key: ImageKey, isCounted: Bool = true) -> MemoryEntry? {
        let now = now
        let (sleeping, file) = state.withLock { ($0.snapshot[key], $0.snapshot.file) }
        if let sleeping, let file { return awakened(sleeping, of: file, isCounted: isCounted) }
        var held: MemoryEntry?
        let deferred = state.withLock { state -> DeferredRelease in
            var deferred = DeferredRelease()
            held = state.revive(key, at: now, &deferred)
            if held != nil, isCounted { state.statistics.takeBack(isHit: false) }
            return deferred
        }
        withExtendedLifetime(deferred) {}
        return held
    }
}
