import CPixels
public import Foundation
public import HalcyonCore

/// Encodes Windows bitmaps, which are not compressed: 24 bits a pixel, or 32 with masks (BITMAPV4HEADER) for an image
/// with transparent pixels.
///
/// Of ``EncodingOptions`` it uses none. Pixels that come with metadata are first turned upright and converted to sRGB.
public struct BMPEncoder: ImageEncoding {
    private static let longestSide = Int(Int32.max)

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a BMP file, or nil if the format is not `.bmp`. It is lossless, even for the colours of transparent
    /// pixels.
    ///
    /// - Throws: `ImageError.encoding`: `.failed` if the file would have more than 4 GB; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .bmp else { return nil }
        try pixels.size.check(.bmp, longestSide: Self.longestSide)
        let pixels = try pixels.applying(options.metadata)
        let step = PixelStatistics(pixels, countsColors: false).isOpaque ? 3 : 4
        let rowLength = (pixels.width * step + 3) / 4 * 4
        let (pixelBytes, overflow) = rowLength.multipliedReportingOverflow(by: pixels.height)
        let header = Self.header(pixels.size, hasAlpha: step == 4, pixelBytes: UInt32(truncatingIfNeeded: pixelBytes))
        guard !overflow, pixelBytes <= Int(UInt32.max) - header.count else {
            throw .encoding(.failed(.bmp, why: "a BMP file has at most 4 GB"))
        }
        var file = header + Data(count: pixelBytes)
        let isWhole = pixels.withUnsafeBytes { source in
            file.withUnsafeMutableBytes { target in
                for y in 0..<pixels.height {
                    guard !Task.isCancelled, let from = source.baseAddress, let to = target.baseAddress else {
                        return false
                    }
                    // The lowest row comes first.
                    let row = to + header.count + (pixels.height - 1 - y) * rowLength
                    cpixels_put_blue_first(
                        (from + y * pixels.width * 4).assumingMemoryBound(to: UInt8.self),
                        row.assumingMemoryBound(to: UInt8.self), step, pixels.width)
                }
                return true
            }
        }
        guard isWhole else { throw .cancelled }
        return file
    }

    /// BITMAPFILEHEADER, then BITMAPINFOHEADER or BITMAPV4HEADER.
    private static func header(_ size: PixelSize, hasAlpha: Bool, pixelBytes: UInt32) -> Data {
        let length: UInt32 = hasAlpha ? 108 : 40
        let offset = UInt32(BMPHeader.fileHeaderLength) + length
        var header = Data("BM".utf8)
        func append(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { header.append(contentsOf: $0) } }
        append(offset &+ pixelBytes)
        append(0)
        append(offset)
        append(length)
        append(UInt32(truncatingIfNeeded: size.width))
        append(UInt32(truncatingIfNeeded: size.height))
        // One plane; bits a pixel.
        append(1 | (hasAlpha ? 32 : 24) << 16)
        // BI_BITFIELDS, or BI_RGB.
        append(hasAlpha ? 3 : 0)
        append(pixelBytes)
        // 72 pixels an inch, in pixels a metre.
        append(2835)
        append(2835)
        append(0)
        append(0)
        guard hasAlpha else { return header }
        for mask: UInt32 in [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000] { append(mask) }
        append(UInt32(truncatingIfNeeded: BMPHeader.sRGB))
        // Primaries and gamma, which sRGB leaves unused.
        header.append(contentsOf: [UInt8](repeating: 0, count: 48))
        return header
    }
}
