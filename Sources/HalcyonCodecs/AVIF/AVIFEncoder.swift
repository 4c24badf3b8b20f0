#if AVIF
import CAVIF
public import Foundation
public import HalcyonCore

/// Encodes AVIF with libavif at 8 bits. An image that is all gray is written as gray, and alpha is always exact. Part
/// of the package trait `AVIF`, which is on by default.
///
/// Of ``EncodingOptions`` it uses `quality`, `isLossless`, `chromaSubsampling`, `effort` and `metadata`.
public struct AVIFEncoder: ImageEncoding {
    /// The largest side that AV1's header can hold.
    private static let longestSide = 65536
    /// The most pixels that libavif, and so most viewers, decode.
    private static let mostPixels = 16384 * 16384

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns an AVIF file, or nil if the format is not `.avif`. Cancelling cannot interrupt the encoding itself.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 65536 pixels, `.failed` if, for example,
    ///   there are more than 2²⁸ pixels; `ImageError.cancelled`.
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

/// An image as the planes that AV1 encodes.
final class AVIFPlanes {
    private let image: UnsafeMutablePointer<avifImage>

    init(_ pixels: PixelBuffer, _ options: EncodingOptions, profile: Data?) throws(ImageError) {
        let statistics = PixelStatistics(pixels, countsColors: false)
        // A gray file would need a gray profile.
        let isGray = statistics.isGray && profile == nil
        let format = Self.format(options, isGray: isGray)
        guard let image = avifImageCreate(UInt32(pixels.width), UInt32(pixels.height), 8, format) else {
            throw .encoding(.failed(.avif, why: "out of memory"))
        }
        self.image = image
        image.pointee.yuvRange = AVIF_RANGE_FULL
        image.pointee.colorPrimaries = avifColorPrimaries(AVIF_COLOR_PRIMARIES_BT709)
        image.pointee.transferCharacteristics = avifTransferCharacteristics(AVIF_TRANSFER_CHARACTERISTICS_SRGB)
        // No other matrix is lossless.
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
        try Self.check(fill(pixels, isOpaque: statistics.isOpaque))
    }

    deinit { avifImageDestroy(image) }

    /// Encodes the planes.
    func file(_ options: EncodingOptions) throws(ImageError) -> Data {
        guard let encoder = avifEncoderCreate() else { throw .encoding(.failed(.avif, why: "out of memory")) }
        defer { avifEncoderDestroy(encoder) }
        AVIFSettings.apply(options, to: &encoder.pointee)
        encoder.pointee.tileColsLog2 = AVIFSettings.columnsLog2(image.pointee.width, image.pointee.height)
        var output = avifRWData()
        defer { avifRWDataFree(&output) }
        try Self.check(avifEncoderWrite(encoder, image, &output))
        guard let bytes = output.data else { throw .encoding(.failed(.avif, why: "libavif returned no bytes")) }
        return Data(bytes: bytes, count: output.size)
    }

    private func fill(_ pixels: PixelBuffer, isOpaque: Bool) -> avifResult {
        pixels.withUnsafeBytes { bytes in
            var rgb = avifRGBImage()
            avifRGBImageSetDefaults(&rgb, image)
            rgb.format = AVIF_RGB_FORMAT_RGBA
            rgb.ignoreAlpha = isOpaque ? 1 : 0
            rgb.chromaDownsampling = AVIF_CHROMA_DOWNSAMPLING_BEST_QUALITY
            // libavif only reads it, though the C declaration does not say so.
            rgb.pixels = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            rgb.rowBytes = UInt32(pixels.bytesPerRow)
            return avifImageRGBToYUV(image, &rgb)
        }
    }

    /// Records the orientation: rotated anticlockwise by `turns` × 90°, then mirrored (0: top to bottom).
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
        throw .encoding(.failed(.avif, why: .init(String(cString: avifResultToString(result)))))
    }
}

/// Maps our options to libavif's settings.
enum AVIFSettings {
    static func apply(_ options: EncodingOptions, to encoder: inout avifEncoder) {
        // Many encodes run at once; more threads for each would only compete with one another.
        encoder.maxThreads = 1
        encoder.speed =
            switch options.effort {
            case .fastest: 10
            case .balanced: 6
            case .smallest: 4
            }
        // The quantizers that libavif 1.0 derives from a quality of 0 to 100.
        let quantizer = options.isLossless ? 0 : Int32(((100 - options.quality) * 63 + 50) / 100)
        encoder.minQuantizer = options.isLossless ? 0 : max(0, quantizer - 4)
        encoder.maxQuantizer = options.isLossless ? 0 : min(63, quantizer + 4)
        // Alpha compresses well, and errors in it show at every edge.
        encoder.minQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
        encoder.maxQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
    }

    /// Returns the base-2 logarithm of the number of columns of tiles for a picture: enough that no tile is larger than
    /// AV1 allows (AV1 Bitstream & Decoding Process Specification, 5.9.15).
    ///
    /// libaom does that itself, except that 3.6.0 (Debian 12) makes tiles too large if the picture exceeds the largest
    /// level, 35.6 million pixels: only libaom reads the file. See https://crbug.com/aomedia/2871.
    static func columnsLog2(_ width: UInt32, _ height: UInt32) -> Int32 {
        guard Int(width) * Int(height) > 8192 * 4352 || width > 16384 || height > 8704 else { return 0 }
        // Counted in superblocks of at most 128 × 128 pixels.
        let blocks = (Int(width) + 127) / 128 * ((Int(height) + 127) / 128)
        return (0...6).first { (4096 * 2304 / (128 * 128)) << $0 >= blocks }.map(Int32.init) ?? 6
    }
}
#endif
