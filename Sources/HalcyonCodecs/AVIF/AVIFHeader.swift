#if AVIF
import CAVIF
import Foundation
import HalcyonCore

/// What libavif reads from an AVIF file before it decodes a pixel.
///
/// Sources: AVIF 1.1 (AOM, 2022); HEIF, ISO/IEC 23008-12, 6.5.10 (`irot`), 6.5.12 (`imir`); MIAF, ISO/IEC 23000-22,
/// 7.3.6.7 (first crop, then rotate, then mirror). EXIF orientation does not count in AVIF.
struct AVIFHeader {
    /// The size of the planes.
    let coded: PixelSize
    /// The visible part of the planes, before rotation.
    let visible: avifCropRect
    let orientation: ImageOrientation
    let hasAlpha: Bool
    let frames: Int
    let profile: ICCProfile?
    /// Whether the colours are to be converted before the samples are reduced to 8 bits: the curves of high dynamic
    /// range images would show steps.
    let isDeep: Bool
    /// The size of the decoded planes in bytes.
    let planeBytes: Int
    /// The size of the ICC profile in bytes.
    let metadataByteCount: Int
    private let bits: Int
    private let isGray: Bool
    private let profileName: String?
    private let highRangeTransfer: String?

    init(_ decoder: avifDecoder, _ image: avifImage) {
        coded = PixelSize(width: Int(image.width), height: Int(image.height))
        visible = Self.visible(image)
        orientation = Self.orientation(image)
        hasAlpha = decoder.alphaPresent != 0
        frames = Int(decoder.imageCount)
        bits = Int(image.depth)
        isGray = image.yuvFormat == AVIF_PIXEL_FORMAT_YUV400
        metadataByteCount = image.icc.size
        let embedded = ICCProfile(ByteView(bytes: .init(start: image.icc.data, count: image.icc.size)))
        profileName = embedded?.name
        let colors = CodedColors(
            primaries: Int(image.colorPrimaries), transfer: Int(image.transferCharacteristics))
        // A profile takes precedence over code points (AVIF 1.1, 2.2).
        let fitting = embedded?.fitting(isGray ? .gray : .rgb)
        profile = fitting ?? colors.profile
        highRangeTransfer = fitting == nil ? colors.highRangeTransfer : nil
        isDeep = image.depth > 8 && fitting == nil && colors.areHighRange
        planeBytes = Self.planeBytes(coded, image, hasAlpha: hasAlpha)
    }

    var info: ImageInfo {
        let size = PixelSize(width: Int(visible.width), height: Int(visible.height))
        return ImageInfo(
            format: .avif, size: orientation.applied(to: size), orientation: orientation, frameCount: frames,
            hasAlpha: hasAlpha, bitsPerChannel: bits, colorModel: isGray ? "gray" : "RGB",
            colorProfile: profileName, highRangeTransfer: highRangeTransfer)
    }

    /// Returns the clean aperture, or the whole image if there is none or it is invalid.
    private static func visible(_ image: avifImage) -> avifCropRect {
        let whole = avifCropRect(x: 0, y: 0, width: image.width, height: image.height)
        guard image.transformFlags & AVIF_TRANSFORM_CLAP.rawValue != 0 else { return whole }
        var clap = image.clap
        var cut = avifCropRect()
        var words = avifDiagnostics()
        let isValid = avifCropRectConvertCleanApertureBox(
            &cut, &clap, image.width, image.height, image.yuvFormat, &words)
        return isValid != 0 && cut.width > 0 && cut.height > 0 ? cut : whole
    }

    /// Combines `irot`, which rotates anticlockwise in steps of 90°, with `imir`, which then swaps top and bottom (0)
    /// or left and right (1).
    private static func orientation(_ image: avifImage) -> ImageOrientation {
        let turns = image.transformFlags & AVIF_TRANSFORM_IROT.rawValue != 0 ? Int(image.irot.angle & 3) : 0
        let upsideDown: [ImageOrientation] = [.downMirrored, .leftMirrored, .upMirrored, .rightMirrored]
        let leftToRight: [ImageOrientation] = [.upMirrored, .rightMirrored, .downMirrored, .leftMirrored]
        guard image.transformFlags & AVIF_TRANSFORM_IMIR.rawValue != 0 else {
            return [.up, .left, .down, .right][turns]
        }
        return withUnsafePointer(to: image) { halcyon_avif_mirror($0) } == 0 ? upsideDown[turns] : leftToRight[turns]
    }

    private static func planeBytes(_ size: PixelSize, _ image: avifImage, hasAlpha: Bool) -> Int {
        var format = avifPixelFormatInfo()
        avifGetPixelFormatInfo(image.yuvFormat, &format)
        let shift = Int(format.chromaShiftX) + Int(format.chromaShiftY)
        let (pixels, overflow) = size.width.multipliedReportingOverflow(by: size.height)
        guard !overflow, pixels <= Int.max / 64 else { return .max / 8 }
        let color = pixels + (format.monochrome != 0 ? 0 : 2 * (pixels >> shift))
        return (color + (hasAlpha ? pixels : 0)) * (image.depth > 8 ? 2 : 1)
    }
}
#endif
