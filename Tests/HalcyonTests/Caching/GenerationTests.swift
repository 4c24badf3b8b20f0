import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// An image is written once: nothing that was read back from what a serializer wrote is written again.
@Suite("Generations of stored images")
struct GenerationTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory
    private let clock = FakeClock()
    private let encodes = Tally()

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        // With edges and noise, so that each encoding with loss would lose more.
        let pixels = try PixelBuffer(width: 160, height: 120, hasAlpha: false) { memory in
            for (index, byte) in testBytes(160 * 120, seed: 7).enumerated() {
                let (x, y) = (index % 160, index / 160)
                let edge: UInt8 = (x / 20 + y / 15) % 2 == 0 ? 60 : 160
                let pixel = SIMD4(edge &+ byte & 31, UInt8(x), UInt8(y * 2), 255)
                memory.storeBytes(of: pixel, toByteOffset: index * 4, as: SIMD4<UInt8>.self)
            }
        }
        for (path, format) in [("/photo.jpg", ImageFormat.jpeg), ("/photo.png", .png)] {
            let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
            let data = try encoders.encode(DecodedImage(pixels: pixels), as: format, options: EncodingOptions())
            try nginx.write(try #require(data), to: path)
        }
    }

    /// Counts what is written.
    private struct Counted: CacheSerializing {
        let serializer: FormatSerializer
        let encodes: Tally
        var identifier: String { serializer.identifier }
        func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
            encodes.add()
            return try serializer.data(for: image, encoders: encoders)
        }
        func image(
            from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
        ) throws(ImageError) -> DecodedImage { try serializer.image(from: data, decoders: decoders, limits: limits) }
        func isExact(_ image: DecodedImage) -> Bool { serializer.isExact(image) }
    }

    private func disk(_ name: String) -> DiskCache { DiskCache(directory: folder.file(name)) }

    private func pipeline(_ name: String = "cache") -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = disk(name)
        configuration.clock = clock
        return ImagePipeline(configuration)
    }

    private func request(
        _ path: String, _ processors: [any ImageProcessing], _ storage: ImageRequest.Options.Storage = .processed,
        as format: ImageFormat? = nil, quality: Int = 40
    ) -> ImageRequest {
        var request = ImageRequest(nginx.url(path), processors: processors)
        request.storage = storage
        request.delivery = .afterStore
        let serializer = FormatSerializer(format: format, quality: quality)
        request.serializer = Counted(serializer: serializer, encodes: encodes)
        return request
    }

    private func offline(_ request: ImageRequest) -> ImageRequest {
        var request = request
        request.cachePolicy.network = .never
        return request
    }

    /// The bytes of every entry, by their keys.
    private func files(_ name: String = "cache") async throws -> [String: Data] {
        var files: [String: Data] = [:]
        let cache = disk(name)
        for item in try await cache.entries() { files[item.key] = try await cache.entry(for: item.key)?.data }
        return files
    }

    private func bytes(_ pixels: PixelBuffer) -> Data { pixels.withUnsafeBytes { Data($0) } }

    @Test(
        "Given an image stored with loss, when wanted again and again, then file and pixels stay",
        arguments: [ImageRequest.Options.Storage.processed, .both], [ImageFormat.jpeg, .webp, .avif])
    func rounds(storage: ImageRequest.Options.Storage, format: ImageFormat) async throws {
        let request = request("/photo.jpg", [.blackWhite()], storage, as: format)
        _ = try await pipeline().image(for: request)
        let first = try await files()
        var shown: Set<Data> = []
        for round in 1...6 {
            let pipeline = pipeline()
            let response = try await pipeline.response(for: request)
            #expect(response.source == .disk)
            #expect(response.image.isLossyCopy)
            shown.insert(bytes(response.image.pixels))
            // Another request of this session finds it in memory, with every storage.
            let again = try await pipeline.image(for: self.request("/photo.jpg", [.blackWhite()], .both, as: format))
            shown.insert(bytes(again.pixels))
            await pipeline.flush()
            #expect(try await files() == first, "round \(round)")
        }
        #expect(shown.count == 1)
        #expect(encodes.value == 1)
    }

    @Test("Given a lossy stored image, when revalidated repeatedly, then it is not written again")
    func confirmed() async throws {
        let request = request("/photo.jpg", [.blackWhite()], .both)
        _ = try await pipeline().image(for: request)
        let first = try await files()
        for _ in 1...3 {
            clock.advance(8 * 86_400)
            _ = try await pipeline().image(for: request)
        }
        #expect(try nginx.log().filter { $0.path == "/photo.jpg" }.map(\.status) == [200, 304, 304, 304])
        #expect(try await files() == first)
        #expect(encodes.value == 1)
    }

    @Test(
        "Given an image stored with loss, when a longer chain is stored, then the original is used",
        arguments: [ImageRequest.Options.Storage.processed, .both])
    func chain(storage: ImageRequest.Options.Storage) async throws {
        let short = request("/photo.jpg", [.crop(width: 64, height: 64)], storage)
        let long = request("/photo.jpg", [.crop(width: 64, height: 64), .blackWhite()], storage)
        _ = try await pipeline("straight").image(for: long)
        let straight = try await files("straight")

        _ = try await pipeline().image(for: short)
        let later = pipeline()
        #expect(try await later.image(for: short).isLossyCopy)
        let image = try await later.image(for: long)
        #expect(!image.isLossyCopy)
        let all = try await files()
        for (key, data) in straight { #expect(all[key] == data) }
        #expect(all.count == (storage == .both ? 3 : 2))
        // What is to be shown alone may be made of the copy: nothing is lost by that but what was lost already.
        let shown = try await later.response(
            for: request("/photo.jpg", [.crop(width: 64, height: 64), .blur(radius: 2)], .original))
        #expect(shown.source == .memory)
        #expect(shown.image.isLossyCopy)
    }

    @Test("Given a chain of processors, when stored stepwise, then each step is one generation old")
    func steps() async throws {
        let processors: [any ImageProcessing] = [
            .crop(width: 64, height: 64), .colorControls(saturation: 0.5), .blur(radius: 1),
        ]
        for count in 1...3 {
            let wanted = request("/photo.jpg", Array(processors.prefix(count)))
            _ = try await pipeline("straight-\(count)").image(for: wanted)
            // Stored in one session, found in the next, which goes on from it.
            let session = pipeline()
            if count > 1 {
                _ = try await session.image(for: request("/photo.jpg", Array(processors.prefix(count - 1))))
            }
            _ = try await session.image(for: wanted)
            let all = try await files()
            for (key, data) in try await files("straight-\(count)") { #expect(all[key] == data) }
        }
    }

    @Test("Given only a lossy copy offline, when a longer chain is loaded, then it is not stored")
    func offline() async throws {
        _ = try await pipeline().image(for: request("/photo.jpg", [.crop(width: 64, height: 64)]))
        let first = try await files()
        let later = pipeline()
        _ = try await later.image(for: offline(request("/photo.jpg", [.crop(width: 64, height: 64)])))
        let long = offline(request("/photo.jpg", [.crop(width: 64, height: 64), .blackWhite()]))
        #expect(try await later.image(for: long).isLossyCopy)
        await later.flush()
        #expect(try await files() == first)
    }

    @Test("Given a losslessly stored image, when a longer chain is loaded, then it builds on that")
    func exact() async throws {
        let crop = ImageProcessors.Crop(width: 64, height: 64)
        _ = try await pipeline().image(for: request("/photo.png", [crop]))
        let later = pipeline()
        #expect(try await !later.image(for: request("/photo.png", [crop])).isLossyCopy)
        let long = try await later.response(for: request("/photo.png", [crop, .blackWhite()]))
        #expect(long.source == .memory)
        #expect(try nginx.requestCount(path: "/photo.png") == 1)
        #expect(try await files().count == 2)
        let straight = try await pipeline("straight").image(for: request("/photo.png", [crop, .blackWhite()]))
        #expect(bytes(long.image.pixels) == bytes(straight.pixels))
    }
}
