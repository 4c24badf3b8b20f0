import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonStore

/// A disk cache and a folder of plain files with the same bytes in them.
struct DiskContestants: Sendable {
    private static let inFlight = 16

    /// Calls in one turn.
    let batch: Int
    let name: String
    let cache: DiskCache
    private let count: Int
    private let sizes: DiskSizes
    private let folder: URL
    private let files: String
    private let turns: Int
    private let payload = Data((0..<DiskSizes.largest).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })

    init(count: Int, sizes: DiskSizes, in workspace: Workspace) throws {
        self.count = count
        self.sizes = sizes
        batch = count < 1_000 ? 10 : 50
        name = count == 100 ? "100 entries" : "\(count / 1_000),000 \(sizes == .small ? "small " : "")entries"
        folder = workspace.folder.appendingPathComponent("cache-\(count)")
        cache = Self.cache(folder)
        files = workspace.path("plain-\(count)")
        try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
        turns = min(41, count / batch)
    }

    private static func cache(_ folder: URL) -> DiskCache {
        DiskCache(directory: folder, configuration: .init(sizeLimit: 1 << 40))
    }

    /// Stores all entries, each once; what is timed are the last.
    func fill() async throws -> Pairs {
        // One more turn of each comes before those that count.
        let timed = min(count, turns * batch)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in 0..<8 {
                group.addTask {
                    for number in stride(from: part, to: count - timed, by: 8) { try await store(number) }
                }
            }
            try await group.waitForAll()
        }
        for number in 0..<(count - timed) { try write(number) }
        sync()
        var (ours, theirs) = (count - timed, count - timed)
        return try await Measure.pairs(rounds: turns - 1) {
            try await atOnce(ours..<ours + batch) { try await store($0) }
            ours += batch
        } against: {
            try await atOnce(theirs..<theirs + batch) { number in try await elsewhere(on: .writer) { try write(number) }
            }
            theirs += batch
        }
    }

    /// Stores new entries one after the other, as the pipeline never does: each has to wait for a transaction of its
    /// own.
    func storesInTurn() async throws -> Pairs {
        var (ours, theirs) = (count, count)
        return try await Measure.pairs(rounds: 15) {
            for _ in 0..<batch {
                try await store(ours)
                ours += 1
            }
        } against: {
            for _ in 0..<batch {
                let number = theirs
                try await elsewhere(on: .writer) { try write(number) }
                theirs += 1
            }
        }
    }

    /// As many in flight as the pipeline has.
    private func atOnce(_ numbers: Range<Int>, _ work: @escaping @Sendable (Int) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in numbers {
                if number >= numbers.lowerBound + Self.inFlight { try await group.next() }
                group.addTask { try await work(number) }
            }
            try await group.waitForAll()
        }
    }

    /// Reads entries all over.
    func hits(extending: Bool = false) async throws -> Pairs {
        if extending {
            for number in numbers(0) {
                var metadata = metadata
                metadata.extensionOnUse = 7 * 86_400
                metadata.expiresAt = Date() + 7 * 86_400
                try await cache.update(metadata, for: key(number))
            }
        }
        var (ours, theirs) = (0, 0)
        return try await Measure.pairs(rounds: 31) {
            for number in numbers(ours) {
                let entry = try await cache.entry(for: key(number))
                guard entry?.data.count == sizes[number] else { throw Wrong.bytes(0, 0) }
            }
            if !extending { ours += 1 }
        } against: {
            for number in numbers(theirs) {
                try await elsewhere {
                    var size = 0
                    let bytes = peer_read_file("\(files)/\(number)", &size)
                    guard size == sizes[number] else { throw Wrong.bytes(Int64(size), 0) }
                    free(bytes)
                }
            }
            if !extending { theirs += 1 }
        }
    }

    /// Asks for what is not there.
    func misses() async throws -> Pairs {
        try await Measure.pairs(rounds: 15) {
            for number in 0..<batch {
                if try await cache.entry(for: key(-1 - number)) != nil { throw Wrong.bytes(1, 0) }
            }
        } against: {
            for number in 0..<batch {
                try await elsewhere {
                    var size = 0
                    if peer_read_file("\(files)/-\(number)", &size) != nil { throw Wrong.bytes(1, 0) }
                }
            }
        }
    }

    /// Removes entries; nothing should be timed after.
    func removals() async throws -> Pairs {
        var (ours, theirs) = (0, 0)
        return try await Measure.pairs(rounds: 15) {
            for _ in 0..<batch {
                try await cache.remove(for: key(ours))
                ours += 1
            }
        } against: {
            for _ in 0..<batch {
                let number = theirs
                try await elsewhere(on: .writer) { unlink("\(files)/\(number)") }
                theirs += 1
            }
        }
    }

    /// Opens the cache again and looks for one entry.
    func open() async throws {
        guard try await Self.cache(folder).entry(for: key(7)) != nil else { throw Wrong.bytes(0, 7) }
    }

    private var metadata: CacheMetadata { CacheMetadata(url: "http://example.org", storedAt: Date(), version: 1) }

    private func key(_ number: Int) -> String {
        "http://example.org/pictures/of/some/length/as/addresses/have/\(number)"
    }

    /// The same for ours and the peer's, turn after turn.
    private func numbers(_ turn: Int) -> [Int] { (0..<batch).map { (turn * batch + $0) * 7_919 % count } }

    private func store(_ number: Int) async throws {
        try await cache.store(DataCacheEntry(data: payload.prefix(sizes[number]), metadata: metadata), for: key(number))
    }

    /// On another thread and back, as the cache must go. Timed by itself, a change of thread takes a half or twice of
    /// what it takes between two calls that wait for a file.
    private func elsewhere(
        on executor: HopExecutor = .readers, _ work: @Sendable () throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(executor) { @concurrent () async throws in try work() }
    }

    private func write(_ number: Int) throws {
        let result = payload.prefix(sizes[number]).withUnsafeBytes { bytes in
            peer_write_file(
                "\(files)/temporary", "\(files)/\(number)", bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        }
        guard result == 0 else { throw Wrong.bytes(Int64(result), 0) }
    }
}
