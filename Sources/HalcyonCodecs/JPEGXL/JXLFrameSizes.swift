#if JPEGXL
import CJXL
import HalcyonCore

/// Reads the headers of all frames of a JPEG XL file, before any is decoded.
///
/// A frame that is not shown, and serves others, can be larger than the image. libjxl 0.7 allocates memory for it
/// without asking, and ends the process if it gets none. Newer versions ask, see `JXLWatch`.
///
/// Source: ISO/IEC 18181-1 (JPEG XL codestream), frame header and table of contents.
struct JXLFrameSizes {
    /// libjxl's version from which on all memory is asked for: 0.11.
    private static let firstAsking = 11_000

    /// Whether a frame is not coded by blocks of cosines, but sample by sample.
    private(set) var isModular = false
    private var bits: JXLBits
    private let basic: JxlBasicInfo
    private let limits: DecodingLimits

    /// - Parameters:
    ///   - file: The file, of which the first `offset` bytes are its header.
    init(_ file: ByteView, from offset: Int, _ basic: JxlBasicInfo, _ limits: DecodingLimits) {
        bits = JXLBits(JXLCodestream(file), at: offset)
        self.basic = basic
        self.limits = limits
    }

    /// Throws the error for the first frame that is too large. A frame that cannot be read is left to libjxl.
    ///
    /// - Throws: Also the deadline's reason to stop.
    mutating func check(_ deadline: DecodeDeadline) throws(ImageError) {
        if basic.have_preview != 0, try checkPreview() == nil { return }
        while try checkNext(whole) == false { try deadline.check() }
    }

    /// Returns whether the first frame is the only one; nil if its header is not complete.
    mutating func firstIsLast() throws(ImageError) -> Bool? {
        if basic.have_preview != 0 { return false }
        return try checkNext(whole)
    }

    private var whole: PixelSize { PixelSize(width: Int(basic.xsize), height: Int(basic.ysize)) }

    private mutating func checkPreview() throws(ImageError) -> Bool? {
        try checkNext(PixelSize(width: Int(basic.preview.xsize), height: Int(basic.preview.ysize)), isPreview: true)
    }

    /// Returns whether the frame is the last one; nil if that is not known.
    private mutating func checkNext(_ whole: PixelSize, isPreview: Bool = false) throws(ImageError) -> Bool? {
        guard let frame = JXLFrameHeader(&bits, basic, whole) else { return nil }
        try limits.check(frame.size)
        let channels = Int(basic.num_color_channels) + Int(min(basic.num_extra_channels, 4096))
        if frame.isModular { try limits.check(bytes: min(frame.size.pixelCount ?? .max, .max >> 20) * 4 * channels) }
        isModular = isModular || frame.isModular
        if frame.isLast, !isPreview { return true }
        guard let isPermuted = bits.flag() else { return nil }
        if isPermuted {
            // To find the next frame would take the format's entropy coder.
            guard JXL.calls.JxlDecoderVersion() < Self.firstAsking else { return nil }
            throw .decoding(.corrupt(.jpegXL, why: "a frame before others, with its parts out of order"))
        }
        bits.alignToByte()
        var length = 0
        for _ in 0..<frame.partCount {
            guard let part = bits.number([(10, 0), (14, 1024), (22, 17408), (30, 4_211_712)]) else { return nil }
            length += part
        }
        bits.alignToByte()
        bits.skip(bytes: length)
        return false
    }
}
#endif
