import Foundation
import HalcyonCore

/// What to make of a picture, worked out from its header before memory is taken for a pixel.
///
/// Pixels are scaled and cut as they are stored, brought to sRGB, and turned upright last: there are the fewest then.
/// Neither is done where the options say that it be left to others. Gray and CMYK pixels are brought to sRGB even so:
/// they are RGB by then, and their profile no longer fits them.
struct DecodePlan {
    /// The size of the picture as stored.
    let stored: PixelSize
    /// The target size's layout, turned to lie as the stored pixels do.
    let layout: TargetSize.Layout
    /// Runs from the plan's making on.
    private(set) var watch: DecodeWatch
    private let limits: DecodingLimits
    private let info: ImageInfo
    private let kept: ImageMetadata.Kinds

    init(_ info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        let target = options.targetSize ?? TargetSize(width: info.size.width, height: info.size.height)
        let upright = target.layout(for: info.size)
        for size in [info.size, upright.output] { try options.limits.check(size) }
        if upright.output != info.size, max(upright.output.width, upright.output.height) > Resampler.longestSide {
            throw .decoding(.outOfMemory(upright.output))
        }
        self.info = info
        limits = options.limits
        watch = DecodeWatch(options.limits)
        kept = options.keptMetadata
        stored = info.orientation.applied(to: info.size)
        layout = Self.turned(upright, to: info.orientation)
    }

    /// Whether the stored pixels stay as they are.
    var isIdentity: Bool { layout.isIdentity(for: stored) }

    /// Checks that all memory of the decode keeps within the limit.
    ///
    /// - Parameter codecBytes: What the codec holds of the picture besides the result.
    func checkBytes(besides codecBytes: Int = 0) throws(ImageError) {
        // Turned pixels are a copy.
        let copies = info.orientation == .up || kept.contains(.orientation) ? 1 : 2
        try limits.check(bytes: layout.output.width * layout.output.height * 4 * copies + codecBytes)
    }

    /// The size of the finished picture, which lies as stored where that is kept.
    var outputSize: PixelSize {
        kept.contains(.orientation) ? layout.output : info.orientation.applied(to: layout.output)
    }

    /// The same plan, with its time before it.
    func restarted() -> DecodePlan {
        var plan = self
        plan.watch = DecodeWatch(limits)
        return plan
    }

    /// The finished picture.
    ///
    /// - Parameter decode: Writes `layout.output` pixels, as stored, in the profile's colours.
    func picture(
        hasAlpha: Bool, profile: ICCProfile?,
        decode: (UnsafeMutableRawBufferPointer) throws(ImageError) -> Void
    ) throws(ImageError) -> DecodedImage {
        var metadata = ImageMetadata()
        if kept.contains(.orientation) { metadata.orientation = info.orientation }
        if let profile, keeps(profile), ColorTransform.from(profile) != nil {
            metadata.colorProfile = Data(profile.bytes)
        }
        let transform = transform(profile)
        let pixels = try PixelBuffer(
            width: layout.output.width, height: layout.output.height, hasAlpha: hasAlpha
        ) { memory throws(ImageError) in
            try decode(memory)
            try transform?.apply(to: memory)
        }
        let isReduced = layout.scaled.width < stored.width || layout.scaled.height < stored.height
        return DecodedImage(
            pixels: kept.contains(.orientation) ? pixels : try pixels.upright(from: info.orientation),
            format: info.format, originalSize: info.size, isDownsampled: isReduced || layout.output != layout.scaled,
            metadata: metadata)
    }

    /// What brings pixels of a profile to sRGB; nil if they are there, or if their profile is to be kept.
    func transform(_ profile: ICCProfile?, isDeep: Bool = false) -> ColorTransform? {
        guard let profile, !keeps(profile) else { return nil }
        return ColorTransform.from(profile, isDeep: isDeep)
    }

    private func keeps(_ profile: ICCProfile) -> Bool { kept.contains(.colorProfile) && profile.describesRGB }

    private static func turned(_ upright: TargetSize.Layout, to orientation: ImageOrientation) -> TargetSize.Layout {
        let right = upright.scaled.width - upright.cropX - upright.output.width
        let below = upright.scaled.height - upright.cropY - upright.output.height
        var turned = upright
        turned.scaled = orientation.applied(to: upright.scaled)
        turned.output = orientation.applied(to: upright.output)
        (turned.cropX, turned.cropY) =
            switch orientation {
            case .up: (upright.cropX, upright.cropY)
            case .upMirrored: (right, upright.cropY)
            case .down: (right, below)
            case .downMirrored: (upright.cropX, below)
            case .leftMirrored: (upright.cropY, upright.cropX)
            case .right: (upright.cropY, right)
            case .rightMirrored: (below, right)
            case .left: (below, upright.cropX)
            }
        return turned
    }
}

/// Says when a decode has to stop: its task is cancelled, or its time is over. For one decode, from its making on.
struct DecodeWatch {
    private let limits: DecodingLimits
    private let end: Double

    /// - Parameter spent: The seconds that the decode has taken before. Default: 0.
    init(_ limits: DecodingLimits, spent: Double = 0) {
        self.limits = limits
        end = SystemClock().uptime + limits.maximumSeconds - spent
    }

    /// Why the decode has to stop; nil while it need not. Asked between rows.
    var stopReason: ImageError? {
        if Task.isCancelled { return .cancelled }
        return SystemClock().uptime > end ? .decoding(.tookTooLong(limit: limits.maximumSeconds)) : nil
    }

    /// Throws ``stopReason``.
    func check() throws(ImageError) {
        if let stopReason { throw stopReason }
    }
}
