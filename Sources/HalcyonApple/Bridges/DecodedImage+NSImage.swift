#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HalcyonCore

extension DecodedImage {
    /// Creates an image from an `NSImage`, for placeholders and processors: still, at the size at which AppKit draws it
    /// by default, in sRGB.
    ///
    /// - Throws: `ImageError.decoding`: `.notAnImage` if the image has nothing to draw, `.outOfMemory` if there is no
    ///   memory for the pixels.
    public init(_ image: NSImage) throws(ImageError) {
        guard let drawn = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else {
            throw .decoding(.notAnImage(looksLike: "an AppKit image that has nothing to draw"))
        }
        try self.init(drawn)
    }
}

extension NSImage {
    /// Creates an image of the pixels (of the first frame, if there are several), without a copy. Returns nil only if
    /// Core Graphics has no memory for it.
    ///
    /// - Parameters:
    ///   - image: The image with the pixels.
    ///   - scale: The number of pixels per point of its size. Default: 1.
    public convenience init?(_ image: DecodedImage, scale: Double = 1) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(
            cgImage: cgImage,
            size: NSSize(width: Double(image.size.width) / scale, height: Double(image.size.height) / scale))
    }
}
#endif
