#if AVIF
import CAVIF
public import Foundation
public import HalcyonCore

/// Writes AVIF with libavif: 8 bits, colour at half resolution (4:2:0), alpha exact. Part of the package trait `AVIF`,
/// on by default.
public struct AVIFEncoder: ImageEncoding {
    /// What AV1 can say in its header.
    private static let longestSide = 65536
    /// What libavif, and so most viewers, decodes.
    private static let mostPixels = 16384 * 16384
    /// Of 0 to 10, as avifenc does. Of a photograph, 8 takes a third of the time and loses half a decibel.
    private static let speed: Int32 = 6

    /// An encoder; its one setting is `EncodingOptions.quality`.
    public init() {}

    /// An AVIF file; nil for another format than `.avif`. Cannot be interrupted by cancelling.
    ///
    /// - Throws: `ImageError.encoding(.failed)`, for a side of more than 65536 pixels say; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .avif else { return nil }
        guard max(pixels.width, pixels.height) <= Self.longestSide else {
            throw .encoding(.failed(.avif, why: "a side is longer than \(Self.longestSide) pixels"))
        }
        guard pixels.width * pixels.height <= Self.mostPixels else {
            throw .encoding(.failed(.avif, why: "more than \(Self.mostPixels) pixels"))
        }
        if Task.isCancelled { throw .cancelled }
        let image = try Self.planes(of: pixels)
        defer { avifImageDestroy(image) }
        if Task.isCancelled { throw .cancelled }
        return try Self.file(of: image, quality: options.quality)
    }

    private static func planes(of pixels: PixelBuffer) throws(ImageError) -> UnsafeMutablePointer<avifImage> {
        let made = avifImageCreate(
            UInt32(pixels.width), UInt32(pixels.height), 8, AVIF_PIXEL_FORMAT_YUV420)
        guard let image = made else { throw .encoding(.failed(.avif, why: "no memory")) }
        image.pointee.yuvRange = AVIF_RANGE_FULL
        image.pointee.colorPrimaries = avifColorPrimaries(AVIF_COLOR_PRIMARIES_BT709)
        image.pointee.transferCharacteristics = avifTransferCharacteristics(AVIF_TRANSFER_CHARACTERISTICS_SRGB)
        image.pointee.matrixCoefficients = avifMatrixCoefficients(AVIF_MATRIX_COEFFICIENTS_BT601)
        let result = pixels.withUnsafeBytes { bytes in
            var rgb = avifRGBImage()
            avifRGBImageSetDefaults(&rgb, image)
            rgb.format = AVIF_RGB_FORMAT_RGBA
            rgb.ignoreAlpha = pixels.hasAlpha ? 0 : 1
            rgb.chromaDownsampling = AVIF_CHROMA_DOWNSAMPLING_BEST_QUALITY
            // It is only read, though C's declaration does not say so.
            rgb.pixels = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            rgb.rowBytes = UInt32(pixels.bytesPerRow)
            return avifImageRGBToYUV(image, &rgb)
        }
        guard result == AVIF_RESULT_OK else {
            avifImageDestroy(image)
            throw failure(result)
        }
        return image
    }

    private static func file(
        of image: UnsafeMutablePointer<avifImage>, quality: Int
    ) throws(ImageError) -> Data {
        guard let encoder = avifEncoderCreate() else { throw .encoding(.failed(.avif, why: "no memory")) }
        defer { avifEncoderDestroy(encoder) }
        encoder.pointee.maxThreads = 1
        encoder.pointee.speed = speed
        // The numbers that libavif 1.0 makes of a quality from 0 to 100.
        let quantizer = Int32(((100 - quality) * 63 + 50) / 100)
        encoder.pointee.minQuantizer = max(0, quantizer - 4)
        encoder.pointee.maxQuantizer = min(63, quantizer + 4)
        encoder.pointee.minQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
        encoder.pointee.maxQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
        var output = avifRWData()
        defer { avifRWDataFree(&output) }
        let result = avifEncoderWrite(encoder, image, &output)
        guard result == AVIF_RESULT_OK, let bytes = output.data else { throw failure(result) }
        return Data(bytes: bytes, count: output.size)
    }

    private static func failure(_ result: avifResult) -> ImageError {
        .encoding(.failed(.avif, why: String(cString: avifResultToString(result))))
    }
}
#endif
