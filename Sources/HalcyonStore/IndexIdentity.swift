import HalcyonCore

/// Who an index is: what its keys are hashed with, and where its files lie.
///
/// It stands in the index three times, for with one wrong bit in it every entry would be lost: what two agree on holds.
struct IndexIdentity: Sendable, Hashable {
    private let hash0: Int64
    private let hash1: Int64
    /// The folder of its entries, below the cache's.
    let folder: String

    /// A new one, with the files of nobody. It hashes as `other` does, if there is one.
    init(hashingAs other: Self? = nil) {
        hash0 = other?.hash0 ?? .random(in: .min ... .max)
        hash1 = other?.hash1 ?? .random(in: .min ... .max)
        folder = EntryFiles.prefix + Hex.word(.random(in: .min ... .max))
    }

    /// Reads it. Indexes made before there were three have one.
    init(_ connection: Connection) throws(StoreFailure) {
        let all = try connection.run(.identity) { row throws(StoreFailure) in
            var all: [IndexIdentity] = []
            while try row.step() { all.append(Self(row.integer(0), row.integer(1), row.text(2))) }
            return all
        }
        let sound = all.filter(\.isPossible)
        let wanted = all.count == 1 ? 1 : 2
        guard let agreed = sound.first(where: { one in sound.count { $0 == one } >= wanted }) else {
            throw .damagedIndex("it does not say who it is")
        }
        self = agreed
    }

    private init(_ hash0: Int64, _ hash1: Int64, _ folder: String) {
        (self.hash0, self.hash1, self.folder) = (hash0, hash1, folder)
    }

    /// Writes it into a new index.
    func write(_ connection: Connection) throws(StoreFailure) {
        for _ in 0..<3 {
            try connection.execute("INSERT INTO identity VALUES (\(hash0), \(hash1), '\(folder)')")
        }
    }

    var hash: SipHash { SipHash(key0: UInt64(bitPattern: hash0), key1: UInt64(bitPattern: hash1)) }

    private var isPossible: Bool { EntryFiles.isFolderName(folder) }
}
