import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs

/// Decoding at size: time and likeness against libvips and Pillow in the same run, and the memory that it takes.
enum ThumbnailRows {
    /// A file, its peers, and the budget against one of them.
    struct Contest {
        var file: String
        var budget: Double?
        var peers = ["vips", "pillow", "pillow-simd"]
        /// The peer that the budget is against; nil for the faster of the libraries that come compiled.
        var rival: String?
        var rounds = 9
    }

    static let target = TargetSize(width: 200, height: 150)
    private static let contests = [
        Contest(file: "photo-1600.jpg", budget: 0.8), Contest(file: "photo-4000.jpg", budget: 0.8),
        Contest(file: "photo-4000-progressive.jpg", budget: 0.4), Contest(file: "photo-1600.png", budget: 0.9),
        Contest(file: "photo-4000.png", budget: 0.9), Contest(file: "photo-1600.webp", budget: 0.7),
        Contest(file: "photo-4000.webp", budget: 0.7),
    ]
    /// Decibels of a thumbnail's likeness to that of the whole picture.
    private static let leastLikeness = 48.0

    static func run(_ report: inout Report, images: URL) async throws {
        let peers = try ThumbnailPeers(with: "simd")
        report.heading(
            "Thumbnail of 200 px, processor time (\(peers.versions)); likeness to Pillow's of the whole picture")
        for contest in contests {
            try await row(contest, images, peers, &report)
        }
        report.heading("Peak memory of a thumbnail of 200 px, over that of the process with the file read")
        for name in ["photo-4000.jpg", "photo-4000.png", "photo-4000.webp"] {
            let file = images.appendingPathComponent(name).absoluteURL
            report.limit(name, try peak(file), unit: "MiB", budget: 4)
        }
        report.heading("ThumbHash of a thumbnail of 200 px, against its decode, processor time")
        for name in ["photo-800.jpg", "photo-4000.jpg"] {
            try thumbHash(images.appendingPathComponent(name), &report)
        }
    }

    /// The MiB of a thumbnail in a process of its own, over that of one that has read the file.
    static func peak(_ file: URL) throws -> Double { try peak(file, decodes: true) - peak(file, decodes: false) }

    private static func thumbHash(_ file: URL, _ report: inout Report) throws {
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        let data = try Data(contentsOf: file)
        var (decodes, hashes): ([Double], [Double]) = ([], [])
        let count = 50
        for round in 0...27 {
            let start = Measure.cpuSeconds()
            let image = try decoders.decode(data, options: DecodingOptions(targetSize: target))
            let middle = Measure.cpuSeconds()
            var sizes = 0
            for _ in 0..<count { sizes += ThumbHash(image.pixels).bytes.count }
            guard sizes > 0 else { throw Wrong.picture(file.path) }
            let end = Measure.cpuSeconds()
            if round > 0 {
                decodes.append(middle - start)
                hashes.append((end - middle) / Double(count))
            }
        }
        report.row(
            file.lastPathComponent, Report.number(Measure.median(hashes) * 1e6, "µs"),
            Report.number(Measure.median(decodes) * 1e3, "ms"),
            ratio: Measure.median(zip(hashes, decodes).map { $0 / $1 }), budget: 0.01)
    }

    /// What a child of `--decode-once` does.
    static func decodeOnce(_ file: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let image = try ImageDecoderRegistry(StandardCodecs.decoders).decode(
            data, options: DecodingOptions(targetSize: target))
        guard image.size.width == target.width else { throw Wrong.picture(file) }
    }

    static func row(
        _ contest: Contest, _ images: URL, _ peers: ThumbnailPeers, _ report: inout Report
    ) async throws {
        let file = images.appendingPathComponent(contest.file).absoluteURL
        let names = contest.peers.filter(peers.names.contains)
        // The whole way of a request for a file, as the peers go it, who read a part at a time, into warm memory.
        let pipeline = ImagePipeline(.init(decoders: StandardCodecs.decoders))
        let request = ImageRequest(file, targetSize: target, cachePolicy: CachePolicy(memory: .off))
        var times: [Double] = []
        var theirs: [String: [Double]] = [:]
        var image: DecodedImage?
        for round in 0...contest.rounds {
            let start = Measure.cpuSeconds()
            image = try await pipeline.image(for: request)
            let seconds = Measure.cpuSeconds() - start
            if round > 0 { times.append(seconds) }
            for peer in names {
                let thumbnail = try peers.thumbnail(by: peer, file, width: target.width, height: target.height)
                if round > 0 { theirs[peer, default: []].append(thumbnail.cpuSeconds) }
            }
        }
        guard let image else { return }
        let best = try peers.thumbnail(by: "reference", file, width: image.size.width, height: image.size.height).pixels
        let likeness = image.pixels.withUnsafeBytes { decibels(Data($0), best) }
        report.atLeast("\(contest.file): likeness", likeness, unit: "dB", budget: leastLikeness)
        // The budgets are against libraries that come compiled.
        let fastest = theirs.filter { $0.key != "pillow-simd" }
            .min { Measure.median($0.value) < Measure.median($1.value) }?.key
        for peer in names {
            let seconds = theirs[peer] ?? []
            let thumbnail = try peers.thumbnail(by: peer, file, width: image.size.width, height: image.size.height)
            report.row(
                "\(contest.file): \(peer) (\(Report.number(decibels(thumbnail.pixels, best), "dB")))",
                Report.number(Measure.median(times) * 1e3, "ms"), Report.number(Measure.median(seconds) * 1e3, "ms"),
                ratio: Measure.median(zip(times, seconds).map { $0 / $1 }),
                budget: peer == contest.rival ?? fastest ? contest.budget : nil)
        }
    }

    private static func decibels(_ one: Data, _ other: Data) -> Double {
        guard one.count == other.count else { return .nan }
        let sum = zip(one, other).reduce(0.0) { $0 + Double((Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))) }
        // Alpha is the same in both and is no part of the likeness.
        return sum == 0 ? .infinity : 10 * log10(255 * 255 * Double(one.count) * 0.75 / sum)
    }

    /// The MiB that a process of its own takes at most.
    private static func peak(_ file: URL, decodes: Bool) throws -> Double {
        let peaks = try (0..<5).map { _ in
            try Child.figures(decodes ? "--decode-once" : "--read-once", file.path).first ?? .nan
        }
        return Measure.median(peaks) / 1024
    }
}
