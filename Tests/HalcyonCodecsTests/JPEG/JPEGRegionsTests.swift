import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("JPEG: regions of baseline files")
struct JPEGRegionsTests {
    static func regions(
        _ file: Data, index: Data? = nil, options: DecodingOptions = DecodingOptions()
    ) throws -> any ImageRegions {
        try #require(
            try ImageDecoderRegistry(StandardCodecs.decoders).makeRegions(of: file, index: index, options: options))
    }

    /// A rectangle that is partly inside a picture: at an edge more often than by chance.
    static func rect(in size: PixelSize, _ random: inout SplitMix) -> PixelRect {
        func range(_ length: Int) -> (Int, Int) {
            let start = Bool.random(using: &random) ? 0 : Int.random(in: 0..<length, using: &random)
            let end = Bool.random(using: &random) ? length : Int.random(in: start..<length, using: &random) + 1
            let beyond = Int.random(in: 0..<8, using: &random) == 0 ? Int.random(in: 0...20, using: &random) : 0
            return (start - (start == 0 ? beyond : 0), end - start + 2 * beyond)
        }
        let across = range(size.width), down = range(size.height)
        return PixelRect(x: across.0, y: down.0, width: across.1, height: down.1)
    }

    /// Compares random rectangles at all reductions with the whole.
    private func compare(_ file: Data, count: Int, _ random: inout SplitMix) throws {
        let regions = try Self.regions(file)
        for reduction in regions.reductions {
            let whole = try #require(try WholeJPEG.picture(file, reducedBy: reduction))
            for _ in 0..<count {
                let rect = Self.rect(in: regions.size, &random)
                let place = try #require(rect.reduced(by: reduction, in: regions.size))
                let pixels = try regions.decode(rect, reducedBy: reduction)
                #expect(pixels.size == place.size && !pixels.hasAlpha)
                let isSame = pixels.allBytes == whole.bytes(of: place)
                #expect(isSame, "\(rect) of \(regions.size) at 1/\(reduction)")
            }
        }
    }

    private static let samplings: [[SIMD2<Int>]] = [
        [[1, 1]], [[2, 2]], [[1, 1], [1, 1], [1, 1]], [[2, 1], [1, 1], [1, 1]], [[2, 2], [1, 1], [1, 1]],
        [[1, 2], [1, 1], [1, 1]], [[4, 1], [1, 1], [1, 1]], [[1, 4], [1, 1], [1, 1]], [[4, 2], [1, 1], [1, 1]],
        [[3, 1], [1, 1], [1, 1]], [[2, 2], [2, 1], [1, 2]], [[1, 1], [2, 2], [2, 2]],
    ]

    @Test("Given any sampling and restarts, when regions are decoded, then they equal the whole", arguments: samplings)
    func sampling(_ samplings: [SIMD2<Int>]) throws {
        var random = SplitMix(state: 1)
        for interval in [0, 1, 5, 43, 400] {
            for size in [(337, 345), (64, 64), (7, 3)] {
                let made = BlockwiseJPEG(
                    width: size.0, height: size.1, samplings: samplings, restartInterval: interval)
                try compare(made.data, count: 4, &random)
            }
        }
    }

    @Test("Given any orientation, when regions are decoded, then they equal the upright whole")
    func orientation() throws {
        var random = SplitMix(state: 2)
        for orientation in ImageOrientation.allCases {
            let made = BlockwiseJPEG(width: 203, height: 99, samplings: [[2, 2], [1, 1], [1, 1]])
            try compare(WholeJPEG.turned(made.data, orientation), count: 8, &random)
        }
    }

    private static func photo(_ width: Int, _ height: Int, _ options: EncodingOptions) throws -> Data {
        let pixels = try Codecs.picture(width, height) { (x: Int, y: Int) -> [UInt8] in
            let wave: Double = 90 * sin(Double(x) / 23) * cos(Double(y) / 17)
            return [UInt8(128 + wave + Double((x * y) % 37)), UInt8(x * 255 / width), UInt8((x ^ y) & 0xFF), 255]
        }
        return try Codecs.encode(pixels, .jpeg, options)
    }

    @Test(
        "Given files of our encoder, when regions are decoded, then they equal the whole",
        arguments: [EncodingOptions.ChromaSubsampling.yuv420, .yuv422, .yuv444], [20, 75, 100])
    func encoded(_ subsampling: EncodingOptions.ChromaSubsampling, _ quality: Int) throws {
        var random = SplitMix(state: 3)
        for (width, height) in [(641, 483), (16, 16), (1, 1), (33, 300)] {
            let file = try Self.photo(
                width, height, EncodingOptions(quality: quality, chromaSubsampling: subsampling, effort: .smallest))
            try compare(file, count: 5, &random)
        }
    }

    @Test(
        "Given profiles or inks, when all is one region, then it equals the decoder's image",
        arguments: ["rgb.jpg", "rgb-444.jpg", "gray.jpg", "cmyk.jpg", "ycck.jpg", "icc-cmyk.jpg", "icc-gray.jpg"])
    func colors(_ name: String) throws {
        let file = try Fixtures.data(name)
        let regions = try Self.regions(file)
        let whole = try #require(try JPEGDecoder().decode(file, options: DecodingOptions())).pixels
        #expect(try regions.decode(PixelRect(whole: regions.size), reducedBy: 1).allBytes == whole.allBytes)
        var random = SplitMix(state: 4)
        for _ in 0..<5 {
            let rect = Self.rect(in: regions.size, &random)
            let place = try #require(rect.clipped(to: regions.size))
            #expect(try regions.decode(rect, reducedBy: 1).allBytes == whole.bytes(of: place))
        }
    }

    @Test("Given a baseline file, when its overview is made, then it is the upright whole at 1/8")
    func overview() throws {
        for (interval, orientation) in [(0, ImageOrientation.up), (3, .up), (0, .right), (3, .downMirrored)] {
            let made = BlockwiseJPEG(
                width: 1203, height: 2099, samplings: [[2, 2], [1, 1], [1, 1]], restartInterval: interval)
            let file = WholeJPEG.turned(made.data, orientation)
            let whole = try #require(try WholeJPEG.picture(file, reducedBy: 8))
            let regions = try Self.regions(file)
            #expect(Codecs.areIdentical(try regions.overview(), whole))
            let again = try Self.regions(file, index: regions.index)
            #expect(Codecs.areIdentical(try again.overview(), whole))
        }
    }

    @Test("Given a very wide file, when its overview is made, then it is 2048 pixels wide")
    func wideOverview() throws {
        let file = BlockwiseJPEG(width: 20_000, height: 40, samplings: [[1, 1]]).data
        let overview = try Self.regions(file).overview()
        #expect(overview.size == PixelSize(width: 2048, height: 4))
    }

    @Test("Given formats without regions, when regions are asked for, then there are none")
    func otherKinds() throws {
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        for name in ["plain.gif", "rgb.bmp"] { #expect(try decoders.makeRegions(of: Fixtures.data(name)) == nil) }
        #expect(try decoders.makeRegions(of: Data()) == nil)
    }

    @Test("Given progressive files, when regions are decoded, then they equal the whole")
    func progressive() throws {
        var random = SplitMix(state: 6)
        for subsampling in [EncodingOptions.ChromaSubsampling.yuv420, .yuv422, .yuv444] {
            let options = EncodingOptions(quality: 80, isProgressive: true, chromaSubsampling: subsampling)
            for (width, height) in [(641, 483), (33, 1300), (1, 1)] {
                let file = try Self.photo(width, height, options)
                #expect(file.contains(Data([0xFF, 0xC2])))
                try compare(WholeJPEG.turned(file, .rightMirrored), count: 4, &random)
            }
        }
    }

    @Test("Given a progressive file, when opened, then its temporary files are unnamed and closed")
    func temporaryFiles() throws {
        let folder = try TemporaryDirectory()
        let file = try Self.photo(641, 483, EncodingOptions(isProgressive: true))
        let before = ProcessFigures.openDescriptors
        let regions = try JPEGDecoder().makeRegions(
            of: file, index: nil, folder: folder.url, options: DecodingOptions())
        #expect(regions != nil && regions?.index == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
        // Other tests open files meanwhile; leaks would add up.
        for _ in 0..<50 {
            _ = try JPEGDecoder().makeRegions(of: file, index: nil, folder: folder.url, options: .init())
        }
        #expect(ProcessFigures.openDescriptors < before + 50)
        let missing = folder.file("missing")
        #expect(throws: ImageError.decoding(.outOfMemory(PixelSize(width: 641, height: 483)))) {
            _ = try JPEGDecoder().makeRegions(of: file, index: nil, folder: missing, options: DecodingOptions())
        }
    }

    @Test("Given a limit of pixels, when decoded, then it applies to regions, not to the whole")
    func limits() throws {
        let file = BlockwiseJPEG(samplings: [[2, 2], [1, 1], [1, 1]]).data
        var options = DecodingOptions()
        options.limits.maximumPixels = 10_000
        let regions = try Self.regions(file, options: options)
        _ = try regions.decode(PixelRect(x: 10, y: 10, width: 100, height: 100), reducedBy: 1)
        _ = try regions.decode(PixelRect(x: 0, y: 0, width: 200, height: 200), reducedBy: 2)
        #expect(throws: ImageError.decoding(.tooManyPixels(PixelSize(width: 101, height: 100), limit: 10_000))) {
            _ = try regions.decode(PixelRect(x: 10, y: 10, width: 101, height: 100), reducedBy: 1)
        }
    }

    @Test("Given rectangles outside or odd reductions, when decoded, then there is no such region")
    func noSuchRegion() throws {
        let regions = try Self.regions(BlockwiseJPEG(samplings: [[1, 1]]).data)
        let size = regions.size
        let outside = [
            PixelRect(x: size.width, y: 0, width: 1, height: 1), PixelRect(x: 0, y: -5, width: 9, height: 5),
            PixelRect(x: 0, y: 0, width: 0, height: 9), PixelRect(x: 0, y: 0, width: -1, height: 9),
            PixelRect(x: .min, y: 0, width: .max, height: 1), PixelRect(x: .max, y: .max, width: .max, height: .max),
        ]
        for rect in outside {
            #expect(throws: ImageError.decoding(.noSuchRegion(rect, of: size))) {
                _ = try regions.decode(rect, reducedBy: 1)
            }
        }
        let whole = PixelRect(x: -5, y: .min + 10, width: .max, height: .max)
        for reduction in [0, -1, 3, 16, .max] {
            #expect(throws: ImageError.decoding(.noSuchRegion(whole, of: size))) {
                _ = try regions.decode(whole, reducedBy: reduction)
            }
        }
        let all = try regions.decode(PixelRect(x: -5, y: -7, width: .max, height: .max), reducedBy: 8)
        #expect(all.size == PixelSize(width: (size.width + 7) / 8, height: (size.height + 7) / 8))
    }

    @Test("Given a cancelled task, when regions are made or decoded, then it ends with `cancelled`")
    func cancelled() async throws {
        let file = BlockwiseJPEG(samplings: [[2, 2], [1, 1], [1, 1]], restartInterval: 8).data
        let progressive = try Self.photo(300, 300, EncodingOptions(isProgressive: true))
        let regions = try Self.regions(file)
        let whole = PixelRect(whole: regions.size)
        let works: [@Sendable () throws -> Void] = [
            { _ = try Self.regions(file) }, { _ = try regions.overview() }, { _ = try Self.regions(progressive) },
            { _ = try regions.decode(whole, reducedBy: 1) }, { _ = try regions.decode(whole, reducedBy: 8) },
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
