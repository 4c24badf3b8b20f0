/// Names one version of one entry: no two stores ever share a name.
///
/// So a row can only ever point to the bytes that it was written for, a reader of the old version keeps its file when
/// a new one comes, and a file that no row names is known to be left over.
struct EntryName: Sendable, Hashable {
    /// The key's hash, which is the row's number in the index.
    let id: Int64
    /// Drawn at random for each store.
    let version: Int64

    init(id: Int64, version: Int64) {
        self.id = id
        self.version = version
    }

    /// The name of a new version.
    init(id: Int64) {
        self.init(id: id, version: .random(in: .min ... .max))
    }

    /// Reads a file name; nil if it is none of ours.
    init?(fileName: some StringProtocol) {
        let parts = fileName.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Hex.isWord($0) }),
            let id = UInt64(parts[0], radix: 16), let version = UInt64(parts[1], radix: 16)
        else { return nil }
        self.init(id: Int64(bitPattern: id), version: Int64(bitPattern: version))
    }

    /// The fan-out folder: the hash's first digit.
    var folder: String { Hex.digit(UInt64(bitPattern: id) >> 60) }

    /// The path below the folder of entries: `a/ab…-…`.
    var path: String { folder + "/" + fileName }

    /// The same in an index of version 1, which had 256 folders.
    var oldPath: String { fileName.prefix(2) + "/" + fileName }

    /// The last part of the path.
    var fileName: String { Hex.word(UInt64(bitPattern: id)) + "-" + Hex.word(UInt64(bitPattern: version)) }
}
