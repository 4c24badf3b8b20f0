public import Foundation

/// Writes images in one format, or in the one that they came in. Animated ones it leaves: written as one frame they would
/// come back as still ones.
public struct FormatSerializer: CacheSerializing, Hashable {
    /// The format to write. Default: nil, each image in its own where that can be written and shows what the image has,
    /// and in PNG where not: a JPEG has no transparency, and a GIF too few colours.
    public var format: ImageFormat?
    /// The quality of lossy formats, 1…100. Default: 90.
    public var quality: Int

    /// A serializer; see the properties.
    public init(format: ImageFormat? = nil, quality: Int = 90) {
        self.format = format
        self.quality = quality
    }

    /// `halcyon.format(jpeg,90)`, for example.
    public var identifier: String { "halcyon.format(\(format?.name ?? "own"),\(quality))" }

    /// The image as the bytes of a file; nil where no encoder writes the format, nor PNG, and for an animated one.
    ///
    /// - Throws: `ImageError.encoding` when the codec fails.
    public func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
        if image.frames != nil { return nil }
        let options = EncodingOptions(quality: quality)
        if let format { return try encoders.encode(image.pixels, as: format, options: options) }
        let own = image.format ?? .png
        if own != .gif, !(own == .jpeg && image.pixels.hasAlpha),
            let data = try encoders.encode(image.pixels, as: own, options: options)
        {
            return data
        }
        return try encoders.encode(image.pixels, as: .png, options: options)
    }

    /// The image that was written, at its whole size, which counts as its original one.
    ///
    /// - Throws: `ImageError.decoding`.
    public func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage {
        try decoders.decode(data, options: DecodingOptions(limits: limits))
    }
}
