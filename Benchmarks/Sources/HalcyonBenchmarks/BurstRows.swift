import BenchmarkSupport
import CPeers
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore

/// 10,000 pictures asked for at once, each of another URL, and let go as they come: what those that wait cost. Each
/// turn is a process of its own.
enum BurstRows {
    private static let count = 10_000
    private static let rounds = 3
    private static let side = 64
    /// Connections of each contestant, as many as Halcyon opens to one host.
    private static let width: Int32 = 6
    /// MB besides the pictures.
    private static let mostMemory = 150.0

    private enum Contestant: String, CaseIterable {
        case halcyon
        case stored
        case fakes
        case python
        case c
    }

    static func run(_ report: inout Report, _ workspace: Workspace) throws {
        try workspace.write(jpeg(), to: "burst/picture.jpg")
        let nginx = try Nginx(serving: workspace.folder)
        defer { nginx.stop() }
        let url = "http://127.0.0.1:\(nginx.port)/burst/picture.jpg"
        var turns: [Contestant: [Turn]] = [:]
        for round in 0...rounds {
            // Each goes first in turn; the first round does not count.
            for number in Contestant.allCases.indices {
                let contestant = Contestant.allCases[(number + round) % Contestant.allCases.count]
                let turn = try turn(contestant, url, workspace.path("burst/cache-\(round)"))
                if round > 0 { turns[contestant, default: []].append(turn) }
            }
        }
        tell(turns, &report)
    }

    private static func tell(_ turns: [Contestant: [Turn]], _ report: inout Report) {
        let ours = turns[.halcyon] ?? []
        for (peer, title) in [
            (Contestant.python, "aiohttp, Pillow"), (.c, "C on libcurl multi and libjpeg, one thread"),
        ] {
            report.heading("10,000 JPEGs of \(side)×\(side) pixels from nginx, all at once (\(title))")
            let theirs = turns[peer] ?? []
            for (what, value) in [("wall", \Turn.wall), ("processor", \Turn.processor)] {
                report.row(
                    what, milliseconds(ours.map { $0[keyPath: value] }),
                    milliseconds(theirs.map { $0[keyPath: value] }), ratio: ratio(ours, theirs, value), budget: nil)
            }
            report.row(
                "peak memory more than before", megabytes(ours), megabytes(theirs),
                ratio: ratio(ours, theirs, \.memory), budget: nil)
        }
        report.heading("10,000 loads at once: peak memory besides the pictures, more than before")
        for (contestant, what) in [
            (Contestant.halcyon, "JPEGs from nginx"), (.stored, "the same into the disk cache"),
            (.fakes, "bodies of 20 KB without a network"),
        ] {
            let memory = Measure.median((turns[contestant] ?? []).map(\.memory))
            report.limit(what, memory, unit: "MB", budget: mostMemory)
        }
        let after = Measure.median((turns[.fakes] ?? []).map(\.memoryAfter))
        report.limit("bodies of 20 KB, a second afterwards", max(0, after), unit: "MB", budget: 50)
    }

    // MARK: Turns

    private struct Turn {
        var wall: Double
        var processor: Double
        /// Megabytes at the most, more than before.
        var memory: Double
        /// The same, a second after the last.
        var memoryAfter: Double
    }

    private static func turn(_ contestant: Contestant, _ url: String, _ folder: String) throws -> Turn {
        let figures =
            if contestant == .python {
                try Child.figures(
                    of: "/usr/bin/python3", ["Benchmarks/scripts/burst-peer.py", url, "\(count)"])
            } else {
                try Child.figures("--burst-once", contestant.rawValue, contestant == .stored ? "\(url) \(folder)" : url)
            }
        let pixels = contestant == .fakes ? 8 * 8 : side * side
        guard figures.count >= 5, figures[4] == Double(count * pixels) else {
            throw Wrong.picture("\(contestant): \(figures)")
        }
        let more = { (kilobytes: Double) in (kilobytes - figures[3]) * 1024 / 1e6 }
        return Turn(
            wall: figures[1], processor: figures[2], memory: more(figures[0]),
            memoryAfter: figures.count > 5 ? more(figures[5]) : .nan)
    }

    private static func ratio(_ ours: [Turn], _ theirs: [Turn], _ value: KeyPath<Turn, Double>) -> Double {
        Measure.median(zip(ours, theirs).map { $0[keyPath: value] / $1[keyPath: value] })
    }

    private static func milliseconds(_ seconds: [Double]) -> String {
        Report.number(Measure.median(seconds) * 1e3, "ms")
    }

    private static func megabytes(_ turns: [Turn]) -> String {
        Report.number(Measure.median(turns.map(\.memory)), "MB")
    }

    private static func jpeg() throws -> Data {
        let pixels = try PixelBuffer(width: side, height: side, hasAlpha: false) { memory in
            for offset in memory.indices {
                memory[offset] = offset % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: offset / 97 &* 31)
            }
        }
        guard let data = try JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions()) else {
            throw Wrong.picture("no JPEG")
        }
        return data
    }

    // MARK: The child

    /// What a child of `--burst-once` does: seconds, processor seconds, the memory before in KiB, the number of the
    /// pictures' pixels, and the memory a second afterwards. `place` is the URL, with the folder of the disk cache if
    /// there is one.
    static func burstOnce(_ name: String, _ place: String) async throws -> [Double] {
        guard let contestant = Contestant(rawValue: name) else { throw Wrong.picture(name) }
        let words = place.split(separator: " ", maxSplits: 1).map(String.init)
        let load = loader(contestant, folder: words.last ?? "")
        // Code, tables and threads that the first loads bring.
        _ = try await load(-100..<0, words[0])
        let before = ProcessSample(after: 0).resident * 1024
        var pixels = 0
        let sample = try await Measure.time { pixels = try await load(0..<count, words[0]) }
        try await Task.sleep(for: .seconds(1))
        return [sample.wall, sample.cpu, before, Double(pixels), ProcessSample(after: count).resident * 1024]
    }

    private typealias Load = (Range<Int>, String) async throws -> Int

    private static func loader(_ contestant: Contestant, folder: String) -> Load {
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: nil, imageCache: nil, decoders: StandardCodecs.decoders)
        switch contestant {
        case .c: return download
        case .stored:
            configuration.dataCache = DiskCache(directory: URL(fileURLWithPath: folder))
        case .fakes:
            configuration.dataLoader = InstantLoader(body: 20_000)
            configuration.decoders = [OneColorDecoder(microseconds: 50)]
            configuration.maximumDecodes = 2
            configuration.logger.logLevel = .critical
        case .halcyon, .python: break
        }
        let pipeline = ImagePipeline(configuration)
        return { numbers, url in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for number in numbers {
                    group.addTask {
                        let size = try await pipeline.image(for: ImageRequest("\(url)?\(number)")).size
                        return size.width * size.height
                    }
                }
                return try await group.reduce(0, +)
            }
        }
    }

    private static func download(_ numbers: Range<Int>, _ url: String) throws -> Int {
        var strings = numbers.map { UnsafePointer(strdup("\(url)?\($0)")) }
        defer { for string in strings { free(UnsafeMutablePointer(mutating: string)) } }
        let pixels = peer_load_jpegs(&strings, Int32(strings.count), width)
        guard pixels >= 0 else { throw Wrong.bytes(pixels, Int64(numbers.count * side * side)) }
        return Int(pixels)
    }
}
