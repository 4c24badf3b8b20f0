import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs

/// Decoding at size: time and likeness against libvips and Pillow in the same run, and the memory that it takes.
enum ThumbnailRows {
    private static let target = TargetSize(width: 200, height: 150)
    private static let rounds = 9
    /// Each with the budget against the faster peer.
    private static let files = [
        ("1600.jpg", 0.8), ("4000.jpg", 0.8), ("4000-progressive.jpg", 0.4), ("1600.png", 0.9), ("4000.png", 0.9),
        ("1600.webp", 0.7), ("4000.webp", 0.7),
    ]
    /// Decibels of a thumbnail's likeness to that of the whole picture.
    private static let leastLikeness = 48.0

    static func run(_ report: inout Report, images: URL) throws {
        let peers = try ThumbnailPeers()
        report.heading(
            "Thumbnail of 200 px, processor time (\(peers.versions)); likeness to Pillow's of the whole picture")
        for (name, budget) in files {
            try row(images.appendingPathComponent("photo-" + name).absoluteURL, budget, peers, &report)
        }
        report.heading("Peak memory of a thumbnail of 200 px, over that of the process with the file read")
        for name in ["photo-4000.jpg", "photo-4000.png", "photo-4000.webp"] {
            let file = images.appendingPathComponent(name).absoluteURL
            let extra = try peak(file, decodes: true) - peak(file, decodes: false)
            report.limit(name, extra, unit: "MiB", budget: 4)
        }
    }

    /// What a child of `--decode-once` does.
    static func decodeOnce(_ file: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let image = try ImageDecoderRegistry(StandardCodecs.decoders).decode(
            data, options: DecodingOptions(targetSize: target))
        guard image.size.width == target.width else { throw Wrong.picture(file) }
    }

    private static func row(
        _ file: URL, _ budget: Double, _ peers: ThumbnailPeers, _ report: inout Report
    ) throws {
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        var times: [Double] = []
        var theirs: [String: [Double]] = [:]
        var image: DecodedImage?
        for round in 0...rounds {
            let start = Measure.cpuSeconds()
            // From the file, as the peers do.
            let data = try Data(contentsOf: file)
            image = try decoders.decode(data, options: DecodingOptions(targetSize: target))
            let seconds = Measure.cpuSeconds() - start
            if round > 0 { times.append(seconds) }
            for peer in peers.names {
                let thumbnail = try peers.thumbnail(by: peer, file, width: target.width, height: target.height)
                if round > 0 { theirs[peer, default: []].append(thumbnail.cpuSeconds) }
            }
        }
        guard let image else { return }
        let best = try peers.thumbnail(by: "reference", file, width: image.size.width, height: image.size.height).pixels
        let likeness = image.pixels.withUnsafeBytes { decibels(Data($0), best) }
        report.atLeast("\(file.lastPathComponent): likeness", likeness, unit: "dB", budget: leastLikeness)
        // The budgets are against libraries that come compiled.
        let fastest = theirs.filter { $0.key != "pillow-simd" }
            .min { Measure.median($0.value) < Measure.median($1.value) }?.key
        for peer in peers.names {
            let seconds = theirs[peer] ?? []
            let thumbnail = try peers.thumbnail(by: peer, file, width: image.size.width, height: image.size.height)
            report.row(
                "\(file.lastPathComponent): \(peer) (\(Report.number(decibels(thumbnail.pixels, best), "dB")))",
                Report.number(Measure.median(times) * 1e3, "ms"), Report.number(Measure.median(seconds) * 1e3, "ms"),
                ratio: Measure.median(zip(times, seconds).map { $0 / $1 }), budget: peer == fastest ? budget : nil)
        }
    }

    private static func decibels(_ one: Data, _ other: Data) -> Double {
        guard one.count == other.count else { return .nan }
        let sum = zip(one, other).reduce(0.0) { $0 + Double((Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))) }
        // Alpha is the same in both and is no part of the likeness.
        return sum == 0 ? .infinity : 10 * log10(255 * 255 * Double(one.count) * 0.75 / sum)
    }

    /// MiB that a process of its own takes at most.
    private static func peak(_ file: URL, decodes: Bool) throws -> Double {
        let peaks = try (0..<5).map { _ in
            try Child.figures(decodes ? "--decode-once" : "--read-once", file.path).first ?? .nan
        }
        return Measure.median(peaks) / 1024
    }
}
