import Foundation
import HalcyonCore
import HalcyonTesting

/// A picture whose pixels say where they are, and what they come from: red grows from left to right and green from top
/// to bottom; blue is the version, and whether it is of the small version or of a tile.
struct ZoomChart: Hashable {
    var width = 2048
    var height = 1024
    /// From 0 to 3.
    var version = 0

    var size: PixelSize { PixelSize(width: width, height: height) }
    var data: Data { Data("chart \(width) \(height) \(version)".utf8) }

    init(width: Int = 2048, height: Int = 1024, version: Int = 0) {
        self.width = width
        self.height = height
        self.version = version
    }

    init?(_ data: Data) {
        let words = String(decoding: data.prefix(80), as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first == "chart", numbers.count == 3 else { return nil }
        self.init(width: numbers[0], height: numbers[1], version: numbers[2])
    }

    /// The blue of tiles, or of the small version.
    func blue(isOverview: Bool) -> UInt8 { UInt8(version * 64 + (isOverview ? 32 : 0)) }

    /// The pixel at a point of the picture.
    func pixel(_ x: Int, _ y: Int, isOverview: Bool = false) -> SIMD4<UInt8> {
        SIMD4(
            UInt8(min(width - 1, x) * 256 / width), UInt8(min(height - 1, y) * 256 / height),
            blue(isOverview: isOverview), 255)
    }

    func pixels(
        _ region: PixelRect, reducedBy reduction: Int, isOverview: Bool = false
    ) throws(ImageError) -> PixelBuffer {
        guard let part = region.reduced(by: reduction, in: size) else {
            throw .decoding(.noSuchRegion(region, of: size))
        }
        return try PixelBuffer(width: part.width, height: part.height, hasAlpha: false) { memory in
            for y in 0..<part.height {
                for x in 0..<part.width {
                    let pixel = pixel(
                        (part.x + x) * reduction + reduction / 2, (part.y + y) * reduction + reduction / 2,
                        isOverview: isOverview)
                    memory.storeBytes(of: pixel, toByteOffset: (y * part.width + x) * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }
}

/// Decodes regions of a ``ZoomChart``, and counts. The small version has at most 512 pixels a side.
final class ZoomChartDecoder: ImageRegionDecoding {
    static let format = ImageFormat(name: "chart")

    /// Tiles that were begun, those that ended, and those that ended because they were cancelled.
    let begun = Log<PixelRect>()
    let decoded = Tally()
    let cancelled = Tally()
    /// Whether tiles take until they are cancelled, or until this changes.
    let hangs = Log<Bool>()

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        ZoomChart(data).map { ImageInfo(format: Self.format, size: $0.size) }
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard let chart = ZoomChart(data) else { return nil }
        return DecodedImage(
            pixels: try chart.pixels(PixelRect(whole: chart.size), reducedBy: 1), format: Self.format)
    }

    func makeRegions(
        of data: Data, index: Data?, folder: URL?, options: DecodingOptions
    ) throws(ImageError) -> (any ImageRegions)? {
        ZoomChart(data).map { Regions(chart: $0, decoder: self) }
    }

    private struct Regions: ImageRegions {
        let chart: ZoomChart
        let decoder: ZoomChartDecoder
        var format: ImageFormat { ZoomChartDecoder.format }
        var size: PixelSize { chart.size }
        var reductions: [Int] { [1, 2, 4, 8] }
        var index: Data? { nil }

        func overview() throws(ImageError) -> PixelBuffer {
            var reduction = 8
            while max(size.width, size.height) / reduction > 512 { reduction *= 2 }
            return try chart.pixels(PixelRect(whole: size), reducedBy: reduction, isOverview: true)
        }

        func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
            decoder.begun.add(region)
            while decoder.hangs.entries.last == true {
                if Task.isCancelled {
                    decoder.cancelled.add()
                    throw .cancelled
                }
                usleep(500)
            }
            let pixels = try chart.pixels(region, reducedBy: reduction)
            decoder.decoded.add()
            return pixels
        }
    }
}
