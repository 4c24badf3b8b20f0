import HeapModule

/// When which image of a memory cache is gone, the earliest first.
///
/// What has been removed meanwhile stays behind, and is dropped when its turn comes or when such are most of all.
struct ImageExpiries {
    private struct Expiry: Comparable {
        let moment: Double
        let key: ImageKey

        static func < (a: Expiry, b: Expiry) -> Bool { a.moment < b.moment }
        static func == (a: Expiry, b: Expiry) -> Bool { a.moment == b.moment }
    }

    private var heap = Heap<Expiry>()

    var isEmpty: Bool { heap.isEmpty }
    var count: Int { heap.count }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - count: The number of entries that there are in all.
    ///   - moment: When an entry is gone; nil for one that is not there.
    mutating func insert(
        _ key: ImageKey, at moment: Double, of count: Int, momentOf moments: (ImageKey) -> Double?
    ) {
        guard moment < .infinity else { return }
        heap.insert(Expiry(moment: moment, key: key))
        guard heap.count > 2 * count + 64 else { return }
        // Two for one key where it was stored twice for the same moment: one of them finds nothing when its turn comes.
        heap = Heap(heap.unordered.filter { moments($0.key) == $0.moment })
    }

    /// Takes out the key of one whose time has come, and when that was.
    mutating func removeFirst(at now: Double) -> (key: ImageKey, moment: Double)? {
        guard let first = heap.min, first.moment <= now else { return nil }
        heap.removeMin()
        return (first.key, first.moment)
    }
}
