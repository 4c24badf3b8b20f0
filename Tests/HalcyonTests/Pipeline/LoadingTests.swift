import Foundation
import HTTPTypes
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonStore
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// The whole way with nothing faked: nginx, libcurl, the codecs, the disk cache.
@Suite("Loading, end to end")
struct LoadingTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory
    private let photo: Data
    private let decodes = DecodeCounter()

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        let pixels = try PixelBuffer(width: 400, height: 300, hasAlpha: false) { memory in
            for offset in memory.indices { memory[offset] = offset % 4 == 3 ? 255 : UInt8(offset / 400 % 256) }
        }
        photo = try #require(try JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions()))
        try nginx.write(photo, to: "/photo.jpg")
    }

    private func pipeline() -> ImagePipeline {
        ImagePipeline(
            ImagePipeline.Configuration(
                dataLoader: CurlDataLoader(), dataCache: DiskCache(directory: folder.file("cache")),
                decoders: StandardCodecs.decoders.map { decodes.counting($0) }
            )
        )
    }

    @Test("Given 10,000 requests for one URL, when run at once, then one transfer and decode run")
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

    @Test("Given a thumbnail and the whole picture, when both load, then one transfer serves both")
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

    @Test("Given an image loaded before, when another pipeline asks, then disk gives it, no request")
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
        #expect(data.data == photo)
        #expect(data.response?.headerFields[.contentType] == "image/jpeg")
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
