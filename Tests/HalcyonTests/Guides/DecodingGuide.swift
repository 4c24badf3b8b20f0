import Foundation
import Halcyon
import HalcyonCodecs
import LinuxTestSupport
import Testing

/// Plain portable gray maps, as small as a decoder can be.
private struct NetpbmDecoder: ImageDecoding {
    static let format = ImageFormat(name: "pgm")

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        let words = data.prefix(32).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        guard words.count >= 2, words[0] == "P2" else { return nil }
        let sides = words[1].split(separator: " ").compactMap { Int($0) }
        guard sides.count == 2 else { throw .decoding(.truncated(Self.format)) }
        return ImageInfo(format: Self.format, size: PixelSize(width: sides[0], height: sides[1]))
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard let size = try info(of: data)?.size else { return nil }
        let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: false) { memory in
            for index in memory.indices { memory[index] = 255 }
        }
        return DecodedImage(pixels: pixels, format: Self.format)
    }
}

@Suite("Guide: Decode", .timeLimit(.minutes(5)))
struct DecodingGuide {
    @Test("Given the guide, when a rectangle of a file is wanted, then it is decoded without the rest")
    func regions() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "halcyon-guide-\(UUID().uuidString).jpg")
        defer { try? FileManager.default.removeItem(at: url) }
        let pixels = try PixelBuffer(width: 5000, height: 600, hasAlpha: false) { memory in
            for index in memory.indices { memory[index] = 255 }
        }
        let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
        let encoded = try encoders.encode(DecodedImage(pixels: pixels), as: .jpeg)
        try #require(encoded).write(to: url)
        let registry = ImageDecoderRegistry(StandardCodecs.decoders)
        var kept: Data?

        let file = try Data(contentsOf: url, options: .mappedIfSafe)
        if let regions = try registry.makeRegions(of: file, index: kept) {
            let overview = try regions.overview()  // the whole, with at most 2048 pixels on a side
            let tile = try regions.decode(PixelRect(x: 4096, y: 0, width: 512, height: 512), reducedBy: 2)
            print(overview.size, tile.size)
            kept = regions.index  // keep it beside the file: opening it again is quick
        }
        #expect(kept != nil)
    }

    @Test("Given the guide, when a decoder of one's own is added, then it is asked")
    func own() async throws {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = nil

        configuration.decoders.append(NetpbmDecoder())  // the last is asked first; nil means "not mine"
        configuration.decoders.append(TGADecoder(acceptsUnnamed: true))

        let pipeline = ImagePipeline(configuration)
        let map = RawDataProvider(Data("P2\n3 2\n".utf8), id: "map")
        let image = try await pipeline.image(for: ImageRequest(provider: map))
        #expect(image.size == PixelSize(width: 3, height: 2))
    }

    @Test("Given the guide, when a registry is used alone, then it probes, decodes and keeps metadata")
    func registry() throws {
        let data = try Fixtures.data("turned-6.jpg")

        let registry = ImageDecoderRegistry(StandardCodecs.decoders)
        let info = try registry.info(of: data)  // the header alone
        let image = try registry.decode(data, options: DecodingOptions(targetSize: TargetSize(width: 200, height: 150)))

        #expect(info.orientation == .right)
        #expect(image.originalSize == info.size)

        let stored = try registry.decode(data, options: DecodingOptions(keptMetadata: [.colorProfile, .orientation]))
        let profile = stored.metadata.colorProfile  // nil: they are sRGB
        let orientation = stored.metadata.orientation

        #expect(profile == nil)
        #expect(orientation == .right)
        #expect(orientation.applied(to: stored.size) == info.size)
    }

    @Test("Given the guide, when limits are set, then a picture over one of them is refused")
    func limits() async throws {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = nil

        configuration.decodingLimits.maximumPixels = 50_000_000  // of one picture
        configuration.decodingLimits.maximumBytes = 256 << 20  // of all that a decode holds
        configuration.decodingLimits.maximumScans = 50  // of a progressive file
        configuration.decodingLimits.maximumFrames = 1_000  // of an animation
        configuration.decodingLimits.maximumAnimationPixels = 1_000_000_000
        configuration.decodingLimits.maximumMetadataBytes = 1 << 20  // of one profile, unpacked
        configuration.decodingLimits.maximumSeconds = 5  // of one decode

        let pipeline = ImagePipeline(configuration)
        let bomb = try Fixtures.folder().appending(path: "bomb.png")
        await #expect(
            throws: ImageError.decoding(.tooManyPixels(PixelSize(width: 30000, height: 30000), limit: 50_000_000))
        ) {
            try await pipeline.image(for: ImageRequest(bomb))
        }
    }
}
