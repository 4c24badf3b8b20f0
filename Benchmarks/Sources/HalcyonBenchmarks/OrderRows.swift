import BenchmarkSupport
import Foundation
import Halcyon
import HalcyonStore
import Synchronization

/// The order of the work, and what bounds it: with a loader, a decoder and an encoder of its own, which take a known
/// time.
enum OrderRows {
    static func run(_ report: inout Report, _ workspace: Workspace) async throws {
        // Away from the main actor, from which each turn would be two changes of thread.
        report = try await Task.detached { [report] in
            var report = report
            try await pictures(&report)
            try await answers(&report)
            try await storing(&report)
            try await locked(&report, workspace)
            return report
        }.value
    }

    private static func pictures(_ report: inout Report) async throws {
        report.heading("400 requests with one processor, at once")
        let held = Gauge()
        let pipeline = pipeline(decoder: OneColorDecoder(microseconds: 500) { held.add(1) })
        try await load(400, pipeline) { request, _ in
            request.processors = [
                Step { image in
                    held.add(-1)
                    usleep(500)
                    return image
                }
            ]
        }
        report.limit("decoded pictures held at a time", Double(held.peak), unit: "", budget: 8)
    }

    private static func answers(_ report: inout Report) async throws {
        report.heading("60 images, 5 ms to decode and 5 ms to process each")
        let pipeline = pipeline(decoder: OneColorDecoder(microseconds: 5_000))
        let start = Measure.wallSeconds()
        let times = Mutex<[Double]>([])
        try await load(60, pipeline) { request, _ in
            request.processors = [
                Step { image in
                    usleep(5_000)
                    return image
                }
            ]
        } whenDone: {
            let seconds = Measure.wallSeconds() - start
            times.withLock { $0.append(seconds) }
        }
        let sorted = times.withLock { $0.sorted() }
        guard let first = sorted.first, let last = sorted.last else { return }
        report.limit("first answer, of the time of all", first / last, unit: "", budget: 0.15)
        report.limit("median answer, of the time of all", sorted[sorted.count / 2] / last, unit: "", budget: 0.6)
    }

    private static func storing(_ report: inout Report) async throws {
        report.heading("200 images of 1 MB of pixels, kept as originals alone and as `.both`, 20 ms to encode one")
        var seconds: [Double] = []
        for storage in [ImageRequest.Options.Storage.original, .both] {
            let pipeline = pipeline(
                decoder: OneColorDecoder(microseconds: 1_000, side: 512), cache: Kept(),
                encoders: [Slow(microseconds: 20_000)])
            let start = Measure.wallSeconds()
            // An image as it came is kept as its bytes alone.
            try await load(200, pipeline) { request, _ in
                request.storage = storage
                request.processors = [Step { $0 }]
            }
            seconds.append(Measure.wallSeconds() - start)
        }
        report.row(
            "until all are answered (`.original`)", Report.number(seconds[1] * 1e3, "ms"),
            Report.number(seconds[0] * 1e3, "ms"), ratio: seconds[1] / seconds[0], budget: 2)
    }

    private static func locked(_ report: inout Report, _ workspace: Workspace) async throws {
        report.heading("20 loads while somebody else holds the lock of the cache's folder")
        let folder = workspace.folder.appendingPathComponent("locked")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = open(folder.path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(file) }
        guard file >= 0, flock(file, LOCK_EX) == 0 else { throw POSIXError(.EWOULDBLOCK) }
        let pipeline = pipeline(decoder: OneColorDecoder(), cache: DiskCache(directory: folder))
        for what in ["the first 20", "the next 20"] {
            let start = Measure.wallSeconds()
            try await load(20, pipeline) { request, number in request.cacheKey = "\(what) \(number)" }
            report.limit(what, Measure.wallSeconds() - start, unit: "s", budget: what == "the first 20" ? 3.5 : 0.5)
        }
    }

    // MARK: Parts

    private static func pipeline(
        decoder: OneColorDecoder, cache: (any DataCaching)? = nil, encoders: [any ImageEncoding] = []
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: InstantLoader(body: 100), dataCache: cache, imageCache: nil, decoders: [decoder],
            encoders: encoders)
        configuration.maximumDecodes = 2
        configuration.logger.logLevel = .critical
        return ImagePipeline(configuration)
    }

    private static func load(
        _ count: Int, _ pipeline: ImagePipeline, _ change: (inout ImageRequest, Int) -> Void,
        whenDone: @escaping @Sendable () -> Void = {}
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<count {
                var request = ImageRequest("http://localhost/\(number)")
                change(&request, number)
                group.addTask { [request] in
                    _ = try await pipeline.image(for: request)
                    whenDone()
                }
            }
            try await group.waitForAll()
        }
    }

    private final class Gauge: Sendable {
        private let state = Mutex((value: 0, peak: 0))
        var peak: Int { state.withLock { $0.peak } }
        func add(_ amount: Int) {
            state.withLock { state in
                state.value += amount
                state.peak = max(state.peak, state.value)
            }
        }
    }

    private struct Step: ImageProcessing {
        let identifier = "step"
        let change: @Sendable (DecodedImage) -> DecodedImage

        init(_ change: @escaping @Sendable (DecodedImage) -> DecodedImage) { self.change = change }

        func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage { change(image) }
    }

    private struct Slow: ImageEncoding {
        let microseconds: UInt32

        func encode(
            _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
        ) throws(ImageError) -> Data? {
            usleep(microseconds)
            return Data(count: 1_000)
        }
    }

    private final class Kept: DataCaching {
        private let entries = Mutex<[String: DataCacheEntry]>([:])
        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { entries.withLock { $0[key] } }
        func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
            entries.withLock { $0[key] = entry }
        }
        func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {}
        func remove(for key: String) async throws(ImageError) { entries.withLock { $0[key] = nil } }
        func removeAll() async throws(ImageError) { entries.withLock { $0 = [:] } }
    }
}
