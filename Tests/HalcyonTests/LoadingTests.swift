import Foundation
import Halcyon
import HTTPTypes
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import Logging
import Synchronization
import TestSupport
import Testing

/// The whole way with nothing faked: nginx, libcurl, the codecs, the disk cache.
@Suite("Loading, end to end", .serialized)
struct LoadingTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory
    private let decodes = DecodeCounter()

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        try nginx.write(Fixtures.data("photo-400.jpg"), to: "/photo.jpg")
    }

    private func pipeline(cache: URL? = nil, adjust: (inout ImagePipeline.Configuration) -> Void = { _ in }) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: DiskCache(directory: cache ?? folder.file("cache")),
            decoders: StandardCodecs.decoders.map { decodes.counting($0) }
        )
        adjust(&configuration)
        return ImagePipeline(configuration)
    }

    private func failure(_ body: () async throws(ImageError) -> Void) async -> ImageError? {
        do throws(ImageError) {
            try await body()
            return nil
        } catch { return error }
    }

    @Test("Given ten thousand requests for one URL at once, when they run, then one transfer and one decode answer them all")
    func tenThousand() async throws {
        let pipeline = pipeline()
        let request = ImageRequest(nginx.url("/delay/1/photo.jpg"))
        let sizes = try await withThrowingTaskGroup(of: PixelSize.self) { group in
            for _ in 0..<10_000 { group.addTask { try await pipeline.image(for: request).size } }
            var sizes: [PixelSize: Int] = [:]
            for try await size in group { sizes[size, default: 0] += 1 }
            return sizes
        }
        #expect(sizes == [PixelSize(width: 400, height: 300): 10_000])
        #expect(try nginx.requestCount(path: "/delay/1/photo.jpg") == 1)
        #expect(decodes.count == 1)
    }

    @Test("Given a thumbnail and the whole picture wanted at once, when both load, then one transfer gives two sizes")
    func twoSizes() async throws {
        let pipeline = pipeline()
        let url = nginx.url("/delay/1/photo.jpg")
        async let small = pipeline.image(for: ImageRequest(url, targetSize: TargetSize(width: 100, height: 100)))
        async let whole = pipeline.image(for: ImageRequest(url))
        let sizes = try await [small.size, whole.size]
        #expect(sizes == [PixelSize(width: 100, height: 75), PixelSize(width: 400, height: 300)])
        #expect(try nginx.requestCount(path: "/delay/1/photo.jpg") == 1)
        #expect(decodes.count == 2)
    }

    @Test("Given eight thousand requests cancelled within a millisecond of their start, when all have ended, then nothing is left")
    func cancelStorm() async throws {
        let pipeline = pipeline()
        _ = try await pipeline.image(for: ImageRequest(nginx.url("/photo.jpg")))
        let descriptors = ProcessFigures.openDescriptors
        var random = SystemRandomNumberGenerator()
        var ends: [String: Int] = [:]
        for batch in 0..<80 {
            let tasks = (0..<100).map { number in
                pipeline.task(for: ImageRequest(nginx.url("/rate/20000/photo.jpg?\(batch)-\(number)")))
            }
            for task in tasks.shuffled(using: &random) {
                let pause = ContinuousClock.now + .microseconds(Int.random(in: 0..<20, using: &random))
                while ContinuousClock.now < pause {}
                task.cancel()
            }
            for task in tasks {
                let error = await failure { () async throws(ImageError) in _ = try await task.response }
                ends[error.map { "\($0.code)" } ?? "image", default: 0] += 1
            }
        }
        #expect(ends.values.reduce(0, +) == 8_000)
        #expect(Set(ends.keys).isSubset(of: ["9000", "image"]), "\(ends)")
        try await eventually("the connections are closed, but for idle ones") {
            ProcessFigures.openDescriptors <= descriptors + 8
        }
        #expect(try await pipeline.response(for: ImageRequest(nginx.url("/photo.jpg?after"))).source == .network)
    }

    @Test("Given an image loaded before, when another pipeline on the folder asks, then it comes from disk, without a request")
    func fromDisk() async throws {
        let first = pipeline()
        let request = ImageRequest(nginx.url("/photo.jpg"), targetSize: TargetSize(width: 50, height: 50))
        #expect(try await first.response(for: request).source == .network)
        await first.flush()
        let second = pipeline()
        let response = try await second.response(for: request)
        #expect(response.source == .disk)
        #expect(response.image.isDownsampled)
        #expect(response.image.originalSize == PixelSize(width: 400, height: 300))
        #expect(try nginx.requestCount(path: "/photo.jpg") == 1)
        let data = try await second.data(for: request)
        #expect(data.data == (try Fixtures.data("photo-400.jpg")))
        #expect(data.response?.headerFields[.contentType] == "image/jpeg")
    }

    @Test("Given a stale entry of an unchanged file, when it is asked for, then the server confirms it and sends no bytes")
    func revalidation() async throws {
        let clock = Mutex(Date())
        let pipeline = pipeline {
            $0.now = { clock.withLock { $0 } }
            $0.imageCache = nil
        }
        let request = ImageRequest(nginx.url("/photo.jpg"))
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        clock.withLock { $0 += 8 * 86_400 }
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(try nginx.log().map(\.status) == [200, 304])
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(try nginx.log().count == 2)
    }

    @Test("Given bad answers among good ones, when all load at once, then each fails for its own reason and the good ones load")
    func badInput() async throws {
        try nginx.write(Fixtures.data("page.jpg"), to: "/page.jpg")
        try nginx.write(Data(), to: "/empty.jpg")
        try nginx.write(Fixtures.data("photo-400.jpg").prefix(9_000), to: "/half.jpg")
        try nginx.write(Fixtures.data("bomb-30000.png"), to: "/bomb.png")
        let expected: [(String, ImageError?)] = [
            (nginx.url("/photo.jpg"), nil),
            (nginx.url("/missing.jpg"), .response(.status(404))),
            (nginx.url("/page.jpg"), .decoding(.notAnImage(looksLike: "HTML"))),
            (nginx.url("/empty.jpg"), .response(.emptyBody)),
            (nginx.url("/half.jpg"), .decoding(.truncated(.jpeg))),
            (nginx.url("/bomb.png"),
                .decoding(.tooManyPixels(PixelSize(width: 30_000, height: 30_000), limit: 100_000_000))),
            ("http:///nowhere.jpg", .request(.missingHost("http:///nowhere.jpg"))),
            ("http://127.0.0.1:1/x.jpg", .response(.connectionRefused("127.0.0.1:1"))),
            (nginx.url("/photo.jpg?again"), nil),
        ]
        let pipeline = pipeline()
        let tasks = expected.map { pipeline.task(for: ImageRequest($0.0)) }
        for (task, (url, error)) in zip(tasks, expected) {
            let seen = await failure { () async throws(ImageError) in _ = try await task.response }
            #expect(seen?.code == error?.code, "\(url): \(seen?.description ?? "loaded")")
        }
        await pipeline.flush()
        let cache = DiskCache(directory: folder.file("cache"))
        #expect(try await cache.entry(for: nginx.url("/page.jpg")) == nil)
        #expect(try await cache.entry(for: nginx.url("/photo.jpg")) != nil)
    }

    @Test("Given a cache folder that cannot be used, when images load, then they load, and the log warns once")
    func unusableCache() async throws {
        let place = try folder.write(Data("a file stands here".utf8), to: "occupied")
        let log = CollectingLogHandler()
        let pipeline = pipeline(cache: place) { $0.logger = Logger(label: "test") { _ in log } }
        for name in ["a", "b", "c"] {
            let response = try await pipeline.response(for: ImageRequest(nginx.url("/photo.jpg?\(name)")))
            #expect(response.source == .network)
        }
        await pipeline.flush()
        #expect(log.warnings.count == 1)
        #expect(log.warnings.first?.contains(place.path) == true)
    }

    @Test("Given a damaged entry on disk, when its image is asked for, then it is loaded again in the same request")
    func damagedEntry() async throws {
        let request = ImageRequest(nginx.url("/photo.jpg"))
        let cache = DiskCache(directory: folder.file("cache"))
        let metadata = CacheMetadata(storedAt: Date())
        try await cache.store(CachedData(data: Data("not a picture".utf8), metadata: metadata), for: request.sourceKey)
        let pipeline = pipeline()
        #expect(try await pipeline.response(for: request).source == .network)
        await pipeline.flush()
        #expect(try await cache.entry(for: request.sourceKey)?.data == Fixtures.data("photo-400.jpg"))
    }
}

/// Counts decodes, by whichever codec.
private final class DecodeCounter: Sendable {
    private let number = Atomic<Int>(0)
    var count: Int { number.load(ordering: .relaxed) }
    func counting(_ decoder: any ImageDecoding) -> any ImageDecoding { Counting(decoder: decoder, counter: self) }

    private struct Counting: ImageDecoding {
        let decoder: any ImageDecoding
        let counter: DecodeCounter

        func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            let image = try decoder.decode(data, options: options)
            if image != nil { counter.number.add(1, ordering: .relaxed) }
            return image
        }
    }
}

/// Keeps warnings, to be looked at.
private final class CollectingLogHandler: LogHandler {
    private let lines = Mutex<[String]>([])
    var warnings: [String] { lines.withLock { $0 } }
    var metadata: Logger.Metadata { get { [:] } set {} }
    var logLevel: Logger.Level { get { .warning } set {} }
    subscript(metadataKey _: String) -> Logger.Metadata.Value? { get { nil } set {} }

    func log(event: LogEvent) { lines.withLock { $0.append(event.message.description) } }
}
