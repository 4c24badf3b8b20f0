#if JPEGXL
import CJXL
public import Foundation
public import HalcyonCore

/// Encodes JPEG XL with libjxl: lossy or lossless, with alpha, still or animated. An image that is all gray is written
/// as gray. Part of the package trait `JPEGXL`, which is off by default.
///
/// Of ``EncodingOptions`` it uses `quality`, `isLossless` (which a quality of 100 is too), `isProgressive`, `effort`
/// and `metadata`. Colours of a lossy file with a profile are kept independently of the profile, which a viewer need
/// not use, and of which the file may have the numbers alone. The alpha of a lossy file is exact with libjxl 0.9 and
/// newer; before, it differs by a few levels.
public struct JPEGXLEncoder: ImageEncoding {
    /// The largest side that the header can hold.
    private static let longestSide = 1 << 30

    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a JPEG XL file, or nil if the format is not `.jpegXL`. Cancelling cannot interrupt the encoding itself.
    ///
    /// - Throws: `ImageError.encoding(.failed)`; `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .jpegXL else { return nil }
        try pixels.size.check(.jpegXL, longestSide: Self.longestSide)
        let metadata = try EncodedMetadata(options.metadata, for: .jpegXL)
        if Task.isCancelled { throw .cancelled }
        let statistics = PixelStatistics(pixels, countsColors: false)
        // A gray file would need a gray profile.
        let writer = try JXLWriter(
            pixels.size, options, profile: metadata.profile, hasAlpha: !statistics.isOpaque,
            isGray: statistics.isGray && metadata.profile == nil)
        try writer.add(pixels)
        if Task.isCancelled { throw .cancelled }
        return try writer.finish()
    }

    /// Returns an animated JPEG XL file, or nil if the format is not `.jpegXL`. Each frame is whole.
    ///
    /// - Throws: `ImageError.encoding(.failed)`; `ImageError.cancelled`, checked between frames; and what `nextFrame`
    ///   throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .jpegXL else { return nil }
        let metadata = try EncodedMetadata(options.metadata, for: .jpegXL)
        guard let first = try nextFrame() else {
            throw .encoding(.failed(.jpegXL, why: "an animation without frames"))
        }
        try first.pixels.size.check(.jpegXL, longestSide: Self.longestSide)
        // Whether later frames have alpha is not known yet.
        let writer = try JXLWriter(
            first.pixels.size, options, profile: metadata.profile, hasAlpha: true, isGray: false,
            loopCount: .some(loopCount))
        var frame: AnimationFrame? = first
        while let current = frame {
            if Task.isCancelled { throw .cancelled }
            try writer.add(current.pixels, delay: current.delay)
            frame = try nextFrame()
            // libjxl has to know whether a frame is the last.
            if frame != nil { try writer.write() }
        }
        return try writer.finish()
    }
}

/// Writes one file with libjxl.
final class JXLWriter {
    private static let ticksPerSecond = 1000.0

    private let encoder: OpaquePointer
    private let size: PixelSize
    private let options: EncodingOptions
    private let hasAlpha: Bool
    private let isGray: Bool
    private let isAnimated: Bool
    private var file = Data()
    /// The seconds of all frames so far.
    private var seconds = 0.0

    /// - Parameter loopCount: Nil for a still image.
    init(
        _ size: PixelSize, _ options: EncodingOptions, profile: Data?, hasAlpha: Bool, isGray: Bool,
        loopCount: Int?? = nil
    ) throws(ImageError) {
        guard (try? JXL.load()) != nil else { throw .encoding(.failed(.jpegXL, why: "there is no libjxl")) }
        guard let encoder = JXL.calls.JxlEncoderCreate(nil) else {
            throw .encoding(.failed(.jpegXL, why: "out of memory"))
        }
        self.encoder = encoder
        self.size = size
        self.options = options
        self.hasAlpha = hasAlpha
        self.isGray = isGray
        isAnimated = loopCount != nil
        var info = JxlBasicInfo()
        JXL.calls.JxlEncoderInitBasicInfo(&info)
        info.xsize = UInt32(clamping: size.width)
        info.ysize = UInt32(clamping: size.height)
        info.bits_per_sample = 8
        info.num_color_channels = isGray ? 1 : 3
        info.num_extra_channels = hasAlpha ? 1 : 0
        info.alpha_bits = hasAlpha ? 8 : 0
        info.uses_original_profile = JXLSettings.isLossless(options) ? JXL_TRUE : JXL_FALSE
        info.orientation = JxlOrientation(UInt32(options.metadata.orientation.rawValue))
        if case .some(let loops) = loopCount {
            info.have_animation = JXL_TRUE
            info.animation.tps_numerator = UInt32(Self.ticksPerSecond)
            info.animation.tps_denominator = 1
            info.animation.num_loops = loops.map { UInt32(clamping: max(1, $0)) } ?? 0
        }
        try check(JXL.calls.JxlEncoderSetBasicInfo(encoder, &info))
        try setColors(profile)
    }

    deinit { JXL.calls.JxlEncoderDestroy(encoder) }

    /// Adds a frame.
    ///
    /// - Parameter delay: The seconds that it is shown.
    func add(_ pixels: PixelBuffer, delay: Double = 0) throws(ImageError) {
        guard pixels.size == size else {
            throw .encoding(.failed(.jpegXL, why: "frames of different sizes: \(size) and \(pixels.size) pixels"))
        }
        guard let settings = JXL.calls.JxlEncoderFrameSettingsCreate(encoder, nil) else {
            throw .encoding(.failed(.jpegXL, why: "out of memory"))
        }
        for (setting, value) in JXLSettings.numbers(options) {
            try check(JXL.calls.JxlEncoderFrameSettingsSetOption(settings, setting, value))
        }
        if JXLSettings.isLossless(options) {
            try check(JXL.calls.JxlEncoderSetFrameLossless(settings, JXL_TRUE))
        } else {
            try check(JXL.calls.JxlEncoderSetFrameDistance(settings, JXLSettings.distance(options.quality)))
            var jxl = JXL.calls
            if hasAlpha { try check(halcyon_jxl_make_alpha_exact(&jxl, settings)) }
        }
        if isAnimated { try setDuration(delay, settings) }
        let channels = (isGray ? 1 : 3) + (hasAlpha ? 1 : 0)
        var format = JxlPixelFormat(
            num_channels: UInt32(channels), data_type: JXL_TYPE_UINT8, endianness: JXL_NATIVE_ENDIAN, align: 0)
        let samples = Self.samples(pixels, isGray: isGray, hasAlpha: hasAlpha)
        try check(
            samples.withUnsafeBytes { JXL.calls.JxlEncoderAddImageFrame(settings, &format, $0.baseAddress, $0.count) })
    }

    /// Encodes the frames that were added.
    func write() throws(ImageError) {
        var room = 1 << 16
        while true {
            var part = Data(count: room)
            var left = room
            let status = part.withUnsafeMutableBytes { bytes in
                var next = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
                return JXL.calls.JxlEncoderProcessOutput(encoder, &next, &left)
            }
            file.append(part.prefix(room - left))
            if status == JXL_ENC_NEED_MORE_OUTPUT {
                room = min(room * 2, 1 << 24)
                continue
            }
            return try check(status)
        }
    }

    /// Encodes the last frame and returns the file.
    func finish() throws(ImageError) -> Data {
        JXL.calls.JxlEncoderCloseInput(encoder)
        try write()
        return file
    }

    /// Each end is rounded once, from the start of the animation, so that errors do not add up.
    private func setDuration(_ delay: Double, _ settings: OpaquePointer) throws(ImageError) {
        func ticks() -> Int64 { Int64(min(seconds * Self.ticksPerSecond, 1e12).rounded()) }
        let start = ticks()
        seconds += delay > 0 ? delay : 0
        var header = JxlFrameHeader()
        JXL.calls.JxlEncoderInitFrameHeader(&header)
        header.duration = UInt32(clamping: ticks() - start)
        try check(JXL.calls.JxlEncoderSetFrameHeader(settings, &header))
    }

    private func setColors(_ profile: Data?) throws(ImageError) {
        if let profile {
            let status = profile.withUnsafeBytes {
                JXL.calls.JxlEncoderSetICCProfile(
                    encoder, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
            }
            return try check(status)
        }
        var encoding = JxlColorEncoding()
        JXL.calls.JxlColorEncodingSetToSRGB(&encoding, isGray ? JXL_TRUE : JXL_FALSE)
        try check(JXL.calls.JxlEncoderSetColorEncoding(encoder, &encoding))
    }

    /// Returns the wanted channels, row by row without gaps.
    private static func samples(_ pixels: PixelBuffer, isGray: Bool, hasAlpha: Bool) -> [UInt8] {
        let kept = (isGray ? [0] : [0, 1, 2]) + (hasAlpha ? [3] : [])
        let count = pixels.width * pixels.height
        return [UInt8](unsafeUninitializedCapacity: count * kept.count) { buffer, filled in
            pixels.withUnsafeBytes { bytes in
                guard var target = buffer.baseAddress else { return }
                for y in 0..<pixels.height {
                    let row = UnsafeRawBufferPointer(rebasing: bytes[(y * pixels.bytesPerRow)...])
                    for x in 0..<pixels.width {
                        for channel in kept {
                            target.pointee = row[x * 4 + channel]
                            target += 1
                        }
                    }
                }
            }
            filled = count * kept.count
        }
    }

    private func check(_ status: JxlEncoderStatus) throws(ImageError) {
        if status == JXL_ENC_SUCCESS { return }
        let error = JXL.calls.JxlEncoderGetError(encoder)
        throw .encoding(.failed(.jpegXL, why: "libjxl's error \(error.rawValue)"))
    }
}

/// Maps our options to libjxl's settings.
enum JXLSettings {
    static func isLossless(_ options: EncodingOptions) -> Bool { options.isLossless || options.quality == 100 }

    /// Returns the distance at which cjxl encodes for a quality below 100 (`JxlEncoderDistanceFromQuality` of libjxl
    /// 0.10): 1 is hardly visible, and a quality of 90.
    static func distance(_ quality: Int) -> Float {
        let quality = Float(quality)
        if quality >= 30 { return 0.1 + (100 - quality) * 0.09 }
        return min(25, 53 / 3000 * quality * quality - 23 / 20 * quality + 25)
    }

    static func numbers(_ options: EncodingOptions) -> [(JxlEncoderFrameSettingId, Int64)] {
        let effort: Int64 =
            switch options.effort {
            case .fastest: 1
            case .balanced: 5
            case .smallest: 9
            }
        let passes: [(JxlEncoderFrameSettingId, Int64)] = [
            (JXL_ENC_FRAME_SETTING_QPROGRESSIVE_AC, 1), (JXL_ENC_FRAME_SETTING_RESPONSIVE, 1),
        ]
        return [(JXL_ENC_FRAME_SETTING_EFFORT, effort)] + (options.isProgressive ? passes : [])
    }
}
#endif
