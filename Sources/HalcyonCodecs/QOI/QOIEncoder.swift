import CPixels
public import Foundation
public import HalcyonCore

/// Encodes QOI, with three channels if every pixel is opaque and with four otherwise; lossless, even for the colours of
/// transparent pixels.
///
/// The format holds no metadata: pixels that come with some are first turned upright and converted to sRGB.
public struct QOIEncoder: ImageEncoding {
    /// Creates an encoder; it has no settings.
    public init() {}

    /// Returns a QOI file, or nil if the format is not `.qoi`.
    ///
    /// - Throws: `ImageError.encoding(.tooLarge)` if a side has more than 4,294,967,295 pixels;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .qoi else { return nil }
        let pixels = try pixels.applying(options.metadata)
        try pixels.size.check(.qoi, longestSide: Int(UInt32.max))
        let isOpaque = PixelStatistics(pixels, countsColors: false).isOpaque
        var file = Data("qoif".utf8)
        for side in [pixels.width, pixels.height] {
            withUnsafeBytes(of: UInt32(clamping: side).bigEndian) { file.append(contentsOf: $0) }
        }
        file.append(contentsOf: [isOpaque ? 3 : 4, 0])
        var state = cpixels_qoi()
        state.pixel = 0xFF00_0000
        // A run that ended before takes a byte more.
        let line = UnsafeMutablePointer<UInt8>.allocate(capacity: pixels.width * 5 + 1)
        defer { line.deallocate() }
        try pixels.withRows { row throws(ImageError) in
            let row = UnsafeRawPointer(row).assumingMemoryBound(to: UInt32.self)
            file.append(line, count: cpixels_pack_qoi(&state, row, pixels.width, line))
        }
        if state.run > 0 { file.append(0xC0 | UInt8(truncatingIfNeeded: state.run - 1)) }
        file.append(contentsOf: QOIHeader.endMarker)
        return file
    }
}
