/// The keys of all images of each source.
struct ImageVariants {
    private struct Source: Hashable {
        let key: ImageKey

        static func == (a: Source, b: Source) -> Bool { a.key === b.key || a.key.hasSource(of: b.key) }
        func hash(into hasher: inout Hasher) { hasher.combine(key.sourceHash) }
    }

    /// Most sources have one image, which takes no array.
    private struct Keys {
        var first: ImageKey
        var others: [ImageKey] = []
    }

    private var keys: [Source: Keys] = [:]

    /// How many there are.
    var count: Int { keys.values.reduce(0) { $0 + 1 + $1.others.count } }

    /// All that have the source of `key`, be it among them or not.
    subscript(of key: ImageKey) -> [ImageKey] {
        guard let found = keys[Source(key: key)] else { return [] }
        return [found.first] + found.others
    }

    /// All keys.
    var all: [ImageKey] { keys.values.flatMap { [$0.first] + $0.others } }

    /// Adds a key that is not there yet.
    mutating func insert(_ key: ImageKey) {
        let source = Source(key: key)
        if let index = keys.index(forKey: source) {
            keys.values[index].others.append(key)
        } else {
            keys[source] = Keys(first: key)
        }
    }

    mutating func remove(_ key: ImageKey) {
        guard let index = keys.index(forKey: Source(key: key)) else { return }
        if let place = keys.values[index].others.firstIndex(of: key) {
            keys.values[index].others.remove(at: place)
        } else if keys.values[index].first == key {
            if let other = keys.values[index].others.popLast() {
                keys.values[index].first = other
            } else {
                keys.remove(at: index)
            }
        }
    }
}
