#if AVIF
import CAVIF
public import Foundation
public import HalcyonCore

/// Writes AVIF with libavif, of 8 bits; a picture that is all gray as gray, alpha always exact. Part of the package
/// trait `AVIF`, on by default.
///
/// Of ``EncodingOptions`` it heeds `quality`, `isLossless`, `chromaSubsampling`, `effort` and `metadata`.
public struct AVIFEncoder: ImageEncoding {
    /// What AV1 can say in its header.
    private static let longestSide = 65536
    /// What libavif, and so most viewers, decodes.
    private static let mostPixels = 16384 * 16384

    /// An encoder; all settings come with each call.
    public init() {}

    /// An AVIF file; nil for another format than `.avif`. Cannot be interrupted by cancelling.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a side of more than 65536 pixels, `.failed` for more than 2²⁸
    ///   pixels say; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .avif else { return nil }
        try pixels.size.check(.avif, longestSide: Self.longestSide)
        guard pixels.width * pixels.height <= Self.mostPixels else {
            throw .encoding(.failed(.avif, why: "more than \(Self.mostPixels) pixels"))
        }
        let metadata = try EncodedMetadata(options.metadata, for: .avif)
        if Task.isCancelled { throw .cancelled }
        let planes = try AVIFPlanes(pixels, options, profile: metadata.profile)
        if Task.isCancelled { throw .cancelled }
        return try planes.file(options)
    }
}

/// A picture in the planes that AV1 encodes.
final class AVIFPlanes {
    private let image: UnsafeMutablePointer<avifImage>

    init(_ pixels: PixelBuffer, _ options: EncodingOptions, profile: Data?) throws(ImageError) {
        let survey = PixelSurvey(pixels, countsColors: false)
        // A gray file would need a gray profile.
        let isGray = survey.isGray && profile == nil
        let format = Self.format(options, isGray: isGray)
        guard let image = avifImageCreate(UInt32(pixels.width), UInt32(pixels.height), 8, format) else {
            throw .encoding(.failed(.avif, why: "no memory"))
        }
        self.image = image
        image.pointee.yuvRange = AVIF_RANGE_FULL
        image.pointee.colorPrimaries = avifColorPrimaries(AVIF_COLOR_PRIMARIES_BT709)
        image.pointee.transferCharacteristics = avifTransferCharacteristics(AVIF_TRANSFER_CHARACTERISTICS_SRGB)
        // No other matrix brings every colour back as it was.
        image.pointee.matrixCoefficients = avifMatrixCoefficients(
            options.isLossless && !isGray ? AVIF_MATRIX_COEFFICIENTS_IDENTITY : AVIF_MATRIX_COEFFICIENTS_BT601)
        if let profile {
            let result = profile.withUnsafeBytes { bytes in
                halcyon_avif_set_profile(
                    image, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
            }
            try Self.check(result)
        }
        turn(options.metadata.orientation)
        try Self.check(fill(pixels, isOpaque: survey.isOpaque))
    }

    deinit { avifImageDestroy(image) }

    /// Encodes the planes.
    func file(_ options: EncodingOptions) throws(ImageError) -> Data {
        guard let encoder = avifEncoderCreate() else { throw .encoding(.failed(.avif, why: "no memory")) }
        defer { avifEncoderDestroy(encoder) }
        AVIFSettings.apply(options, to: &encoder.pointee)
        var output = avifRWData()
        defer { avifRWDataFree(&output) }
        try Self.check(avifEncoderWrite(encoder, image, &output))
        guard let bytes = output.data else { throw .encoding(.failed(.avif, why: "libavif gave no bytes")) }
        return Data(bytes: bytes, count: output.size)
    }

    private func fill(_ pixels: PixelBuffer, isOpaque: Bool) -> avifResult {
        pixels.withUnsafeBytes { bytes in
            var rgb = avifRGBImage()
            avifRGBImageSetDefaults(&rgb, image)
            rgb.format = AVIF_RGB_FORMAT_RGBA
            rgb.ignoreAlpha = isOpaque ? 1 : 0
            rgb.chromaDownsampling = AVIF_CHROMA_DOWNSAMPLING_BEST_QUALITY
            // It is only read, though C's declaration does not say so.
            rgb.pixels = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            rgb.rowBytes = UInt32(pixels.bytesPerRow)
            return avifImageRGBToYUV(image, &rgb)
        }
    }

    /// Says how the pixels lie: turned anti-clockwise by so many times 90°, then mirrored (0: top to bottom).
    private func turn(_ orientation: ImageOrientation) {
        let (turns, mirror): (UInt8, UInt8?) =
            switch orientation {
            case .up: (0, nil)
            case .upMirrored: (0, 1)
            case .down: (2, nil)
            case .downMirrored: (0, 0)
            case .leftMirrored: (1, 0)
            case .right: (3, nil)
            case .rightMirrored: (1, 1)
            case .left: (1, nil)
            }
        if turns > 0 {
            image.pointee.transformFlags |= AVIF_TRANSFORM_IROT.rawValue
            image.pointee.irot.angle = turns
        }
        if let mirror {
            image.pointee.transformFlags |= AVIF_TRANSFORM_IMIR.rawValue
            halcyon_avif_set_mirror(image, mirror)
        }
    }

    private static func format(_ options: EncodingOptions, isGray: Bool) -> avifPixelFormat {
        if isGray { return AVIF_PIXEL_FORMAT_YUV400 }
        if options.isLossless { return AVIF_PIXEL_FORMAT_YUV444 }
        return switch options.chromaSubsampling {
        case .automatic: options.quality >= 90 ? AVIF_PIXEL_FORMAT_YUV444 : AVIF_PIXEL_FORMAT_YUV420
        case .yuv420: AVIF_PIXEL_FORMAT_YUV420
        case .yuv422: AVIF_PIXEL_FORMAT_YUV422
        case .yuv444: AVIF_PIXEL_FORMAT_YUV444
        }
    }

    private static func check(_ result: avifResult) throws(ImageError) {
        if result == AVIF_RESULT_OK { return }
        throw .encoding(.failed(.avif, why: String(cString: avifResultToString(result))))
    }
}

/// What libavif is told by our options.
enum AVIFSettings {
    static func apply(_ options: EncodingOptions, to encoder: inout avifEncoder) {
        // Many encodes run at once: more threads each would only get in each other's way.
        encoder.maxThreads = 1
        encoder.speed =
            switch options.effort {
            case .fastest: 10
            case .balanced: 6
            case .smallest: 4
            }
        // The numbers that libavif 1.0 makes of a quality from 0 to 100.
        let quantizer = options.isLossless ? 0 : Int32(((100 - options.quality) * 63 + 50) / 100)
        encoder.minQuantizer = options.isLossless ? 0 : max(0, quantizer - 4)
        encoder.maxQuantizer = options.isLossless ? 0 : min(63, quantizer + 4)
        // Alpha compresses well, and its errors are seen at every edge.
        encoder.minQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
        encoder.maxQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
    }
}
#endif
