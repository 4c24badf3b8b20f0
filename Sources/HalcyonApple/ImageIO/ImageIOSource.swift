#if canImport(ImageIO)
import CoreGraphics
import Foundation
import HalcyonCore
import ImageIO

/// A file opened by ImageIO. Use it from one thread at a time.
struct ImageIOSource {
    /// Each image is decoded once, and we keep its pixels: ImageIO need not cache them too.
    private static var options: [(key: CFString, value: Any)] { [(kCGImageSourceShouldCache, false)] }

    let source: CGImageSource
    let format: ImageFormat

    /// Opens a file; returns nil if ImageIO does not know the format.
    ///
    /// - Throws: `ImageError.decoding` if the first bytes are of a format that ImageIO reads, but it cannot read more
    ///   of it.
    static func open(_ data: Data) throws(ImageError) -> ImageIOSource? {
        let options = ImageIOProperties.dictionary(options)
        guard let source = CGImageSourceCreateWithData(data.coreFoundation, options) else { return nil }
        if let opened = ImageIOSource(source) { return opened }
        // A document has a type, but is not an image.
        guard CGImageSourceGetType(source) == nil, let format = ImageFormat(sniffing: data), format.isReadable else {
            return nil
        }
        throw Self.failure(CGImageSourceGetStatus(source), format)
    }

    /// Creates a source if its type is known, and is that of an image.
    init?(_ source: CGImageSource) {
        guard let format = CGImageSourceGetType(source).flatMap({ ImageFormat(typeIdentifier: $0) }) else { return nil }
        self.source = source
        self.format = format
    }

    /// The index of the file's main image: the first, except for icons and the like.
    var primaryIndex: Int { max(0, CGImageSourceGetPrimaryImageIndex(source)) }

    /// The number of frames; 1 if further images are not frames: pages, sizes of an icon, a burst.
    var frameCount: Int {
        guard let keys = format.animationKeys, properties(at: 0)?.nested(keys.dictionary) != nil else { return 1 }
        return max(1, CGImageSourceGetCount(source))
    }

    // MARK: What it says

    /// Returns what the header says.
    ///
    /// - Parameter limit: The maximum number of frames to read for the duration, which is nil if there are more.
    /// - Throws: `ImageError.decoding` if it does not contain a size.
    func info(readingFrames limit: Int) throws(ImageError) -> ImageInfo {
        guard let properties = properties(at: primaryIndex),
            let width = properties.integer(kCGImagePropertyPixelWidth), width > 0,
            let height = properties.integer(kCGImagePropertyPixelHeight), height > 0
        else { throw failure(at: primaryIndex) }
        let number = properties.integer(kCGImagePropertyOrientation) ?? 1
        let orientation = ImageOrientation(rawValue: UInt16(clamping: number)) ?? .up
        // An incomplete file may have further frames.
        let isCounted = format.animationKeys == nil || CGImageSourceGetStatus(source) == .statusComplete
        let frameCount = isCounted ? frameCount : nil
        return ImageInfo(
            format: format, size: orientation.applied(to: PixelSize(width: width, height: height)),
            orientation: orientation, frameCount: frameCount,
            hasAlpha: properties.flag(kCGImagePropertyHasAlpha) ?? false,
            bitsPerChannel: properties.integer(kCGImagePropertyDepth) ?? 8, colorModel: Self.colorModel(properties),
            colorProfile: properties.text(kCGImagePropertyProfileName),
            duration: frameCount.map { $0 > 1 && $0 <= limit } == true ? timing.duration : nil)
    }

    /// When the frames are shown.
    var timing: AnimationTiming {
        guard let keys = format.animationKeys else { return AnimationTiming(delays: []) }
        let container = ImageIOProperties(CGImageSourceCopyProperties(source, nil))?.nested(keys.dictionary)
        let delays = (0..<frameCount).map { index in
            let frame = properties(at: index)?.nested(keys.dictionary)
            let unclamped = frame?.number(keys.unclampedDelay) ?? 0
            return unclamped > 0 ? unclamped : frame?.number(keys.delay) ?? 0
        }
        // A GIF without a loop count plays once; all other formats have one.
        let loops = container?.integer(keys.loopCount) ?? (format == .gif ? 1 : 0)
        return AnimationTiming(delays: delays, loopCount: loops > 0 ? loops : nil)
    }

    private func properties(at index: Int) -> ImageIOProperties? {
        ImageIOProperties(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
    }

    private static func colorModel(_ properties: ImageIOProperties) -> String {
        if properties.flag(kCGImagePropertyIsIndexed) == true { return "palette" }
        let model = properties.text(kCGImagePropertyColorModel) ?? "RGB"
        return model == (kCGImagePropertyColorModelGray as NSString).description ? "gray" : model
    }

    // MARK: What it shows

    /// Returns the full-size image, as stored.
    func image(at index: Int) -> CGImage? {
        CGImageSourceCreateImageAtIndex(source, index, ImageIOProperties.dictionary(Self.options))
    }

    /// Returns the image upright, decoded so that its longer side has about `longestSide` pixels.
    func thumbnail(at index: Int, longestSide: Int) -> CGImage? {
        CGImageSourceCreateThumbnailAtIndex(
            source, index,
            ImageIOProperties.dictionary(
                Self.options + [
                    (kCGImageSourceCreateThumbnailFromImageAlways, true),
                    (kCGImageSourceCreateThumbnailWithTransform, true),
                    (kCGImageSourceThumbnailMaxPixelSize, longestSide),
                ]))
    }

    // MARK: What is wrong with it

    /// - Throws: `.truncated` or `.corrupt` if ImageIO reports that for an image whose rest it has filled in.
    func checkWhole(at index: Int) throws(ImageError) {
        let status = CGImageSourceGetStatusAtIndex(source, index)
        if [.statusUnexpectedEOF, .statusIncomplete, .statusInvalidData].contains(status) {
            throw Self.failure(status, format)
        }
    }

    /// Returns why there is no image.
    func failure(at index: Int) -> ImageError {
        let status = CGImageSourceGetStatusAtIndex(source, index)
        return Self.failure(status == .statusComplete ? CGImageSourceGetStatus(source) : status, format)
    }

    private static func failure(_ status: CGImageSourceStatus, _ format: ImageFormat) -> ImageError {
        switch status {
        case .statusUnexpectedEOF, .statusIncomplete, .statusReadingHeader: .decoding(.truncated(format))
        default: .decoding(.corrupt(format, why: "ImageIO cannot read it (status \(status.rawValue))"))
        }
    }
}
#endif
