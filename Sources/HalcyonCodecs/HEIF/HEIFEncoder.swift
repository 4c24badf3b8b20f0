#if HEIF
import CHEIF
public import Foundation
public import HalcyonCore

/// Encodes HEIC with libheif and x265 at 8 bits. An image that is all gray is written as gray; alpha is compressed like
/// the colours, and exact with `isLossless`. Part of the package trait `HEIF`, which is off by default.
///
/// Of ``EncodingOptions`` it uses `quality`, `isLossless`, `chromaSubsampling`, `effort` and `metadata`; the
/// orientation becomes the boxes `irot` and `imir`.
public struct HEIFEncoder: ImageEncoding {
    /// The largest side of a picture at HEVC's highest level (ITU-T H.265, table A.8).
    private static let longestSide = 16888

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a HEIC file, or nil if the format is not `.heic`. Cancelling cannot interrupt the encoding itself.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 16888 pixels, `.unsupportedFormat` if
    ///   libheif has no encoder for HEVC, `.failed`; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .heic else { return nil }
        try pixels.size.check(.heic, longestSide: Self.longestSide)
        let metadata = try EncodedMetadata(options.metadata, for: .heic)
        if Task.isCancelled { throw .cancelled }
        let image = try HEIFInput(pixels, profile: metadata.profile, isLossless: options.isLossless)
        if Task.isCancelled { throw .cancelled }
        return try image.file(options)
    }
}

/// An image for libheif to encode.
final class HEIFInput {
    private let image: OpaquePointer
    private let isGray: Bool
    private let hasAlpha: Bool

    init(_ pixels: PixelBuffer, profile: Data?, isLossless: Bool) throws(ImageError) {
        let statistics = PixelStatistics(pixels, countsColors: false)
        hasAlpha = !statistics.isOpaque
        // A gray file would need a gray profile, and libheif has no gray with alpha.
        isGray = statistics.isGray && profile == nil && !hasAlpha
        var image: OpaquePointer?
        let colors = hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
        try Self.check(
            heif_image_create(
                Int32(clamping: pixels.width), Int32(clamping: pixels.height),
                isGray ? heif_colorspace_monochrome : heif_colorspace_RGB,
                isGray ? halcyon_heif_gray : colors, &image))
        guard let image else { throw .encoding(.failed(.heic, why: "out of memory")) }
        self.image = image
        try fill(pixels)
        if let profile {
            let result = profile.withUnsafeBytes {
                heif_image_set_raw_color_profile(image, "prof", $0.baseAddress, $0.count)
            }
            try Self.check(result)
        }
    }

    deinit { heif_image_release(image) }

    /// Encodes the image.
    func file(_ options: EncodingOptions) throws(ImageError) -> Data {
        guard let context = heif_context_alloc(), let settings = heif_encoding_options_alloc(),
            let colors = heif_nclx_color_profile_alloc()
        else { throw .encoding(.failed(.heic, why: "out of memory")) }
        defer {
            heif_nclx_color_profile_free(colors)
            heif_encoding_options_free(settings)
            heif_context_free(context)
        }
        var encoder: OpaquePointer?
        guard heif_context_get_encoder_for_format(context, heif_compression_HEVC, &encoder).code == heif_error_Ok,
            let encoder
        else { throw .encoding(.unsupportedFormat(.heicWithoutEncoder)) }
        defer { heif_encoder_release(encoder) }
        try configure(encoder, options)
        colors.pointee.color_primaries = heif_color_primaries_ITU_R_BT_709_5
        colors.pointee.transfer_characteristics = heif_transfer_characteristic_IEC_61966_2_1
        // No other matrix is lossless.
        colors.pointee.matrix_coefficients =
            options.isLossless && !isGray
            ? heif_matrix_coefficients_RGB_GBR : heif_matrix_coefficients_ITU_R_BT_601_6
        colors.pointee.full_range_flag = 1
        settings.pointee.output_nclx_profile = colors
        // libheif 1.15 converts by those of the image.
        try Self.check(heif_image_set_nclx_color_profile(image, colors))
        // A cut at odd sides is a cut, and not a grid of one tile.
        settings.pointee.macOS_compatibility_workaround = 0
        settings.pointee.macOS_compatibility_workaround_no_nclx_profile = 0
        settings.pointee.save_two_colr_boxes_when_ICC_and_nclx_available = options.isLossless ? 1 : 0
        settings.pointee.save_alpha_channel = hasAlpha ? 1 : 0
        settings.pointee.image_orientation = heif_orientation(UInt32(options.metadata.orientation.rawValue))
        try Self.check(heif_context_encode_image(context, image, encoder, settings, nil))
        return try Self.bytes(context)
    }

    private func configure(_ encoder: OpaquePointer, _ options: EncodingOptions) throws(ImageError) {
        heif_encoder_set_logging_level(encoder, 0)
        try Self.check(heif_encoder_set_lossless(encoder, options.isLossless ? 1 : 0))
        if !options.isLossless {
            try Self.check(heif_encoder_set_lossy_quality(encoder, Int32(min(100, max(0, options.quality)))))
        }
        let preset =
            switch options.effort {
            case .fastest: "ultrafast"
            case .balanced: "medium"
            case .smallest: "slow"
            }
        // Encoders other than x265 have other parameters, and do without.
        heif_encoder_set_parameter_string(encoder, "preset", preset)
        heif_encoder_set_parameter_string(encoder, "chroma", Self.chroma(options))
        // Many encodes run at once; more threads for each would only compete with one another.
        heif_encoder_set_parameter_string(encoder, "x265:pools", "none")
        heif_encoder_set_parameter_string(encoder, "x265:frame-threads", "1")
    }

    private func fill(_ pixels: PixelBuffer) throws(ImageError) {
        let channel = isGray ? heif_channel_Y : heif_channel_interleaved
        try Self.check(heif_image_add_plane(image, channel, Int32(pixels.width), Int32(pixels.height), 8))
        var stride: Int32 = 0
        guard let plane = heif_image_get_plane(image, channel, &stride) else {
            throw .encoding(.failed(.heic, why: "out of memory"))
        }
        let step = isGray ? 1 : hasAlpha ? 4 : 3
        var y = 0
        try pixels.withRows { row throws(ImageError) in
            let target = plane + y * Int(stride)
            if step == 4 {
                target.update(from: row, count: pixels.width * 4)
            } else {
                for x in 0..<pixels.width {
                    for channel in 0..<step { target[x * step + channel] = row[x * 4 + channel] }
                }
            }
            y += 1
        }
    }

    private static func chroma(_ options: EncodingOptions) -> String {
        if options.isLossless { return "444" }
        return switch options.chromaSubsampling {
        case .automatic: options.quality >= 90 ? "444" : "420"
        case .yuv420: "420"
        case .yuv422: "422"
        case .yuv444: "444"
        }
    }

    /// Writes the file of a context.
    private static func bytes(_ context: OpaquePointer) throws(ImageError) -> Data {
        final class Output {
            var data = Data()
        }
        let output = Output()
        var writer = heif_writer(
            writer_api_version: 1,
            write: { _, bytes, count, output in
                if let bytes, let output {
                    Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().data.append(
                        bytes.assumingMemoryBound(to: UInt8.self), count: count)
                }
                return halcyon_heif_ok()
            })
        try check(heif_context_write(context, &writer, Unmanaged.passUnretained(output).toOpaque()))
        return withExtendedLifetime(output) { output.data }
    }

    private static func check(_ error: heif_error) throws(ImageError) {
        if error.code == heif_error_Ok { return }
        let words = error.message.map { String(cString: $0) } ?? "libheif gives no reason"
        throw .encoding(.failed(.heic, why: .init(words)))
    }
}
#endif
