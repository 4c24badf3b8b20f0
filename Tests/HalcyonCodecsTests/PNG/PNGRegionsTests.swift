import CCodecs
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("PNG: regions")
struct PNGRegionsTests {
    /// The kinds of PNG: colour type and bits.
    private static let kinds = [
        [0, 1], [0, 2], [0, 4], [0, 8], [0, 16], [2, 8], [2, 16], [3, 1], [3, 2], [3, 4], [3, 8], [4, 8], [4, 16],
        [6, 8], [6, 16],
    ]

    /// A palette with alpha, or a transparent colour that some pixels have.
    static func colorChunks(_ colorType: Int, _ bits: Int) -> [PNGChunks.Chunk] {
        switch colorType {
        case 0: [.init(type: "tRNS", data: Data([0, 1]))]
        case 2 where bits == 8: [.init(type: "tRNS", data: Data([0, 5, 0, 5, 0, 5]))]
        case 2: [.init(type: "tRNS", data: Data([0, 0, 0, 0, 0, 1]))]
        case 3:
            [
                .init(type: "PLTE", data: Data((0..<3 << bits).map { UInt8(truncatingIfNeeded: $0 * 7) })),
                .init(type: "tRNS", data: Data((0..<1 << (bits - 1)).map { UInt8(truncatingIfNeeded: $0 * 31) })),
            ]
        default: []
        }
    }

    @Test("Given any kind of PNG, when regions are decoded, then they equal the whole", arguments: kinds)
    func kind(_ kind: [Int]) throws {
        for hasChunks in [false, true] where hasChunks || kind[0] != 3 {
            var made = LargePNG(width: 403, height: 171, bits: kind[1], colorType: kind[0])
            if hasChunks { made.chunks = Self.colorChunks(kind[0], kind[1]) }
            let regions = try JPEGRegionsTests.regions(made.file)
            #expect(regions.index == nil)
            try WholeImage.compare(made.file, regions, "\(kind)")
        }
    }

    @Test("Given PNG files of any colours, when regions are decoded, then they equal the whole")
    func fixtures() throws {
        var counts = (made: 0, none: 0)
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        for entry in Fixtures.index where entry.file.hasSuffix(".png") {
            let file = try Fixtures.data(entry.file)
            let isInterlaced = file[28] == 1
            guard let regions = try decoders.makeRegions(of: file) else {
                #expect(isInterlaced || entry.frames > 1, "\(entry)")
                counts.none += 1
                continue
            }
            #expect(!isInterlaced && entry.frames == 1, "\(entry)")
            try WholeImage.compare(file, regions, tile: 0, rectangles: 5, entry.file)
            counts.made += 1
        }
        #expect(counts.made > 50 && counts.none > 10, "\(counts)")
    }

    @Test("Given any size, when regions are decoded, then they equal the whole")
    func sizes() throws {
        for (width, height) in [(1, 1), (1, 40), (40, 1), (7, 9), (17, 16), (65, 33)] {
            let made = LargePNG(width: width, height: height, colorType: 6)
            try WholeImage.compare(made.file, JPEGRegionsTests.regions(made.file), tile: 8, "\(width)x\(height)")
        }
    }

    @Test(
        "Given any packing, when regions are decoded from access points, then they equal the whole",
        arguments: [Z_DEFAULT_STRATEGY, Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE], [0, 6] as [Int32])
    func packings(_ strategy: Int32, _ level: Int32) throws {
        for chunkLength in [61, 1 << 16] {
            let made = LargePNG(
                width: 800, height: 1000, filters: [4], chunkLength: chunkLength, level: level, strategy: strategy)
            let file = made.file
            let regions = try JPEGRegionsTests.regions(file)
            let index = try #require(regions.index)
            try WholeImage.compare(file, regions, tile: 0, rectangles: 4)
            let again = try JPEGRegionsTests.regions(file, index: index)
            #expect(again.index == index)
            try WholeImage.compare(file, again, tile: 0, rectangles: 3)
        }
    }

    @Test(
        "Given any filters, when regions are decoded from access points, then they equal the whole",
        arguments: [[0], [2], [3], [0, 1, 2, 3, 4]] as [[UInt8]])
    func filters(_ filters: [UInt8]) throws {
        for (colorType, bits) in [(2, 8), (6, 16), (2, 16), (3, 4)] {
            let made = LargePNG(
                width: colorType == 3 ? 5000 : 600, height: 900, bits: bits, colorType: colorType, filters: filters,
                level: 1, chunks: colorType == 3 ? Self.colorChunks(3, bits) : [])
            let file = made.file
            let regions = try JPEGRegionsTests.regions(file)
            #expect(regions.index != nil)
            try WholeImage.compare(file, regions, tile: 0, rectangles: 4, "\(colorType), \(bits)")
        }
    }

    @Test("Given very long rows, when a file is opened, then its index stays within four mebibytes")
    func longRows() throws {
        let made = LargePNG(width: 50_000, height: 60, bits: 16, colorType: 6, filters: [2, 4], level: 1)
        let file = made.file
        let regions = try JPEGRegionsTests.regions(file)
        let index = try #require(regions.index)
        #expect(index.count > 1 << 20 && index.count <= 4 << 20)
        let again = try JPEGRegionsTests.regions(file, index: index)
        let whole = try WholeImage.picture(file, reducedBy: 1)
        for (x, y) in [(49_900, 55), (20_001, 31)] {
            let rect = PixelRect(x: x, y: y, width: 77, height: 5)
            let isSame = try again.decode(rect, reducedBy: 1).allBytes == whole.bytes(of: rect)
            #expect(isSame)
        }
    }

    @Test("Given a PNG file, when its overview is made, then it is the whole at 1/8")
    func overview() throws {
        for name in ["rgba.png", "gray-16bit.png", "turned-6.png", "colors-turned.png", "palette.png"] {
            let file = try Fixtures.data(name)
            let overview = try JPEGRegionsTests.regions(file).overview()
            #expect(Codecs.areIdentical(overview, try WholeImage.picture(file, reducedBy: 8)), "\(name)")
        }
        let file = LargePNG().file
        let regions = try JPEGRegionsTests.regions(file)
        let again = try JPEGRegionsTests.regions(file, index: regions.index)
        #expect(Codecs.areIdentical(try regions.overview(), try again.overview()))
        let wide = LargePNG(width: 20_000, height: 40, colorType: 0).file
        #expect(try JPEGRegionsTests.regions(wide).overview().size == PixelSize(width: 2048, height: 4))
    }

    @Test("Given interlaced or animated files, when regions are asked for, then there are none")
    func otherKinds() throws {
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        for name in ["rgb-interlaced.png", "animated.png"] {
            #expect(try decoders.makeRegions(of: Fixtures.data(name)) == nil)
        }
        var broken = LargePNG(width: 20, height: 20)
        broken.chunks = [.init(type: "ABCD", data: Data())]
        #expect(try decoders.makeRegions(of: broken.file) == nil)
    }

    @Test("Given limits, when regions are made or decoded, then they apply to each")
    func limits() throws {
        let file = LargePNG(width: 300, height: 300).file
        var options = DecodingOptions()
        options.limits.maximumPixels = 10_000
        let regions = try JPEGRegionsTests.regions(file, options: options)
        _ = try regions.decode(PixelRect(x: 10, y: 10, width: 100, height: 100), reducedBy: 1)
        #expect(throws: ImageError.decoding(.tooManyPixels(PixelSize(width: 101, height: 100), limit: 10_000))) {
            _ = try regions.decode(PixelRect(x: 10, y: 10, width: 101, height: 100), reducedBy: 1)
        }
        options.limits.maximumSeconds = 0
        #expect(throws: ImageError.decoding(.tookTooLong(limit: 0))) {
            _ = try JPEGRegionsTests.regions(file, options: options)
        }
        options = DecodingOptions()
        options.limits.maximumBytes = 100_000
        #expect(throws: ImageError.self) { _ = try JPEGRegionsTests.regions(file, options: options) }
        for reduction in [0, 3, 16] {
            let rect = PixelRect(whole: regions.size)
            #expect(throws: ImageError.decoding(.noSuchRegion(rect, of: regions.size))) {
                _ = try regions.decode(rect, reducedBy: reduction)
            }
        }
    }

    @Test("Given a cancelled task, when regions are made or decoded, then it ends with `cancelled`")
    func cancelled() async throws {
        let file = LargePNG(width: 300, height: 300).file
        let regions = try JPEGRegionsTests.regions(file)
        let again = try JPEGRegionsTests.regions(LargePNG().file)
        let kept = try JPEGRegionsTests.regions(LargePNG().file, index: again.index)
        let works: [@Sendable () throws -> Void] = [
            { _ = try JPEGRegionsTests.regions(file) }, { _ = try kept.overview() },
            { _ = try regions.decode(PixelRect(whole: regions.size), reducedBy: 1) },
            { _ = try regions.decode(PixelRect(whole: regions.size), reducedBy: 8) },
        ]
        for work in works {
            let error = await Task { () -> ImageError? in
                withUnsafeCurrentTask { $0?.cancel() }
                do {
                    try work()
                    return nil
                } catch { return error as? ImageError }
            }.value
            #expect(error == .cancelled)
        }
    }
}
