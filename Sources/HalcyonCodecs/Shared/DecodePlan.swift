import Foundation
import HalcyonCore

/// How to decode an image, worked out from its header before memory is allocated for pixels.
///
/// Pixels are scaled and cropped as stored, converted to sRGB, and turned upright last, when they are fewest. The
/// options can leave the last two to the caller. Gray and CMYK pixels are converted to sRGB even then: they are RGB by
/// that time, and their profile no longer fits them.
struct DecodePlan {
    /// The size of the image as stored.
    let stored: PixelSize
    /// The target size's layout, rotated to match the stored pixels.
    private(set) var layout: TargetSize.Layout
    /// Started when the plan was made.
    private(set) var deadline: DecodeDeadline
    /// The number of threads that the decode may use; 1 for an image for which starting one does not pay.
    let threads: Int
    private let limits: DecodingLimits
    private let info: ImageInfo
    private let kept: ImageMetadata.Kinds

    init(_ info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        let target = options.targetSize ?? TargetSize(width: info.size.width, height: info.size.height)
        let upright = target.layout(for: info.size, of: options.targetIsLimit ? nil : info.format)
        // A drawing has no pixels but those that are drawn.
        if !info.format.isVector { try options.limits.check(info.size) }
        try options.limits.check(upright.output)
        if upright.output != info.size, max(upright.output.width, upright.output.height) > Resampler.longestSide {
            throw .decoding(.outOfMemory(upright.output))
        }
        self.info = info
        limits = options.limits
        // libwebp uses a second thread from this width on.
        threads = info.size.width >= 512 ? max(1, options.maximumThreads) : 1
        deadline = DecodeDeadline(options.limits)
        kept = options.keptMetadata
        stored = info.orientation.applied(to: info.size)
        layout = Self.turned(upright, to: info.orientation)
    }

    /// Whether the stored pixels are neither scaled nor cropped.
    var isIdentity: Bool { layout.isIdentity(for: stored) }

    /// Checks that the whole decode stays within the memory limit.
    ///
    /// - Parameter codecBytes: The memory that the codec needs for the image besides the result.
    func checkBytes(besides codecBytes: Int = 0) throws(ImageError) {
        // Turning the pixels takes a copy.
        let copies = info.orientation == .up || kept.contains(.orientation) ? 1 : 2
        try limits.check(bytes: layout.output.width * layout.output.height * 4 * copies + codecBytes)
    }

    /// Runs a decode that holds memory besides the result, once ``DecodeMemory`` has it.
    ///
    /// - Parameters:
    ///   - codecBytes: As for ``checkBytes(besides:)``, which this calls.
    ///   - decode: Gets the plan to follow: its time begins when the decode does.
    func holding<Result>(
        _ codecBytes: Int, _ decode: (DecodePlan) throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        try checkBytes(besides: codecBytes)
        return try DecodeMemory.shared.holding(codecBytes) { () throws(ImageError) in try decode(restarted()) }
    }

    /// The size of the finished image; as stored if the orientation is kept.
    var outputSize: PixelSize {
        kept.contains(.orientation) ? layout.output : info.orientation.applied(to: layout.output)
    }

    /// The same plan for rows that come from the lowest to the topmost one.
    var upsideDown: DecodePlan {
        var plan = self
        plan.layout.cropY = layout.scaled.height - layout.cropY - layout.output.height
        return plan
    }

    /// Returns the same plan with its time started again.
    func restarted() -> DecodePlan {
        var plan = self
        plan.deadline = DecodeDeadline(limits)
        return plan
    }

    /// Returns the finished image.
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

    /// Returns the transform from a profile to sRGB, or nil if none is needed or the profile is kept.
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

/// Says when one decode has to stop: its task is cancelled, or its time, which runs from `init` on, is up.
struct DecodeDeadline {
    private let limits: DecodingLimits
    private let end: Double

    /// - Parameter spent: The seconds that the decode has already taken. Default: 0.
    init(_ limits: DecodingLimits, spent: Double = 0) {
        self.limits = limits
        end = SystemClock().uptime + limits.maximumSeconds - spent
    }

    /// Why the decode has to stop; nil if it need not. Checked between rows.
    var stopReason: ImageError? {
        if Task.isCancelled { return .cancelled }
        return SystemClock().uptime > end ? .decoding(.tookTooLong(limit: limits.maximumSeconds)) : nil
    }

    /// Throws ``stopReason``.
    func check() throws(ImageError) {
        if let stopReason { throw stopReason }
    }
}
