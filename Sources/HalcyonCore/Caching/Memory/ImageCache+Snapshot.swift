import Foundation
import Synchronization

/// Images that the last launch has left in a ``LaunchSnapshot``: they are found like evicted ones that are still in
/// use, and removed like those.
extension ImageCache {
    /// Takes over the images of a snapshot's file, except those that have expired.
    ///
    /// - Returns: False if the cache has a snapshot already.
    func adopt(_ place: SnapshotPlace) -> Bool {
        let opened = SnapshotFile.open(place.path)
        let now = now
        return state.withLock { state in
            guard state.snapshot.place == nil else { return false }
            state.snapshot = SnapshotIndex(place: place)
            guard let (file, entries) = opened else { return true }
            let wanted = entries.filter { entry in
                // The clock was set back: nobody knows how old it is.
                let storedAt = entry.info.origin?.metadata?.storedAt.timeIntervalSinceReferenceDate ?? now
                return entry.info.goneAt > now && storedAt - now <= CacheMetadata.clockTolerance
                    && !state.table.contains(entry.key) && state.evicted[entry.key] == nil
            }
            state.snapshot.adopt(wanted, of: entries, in: file)
            for entry in wanted { state.variants.insert(entry.key) }
            return true
        }
    }

    /// Reads an image of the last launch and puts it into the cache; nil if it is damaged, or no answer.
    func awakened(_ entry: SnapshotEntry, of file: SnapshotFile, isCounted: Bool) -> MemoryEntry? {
        if entry.isFirstFrame { return nil }
        // Outside the lock: a disk may be slow.
        let read = file.pixels(of: entry).map { MemoryEntry(entry.image(of: $0), as: entry.info) }
        let now = now
        var held: MemoryEntry?
        change { state, deferred in
            held = state.awaken(entry.key, as: read, at: now, &deferred)
            if held != nil, isCounted { state.statistics.takeBack(isHit: false) }
        }
        return held
    }

    /// Returns an image of the last launch that is no answer, to be shown until there is one: a stale one, or the first
    /// frame of an animation.
    func leftover(for key: ImageKey) -> (image: DecodedImage, metadata: CacheMetadata?)? {
        let (held, sleeping, file) = state.withLock { state in
            (state.table.peek(key), state.snapshot[key], state.snapshot.file)
        }
        if let held, held.origin?.isRestored == true { return (held.image, held.metadata) }
        guard let sleeping, let file, let pixels = file.pixels(of: sleeping) else { return nil }
        return (sleeping.image(of: pixels), sleeping.info.origin?.metadata)
    }

    /// What a view shows, for the next launch.
    struct ShownImage {
        let key: ImageKey
        let image: DecodedImage
        let info: MemoryEntry.Info
    }

    /// Returns the image that a request with this key is answered with, without counting as a use of it, and notes that
    /// it is about to be written: its removal from now on deletes the file.
    func shownImage(for key: ImageKey) -> ShownImage? {
        let candidates = state.withLock { [key] + $0.others(for: key, .atLeastForView) }
        var deferred = DeferredRelease()
        defer { withExtendedLifetime(deferred) {} }
        for key in candidates {
            let found = state.withLock { state -> ShownImage? in
                if let held = state.table.peek(key) {
                    state.snapshot.noteFiled(key, held.origin)
                    return ShownImage(key: key, image: held.image, info: held.info)
                }
                guard let evicted = state.evicted[key] else { return nil }
                let life = evicted.image.life
                deferred.release(life)
                guard let image = evicted.image.image(from: life) else { return nil }
                state.snapshot.noteFiled(key, evicted.info.origin)
                return ShownImage(key: key, image: image, info: evicted.info)
            }
            if let found { return found }
        }
        return nil
    }
}

extension ImageCache {
    /// The images of the last launch that nobody has wanted yet, the one that was shown last first, and their file.
    var sleeping: (entries: [SnapshotEntry], file: SnapshotFile?) {
        state.withLock { ($0.snapshot.entries, $0.snapshot.file) }
    }

    /// Notes that an image of the last launch is about to be written again.
    ///
    /// - Returns: Whether it may be: it was not removed meanwhile.
    func keepsSleeping(_ entry: SnapshotEntry) -> Bool {
        state.withLock { state in
            guard state.snapshot[entry.key] != nil else { return false }
            state.snapshot.noteFiled(entry.key, entry.info.origin)
            return true
        }
    }

    /// Notes what the snapshot's file has now.
    func setFiled(_ entries: [SnapshotEntry]) { state.withLock { $0.snapshot.setFiled(entries) } }
}
