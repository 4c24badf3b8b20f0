/// Images that had to go from a memory cache, for as long as somebody else holds on to their pixels: it costs nothing
/// to find those again.
///
/// Keeps nothing alive. At most ``limit`` of them; each that comes has two others looked at, and what is dead of these
/// removed, so that the dead are never more than a few for each of the living.
struct ImageTail {
    struct Entry: Sendable {
        let key: ImageKey
        let image: WeakImage
        let facts: HeldImage.Facts
    }

    static let limit = 1024
    /// The most bytes that the metadata of an image may take in memory for it to be among them: nobody counts theirs.
    static let mostKnown = 16 << 10

    private(set) var entries: [Entry] = []
    private var places: [ImageKey: Int] = [:]
    /// Which is looked at next.
    private var hand = 0

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    subscript(key: ImageKey) -> Entry? { places[key].map { entries[$0] } }

    /// Adds an entry whose key is not there yet.
    ///
    /// - Parameter dropped: Gets the keys that are not there any more.
    mutating func add(_ entry: Entry, dropped: inout [ImageKey], _ garbage: inout ImageCache.Garbage) {
        for _ in 0..<2 {
            guard !entries.isEmpty else { break }
            hand = hand < entries.count ? hand : 0
            let met = entries[hand]
            let life = met.image.life
            garbage.keep(life)
            if met.image.isAlive(in: life) {
                hand += 1
            } else {
                remove(met.key)
                dropped.append(met.key)
            }
        }
        if entries.count >= Self.limit {
            hand = hand < entries.count ? hand : 0
            let key = entries[hand].key
            remove(key)
            dropped.append(key)
        }
        places[entry.key] = entries.count
        entries.append(entry)
    }

    @discardableResult
    mutating func remove(_ key: ImageKey) -> Bool {
        guard let place = places.removeValue(forKey: key) else { return false }
        let last = entries.removeLast()
        if place < entries.count {
            entries[place] = last
            places[last.key] = place
        }
        return true
    }
}
