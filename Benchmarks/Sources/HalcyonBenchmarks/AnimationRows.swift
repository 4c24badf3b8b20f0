import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs

/// Animations: how soon and in how much memory a long one plays, and what many players of one cost.
enum AnimationRows {
    private static let frameCount = 10_000
    private static let size = PixelSize(width: 160, height: 120)
    private static let seconds = 2.0

    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("Animation: a GIF of \(frameCount) frames, \(size); players of it for \(Int(seconds)) s each")
        let data = try file()
        try workspace.write(data, to: "long.gif")
        let path = workspace.path("long.gif")
        let plain = try Child.figures("--read-once", path)
        let played = try Child.figures("--play-once", path)
        guard plain.count == 1, played.count == 3 else { throw Wrong.picture("no figures from a child") }
        report.limit("first frame, from the bytes", played[1], unit: "ms", budget: 50)
        report.figure("all frames, one after the other", Report.number(played[2], "ms"))
        report.limit(
            "peak memory, over the process with the file read", (played[0] - plain[0]) / 1024, unit: "MiB", budget: 32)

        var ratios: [Double] = [], one: [Double] = [], many: [Double] = []
        for round in 0..<4 {
            let alone = try await play(data, players: 1)
            let together = try await play(data, players: 40)
            guard round > 0 else { continue }
            one.append(alone)
            many.append(together)
            ratios.append(together / alone)
        }
        report.row(
            "40 players, processor time (one player)", Report.number(Measure.median(many) * 1e3, "ms"),
            Report.number(Measure.median(one) * 1e3, "ms"), ratio: Measure.median(ratios), budget: nil)
    }

    /// What a child of `--play-once` does: milliseconds to the first frame, and for all.
    static func playOnce(_ path: String) async throws -> [Double] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let start = Measure.wallSeconds()
        let image = try GIFDecoder().decode(data, options: DecodingOptions())
        guard let frames = image?.frames, frames.count == frameCount else { throw Wrong.picture(path) }
        _ = try await frames.frame(at: 0)
        let first = Measure.wallSeconds() - start
        for index in 0..<frames.count { _ = try await frames.frame(at: index) }
        return [first * 1e3, (Measure.wallSeconds() - start) * 1e3]
    }

    /// Processor seconds.
    private static func play(_ data: Data, players count: Int) async throws -> Double {
        guard let frames = try GIFDecoder().decode(data, options: DecodingOptions())?.frames else {
            throw Wrong.picture("no frames")
        }
        let players = (0..<count).map { _ in AnimationPlayer(frames) }
        let start = Measure.cpuSeconds()
        for player in players { player.start() }
        try await Task.sleep(for: .seconds(seconds))
        for player in players { player.stop() }
        return Measure.cpuSeconds() - start
    }

    /// A square that wanders over a picture with some detail.
    private static func file() throws -> Data {
        var index = 0
        let data = try ImageEncoderRegistry(StandardCodecs.encoders).encode(
            frames: { () throws(ImageError) in
                guard index < frameCount else { return nil }
                defer { index += 1 }
                return AnimationFrame(pixels: try picture(index), delay: 0.02)
            }, as: .gif, options: EncodingOptions(dithering: .none))
        guard let data else { throw Wrong.picture("no GIF") }
        return data
    }

    private static func picture(_ number: Int) throws(ImageError) -> PixelBuffer {
        try PixelBuffer(width: size.width, height: size.height, hasAlpha: false) { memory in
            let pixels = memory.bindMemory(to: UInt32.self)
            let (left, top) = (number * 3 % (size.width - 40), number * 2 % (size.height - 30))
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let isInside = x >= left && x < left + 40 && y >= top && y < top + 30
                    let level = UInt32(isInside ? (x - left) * 4 : (x / 8 * 5 + y / 8 * 3) % 96)
                    pixels[y * size.width + x] = 0xFF00_0000 | level << 16 | (level * 3 / 2) << 8 | (200 - level)
                }
            }
        }
    }
}
