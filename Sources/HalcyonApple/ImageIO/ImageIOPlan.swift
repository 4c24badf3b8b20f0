#if canImport(ImageIO)
import CoreGraphics
import Foundation
import HalcyonCore
import ImageIO

/// How to decode the images of a file, within its limits.
struct ImageIOPlan: Sendable {
    let info: ImageInfo
    let limits: DecodingLimits
    private let layout: TargetSize.Layout
    private let kept: ImageMetadata.Kinds
    /// The number of pixels needed on the longer side of a reduced image; nil for a full-size one.
    private let longestSide: Int?

    /// - Parameter isWhole: Whether the image is decoded in full size, however small the target is. Default: false.
    /// - Throws: `ImageError.decoding`: `.tooManyPixels`, `.tooManyBytes`.
    init(_ info: ImageInfo, options: DecodingOptions, isWhole: Bool = false) throws(ImageError) {
        let target = options.targetSize ?? TargetSize(width: info.size.width, height: info.size.height)
        layout = target.layout(for: info.size)
        self.info = info
        limits = options.limits
        kept = options.keptMetadata
        longestSide = isWhole ? nil : Self.longestSide(for: layout.scaled, of: info.size)
        for size in [info.size, layout.output] { try limits.check(size) }
        let decoded = longestSide == nil ? info.size : layout.scaled
        // What ImageIO decodes to, and the result; turning the pixels takes a copy.
        let copies = info.orientation == .up ? 1 : 2
        let bytes = (decoded.width * decoded.height + layout.output.width * layout.output.height * copies) * 4
        try limits.check(bytes: bytes)
    }

    /// The size of the finished image; as stored if the orientation is kept.
    var outputSize: PixelSize {
        kept.contains(.orientation) ? info.orientation.applied(to: layout.output) : layout.output
    }

    /// Returns the finished image.
    ///
    /// - Parameter isArriving: Whether a partial image is enough.
    /// - Throws: `ImageError.decoding`; `ImageError.cancelled`.
    func picture(
        _ index: Int, of source: ImageIOSource, isArriving: Bool = false
    ) throws(ImageError) -> DecodedImage {
        if Task.isCancelled { throw .cancelled }
        let start = SystemClock().uptime
        guard let image = image(index, of: source) else { throw source.failure(at: index) }
        let profile = profile(of: image)
        let space = profile == nil ? CGColorSpace(name: CGColorSpace.sRGB) : image.colorSpace
        var pixels = try PixelBuffer(drawing: image, in: space)
        if !isArriving { try source.checkWhole(at: index) }
        if longestSide == nil { pixels = try pixels.upright(from: info.orientation) }
        pixels = try Resampler().resample(pixels, to: layout)
        var metadata = ImageMetadata(colorProfile: profile)
        if kept.contains(.orientation) {
            metadata.orientation = info.orientation
            pixels = try pixels.upright(from: info.orientation.inverse)
        }
        if SystemClock().uptime - start > limits.maximumSeconds {
            throw .decoding(.tookTooLong(limit: limits.maximumSeconds))
        }
        let isReduced = layout.scaled.width < info.size.width || layout.scaled.height < info.size.height
        return DecodedImage(
            pixels: pixels, format: info.format, originalSize: info.size,
            isDownsampled: isReduced || layout.output != layout.scaled, metadata: metadata)
    }

    private func image(_ index: Int, of source: ImageIOSource) -> CGImage? {
        if let longestSide { source.thumbnail(at: index, longestSide: longestSide) } else { source.image(at: index) }
    }

    /// Returns the profile of pixels that keep it: RGB ones other than sRGB.
    private func profile(of image: CGImage) -> Data? {
        guard kept.contains(.colorProfile), let space = image.colorSpace, space.model == .rgb, space.supportsOutput,
            !space.isSRGB
        else { return nil }
        return space.copyICCData().map { Data(referencing: $0 as NSData) }
    }

    private static func longestSide(for scaled: PixelSize, of size: PixelSize) -> Int? {
        guard scaled != size, scaled.width <= size.width, scaled.height <= size.height else { return nil }
        let isLandscape = size.width >= size.height
        let (longer, shorter) = isLandscape ? (scaled.width, scaled.height) : (scaled.height, scaled.width)
        let longest = max(size.width, size.height)
        let ratio = Double(longest) / Double(min(size.width, size.height))
        // If proportions are not kept, the shorter side may need a larger image. Half a pixel comes from rounding.
        guard (Double(shorter) - 0.5) * ratio > Double(longer) else { return longer }
        return min(longest, Int((Double(shorter) * ratio).rounded(.up)))
    }
}

extension ImageOrientation {
    /// The orientation that reverses it.
    var inverse: ImageOrientation {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}
#endif
