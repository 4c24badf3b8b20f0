extension TileStore {
    /// Sets the most bytes of all tiles. What does not fit is dropped at once, what is visible last; call
    /// ``update(to:velocity:at:)`` afterwards, which finds the level that fits.
    ///
    /// - Returns: What to cancel.
    public mutating func setLimit(_ limit: Int) -> [TileCommand] {
        self.limit = max(0, limit)
        return trim(to: self.limit)
    }

    /// Drops what the view does not show, for when the system needs memory. Loads for the view go on.
    ///
    /// - Returns: What to cancel.
    public mutating func trim() -> [TileCommand] {
        let hidden = loading.keys.filter { !visible.contains($0) }
        let commands = hidden.map { cancel($0) }
        for (tile, _) in ready where !visible.contains(tile) { evict(tile) }
        return commands
    }

    /// Cancels all loads, until the next ``update(to:velocity:at:)``: for a view that is hidden. What is in memory
    /// stays.
    ///
    /// - Returns: What to cancel.
    public mutating func suspend() -> [TileCommand] {
        (visible, ahead) = ([], [])
        plan = nil
        return Array(loading.keys).map { cancel($0) }
    }

    /// Drops everything, until the next ``update(to:velocity:at:)``.
    ///
    /// - Returns: What to cancel.
    public mutating func removeAll() -> [TileCommand] {
        let commands = suspend()
        for tile in Array(ready.keys) { evict(tile) }
        return commands
    }

    /// Makes room for a tile of the view, or of those ahead of it.
    ///
    /// Tiles that are not wanted go first, the least recently used first; then loads that are not wanted any more; and
    /// then, for a tile of the view, those ahead.
    ///
    /// - Returns: What to cancel. There is no room afterwards if all else is visible.
    mutating func makeRoom(for cost: Int, evictsAhead: Bool) -> [TileCommand] {
        guard cost <= limit, byteCount > limit - cost else { return [] }
        let wanted = visible.union(ahead)
        evictUnused(down: limit - cost) { !wanted.contains($0) }
        var commands: [TileCommand] = []
        for tile in Array(loading.keys) where byteCount > limit - cost && !wanted.contains(tile) {
            commands.append(cancel(tile))
        }
        guard evictsAhead else { return commands }
        // The last is the farthest.
        for tile in ahead.reversed() where byteCount > limit - cost {
            if loading[tile] != nil { commands.append(cancel(tile)) } else { evict(tile) }
        }
        return commands
    }

    private mutating func trim(to bytes: Int) -> [TileCommand] {
        var commands: [TileCommand] = []
        let visible = visible
        evictUnused(down: bytes) { !visible.contains($0) }
        for tile in Array(loading.keys) where byteCount > bytes { commands.append(cancel(tile)) }
        evictUnused(down: bytes) { _ in true }
        return commands
    }

    /// Drops tiles until the rest takes up at most `bytes`, the least recently used first.
    private mutating func evictUnused(down bytes: Int, _ isEvictable: (ZoomTile) -> Bool) {
        guard byteCount > bytes else { return }
        let candidates = ready.filter { isEvictable($0.key) }.map { (tile: $0.key, lastUse: $0.value.lastUse) }
        for candidate in candidates.sorted(by: { $0.lastUse < $1.lastUse }) {
            guard byteCount > bytes else { return }
            evict(candidate.tile)
        }
    }

    private mutating func evict(_ tile: ZoomTile) {
        if let entry = ready.removeValue(forKey: tile) { byteCount -= entry.cost }
    }
}
