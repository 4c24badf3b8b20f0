#if TIFF
import CTIFF
import HalcyonCore

/// How a TIFF file's samples are read, worked out from its header before anything is allocated.
struct TIFFLayout {
    enum Way {
        /// In the file, where the rows lie as they are used: libtiff would copy them.
        case stored
        /// Strip by strip.
        case strips
        /// Row by row, from strips that are large, and from those of Group 4.
        case rows
        /// A row of tiles after the other.
        case tiles
        /// As RGBA, strip by strip or a row of tiles after the other, by libtiff's own conversion.
        case converted
    }

    /// Above this size, a strip is not held whole. libtiff unpacks Deflate faster if it is.
    private static let largestStrip = 4 << 20
    /// The compressions that are read: those that cannot take memory or time beyond the size of a strip or tile.
    private static let compressions: Set<Int> = [
        1, 2, 3, 4, 5, 6, 7, 8, 32771, 32773, 32946, 34887, 50000, 50001,
    ]
    private static let names: [Int: ImageFormat] = [
        33003: ImageFormat(name: "tiff (JPEG 2000)"), 33005: ImageFormat(name: "tiff (JPEG 2000)"),
        34712: ImageFormat(name: "tiff (JPEG 2000)"), 34661: ImageFormat(name: "tiff (JBIG)"),
        34887: ImageFormat(name: "tiff (LERC)"), 34925: ImageFormat(name: "tiff (LZMA)"),
        50000: ImageFormat(name: "tiff (Zstandard)"), 50001: ImageFormat(name: "tiff (WebP)"),
        50002: ImageFormat(name: "tiff (JPEG XL)"), 52546: ImageFormat(name: "tiff (JPEG XL)"),
        32809: ImageFormat(name: "tiff (ThunderScan)"), 32909: ImageFormat(name: "tiff (PixarLog)"),
        34676: ImageFormat(name: "tiff (logarithmic colours)"), 34677: ImageFormat(name: "tiff (logarithmic colours)"),
    ]

    let way: Way
    /// The number of planes that are read: 1 if samples lie next to each other.
    let planes: Int
    /// The size of a row of a plane in bytes; of RGBA if it is converted.
    let lineBytes: Int
    /// The size of a row of a tile in bytes.
    let tileLineBytes: Int
    /// The rows that are held at a time.
    let bandRows: Int
    /// The memory that reading takes besides the result.
    let heldBytes: Int

    /// - Throws: `.unsupportedFormat` with the name of what is not read; `.tooManyPixels` for tiles that are larger
    ///   than an image may be; `.tooManyBytes`.
    init(_ header: TIFFHeader, _ limits: DecodingLimits) throws(ImageError) {
        try Self.checkIsRead(header)
        let (size, bits) = (header.size, header.bits)
        // JPEG turns colours into RGB itself.
        let isConverted =
            header.compression == TIFFHeader.Compression.oldJPEG
            || header.colors == .brightness
                && (header.compression != TIFFHeader.Compression.jpeg || header.isPlanar || header.samples != 3)
        planes = header.isPlanar && !isConverted ? header.samples : 1
        let samples = header.isPlanar ? 1 : header.samples
        let rowBytes = (size.width * samples * bits + 7) / 8
        lineBytes = isConverted ? size.width * 4 : rowBytes
        var rows = header.rowsPerStrip
        if let tile = header.tile {
            try limits.check(tile)
            tileLineBytes = (tile.width * samples * bits + 7) / 8
            rows = tile.height
            way = isConverted ? .converted : .tiles
        } else {
            tileLineBytes = 0
            let (strip, overflow) = rowBytes.multipliedReportingOverflow(by: rows)
            // libtiff reports success for a strip of Group 4 that ends before its last row, but not for the row behind
            // that end.
            let isLarge =
                overflow || strip > Self.largestStrip || header.compression == TIFFHeader.Compression.group4
            let isStored =
                header.compression == TIFFHeader.Compression.none && bits == 8 && planes == 1 && !header.isReversed
            way = isConverted ? .converted : isStored ? .stored : isLarge && planes == 1 ? .rows : .strips
        }
        bandRows = way == .rows || way == .stored ? 1 : rows
        // Tiles may be far higher than the image.
        let (band, overflow) = (lineBytes * planes).multipliedReportingOverflow(by: bandRows)
        let part = (header.tile == nil ? rowBytes : tileLineBytes).multipliedReportingOverflow(by: rows)
        guard !overflow, !part.overflow, band <= .max / 8, part.partialValue <= .max / 8 else {
            throw .decoding(.tooManyBytes(.max, limit: limits.maximumBytes))
        }
        heldBytes =
            switch way {
            case .tiles, .converted: band + part.partialValue
            case .strips, .rows, .stored: band
            }
    }

    /// - Throws: `.unsupportedFormat`, for what neither libtiff nor this module reads.
    private static func checkIsRead(_ header: TIFFHeader) throws(ImageError) {
        if case .other(let name) = header.colors { throw .decoding(.unsupportedFormat(name)) }
        let compression = header.compression
        guard compressions.contains(compression), TIFFIsCODECConfigured(UInt16(truncatingIfNeeded: compression)) != 0
        else { throw .decoding(.unsupportedFormat(names[compression] ?? ImageFormat(name: "tiff (rare compression)"))) }
        let bits = header.bits
        switch header.sampleFormat {
        case .unsigned: guard bits <= 16 || bits == 32 else { throw unsupported("tiff (samples of a rare depth)") }
        case .float: guard [16, 32, 64].contains(bits) else { throw unsupported("tiff (samples of a rare depth)") }
        case .other: throw unsupported("tiff (signed or complex samples)")
        }
        if header.sampleFormat == .float, header.colors != .rgb, header.colors != .gray(whiteIsZero: false) {
            throw unsupported("tiff (such floating-point samples)")
        }
        if [6, 7].contains(compression) || header.colors == .brightness, bits != 8 {
            throw unsupported("tiff (JPEG or YCbCr, not of 8 bits)")
        }
        if case .lab = header.colors, bits != 8, bits != 16 { throw unsupported("tiff (Lab of a rare depth)") }
        if header.colors == .palette, bits > 16 { throw unsupported("tiff (a palette of a rare depth)") }
    }

    private static func unsupported(_ name: StaticString) -> ImageError {
        .decoding(.unsupportedFormat(ImageFormat(name: name)))
    }
}
#endif
