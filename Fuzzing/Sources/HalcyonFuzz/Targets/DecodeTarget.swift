import Foundation
import HalcyonCodecs
import HalcyonCore

/// Every decoder, whole and at size. The last byte chooses how, so that the file itself stays a file.
enum DecodeTarget: FuzzTarget {
    static let name = "decode"

    /// Small enough for many runs a second.
    static let limits = DecodingLimits(
        maximumPixels: 1 << 18, maximumBytes: 16 << 20, maximumScans: 20, maximumFrames: 200,
        maximumAnimationPixels: 1 << 24, maximumMetadataBytes: 1 << 20, maximumSeconds: 10)

    static func run(_ data: Data) throws {
        var options = DecodingOptions(targetSize: target(data.last ?? 0), limits: limits, frames: .first)
        // Most TGA files have no signature.
        options.url = "file.tga"
        let image = try ImageDecoderRegistry(StandardCodecs.decoders).decode(data, options: options)
        check(image, options)
    }

    static func target(_ choice: UInt8) -> TargetSize? {
        switch choice & 7 {
        case 0, 2: nil
        // The last byte of a JPEG that ends as it should: most of them have means and nothing else at this size.
        case 1: TargetSize(width: 2, height: 2)
        case 3: TargetSize(width: 16, height: 16)
        case 4: TargetSize(width: 1, height: 1)
        case 5: TargetSize(width: 20, height: 9, mode: .fill)
        case 6: TargetSize(width: 7, height: 40, mode: .stretch)
        default: TargetSize(width: 50, height: 50, enlarges: true)
        }
    }

    static func check(_ image: DecodedImage, _ options: DecodingOptions) {
        if var target = options.targetSize {
            // A drawing is never too small.
            if image.format == .svg { target.enlarges = true }
            require(image.size == target.layout(for: image.originalSize).output, "\(image.size) for \(target)")
        } else {
            require(image.size == image.originalSize, "\(image.size) of \(image.originalSize)")
        }
        check(image.pixels)
    }

    static func check(_ pixels: PixelBuffer) {
        pixels.withUnsafeBytes { bytes in
            require(bytes.count == pixels.width * pixels.height * 4, "pixels of a wrong size")
            var lowest: UInt8 = 255
            var index = 3
            while index < bytes.count {
                lowest = min(lowest, bytes[index])
                index += 4
            }
            require(pixels.hasAlpha || lowest == 255, "an opaque picture that is not")
        }
    }
}
