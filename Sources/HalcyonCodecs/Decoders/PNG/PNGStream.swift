import CCodecs
import HalcyonCore

/// One picture for libpng to decode: a file, or what was put together to be one.
struct PNGStream {
    /// Valid as long as the bytes are that they point to.
    let parts: [codecs_part]
    let size: PixelSize
    let hasAlpha: Bool
    let limits: DecodingLimits
    /// Whether the rows come with samples of 16 bits, the high byte first; for a file of 16 bits. Default: false.
    var isDeep = false

    /// Writes the rows, top to bottom; of an interlaced picture all rows seven times.
    func decode(into sink: RowSink) throws(ImageError) {
        let result = sink.withRows { rows, result in
            codecs_png_decode(parts, parts.count, UInt32(size.width), UInt32(size.height), isDeep ? 1 : 0, rows, result)
        }
        try result.check(.png, size: size, limits: limits, stopped: sink.stopReason)
        sink.finish()
    }

    /// Writes the whole picture.
    func decode(into memory: UnsafeMutableRawBufferPointer, watch: DecodeWatch) throws(ImageError) {
        try decode(into: RowSink(memory, of: size, watch: watch))
    }

    /// The whole picture, in colours as stored.
    func picture(watch: DecodeWatch) throws(ImageError) -> PixelBuffer {
        try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) { memory throws(ImageError) in
            try decode(into: memory, watch: watch)
        }
    }
}
