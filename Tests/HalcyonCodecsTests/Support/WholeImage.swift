import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

/// Compares regions with whole images that the same decoder has decoded at the same size.
enum WholeImage {
    /// Decodes an image of which each side is divided, rounded up.
    static func picture(_ file: Data, reducedBy reduction: Int) throws -> PixelBuffer {
        let decoders = ImageDecoderRegistry(StandardCodecs.decoders)
        guard reduction > 1 else { return try decoders.decode(file, options: DecodingOptions(frames: .first)).pixels }
        let size = try decoders.info(of: file).size
        let target = TargetSize(
            width: (size.width + reduction - 1) / reduction, height: (size.height + reduction - 1) / reduction,
            mode: .stretch)
        return try decoders.decode(file, options: DecodingOptions(targetSize: target, frames: .first)).pixels
    }

    /// Whether pixels are those of a place in a picture; quicker than comparing arrays.
    private static func isPart(_ pixels: PixelBuffer, of whole: PixelBuffer, at place: PixelRect) -> Bool {
        guard pixels.size == place.size else { return false }
        return pixels.withUnsafeBytes { part in
            whole.withUnsafeBytes { all in
                (0..<place.height).allSatisfy { y in
                    guard let one = part.baseAddress, let other = all.baseAddress else { return false }
                    let offset = ((place.y + y) * whole.width + place.x) * 4
                    return memcmp(one + y * place.width * 4, other + offset, place.width * 4) == 0
                }
            }
        }
    }

    /// Compares all tiles of a size and some other rectangles, at all reductions.
    static func compare(
        _ file: Data, _ regions: any ImageRegions, tile: Int = 64, rectangles: Int = 6, _ name: String = ""
    ) throws {
        var random = SplitMix(state: 11)
        for reduction in regions.reductions {
            let whole = try picture(file, reducedBy: reduction)
            var rects = (0..<rectangles).map { _ in JPEGRegionsTests.rect(in: regions.size, &random) }
            let side = tile * reduction
            for y in stride(from: 0, to: tile > 0 ? regions.size.height : 0, by: max(1, side)) {
                for x in stride(from: 0, to: regions.size.width, by: max(1, side)) {
                    rects.append(PixelRect(x: x, y: y, width: side, height: side))
                }
            }
            for rect in rects {
                let place = try #require(rect.reduced(by: reduction, in: regions.size))
                let pixels = try regions.decode(rect, reducedBy: reduction)
                #expect(pixels.size == place.size && pixels.hasAlpha == whole.hasAlpha)
                let isSame = isPart(pixels, of: whole, at: place)
                #expect(isSame, "\(name): \(rect) of \(regions.size) at 1/\(reduction)")
                if !isSame { return }
            }
        }
    }
}
