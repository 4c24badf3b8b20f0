import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonStore

/// The disk cache against plain files: `read`, and write-then-rename without fsync.
enum DiskRows {
    static let count = 500

    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("Disk cache, \(count) entries of 30 to 80 KB (plain files; one thread hop is allowed on top)")
        let payloads = (0..<count).map { number in
            Data(repeating: UInt8(truncatingIfNeeded: number), count: 30_000 + number * 100)
        }
        let hop = try await hopSeconds()
        let cache = DiskCache(directory: workspace.folder.appendingPathComponent("cache"))
        let files = workspace.path("plain")
        try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
        let metadata = CacheMetadata(url: "http://example.org", storedAt: Date())

        let stores = try await Measure.pairs(rounds: 9) {
            for (number, data) in payloads.enumerated() {
                try await cache.store(CachedData(data: data, metadata: metadata), for: "http://example.org/\(number)")
            }
        } against: {
            for (number, data) in payloads.enumerated() {
                let result = data.withUnsafeBytes { bytes in
                    peer_write_file(
                        "\(files)/temporary", "\(files)/\(number)", bytes.bindMemory(to: UInt8.self).baseAddress,
                        bytes.count
                    )
                }
                guard result == 0 else { throw Wrong.bytes(Int64(result), 0) }
            }
        }
        row("store", stores, hop, &report)

        let hits = try await Measure.pairs(rounds: 15) {
            for number in 0..<count {
                let entry = try await cache.entry(for: "http://example.org/\(number)")
                guard entry?.data.count == payloads[number].count else { throw Wrong.bytes(0, 0) }
            }
        } against: {
            for number in 0..<count {
                var size = 0
                let bytes = peer_read_file("\(files)/\(number)", &size)
                guard size == payloads[number].count else { throw Wrong.bytes(Int64(size), 0) }
                free(bytes)
            }
        }
        row("hit", hits, hop, &report)
        try await opening(&report, workspace)
    }

    private static func row(_ what: String, _ pairs: Pairs, _ hop: Double, _ report: inout Report) {
        let allowed = { (sample: Measure.Sample) in sample.wall / Double(count) }
        let ratio = Measure.median(pairs.map { allowed($0.ours) / (allowed($0.peer) + hop / 1.3) })
        report.row(
            what + String(format: " (hop %.1f µs)", hop * 1e6), Report.number(pairs.ours(allowed) * 1e6, "µs"),
            Report.number(pairs.peer(allowed) * 1e6, "µs"), ratio: ratio, budget: 1.3
        )
    }

    /// There and back, as `DiskCache` has to go.
    private static func hopSeconds() async throws -> Double {
        let executor = HopExecutor.shared
        var samples: [Double] = []
        for _ in 0..<9 {
            let sample = await Measure.time {
                for _ in 0..<1000 {
                    // With nothing to do there the compiler would leave the hop out.
                    await withTaskExecutorPreference(executor) { @concurrent () async in executor.countVisit() }
                }
            }
            samples.append(sample.wall / 1000)
        }
        return Measure.median(samples)
    }

    private static func opening(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("Opening the disk cache and one look-up")
        var folders: [URL] = []
        for count in [100, 100_000] {
            let folder = workspace.folder.appendingPathComponent("open-\(count)")
            let cache = DiskCache(directory: folder)
            let entry = CachedData(data: Data("small".utf8), metadata: CacheMetadata(storedAt: Date()))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for part in 0..<8 {
                    group.addTask {
                        for number in stride(from: part, to: count, by: 8) {
                            try await cache.store(entry, for: "\(number)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            folders.append(folder)
        }
        let pairs = try await Measure.pairs(rounds: 15) {
            _ = try await DiskCache(directory: folders[1]).entry(for: "7")
        } against: {
            _ = try await DiskCache(directory: folders[0]).entry(for: "7")
        }
        report.row(
            "100,000 entries (100 entries)", Report.number(pairs.ours(\.wall) * 1e3, "ms"),
            Report.number(pairs.peer(\.wall) * 1e3, "ms"), ratio: pairs.ratio(\.wall), budget: 1.2
        )
        report.limit("100,000 entries", pairs.ours(\.wall) * 1e3, unit: "ms", budget: 5)
    }
}
