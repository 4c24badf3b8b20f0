#if JPEGXL
import CJXL
import Foundation
import HalcyonCore

/// What libjxl reads from a JPEG XL file before its first frame.
///
/// Source: ISO/IEC 18181-1 (JPEG XL codestream), as far as libjxl's `codestream_header.h` tells it. EXIF orientation
/// does not count in JPEG XL.
struct JXLHeader {
    /// The size before rotation.
    let stored: PixelSize
    let orientation: ImageOrientation
    let hasAlpha: Bool
    /// Whether libjxl hands out colours that are multiplied by alpha.
    let isPremultiplied: Bool
    let isAnimated: Bool
    /// The profile of the pixels that libjxl hands out; nil for sRGB.
    let profile: ICCProfile?
    /// The profile of the inks, if the pixels are cyan, magenta and yellow.
    let inkProfile: ICCProfile?
    /// The channel with the black ink, if the pixels are cyan, magenta and yellow.
    let blackChannel: Int?
    /// The size of the ICC profile in bytes.
    let metadataByteCount: Int
    let basic: JxlBasicInfo
    private let profileName: String?
    private let highRangeTransfer: String?

    /// Reads the header that a decoder has just passed, and tells the decoder in what colours it hands out pixels.
    init(_ decoder: OpaquePointer) throws(ImageError) {
        var basic = JxlBasicInfo()
        guard JXL.calls.JxlDecoderGetBasicInfo(decoder, &basic) == JXL_DEC_SUCCESS else {
            throw .decoding(.corrupt(.jpegXL, why: "an image without a size"))
        }
        self.basic = basic
        stored = PixelSize(width: Int(basic.xsize), height: Int(basic.ysize))
        orientation =
            UInt16(exactly: basic.orientation.rawValue).flatMap { ImageOrientation(rawValue: $0) } ?? .up
        hasAlpha = basic.alpha_bits > 0
        isPremultiplied = hasAlpha && basic.alpha_premultiplied != 0
        isAnimated = basic.have_animation != 0
        let colors = JXLColors(decoder, basic)
        profileName = colors.embedded?.name
        highRangeTransfer = colors.highRangeTransfer
        metadataByteCount = colors.embeddedBytes
        blackChannel = colors.inkProfile == nil ? nil : Self.blackChannel(decoder, basic)
        inkProfile = blackChannel == nil ? nil : colors.inkProfile
        profile = colors.profile
    }

    /// What the header says; of an animation, the number of frames is not known yet.
    var info: ImageInfo {
        ImageInfo(
            format: .jpegXL, size: orientation.applied(to: stored), orientation: orientation,
            frameCount: isAnimated ? nil : 1, hasAlpha: hasAlpha, bitsPerChannel: Int(basic.bits_per_sample),
            colorModel: blackChannel != nil ? "CMYK" : basic.num_color_channels == 1 ? "gray" : "RGB",
            colorProfile: profileName, highRangeTransfer: highRangeTransfer)
    }

    /// The number of seconds of a number of ticks.
    func seconds(ticks: UInt32) -> Double {
        guard basic.animation.tps_numerator > 0 else { return 0 }
        return Double(ticks) * Double(basic.animation.tps_denominator) / Double(basic.animation.tps_numerator)
    }

    /// How often the animation plays; nil for ever.
    var loopCount: Int? { basic.animation.num_loops == 0 ? nil : Int(basic.animation.num_loops) }

    /// The most memory that libjxl is expected to hold for the image while it decodes. Of 12 million pixels, version
    /// 0.7 held 28 MB for a lossy file, and 280 MB for one in the other way of coding; of a lossless file up to all
    /// samples as 32-bit numbers, and rarely more than parts of them.
    ///
    /// The size must have been checked against limits.
    ///
    /// - Parameter isModular: Whether a frame is coded that other way, which lossless ones are too.
    func codecBytes(isModular: Bool) -> Int {
        // Some hundred bytes for each of them must fit into a number, whatever the limits are.
        let pixels = min(stored.pixelCount ?? .max, .max >> 20)
        let colors = Int(basic.num_color_channels)
        let isLossless = basic.uses_original_profile != 0
        let ofColors = isLossless ? 4 * colors : isModular ? 8 * colors : 4
        return pixels * (ofColors + 4 * Int(min(basic.num_extra_channels, 4096)))
    }

    private static func blackChannel(_ decoder: OpaquePointer, _ basic: JxlBasicInfo) -> Int? {
        (0..<Int(min(basic.num_extra_channels, 1024))).first { index in
            var channel = JxlExtraChannelInfo()
            return JXL.calls.JxlDecoderGetExtraChannelInfo(decoder, index, &channel) == JXL_DEC_SUCCESS
                && channel.type == JXL_CHANNEL_BLACK
        }
    }
}

/// The colours of a JPEG XL file, and of the pixels that libjxl makes of it.
struct JXLColors {
    /// The ICC profile in the file.
    let embedded: ICCProfile?
    let embeddedBytes: Int
    /// The profile of the pixels, if they are gray or RGB and not sRGB.
    let profile: ICCProfile?
    /// The profile of the pixels, if they are inks.
    let inkProfile: ICCProfile?
    /// The name of the transfer function in the file, if it is one of high dynamic range.
    let highRangeTransfer: String?

    init(_ decoder: OpaquePointer, _ basic: JxlBasicInfo) {
        let isGray = basic.num_color_channels == 1
        let original = Self.encoding(decoder, JXL_COLOR_PROFILE_TARGET_ORIGINAL)
        highRangeTransfer =
            switch original?.transfer_function {
            case JXL_TRANSFER_FUNCTION_PQ?: ToneCurve.pq.highRangeName
            case JXL_TRANSFER_FUNCTION_HLG?: ToneCurve.hlg.highRangeName
            default: nil
            }
        // For one that the file gives by numbers, libjxl would make a profile.
        let bytes = original == nil ? Self.bytes(decoder, JXL_COLOR_PROFILE_TARGET_ORIGINAL) : []
        embeddedBytes = bytes.count
        embedded = bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
        if basic.uses_original_profile == 0, var wanted = Self.wanted(original, isGray: isGray) {
            _ = JXL.calls.JxlDecoderSetPreferredColorProfile(decoder, &wanted)
        }
        if let actual = Self.encoding(decoder, JXL_COLOR_PROFILE_TARGET_DATA) {
            profile = Self.profile(actual)
            inkProfile = nil
        } else {
            let data = Self.bytes(decoder, JXL_COLOR_PROFILE_TARGET_DATA)
            let actual = data.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
            profile = actual?.fitting(isGray ? .gray : .rgb)
            inkProfile = actual?.fitting(.inks)
        }
    }

    /// Returns the colours that libjxl is to hand out pixels in, if the file leaves the choice; nil for those that it
    /// chooses itself, which are the file's.
    ///
    /// With a profile, it would choose linear light. High dynamic range stays as it is coded, because what is white in
    /// it is decided here.
    private static func wanted(_ original: JxlColorEncoding?, isGray: Bool) -> JxlColorEncoding? {
        guard var wanted = original else {
            var plain = JxlColorEncoding()
            JXL.calls.JxlColorEncodingSetToSRGB(&plain, isGray ? JXL_TRUE : JXL_FALSE)
            return plain
        }
        guard wanted.color_space == JXL_COLOR_SPACE_RGB || wanted.color_space == JXL_COLOR_SPACE_GRAY,
            ![JXL_TRANSFER_FUNCTION_PQ, JXL_TRANSFER_FUNCTION_HLG, JXL_TRANSFER_FUNCTION_SRGB]
                .contains(wanted.transfer_function)
        else { return nil }
        wanted.transfer_function = JXL_TRANSFER_FUNCTION_SRGB
        return wanted
    }

    private static func encoding(_ decoder: OpaquePointer, _ target: JxlColorProfileTarget) -> JxlColorEncoding? {
        var (jxl, encoding) = (JXL.calls, JxlColorEncoding())
        return halcyon_jxl_get_encoding(&jxl, decoder, target, &encoding) == JXL_DEC_SUCCESS ? encoding : nil
    }

    private static func bytes(_ decoder: OpaquePointer, _ target: JxlColorProfileTarget) -> [UInt8] {
        var (jxl, count) = (JXL.calls, 0)
        guard halcyon_jxl_get_profile_size(&jxl, decoder, target, &count) == JXL_DEC_SUCCESS, count > 0 else {
            return []
        }
        var bytes = [UInt8](repeating: 0, count: count)
        guard halcyon_jxl_get_profile(&jxl, decoder, target, &bytes, count) == JXL_DEC_SUCCESS else { return [] }
        return bytes
    }

    /// Returns the profile of colours given by numbers; nil for sRGB, and for those that have none.
    private static func profile(_ encoding: JxlColorEncoding) -> ICCProfile? {
        let isGray = encoding.color_space == JXL_COLOR_SPACE_GRAY
        guard isGray || encoding.color_space == JXL_COLOR_SPACE_RGB else { return nil }
        if let coded = coded(encoding) { return isGray ? coded.grayProfile : coded.profile }
        let curve: ToneCurve =
            switch encoding.transfer_function {
            case JXL_TRANSFER_FUNCTION_LINEAR: .power(1)
            case JXL_TRANSFER_FUNCTION_DCI: .power(2.6)
            case JXL_TRANSFER_FUNCTION_GAMMA: .power(1 / min(max(encoding.gamma, 0.1), 10))
            case JXL_TRANSFER_FUNCTION_PQ: .pq
            case JXL_TRANSFER_FUNCTION_HLG: .hlg
            default: .sRGB
            }
        if isGray { return .gray(curve) }
        func point(_ xy: (Double, Double)) -> Chromaticities.Point { Chromaticities.Point(xy.0, xy.1) }
        let colors = Chromaticities(
            point(encoding.primaries_red_xy), point(encoding.primaries_green_xy), point(encoding.primaries_blue_xy),
            white: point(encoding.white_point_xy))
        guard colors.arePlausible, !(colors.isNearSRGB && curve == .sRGB) else { return nil }
        return .rgb(colors, curve)
    }

    /// Returns the code points of the same colours, if they have any. The numbers of libjxl's functions are those of
    /// H.273, and so are those of its primaries, except that P3 has two numbers there, for two kinds of white.
    private static func coded(_ encoding: JxlColorEncoding) -> CodedColors? {
        guard
            [
                JXL_TRANSFER_FUNCTION_709, JXL_TRANSFER_FUNCTION_LINEAR, JXL_TRANSFER_FUNCTION_SRGB,
                JXL_TRANSFER_FUNCTION_PQ, JXL_TRANSFER_FUNCTION_HLG,
            ].contains(encoding.transfer_function)
        else { return nil }
        let transfer = Int(encoding.transfer_function.rawValue)
        if encoding.color_space == JXL_COLOR_SPACE_GRAY { return CodedColors(primaries: 1, transfer: transfer) }
        switch (encoding.primaries, encoding.white_point) {
        case (JXL_PRIMARIES_SRGB, JXL_WHITE_POINT_D65), (JXL_PRIMARIES_2100, JXL_WHITE_POINT_D65):
            return CodedColors(primaries: Int(encoding.primaries.rawValue), transfer: transfer)
        case (JXL_PRIMARIES_P3, JXL_WHITE_POINT_D65): return CodedColors(primaries: 12, transfer: transfer)
        case (JXL_PRIMARIES_P3, JXL_WHITE_POINT_DCI): return CodedColors(primaries: 11, transfer: transfer)
        default: return nil
        }
    }
}
#endif
