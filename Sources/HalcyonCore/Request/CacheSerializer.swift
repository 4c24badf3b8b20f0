public import Foundation

/// Writes finished images for the disk cache, and reads them again; asked only where
/// ``ImageRequest/Options/storage`` keeps finished images.
///
/// Called on a thread made for work that keeps a processor busy, many at a time.
public protocol CacheSerializing: Sendable {
    /// Names the way it writes: what serializers of different identifiers have stored, they do not read of each other.
    var identifier: String { get }

    /// The image as the bytes of a file: an animated one with its ``DecodedImage/frames``, as what is read again takes its
    /// place.
    ///
    /// - Returns: nil for an image that is not to be stored, and for an animated one where frames cannot be written.
    /// - Throws: `ImageError.encoding`; the load succeeds all the same, with a warning in the log.
    func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data?

    /// The image that was written.
    ///
    /// - Throws: `ImageError.decoding`; the image is then made anew.
    func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage

    /// Whether an image that it has just read has the very pixels that were written. Where not, the image is shown, but no
    /// other that is to be stored is made of it, as each time more would be lost: that is made of the source's bytes.
    /// Default: false.
    func isExact(_ image: DecodedImage) -> Bool
}

extension CacheSerializing {
    /// False: nothing is known of it.
    public func isExact(_ image: DecodedImage) -> Bool { false }
}

/// Writes images in one format, or in the one that they came in.
public struct FormatSerializer: CacheSerializing, Hashable {
    /// The format to write. Default: nil, each image in its own where that can be written and shows what the image has,
    /// and in PNG where not: a JPEG has no transparency, and a GIF too few colours. Animations are not written then: that
    /// takes long, and they are soon made anew.
    public var format: ImageFormat?
    /// How it is written; the metadata are the image's own. Default: a quality of 90, and else the defaults.
    public var options: EncodingOptions

    /// A serializer; see the properties.
    public init(format: ImageFormat? = nil, quality: Int = 90) {
        self.init(format: format, options: EncodingOptions(quality: quality))
    }

    /// A serializer; see the properties.
    public init(format: ImageFormat? = nil, options: EncodingOptions) {
        self.format = format
        self.options = options
    }

    /// The quality of lossy formats, 1…100.
    public var quality: Int {
        get { options.quality }
        set { options.quality = newValue }
    }

    /// `halcyon.format(jpeg,90)`, for example; options other than the quality follow where they are not the defaults and
    /// change the pixels.
    public var identifier: String {
        var parts = [format?.name ?? "own", "\(options.quality)"]
        if options.isLossless { parts.append("lossless") }
        if options.chromaSubsampling != .automatic { parts.append(options.chromaSubsampling.rawValue) }
        if options.dithering != .automatic { parts.append(options.dithering.rawValue) }
        return "halcyon.format(\(parts.joined(separator: ",")))"
    }

    /// The image as the bytes of a file; nil where no encoder writes the format, nor PNG, and for an animation that cannot
    /// be written as such, or for which no ``format`` is given.
    ///
    /// - Throws: `ImageError.encoding` when the codec fails.
    public func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
        if let format { return try encoders.encode(image, as: format, options: options) }
        if image.frames != nil || image.damage != nil { return nil }
        let own = image.format ?? .png
        if own != .gif, !(own == .jpeg && image.pixels.hasAlpha),
            let data = try encoders.encode(image, as: own, options: options)
        {
            return data
        }
        return try encoders.encode(image, as: .png, options: options)
    }

    /// The image that was written, at its whole size, which counts as its original one, with the metadata that it had.
    ///
    /// - Throws: `ImageError.decoding`.
    public func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage {
        let options = DecodingOptions(limits: limits, keptMetadata: [.colorProfile, .orientation])
        return try decoders.decode(data, options: options)
    }

    /// True for a still PNG, and for a still WebP that was written without loss.
    public func isExact(_ image: DecodedImage) -> Bool {
        guard image.frames == nil else { return false }
        return image.format == .png || (image.format == .webp && options.isLossless)
    }
}
