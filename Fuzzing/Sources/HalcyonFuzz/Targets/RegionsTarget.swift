import Foundation
import HalcyonCodecs
import HalcyonCore

/// Regions of a file, at all reductions, and with the index that was kept. The last bytes choose the rectangle.
enum RegionsTarget: FuzzTarget {
    static let name = "regions"

    static func run(_ data: Data) throws {
        let registry = ImageDecoderRegistry(StandardCodecs.decoders)
        let options = DecodingOptions(limits: DecodeTarget.limits)
        guard let regions = try registry.makeRegions(of: data, options: options) else { return }
        let size = regions.size
        let choices = data.suffix(4).map { Int($0) }
        guard choices.count == 4 else { return }
        let rect = PixelRect(
            x: size.width * choices[0] / 256, y: size.height * choices[1] / 256, width: 1 + choices[2],
            height: 1 + choices[3])
        let again = try regions.index.flatMap { try registry.makeRegions(of: data, index: $0, options: options) }
        for reduction in regions.reductions {
            guard let place = rect.reduced(by: reduction, in: size) else { continue }
            let pixels = try regions.decode(rect, reducedBy: reduction)
            require(pixels.size == place.size, "\(pixels.size) for \(place)")
            DecodeTarget.check(pixels)
            guard let again else { continue }
            let other = try again.decode(rect, reducedBy: reduction)
            let isSame = pixels.withUnsafeBytes { one in other.withUnsafeBytes { one.elementsEqual($0) } }
            require(isSame, "other pixels with the index")
        }
        DecodeTarget.check(try regions.overview())
    }
}
