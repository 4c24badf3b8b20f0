public import Foundation

/// Writes finished images for the disk cache and reads them back. Used only if ``ImageRequest/Options/storage`` keeps
/// finished images.
///
/// Called concurrently, on the threads reserved for CPU-bound work.
public protocol CacheSerializing: Sendable {
    /// Identifies how the images are written: a serializer does not read what one with another identifier has stored.
    var identifier: String { get }

    /// Returns the image as the bytes of a file: an animated one with its ``DecodedImage/frames``, since the image that
    /// is read back replaces it.
    ///
    /// - Returns: nil for an image that is not to be stored, and for an animated one if frames cannot be written.
    /// - Throws: `ImageError.encoding`; the load still succeeds, with a warning in the log.
    func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data?

    /// Returns the image that was written.
    ///
    /// - Throws: `ImageError.decoding`; the image is then produced again.
    func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage

    /// Whether an image that was just read has exactly the pixels that were written. If not, the image is shown, but
    /// other images that are to be stored are made from the source's bytes and not from it, because each pass would
    /// lose more. Default: false.
    func isExact(_ image: DecodedImage) -> Bool
}

extension CacheSerializing {
    /// False: nothing is known about the serializer.
    public func isExact(_ image: DecodedImage) -> Bool { false }
}

/// Writes images in one format, or in their original one.
public struct FormatSerializer: CacheSerializing, Hashable {
    /// The format to write. Default: nil, which writes each image in its own format if that can be written and can hold
    /// the image, and otherwise as PNG: JPEG has no transparency, GIF too few colours, and BMP is not compressed. With
    /// nil, animations are not written: that takes long, and they are quick to produce again.
    public var format: ImageFormat?
    /// The encoding options; the metadata are the image's own. Default: a quality of 90, and the defaults otherwise.
    public var options: EncodingOptions

    /// Creates a serializer; see the properties.
    public init(format: ImageFormat? = nil, quality: Int = 90) {
        self.init(format: format, options: EncodingOptions(quality: quality))
    }

    /// Creates a serializer; see the properties.
    public init(format: ImageFormat? = nil, options: EncodingOptions) {
        self.format = format
        self.options = options
    }

    /// The quality of lossy formats, 1…100.
    public var quality: Int {
        get { options.quality }
        set { options.quality = newValue }
    }

    /// For example, `halcyon.format(jpeg,90)`. Other options that change the pixels follow if they differ from the
    /// defaults.
    public var identifier: String {
        var parts = [format?.name ?? "own", "\(options.quality)"]
        if options.isLossless { parts.append("lossless") }
        if options.chromaSubsampling != .automatic { parts.append(options.chromaSubsampling.rawValue) }
        if options.dithering != .automatic { parts.append(options.dithering.rawValue) }
        return "halcyon.format(\(parts.joined(separator: ",")))"
    }

    /// Returns the image as the bytes of a file; nil if no encoder writes the format or PNG, and for an animation that
    /// cannot be written as one, or for which no ``format`` is given.
    ///
    /// - Throws: `ImageError.encoding` if the codec fails.
    public func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
        if let format { return try encoders.encode(image, as: format, options: options) }
        if image.frames != nil || image.damage != nil { return nil }
        let own = image.format ?? .png
        // BMP and PNM are not compressed.
        if ![.gif, .bmp, .pnm].contains(own), !(own == .jpeg && image.pixels.hasAlpha),
            let data = try encoders.encode(image, as: own, options: options)
        {
            return data
        }
        return try encoders.encode(image, as: .png, options: options)
    }

    /// Returns the image that was written, with its metadata, at full size, which counts as its original size.
    ///
    /// - Throws: `ImageError.decoding`.
    public func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage {
        let options = DecodingOptions(limits: limits, keptMetadata: [.colorProfile, .orientation])
        return try decoders.decode(data, options: options)
    }

    /// True for a still PNG, for a still WebP that was written losslessly, for QOI and for PNM.
    public func isExact(_ image: DecodedImage) -> Bool {
        guard image.frames == nil else { return false }
        if image.format == .qoi || image.format == .pnm { return true }
        return image.format == .png || (image.format == .webp && options.isLossless)
    }
}
