import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore

/// 100,000 requests through caches that hold a part of them: memory, descriptors and threads must not grow.
enum SoakRows {
    static let requests = 100_000
    static let step = 5_000
    static let width = 32

    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("\(requests) requests, \(width) at a time: nginx, real codecs, caches of 8 MB and 16 MB")
        let jpeg = try picture()
        try workspace.write(jpeg, to: "soak/picture.jpg")
        let nginx = try Nginx(serving: workspace.folder)
        defer { nginx.stop() }
        let pipeline = pipeline(workspace)
        let base = "http://127.0.0.1:\(nginx.port)/soak/picture.jpg?"

        var samples: [ProcessSample] = []
        let start = Measure.wallSeconds()
        for first in stride(from: 0, to: requests, by: step) {
            try await load(first..<first + step, base, pipeline)
            let sample = ProcessSample(after: first + step)
            samples.append(sample)
            let line = String(
                format: "soak %7d requests %7.1f MiB %4d descriptors %4d threads", sample.requests, sample.resident,
                sample.descriptors, sample.threads)
            print(line)
            fflush(nil)
            Results.add(line: line)
        }
        let seconds = Measure.wallSeconds() - start
        report.figure("requests in a second", Report.number(Double(requests) / seconds, ""))
        judge(samples, &report)
    }

    /// The first quarter fills the caches; from then on nothing may grow.
    private static func judge(_ samples: [ProcessSample], _ report: inout Report) {
        let quarter = samples.count / 4
        let (second, last) = (samples[quarter..<2 * quarter], samples.suffix(quarter))
        let resident = { (part: ArraySlice<ProcessSample>) in Measure.median(part.map(\.resident)) }
        report.row(
            "resident, last quarter (second quarter)", Report.number(resident(last), "MiB"),
            Report.number(resident(second), "MiB"), ratio: resident(last) / resident(second), budget: 1.1)
        for (what, value) in [("descriptors", \ProcessSample.descriptors), ("threads", \ProcessSample.threads)] {
            let growth = (last.map { $0[keyPath: value] }.max() ?? 0) - (second.map { $0[keyPath: value] }.max() ?? 0)
            report.limit(what + " more", Double(max(0, growth)), unit: "", budget: 0)
        }
    }

    private static func pipeline(_ workspace: Workspace) -> ImagePipeline {
        var settings = CurlDataLoader.Configuration()
        settings.maximumConnectionsPerHost = width
        var disk = DiskCache.Configuration()
        disk.sizeLimit = 16 << 20
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(settings),
            dataCache: DiskCache(directory: workspace.folder.appendingPathComponent("soak-cache"), configuration: disk),
            imageCache: ImageCache(costLimit: 8 << 20), decoders: StandardCodecs.decoders)
        configuration.maximumTransfers = width
        configuration.downloads.maximumTransfersPerHost = width
        return ImagePipeline(configuration)
    }

    /// Every fourth request is for a picture of shortly before, which may be in memory or on the disk.
    private static func load(_ numbers: Range<Int>, _ base: String, _ pipeline: ImagePipeline) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in numbers {
                if number - numbers.lowerBound >= width { try await group.next() }
                group.addTask {
                    let wanted = number % 4 == 0 ? max(0, number - number / 4 % 3000) : number
                    let request = ImageRequest(base + "\(wanted)", targetSize: TargetSize(width: 48, height: 48))
                    let size = try await pipeline.image(for: request).size
                    guard size.width == 48 else { throw Wrong.picture("\(size)") }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func picture() throws -> Data {
        let pixels = try PixelBuffer(width: 96, height: 96, hasAlpha: false) { memory in
            for offset in memory.indices {
                memory[offset] = offset % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: offset / 97 &* 31)
            }
        }
        guard let data = try JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions()) else {
            throw Wrong.picture("no JPEG")
        }
        return data
    }
}
