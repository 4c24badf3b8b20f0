#if os(Linux)
package import HalcyonCore

extension ImageFormat {
    /// The formats that a decoder may name: those that it reads, and those that errors name.
    package static let named: [String: ImageFormat] = {
        let all: [ImageFormat] = [
            .jpeg, .png, .gif, .webp, .avif, .heic, .jpegXL, .tiff, .bmp, .ico, .svg, .pnm, .qoi, .tga, .rareJPEG, .pfm,
            .dds, .pcx, .psd, .jpeg2000, .jpegXR, .exr, .hdr, .icns, .sgi, .cr2, .cr3, .nef, .arw, .dng, .cameraRaw,
            .pict, .eps, .farbfeld, .xcf, .fits, .sunRaster, .xpm, .xbm, .wmf, .emf, .mng, .bpg, .flif, .ktx, .djvu,
            .dicom, .ani,
        ]
        return Dictionary(uniqueKeysWithValues: (all + kinds).map { ($0.name, $0) })
    }()

    /// The kinds of files of a format that a codec does not read.
    private static var kinds: [ImageFormat] {
        [
            ImageFormat(name: "avif (AV1, which this libavif does not decode)"),
            ImageFormat(name: "heic (AV1)"),
            ImageFormat(name: "heic (AVC)"),
            ImageFormat(name: "heic (HEVC that this libheif does not decode)"),
            ImageFormat(name: "heic (JPEG 2000)"),
            ImageFormat(name: "heic (JPEG)"),
            ImageFormat(name: "heic (VVC)"),
            ImageFormat(name: "heic (a grid of derived images)"),
            ImageFormat(name: "heic (a grid of grids)"),
            ImageFormat(name: "heic (a sequence without a still image)"),
            ImageFormat(name: "heic (a tone map)"),
            ImageFormat(name: "heic (an overlay)"),
            ImageFormat(name: "heic (another kind of image)"),
            ImageFormat(name: "heic (uncompressed)"),
            ImageFormat(name: "heic (without a decoder for HEVC)"),
            ImageFormat(name: "heic (without an encoder for HEVC)"),
            ImageFormat(name: "jxl (without libjxl)"),
            ImageFormat(name: "svg (without librsvg 2.54 or newer)"),
            ImageFormat(name: "tiff (JBIG)"),
            ImageFormat(name: "tiff (JPEG 2000)"),
            ImageFormat(name: "tiff (JPEG XL)"),
            ImageFormat(name: "tiff (JPEG or YCbCr, not of 8 bits)"),
            ImageFormat(name: "tiff (LERC)"),
            ImageFormat(name: "tiff (LZMA)"),
            ImageFormat(name: "tiff (Lab of a rare depth)"),
            ImageFormat(name: "tiff (PixarLog)"),
            ImageFormat(name: "tiff (ThunderScan)"),
            ImageFormat(name: "tiff (WebP)"),
            ImageFormat(name: "tiff (Zstandard)"),
            ImageFormat(name: "tiff (a camera's raw samples)"),
            ImageFormat(name: "tiff (a palette of a rare depth)"),
            ImageFormat(name: "tiff (another kind of colours)"),
            ImageFormat(name: "tiff (inks other than CMYK)"),
            ImageFormat(name: "tiff (logarithmic colours)"),
            ImageFormat(name: "tiff (on this processor)"),
            ImageFormat(name: "tiff (rare compression)"),
            ImageFormat(name: "tiff (samples of a rare depth)"),
            ImageFormat(name: "tiff (samples of different depths)"),
            ImageFormat(name: "tiff (signed or complex samples)"),
            ImageFormat(name: "tiff (such floating-point samples)"),
        ]
    }

    /// Names come from literals of the program, so a format that only the helper knows has no name of its own here.
    init(from message: inout MessageReader) throws(MalformedMessage) {
        self = Self.named[try message.string(atMost: 64)] ?? ImageFormat(name: "image")
    }
}
#endif
