import CPixels
public import Foundation
public import HalcyonCore

/// Encodes PNM, raw and with 8 bits a sample: PGM (P5) if every pixel is gray, PPM (P6) for other colours, and PAM (P7)
/// if a pixel is not opaque. Lossless, even for the colours of transparent pixels.
///
/// The format holds no metadata: pixels that come with some are first turned upright and converted to sRGB.
public struct PNMEncoder: ImageEncoding {
    /// Creates an encoder; it has no settings.
    public init() {}

    /// Returns a PNM file, or nil if the format is not `.pnm`.
    ///
    /// - Throws: `ImageError.encoding(.tooLarge)` if a side has 2,147,483,647 pixels or more; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .pnm else { return nil }
        let pixels = try pixels.applying(options.metadata)
        try pixels.size.check(.pnm, longestSide: Int(Int32.max) - 1)
        let statistics = PixelStatistics(pixels, countsColors: false)
        let channels = (statistics.isGray ? 1 : 3) + (statistics.isOpaque ? 0 : 1)
        var file = Data(header(of: pixels.size, channels: channels).utf8)
        let length = pixels.width * channels
        file.reserveCapacity(file.count + length * pixels.height)
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: length)
        defer { line.deallocate() }
        try pixels.withRows { row in
            switch channels {
            case 4: file.append(row, count: length)
            case 1:
                cpixels_take_red(row, line, pixels.width)
                file.append(line, count: length)
            default:
                cpixels_take_channels(row, channels, line, pixels.width)
                file.append(line, count: length)
            }
        }
        return file
    }

    private func header(of size: PixelSize, channels: Int) -> String {
        let (width, height) = (size.width, size.height)
        switch channels {
        case 1: return "P5\n\(width) \(height)\n255\n"
        case 3: return "P6\n\(width) \(height)\n255\n"
        default:
            let tuples = channels == 2 ? "GRAYSCALE_ALPHA" : "RGB_ALPHA"
            return "P7\nWIDTH \(width)\nHEIGHT \(height)\nDEPTH \(channels)\nMAXVAL 255\nTUPLTYPE \(tuples)\nENDHDR\n"
        }
    }
}
