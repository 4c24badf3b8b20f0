import Foundation
import HalcyonCore
import Synchronization

/// An opened index: who it is, where its files lie, and its connections.
///
/// Another process may put a new index in its place at any time (see ``IndexOpener``); the folder asks
/// ``isCurrent`` before it works with one.
final class Index: Sendable {
    /// Keyed, because keys are URLs chosen by strangers, who must not be able to choose collisions. The whole key is
    /// stored and compared as well, so a collision costs a miss and never another key's bytes.
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

    /// Whether it was within the last ``believed``.
    var wasCurrentJustNow: Bool { Self.coarseNow &- lastLook.load(ordering: .relaxed) < Self.believed }

    /// Whether the lowest rank is to be asked for: at most once in ``believed``, for it takes a twentieth of a hit.
    func takeFloorIsDue() -> Bool {
        let now = Self.coarseNow
        guard now &- lastFloor.load(ordering: .relaxed) >= Self.believed else { return false }
        lastFloor.store(now, ordering: .relaxed)
        return true
    }

    /// Milliseconds.
    private static let believed: Int64 = 50

    /// Milliseconds of a clock that is read without asking the kernel.
    private static var coarseNow: Int64 {
        var time = timespec()
        #if canImport(Darwin)
        clock_gettime(CLOCK_MONOTONIC_RAW_APPROX, &time)
        #else
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        #endif
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Makes a change that takes entries out, whose names `names` gives, and removes their files.
    func remove<Result: Sendable>(
        _ names: @escaping @Sendable (Result) -> [EntryName],
        _ change: @escaping @Sendable (Connection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let ticket = intents.begin()
        defer { intents.end(ticket) }
        let result = try writer.commit { [intents] connection throws(StoreFailure) in
            let result = try change(connection)
            intents.add(names(result), to: ticket)
            return result
        }
        for name in names(result) { files.remove(name) }
        return result
    }

    /// The number of a key's row.
    func id(of key: String) -> Int64 { KeyNumber.of(key, hash) }

    /// The numbers between which those of a source's variants lie.
    func ids(ofVariantsOf source: String) -> ClosedRange<Int64> { KeyNumber.ofVariants(of: source, hash) }
}
