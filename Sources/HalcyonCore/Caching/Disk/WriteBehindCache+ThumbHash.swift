import Synchronization

/// Adds ThumbHashes to entries.
extension WriteBehindCache {
    /// While more additions are pending, further ones are left out: the next decode of these bytes makes up for it.
    private static let mostAdditions = 1024

    /// Adds the ThumbHash of its image to an entry of the same version, in the background, once pending writes of the
    /// entry have ended. ``flush()`` waits for it.
    func add(_ hash: ThumbHash, for key: String, version: UInt64) {
        let id = WaitID()
        let now = clock.uptime
        let isBegun = state.withLock { state in
            guard state.additions.count < Self.mostAdditions else { return false }
            state.additions.insert(id)
            // Counted from now on, since the write that it waits for is one that others wait for too.
            state.calls.begin(.addition(id), .additions, at: now)
            return true
        }
        guard isBegun else { return }
        _ = startTask { [self] in
            await settle([key])
            do throws(ImageError) {
                try await writePermits.withPermit(for: .constant(.low)) { () async throws(ImageError) in
                    try await cache.add(hash, for: key, version: version)
                }
            } catch {
                warn(error, "write to")
            }
            state.withLock { state in
                state.additions.remove(id)
                state.calls.end(.addition(id))
            }
            release()
        }
    }
}
