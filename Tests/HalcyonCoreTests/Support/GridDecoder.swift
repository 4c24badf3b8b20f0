import Foundation
import HTTPTypes
import HalcyonTesting

@testable import HalcyonCore

/// A picture whose pixels say where they are: red is x, green is y, both modulo 256; blue is its version.
struct Grid: Hashable {
    var width = 4096
    var height = 2048
    var version = 1

    var size: PixelSize { PixelSize(width: width, height: height) }
    var data: Data { Data("grid \(width) \(height) \(version)".utf8) }

    init(width: Int = 4096, height: Int = 2048, version: Int = 1) {
        self.width = width
        self.height = height
        self.version = version
    }

    init?(_ data: Data) {
        let words = String(decoding: data.prefix(80), as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first == "grid", numbers.count == 3 else { return nil }
        self.init(width: numbers[0], height: numbers[1], version: numbers[2])
    }

    /// The pixel at a point of the picture reduced by a number.
    func pixel(_ x: Int, _ y: Int, reducedBy reduction: Int = 1) -> SIMD4<UInt8> {
        SIMD4(
            UInt8(truncatingIfNeeded: x * reduction), UInt8(truncatingIfNeeded: y * reduction),
            UInt8(truncatingIfNeeded: version), 255)
    }

    func pixels(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
        guard let part = region.reduced(by: reduction, in: size) else {
            throw .decoding(.noSuchRegion(region, of: size))
        }
        return try PixelBuffer(width: part.width, height: part.height, hasAlpha: false) { memory in
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let pixel = pixel(part.x + x, part.y + y, reducedBy: reduction)
                    memory.storeBytes(of: pixel, toByteOffset: (y * part.width + x) * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }

    /// Whether pixels are those of a region.
    func matches(_ pixels: PixelBuffer, _ region: PixelRect, reducedBy reduction: Int = 1) throws -> Bool {
        let expected = try self.pixels(region, reducedBy: reduction)
        return expected.size == pixels.size
            && expected.withUnsafeBytes { a in pixels.withUnsafeBytes { b in a.elementsEqual(b) } }
    }
}

/// Decodes regions of a ``Grid``, and counts.
final class GridDecoder: ImageRegionDecoding {
    static let format = ImageFormat(name: "grid")

    /// Files that were prepared.
    let opened = Tally()
    /// Passes over a file, which an index saves.
    let passes = Tally()
    /// Regions that were begun, and those that ended because they were cancelled.
    let decoded = Tally()
    let cancelled = Tally()
    /// Overviews that were made.
    let overviews = Tally()
    /// Whether regions are decoded until they are cancelled.
    let hangs = Log<Bool>()

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        Grid(data).map { ImageInfo(format: Self.format, size: $0.size) }
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard let grid = Grid(data) else { return nil }
        return DecodedImage(pixels: try grid.pixels(PixelRect(whole: grid.size), reducedBy: 1), format: Self.format)
    }

    func makeRegions(
        of data: Data, index: Data?, folder: URL?, options: DecodingOptions
    ) throws(ImageError) -> (any ImageRegions)? {
        if data.starts(with: FakeDecoder.damaged) { throw .decoding(.corrupt(Self.format, why: "it says so itself")) }
        guard let grid = Grid(data) else { return nil }
        opened.add()
        let own = Data("index of ".utf8) + data
        if index != own { passes.add() }
        return Regions(grid: grid, index: own, decoder: self)
    }

    private struct Regions: ImageRegions {
        let grid: Grid
        let index: Data?
        let decoder: GridDecoder
        var format: ImageFormat { GridDecoder.format }
        var size: PixelSize { grid.size }
        var reductions: [Int] { [1, 2, 4, 8] }

        func overview() throws(ImageError) -> PixelBuffer {
            decoder.overviews.add()
            return try grid.pixels(PixelRect(whole: size), reducedBy: 8)
        }

        func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
            decoder.decoded.add()
            while decoder.hangs.entries.last == true {
                if Task.isCancelled {
                    decoder.cancelled.add()
                    throw .cancelled
                }
                usleep(500)
            }
            return try grid.pixels(region, reducedBy: reduction)
        }
    }
}

/// Writes an image of any format as the file of a ``Grid`` of its size, with the version of its first pixel.
struct GridEncoder: ImageEncoding {
    func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data? {
        Grid(width: pixels.width, height: pixels.height, version: Int(pixels[0, 0]?.z ?? 0)).data
    }
}

/// Pipelines with a ``GridDecoder`` that share a disk cache.
struct RegionWorld {
    static let url = "http://test/grid"
    static let tile = PixelRect(x: 1024, y: 512, width: 256, height: 256)
    let loader = FakeLoader(default: .status(404))
    let cache = ListedCache()
    let decoder = GridDecoder()
    let clock = FakeClock()

    init(_ grid: Grid = Grid(), fields: HTTPFields = [.cacheControl: "max-age=3600"]) { serve(grid, fields: fields) }

    func serve(_ grid: Grid, fields: HTTPFields = [.cacheControl: "max-age=3600"]) {
        loader[Self.url] = .data(grid.data, fields: fields)
    }

    func pipeline(_ change: (inout ImagePipeline.Configuration) -> Void = { _ in }) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: cache, imageCache: ImageCache(), decoders: [FakeDecoder(), decoder],
            encoders: [GridEncoder()])
        configuration.clock = clock
        change(&configuration)
        return ImagePipeline(configuration)
    }
}
