import Foundation
import HalcyonCore
import Synchronization

/// An open index: its identity, the location of its files, and its connections.
///
/// Another process may replace it at any time (see ``IndexOpener``); check ``isCurrent`` before working with one.
final class Index: Sendable {
    /// Keyed, because keys are URLs chosen by strangers, who must not be able to choose collisions. The full key is
    /// stored and compared too, so a collision costs a miss but never returns another key's bytes.
    let hash: SipHash
    let files: EntryFiles
    let intents: IntentLog
    let uses: AccessLog
    let readers: ReaderPool
    let writer: IndexWriter
    private let path: String
    private let identity: FileIdentity
    private let lastLook = Atomic<Int64>(.min / 2)
    private let lastFloor = Atomic<Int64>(.min / 2)

    init(path: String, folder: String, connection: sending Connection) throws(StoreFailure) {
        self.path = path
        guard let identity = FileIdentity(path: path) else { throw .unavailable("\(path) is gone") }
        self.identity = identity
        let name = try IndexIdentity(connection)
        hash = name.hash
        files = EntryFiles(folder: folder + "/" + name.folder)
        intents = IntentLog(folder: folder, files: files)
        uses = AccessLog(
            after: try connection.run(.lastUse) { row throws(StoreFailure) in try row.step() ? row.double(0) : nil })
        readers = ReaderPool(path: path, folder: folder, identity: identity)
        writer = IndexWriter(connection)
    }

    /// Whether the file at the path is still the one that is open here.
    var isCurrent: Bool {
        let isCurrent = FileIdentity(path: path) == identity
        if isCurrent { lastLook.store(Self.coarseNow, ordering: .relaxed) }
        return isCurrent
    }

    /// Whether that was true within the last ``believed``.
    var wasCurrentJustNow: Bool { Self.coarseNow &- lastLook.load(ordering: .relaxed) < Self.believed }

    /// Returns whether to query the lowest rank: at most once per ``believed``, because it takes a twentieth of a hit.
    func takeFloorIsDue() -> Bool {
        let now = Self.coarseNow
        guard now &- lastFloor.load(ordering: .relaxed) >= Self.believed else { return false }
        lastFloor.store(now, ordering: .relaxed)
        return true
    }

    /// In milliseconds.
    private static let believed: Int64 = 50

    /// The milliseconds of a clock that is read without a system call.
    private static var coarseNow: Int64 {
        var time = timespec()
        #if canImport(Darwin)
        clock_gettime(CLOCK_MONOTONIC_RAW_APPROX, &time)
        #else
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        #endif
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Makes a change, and removes the files that it leaves without an entry.
    ///
    /// If the disk has no room for the change, these files are removed first, and it is tried once more: a full disk
    /// must not keep entries from being removed. If that fails too, they count as missing from then on.
    ///
    /// - Parameter names: Returns the names of these files.
    func commit<Result: Sendable>(
        removing names: @escaping @Sendable (Result) -> [EntryName],
        _ change: @escaping @Sendable (Connection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let ticket = intents.begin()
        defer { intents.end(ticket) }
        func committed() throws(StoreFailure) -> Result {
            try writer.commit { [intents] connection throws(StoreFailure) in
                let result = try change(connection)
                intents.add(names(result), to: ticket)
                return result
            }
        }
        let result: Result
        do throws(StoreFailure) {
            result = try committed()
        } catch .full {
            for name in intents.names(of: ticket) { files.remove(name) }
            // After a checkpoint, the log is written from its beginning, which takes no further room.
            try? readers.use { connection throws(StoreFailure) in try connection.checkpoint() }
            result = try committed()
        }
        for name in names(result) { files.remove(name) }
        return result
    }

    /// Returns the ID of a key's row.
    func id(of key: String) -> Int64 { KeyHash.of(key, hash) }

    /// Returns the range of the IDs of a source's variants.
    func ids(ofVariantsOf source: String) -> ClosedRange<Int64> { KeyHash.ofVariants(of: source, hash) }
}

/// The identity of an index: what its keys are hashed with, and the location of its files.
///
/// It is stored three times in the index, because a single wrong bit in it would lose every entry: the value that two
/// agree on counts.
struct IndexIdentity: Sendable, Hashable {
    private let hash0: Int64
    private let hash1: Int64
    /// The name of the folder with its entries, in the cache's folder.
    let folder: String

    /// Creates a new identity without files. It hashes like `other`, if there is one.
    init(hashingAs other: Self? = nil) {
        hash0 = other?.hash0 ?? .random(in: .min ... .max)
        hash1 = other?.hash1 ?? .random(in: .min ... .max)
        folder = EntryFiles.prefix + Hex.word(.random(in: .min ... .max))
    }

    /// Reads the identity. Indexes made before it was stored three times have one copy.
    init(_ connection: Connection) throws(StoreFailure) {
        let all = try connection.run(.identity) { row throws(StoreFailure) in
            var all: [IndexIdentity] = []
            while try row.step() { all.append(Self(row.integer(0), row.integer(1), row.text(2))) }
            return all
        }
        let sound = all.filter(\.isPossible)
        let wanted = all.count == 1 ? 1 : 2
        guard let agreed = sound.first(where: { one in sound.count { $0 == one } >= wanted }) else {
            throw .damagedIndex("it has no valid identity")
        }
        self = agreed
    }

    private init(_ hash0: Int64, _ hash1: Int64, _ folder: String) {
        (self.hash0, self.hash1, self.folder) = (hash0, hash1, folder)
    }

    /// Writes the identity to a new index.
    func write(_ connection: Connection) throws(StoreFailure) {
        for _ in 0..<3 {
            try connection.execute("INSERT INTO identity VALUES (\(hash0), \(hash1), '\(folder)')")
        }
    }

    var hash: SipHash { SipHash(key0: UInt64(bitPattern: hash0), key1: UInt64(bitPattern: hash1)) }

    private var isPossible: Bool { EntryFiles.isFolderName(folder) }
}

/// The ID of a key's row: its hash.
///
/// For a key of several lines, the upper half is the hash of the first line: what was made from one source (its key, a
/// line feed and more) is stored side by side, and is found without a separate index, which every store would have to
/// maintain.
enum KeyHash {
    static func of(_ key: String, _ hash: SipHash) -> Int64 {
        let own = hash.hash(key)
        guard let end = key.utf8.firstIndex(of: lineFeed) else { return Int64(bitPattern: own) }
        return Int64(bitPattern: hash.hash(String(key[..<end])) & upper | own & ~upper)
    }

    /// Returns the range of the IDs of a source's variants, which may include others.
    static func ofVariants(of source: String, _ hash: SipHash) -> ClosedRange<Int64> {
        variants(beside: of(source, hash))
    }

    /// Returns the same for the ID of a source, or of one of its variants.
    static func variants(beside number: Int64) -> ClosedRange<Int64> {
        let number = UInt64(bitPattern: number)
        return Int64(bitPattern: number & upper)...Int64(bitPattern: number | ~upper)
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let upper: UInt64 = 0xffff_ffff_0000_0000
}
