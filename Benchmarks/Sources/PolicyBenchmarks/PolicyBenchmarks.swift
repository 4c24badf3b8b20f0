import BenchmarkSupport
import CacheTraces

/// Hit ratios of eviction policies: all traces, each at five sizes of the cache, as a table in Markdown.
@main
enum PolicyBenchmarks {
    /// Percent of a trace's footprint.
    private static let sizes = [1, 5, 10, 25, 50]

    private struct Peer: Sendable {
        let name: String
        /// Whether ours is to be near it on every row.
        let isJudged: Bool
        let replay: @Sendable (Trace, Int) -> HitRatio
    }

    private static let peers = [
        Peer(name: "FIFO", isJudged: false) { FIFO.replay($0, costLimit: $1) },
        Peer(name: "CLOCK", isJudged: false) { Clock.replay($0, costLimit: $1) },
        Peer(name: "LRU", isJudged: true) { LRU.replay($0, costLimit: $1) },
        Peer(name: "SIEVE", isJudged: true) { Sieve.replay($0, costLimit: $1) },
        Peer(name: "SLRU", isJudged: true) { SLRU.replay($0, costLimit: $1) },
        Peer(name: "S3-FIFO", isJudged: true) { S3FIFO.replay($0, costLimit: $1) },
    ]

    static func main() {
        var gaps = Gaps(names: peers.map(\.name) + ["Halcyon"])
        print("\nHit ratios in percent, of objects / of bytes\n")
        tell("| trace | cache | " + peers.map(\.name).joined(separator: " | ") + " | **Halcyon** |")
        print("|---|---|" + String(repeating: "---|", count: peers.count + 1))
        for make in Trace.all {
            let trace = make()
            for size in sizes {
                let limit = trace.footprint / 100 * size
                let ratios = peers.map { $0.replay(trace, limit) } + [Ours.replay(trace, costLimit: limit)]
                let best = zip(peers, ratios).filter(\.0.isJudged).map(\.1.objects).max() ?? 0
                gaps.count(ratios.map(\.objects), best: best, row: "\(trace.name), \(size) %")
                let cells = ratios.map { Report.number($0.objects) + " / " + Report.number($0.bytes) }
                let peerCells = cells.dropLast().joined(separator: " | ")
                tell("| \(trace.name) | \(size) % | \(peerCells) | **\(cells.last ?? "")** |")
            }
        }
        gaps.report()
    }

    /// Prints a line that is plotted too.
    private static func tell(_ line: String) {
        print(line)
        Results.add(line: line)
    }
}
