import Synchronization

/// The ThumbHashes of images by the keys of their sources: they stay when both caches have dropped the image.
///
/// Bounded by number, not by cost, because all have the same size: ``limit`` of them take 0.7 MB. The least recently
/// used goes first.
final class ThumbHashTable: Sendable {
    /// The maximum number of hashes.
    static let limit = 10_000

    /// What stands for a key, which may be long: the upper half is the hash of its first line, which a source's
    /// variants share (``ImageRequest/sourceKey``), the lower half that of the whole.
    ///
    /// The hash is seeded, so nobody can choose two keys of one name. By chance, two of 10,000 keys have one in fewer
    /// than one of 10¹¹ programs, which then shows the blurred colours of another image.
    private struct Name: Hashable {
        let bits: UInt64

        init(_ key: String) {
            let whole = UInt64(UInt(bitPattern: key.hashValue))
            bits = Self.source(of: key) << 32 | whole >> 32
        }

        var source: UInt64 { bits >> 32 }

        static func source(of key: String) -> UInt64 {
            let end = key.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? key.endIndex
            return UInt64(UInt32(truncatingIfNeeded: key[..<end].hashValue))
        }
    }

    /// A hash, and its neighbours in the order of use.
    private struct Entry {
        var name: Name
        var hash: ThumbHash
        var older: UInt16
        var newer: UInt16
    }

    private struct State {
        private static let none = UInt16.max

        private var places: [Name: UInt16] = [:]
        private var entries: [Entry] = []
        private var free: [UInt16] = []
        private var oldest = none
        private var newest = none

        var count: Int { places.count }

        var byteCount: Int {
            if places.capacity == 0 { return 0 }
            // A dictionary leaves at least a quarter of its buckets empty, and has a power of two of them.
            let buckets = 1 << (Int.bitWidth - (places.capacity * 4 / 3 - 1).leadingZeroBitCount)
            let bucket = MemoryLayout<Name>.stride + MemoryLayout<UInt16>.stride
            return entries.capacity * MemoryLayout<Entry>.stride + free.capacity * 2 + buckets * bucket + buckets / 8
        }

        mutating func use(_ name: Name) -> ThumbHash? {
            guard let place = places[name] else { return nil }
            unlink(place)
            link(place)
            return entries[Int(place)].hash
        }

        mutating func store(_ hash: ThumbHash, _ name: Name) {
            if use(name) != nil, let place = places[name] {
                entries[Int(place)].hash = hash
                return
            }
            // Once, because growing would take twice the memory.
            if entries.isEmpty {
                entries.reserveCapacity(limit)
                places.reserveCapacity(limit)
            }
            if places.count >= limit { remove(entries[Int(oldest)].name) }
            let entry = Entry(name: name, hash: hash, older: Self.none, newer: Self.none)
            if let place = free.popLast() {
                entries[Int(place)] = entry
                places[name] = place
                link(place)
            } else {
                let place = UInt16(entries.count)
                entries.append(entry)
                places[name] = place
                link(place)
            }
        }

        mutating func remove(_ name: Name) {
            guard let place = places.removeValue(forKey: name) else { return }
            unlink(place)
            free.append(place)
        }

        mutating func removeAll(ofSource source: UInt64) {
            for name in places.keys where name.source == source { remove(name) }
        }

        private mutating func link(_ place: UInt16) {
            entries[Int(place)].older = newest
            entries[Int(place)].newer = Self.none
            if newest == Self.none { oldest = place } else { entries[Int(newest)].newer = place }
            newest = place
        }

        private mutating func unlink(_ place: UInt16) {
            let (older, newer) = (entries[Int(place)].older, entries[Int(place)].newer)
            if older == Self.none { oldest = newer } else { entries[Int(older)].newer = newer }
            if newer == Self.none { newest = older } else { entries[Int(newer)].older = older }
        }
    }

    private let state = Mutex(State())

    /// The number of hashes.
    var count: Int { state.withLock { $0.count } }

    /// The bytes of memory that they take, as far as the standard library shows it; for tests.
    var byteCount: Int { state.withLock { $0.byteCount } }

    /// The hash for a source's key; nil if there is none. Counts as a use of it.
    subscript(key: String) -> ThumbHash? { state.withLock { $0.use(Name(key)) } }

    /// Stores a hash, replacing the key's previous one.
    ///
    /// - Parameter isCurrent: Whether the load that brought it may still store something. Called under the lock: what
    ///   the program removes is registered first, and then removed from here. Default: true.
    func store(_ hash: ThumbHash, for key: String, if isCurrent: () -> Bool = { true }) {
        let name = Name(key)
        state.withLock { state in
            if isCurrent() { state.store(hash, name) }
        }
    }

    /// Removes the hash of a source's key.
    func remove(_ key: String) { state.withLock { $0.remove(Name(key)) } }

    /// Removes the hashes of a source and of all its variants: of all keys with the same first line.
    func removeAll(variantsOf key: String) { state.withLock { $0.removeAll(ofSource: Name.source(of: key)) } }

    /// Removes every hash.
    func removeAll() { state.withLock { $0 = State() } }
}
