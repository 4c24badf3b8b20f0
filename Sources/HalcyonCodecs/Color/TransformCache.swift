/// The transforms that were used last, by their profiles.
struct TransformCache {
    struct Key: Equatable {
        let profile: ICCProfile
        let isDeep: Bool
    }

    private struct Entry {
        let key: Key
        /// Nil for a profile that needs none: finding that out takes time too.
        let transform: ColorTransform?

        var byteCount: Int { key.profile.bytes.count + (transform?.byteCount ?? 0) }
    }

    private static let mostEntries = 32
    private static let mostBytes = 8 << 20
    private static let largestProfile = 1 << 20

    /// The one that was used last is the last.
    private var entries: [Entry] = []
    private var byteCount = 0

    /// What is known of a profile; nil for nothing.
    mutating func transform(for key: Key) -> ColorTransform?? {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return .some(entry.transform)
    }

    mutating func insert(_ transform: ColorTransform?, for key: Key) {
        let entry = Entry(key: key, transform: transform)
        guard key.profile.bytes.count <= Self.largestProfile, self.transform(for: key) == nil else { return }
        entries.append(entry)
        byteCount += entry.byteCount
        while entries.count > Self.mostEntries || byteCount > Self.mostBytes {
            byteCount -= entries.removeFirst().byteCount
        }
    }
}
