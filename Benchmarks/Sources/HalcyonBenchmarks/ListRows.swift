import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore

/// 1,000 JPEGs that a list shows at 200 px: from nginx into both caches, then in a new process from the disk, then from
/// memory; against what a Python program would use for it. Each runs in a process of its own.
enum ListRows {
    private static let count = 1_000
    private static let rounds = 5
    private static let side = 200
    /// Pillow counts; the budgets are against it.
    private static let peers: [(name: String, title: String, budget: Double?)] = [
        ("pillow", "aiohttp, Pillow, diskcache", 0.6), ("vips", "aiohttp, pyvips, diskcache", nil),
    ]

    static func run(_ report: inout Report, _ workspace: Workspace, images: URL) throws {
        let nginx = try Nginx(serving: images.appendingPathComponent("list"), own: workspace.folder)
        defer { nginx.stop() }
        let base = "http://127.0.0.1:\(nginx.port)"
        var ours: [Run] = []
        var theirs: [String: [Run]] = [:]
        for round in 0...rounds {
            // No folder is removed before the end, as in DiskRows.
            var turns: [() throws -> Void] = [
                { ours.append(try halcyon(base, workspace.path("list/ours-\(round)"))) }
            ]
            for (name, _, _) in peers {
                turns.append {
                    let folder = workspace.path("list/\(name)-\(round)")
                    theirs[name, default: []].append(try python(name, base, folder))
                }
            }
            // Each goes first in turn.
            for turn in turns.indices { try turns[(turn + round) % turns.count]() }
        }
        // The first round warms the page cache, and does not count.
        ours.removeFirst()
        for peer in peers {
            let runs = (theirs[peer.name] ?? []).dropFirst()
            report.heading("1,000 JPEGs of 120 KB as a list of 200 px, all at once (\(peer.title))")
            for (what, phase) in [("cold", \Run.cold), ("from disk, a new process", \Run.disk)] {
                for (clock, seconds) in [("wall", \Phase.wall), ("processor", \Phase.processor)] {
                    let path = phase.appending(path: seconds)
                    report.row(
                        "\(what): \(clock)", milliseconds(ours.map { $0[keyPath: path] }),
                        milliseconds(runs.map { $0[keyPath: path] }),
                        ratio: Measure.median(zip(ours, runs).map { $0[keyPath: path] / $1[keyPath: path] }),
                        budget: peer.budget)
                }
                report.row(
                    "\(what): peak memory", mebibytes(ours.map { $0[keyPath: phase].peak }),
                    mebibytes(runs.map { $0[keyPath: phase].peak }),
                    ratio: Measure.median(zip(ours, runs).map { $0[keyPath: phase].peak / $1[keyPath: phase].peak }),
                    budget: nil)
            }
        }
        report.figure("again from memory, wall", milliseconds(ours.map(\.memory)))
    }

    // MARK: Runs

    private struct Phase {
        var peak: Double
        var wall: Double
        var processor: Double
    }

    private struct Run {
        var cold: Phase
        var disk: Phase
        /// Seconds from memory; 0 for peers.
        var memory = 0.0
    }

    private static func halcyon(_ base: String, _ folder: String) throws -> Run {
        let cold = try Child.figures("--list-once", base, folder)
        let disk = try Child.figures("--list-once", base, folder)
        return try check(cold, disk, "Halcyon")
    }

    private static func python(_ peer: String, _ base: String, _ folder: String) throws -> Run {
        let script = ["Benchmarks/scripts/list-peers.py", peer, base, "\(count)", folder]
        let cold = try Child.figures(of: "/usr/bin/python3", script)
        let disk = try Child.figures(of: "/usr/bin/python3", script)
        return try check(cold, disk, peer)
    }

    /// Whether all came from where it should, at the same size as everybody's.
    private static func check(_ cold: [Double], _ disk: [Double], _ name: String) throws -> Run {
        // One in four is upright; either way it is 200 × 150.
        let pixels = Double(count * side * side * 3 / 4)
        guard cold.count >= 5, disk.count >= 5, cold[3] == 0, disk[3] == Double(count), cold[4] == pixels,
            disk[4] == pixels
        else { throw Wrong.picture("\(name): \(cold), \(disk)") }
        return Run(
            cold: Phase(peak: cold[0], wall: cold[1], processor: cold[2]),
            disk: Phase(peak: disk[0], wall: disk[1], processor: disk[2]), memory: disk.count > 5 ? disk[5] : 0)
    }

    private static func milliseconds(_ seconds: [Double]) -> String {
        Report.number(Measure.median(seconds) * 1e3, "ms")
    }

    private static func mebibytes(_ kilobytes: [Double]) -> String {
        Report.number(Measure.median(kilobytes) / 1024, "MiB")
    }

    // MARK: The child

    /// What a child of `--list-once` does: seconds and processor seconds, how many came from the disk, the sum of the
    /// pictures' pixels, and the seconds from memory.
    static func listOnce(_ base: String, _ folder: String) async throws -> [Double] {
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(
                dataLoader: CurlDataLoader(), dataCache: DiskCache(directory: URL(fileURLWithPath: folder)),
                imageCache: ImageCache(), decoders: StandardCodecs.decoders))
        var loaded: [ImageResponse] = []
        let sample = try await Measure.time {
            loaded = try await load(base, pipeline)
            await pipeline.flush()
        }
        let pixels = loaded.reduce(0) { $0 + $1.image.size.width * $1.image.size.height }
        let fromDisk = loaded.count { $0.source == .disk }
        let memory = try await Measure.time { loaded = try await load(base, pipeline) }
        guard loaded.allSatisfy({ $0.source == .memory }) else { throw Wrong.picture("not from memory") }
        return [sample.wall, sample.cpu, Double(fromDisk), Double(pixels), memory.wall]
    }

    private static func load(_ base: String, _ pipeline: ImagePipeline) async throws -> [ImageResponse] {
        try await withThrowingTaskGroup(of: ImageResponse.self) { group in
            for number in 0..<count {
                group.addTask {
                    try await pipeline.response(
                        for: ImageRequest(
                            "\(base)/\(number).jpg", targetSize: TargetSize(width: side, height: side)))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
