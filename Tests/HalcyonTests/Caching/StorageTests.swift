import Foundation
import HTTPTypes
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// Processed images on disk with nothing faked but the clock and a count: nginx, libcurl, the codecs, the disk cache.
@Suite("Storage, end to end")
struct StorageTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory
    private let clock = FakeClock()
    private let runs = Tally()

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        let pixels = try PixelBuffer(width: 400, height: 300, hasAlpha: false) { memory in
            for y in 0..<300 {
                for x in 0..<400 {
                    let pixel = SIMD4(UInt8(x * 255 / 399), UInt8(y * 255 / 299), UInt8((x + y) * 255 / 698), 255)
                    memory.storeBytes(of: pixel, toByteOffset: (y * 400 + x) * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
        for (path, format) in [("/photo.jpg", ImageFormat.jpeg), ("/photo.png", .png), ("/photo.webp", .webp)] {
            let encoded = try StandardCodecs.encoders.lazy.compactMap {
                try $0.encode(pixels, as: format, options: EncodingOptions(quality: 90))
            }.first
            try nginx.write(try #require(encoded), to: path)
        }
    }

    private func disk(_ name: String = "cache") -> DiskCache { DiskCache(directory: folder.file(name)) }

    private func pipeline(_ cache: (any DataCaching)? = nil) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = cache ?? disk()
        configuration.clock = clock
        return ImagePipeline(configuration)
    }

    /// Counts the runs of a processor.
    private struct Counted: ImageProcessing {
        let processor: any ImageProcessing
        let runs: Tally
        var identifier: String { processor.identifier }
        func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            runs.add()
            return try processor.process(image)
        }
    }

    private func request(
        _ path: String, _ storage: ImageRequest.Options.Storage, _ processors: [any ImageProcessing] = [],
        size: TargetSize? = TargetSize(width: 100, height: 100)
    ) -> ImageRequest {
        var request = ImageRequest(
            nginx.url(path), targetSize: size, processors: processors.map { Counted(processor: $0, runs: runs) })
        request.storage = storage
        request.delivery = .afterStore
        return request
    }

    private func sizes() async throws -> [PixelSize] {
        var sizes: [PixelSize] = []
        let cache = disk()
        for item in try await cache.entries() {
            let data = try #require(try await cache.entry(for: item.key)).data
            sizes.append(try ImageDecoderRegistry(StandardCodecs.decoders).info(of: data).size)
        }
        return sizes.sorted { $0.width < $1.width }
    }

    private let small = PixelSize(width: 100, height: 75)
    private let whole = PixelSize(width: 400, height: 300)

    @Test(
        "Given each storage and format, when a resized image is kept, then it is on disk as told",
        arguments: ["/photo.jpg", "/photo.png", "/photo.webp"],
        [ImageRequest.Options.Storage.original, .processed, .both])
    func resized(path: String, storage: ImageRequest.Options.Storage) async throws {
        let request = request(path, storage)
        let first = try await pipeline().response(for: request)
        #expect(first.source == .network)
        // The files are there when the call returns, for another cache on the folder to see.
        let expected: [ImageRequest.Options.Storage: [PixelSize]] = [
            .original: [whole], .processed: [small], .both: [small, whole],
        ]
        #expect(try await sizes() == expected[storage])
        let second = try await pipeline().response(for: request)
        #expect(second.source == .disk)
        #expect(second.image.size == small)
        let decibels = try #require(Fixtures.decibels(first.image.pixels, second.image.pixels))
        #expect(decibels > (path == "/photo.png" ? 99 : 38))
        #expect(try nginx.requestCount(path: path) == 1)
    }

    @Test(
        "Given a kept processed image, when a new pipeline asks, then nothing loads or is processed",
        arguments: [ImageRequest.Options.Storage.processed, .both])
    func processed(storage: ImageRequest.Options.Storage) async throws {
        let request = request("/photo.jpg", storage, [.blur(radius: 3), .blackWhite()])
        let first = try await pipeline().response(for: request)
        #expect(runs.value == 2)
        let second = try await pipeline().response(for: request)
        #expect(runs.value == 2)
        #expect(second.source == .disk)
        #expect(second.image.format == .jpeg)
        #expect(try #require(Fixtures.decibels(first.image.pixels, second.image.pixels)) > 38)
        #expect(try nginx.requestCount(path: "/photo.jpg") == 1)
    }

    @Test("Given a JPEG whose corners are cut off, when it is kept, then it keeps its transparency")
    func transparency() async throws {
        let request = request("/photo.jpg", .processed, [.roundedCorners(radius: 20)])
        let first = try await pipeline().image(for: request)
        let second = try await pipeline().image(for: request)
        #expect(second.format == .png)
        #expect(second.pixels.hasAlpha)
        #expect(second.pixels.withUnsafeBytes { $0[3] } == 0)
        #expect(Fixtures.decibels(first.pixels, second.pixels) == .infinity)
        #expect(runs.value == 1)
    }

    @Test("Given a serializer for one format, when images are kept, then in that one")
    func oneFormat() async throws {
        var request = request("/photo.png", .processed)
        request.serializer = FormatSerializer(format: .webp)
        _ = try await pipeline().image(for: request)
        #expect(try await pipeline().image(for: request).format == .webp)
        request.serializer = FormatSerializer(format: ImageFormat(name: "psd"))
        #expect(try await pipeline().response(for: request).source == .network)
        #expect(try await disk().entries().count == 1)
    }

    @Test("Given a kept processed image, when it expires and is confirmed, then it is used as it is")
    func expired() async throws {
        var request = request("/photo.jpg", .both, [.blackWhite()])
        request.expiration = .seconds(60)
        _ = try await pipeline().image(for: request)
        clock.advance(59)
        #expect(try await pipeline().response(for: request).source == .disk)
        #expect(runs.value == 1)
        clock.advance(1)
        #expect(try await pipeline().response(for: request).source == .disk)
        #expect(runs.value == 1)
        #expect(try nginx.log().filter { $0.path == "/photo.jpg" }.map(\.status) == [200, 304])
        clock.advance(59)
        #expect(try await pipeline().response(for: request).source == .disk)
        #expect(runs.value == 1)
        #expect(try nginx.requestCount(path: "/photo.jpg") == 2)
    }

    @Test("Given a damaged processed image on disk, when loaded, then it is made again and kept")
    func damaged() async throws {
        let request = request("/photo.jpg", .both, [.blackWhite()])
        _ = try await pipeline().image(for: request)
        let cache = disk()
        for item in try await cache.entries() where item.key != request.sourceKey {
            let metadata = CacheMetadata(storedAt: clock.date)
            try await cache.store(DataCacheEntry(data: Data("no image".utf8), metadata: metadata), for: item.key)
        }
        #expect(try await pipeline().image(for: request).size == small)
        #expect(runs.value == 2)
        #expect(try await sizes() == [small, whole])
        #expect(try nginx.requestCount(path: "/photo.jpg") == 1)
    }

    @Test("Given a stored original and processed image, when removed, then both leave the disk")
    func removed() async throws {
        let pipeline = pipeline()
        let request = request("/photo.jpg", .both)
        _ = try await pipeline.image(for: request)
        let other = self.request("/photo.jpg", .both, size: TargetSize(width: 50, height: 50))
        _ = try await pipeline.image(for: other)
        await pipeline.cache.remove(for: request)
        #expect(try await sizes() == [PixelSize(width: 50, height: 38)])
        #expect(pipeline.cachedImage(for: request) == nil)
        #expect(try await pipeline.response(for: request).source == .network)
    }

    @Test("Given an unusable folder, when a load waits for the store, then the image still comes")
    func unusableFolder() async throws {
        try folder.write(Data(), to: "file")
        let cache = disk("file/cache")
        let image = try await pipeline(cache).image(for: request("/photo.jpg", .both, [.blackWhite()]))
        #expect(image.size == small)
    }
}
