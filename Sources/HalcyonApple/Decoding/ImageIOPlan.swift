#if canImport(ImageIO)
import CoreGraphics
import Foundation
import HalcyonCore
import ImageIO

/// What is to be made of the pictures of a file, within its limits.
struct ImageIOPlan: Sendable {
    let info: ImageInfo
    let limits: DecodingLimits
    private let layout: TargetSize.Layout
    private let kept: ImageMetadata.Kinds
    /// How many pixels the longer side of a picture needs that is not wanted whole; nil for one that is.
    private let longestSide: Int?

    /// - Parameter isWhole: Whether the picture is decoded whole, however small it is wanted. Default: false.
    /// - Throws: `ImageError.decoding`: `.tooManyPixels`, `.tooManyBytes`.
    init(_ info: ImageInfo, options: DecodingOptions, isWhole: Bool = false) throws(ImageError) {
        let target = options.targetSize ?? TargetSize(width: info.size.width, height: info.size.height)
        layout = target.layout(for: info.size)
        self.info = info
        limits = options.limits
        kept = options.keptMetadata
        longestSide = isWhole ? nil : Self.longestSide(for: layout.scaled, of: info.size)
        for size in [info.size, layout.output] {
            // The bytes of several such pictures have to fit an Int, whatever the limit is.
            guard let pixels = size.pixelCount, pixels <= min(limits.maximumPixels, Int.max / 64) else {
                throw .decoding(.tooManyPixels(size, limit: limits.maximumPixels))
            }
        }
        let decoded = longestSide == nil ? info.size : layout.scaled
        // What ImageIO decodes to, and the result; turned pixels are a copy.
        let copies = info.orientation == .up ? 1 : 2
        let bytes = (decoded.width * decoded.height + layout.output.width * layout.output.height * copies) * 4
        if bytes > limits.maximumBytes { throw .decoding(.tooManyBytes(bytes, limit: limits.maximumBytes)) }
    }

    /// The size of the finished picture, which lies as stored where that is kept.
    var outputSize: PixelSize {
        kept.contains(.orientation) ? info.orientation.applied(to: layout.output) : layout.output
    }

    /// Checks an animation's frames.
    ///
    /// - Throws: `ImageError.decoding`: `.tooManyFrames`, `.tooManyAnimationPixels`.
    func check(frameCount count: Int) throws(ImageError) {
        guard count <= limits.maximumFrames else {
            throw .decoding(.tooManyFrames(count, limit: limits.maximumFrames))
        }
        let (pixels, overflow) = (info.size.pixelCount ?? .max).multipliedReportingOverflow(by: count)
        guard !overflow, pixels <= limits.maximumAnimationPixels else {
            throw .decoding(
                .tooManyAnimationPixels(overflow ? .max : pixels, limit: limits.maximumAnimationPixels))
        }
    }

    /// The finished picture.
    ///
    /// - Parameter isArriving: Whether it is enough that some of it is there.
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

    /// The profile of pixels that are to keep it: those of red, green and blue, other than sRGB.
    private func profile(of image: CGImage) -> Data? {
        guard kept.contains(.colorProfile), let space = image.colorSpace, space.model == .rgb, space.supportsOutput,
            !space.isSRGB
        else { return nil }
        return space.copyICCData().map { Data(referencing: $0 as NSData) }
    }

    private static func longestSide(for scaled: PixelSize, of size: PixelSize) -> Int? {
        guard scaled.width < size.width || scaled.height < size.height,
            scaled.width <= size.width, scaled.height <= size.height
        else { return nil }
        let longer = max(size.width, size.height)
        // Rounded up where the proportions are not kept: the picture must be no smaller than wanted on either side.
        let needed = [(scaled.width, size.width), (scaled.height, size.height)]
            .map { Int((Double($0) * Double(longer) / Double($1)).rounded()) }
        let isLandscape = size.width >= size.height
        let ownSide = isLandscape ? scaled.width : scaled.height
        // A rounded side may ask for one pixel more than the other needs.
        let most = max(needed[0], needed[1])
        return min(longer, most > ownSide + 1 ? most : ownSide)
    }
}

extension ImageOrientation {
    /// What undoes it.
    var inverse: ImageOrientation {
        switch self {
        case .left: .right
        case .right: .left
        default: self
        }
    }
}
#endif
