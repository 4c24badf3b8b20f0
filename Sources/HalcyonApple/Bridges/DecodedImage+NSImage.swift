#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HalcyonCore

extension DecodedImage {
    /// An image of AppKit, as placeholders and processors want one: still, as large as AppKit draws it at its own size,
    /// in sRGB.
    ///
    /// - Throws: `ImageError.decoding`: `.notAnImage` for an image that has nothing to draw, `.outOfMemory` where the
    ///   pixels have no room.
    public init(_ image: NSImage) throws(ImageError) {
        guard let drawn = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else {
            throw .decoding(.notAnImage(looksLike: "an image of AppKit that has nothing to draw"))
        }
        try self.init(drawn)
    }
}

extension NSImage {
    /// An image of the pixels (of the first frame, where there are several), without a copy. Nil only where Core
    /// Graphics has no memory for it.
    ///
    /// - Parameters:
    ///   - image: Has the pixels.
    ///   - scale: Pixels to a point of its size. Default: 1.
    public convenience init?(_ image: DecodedImage, scale: Double = 1) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(
            cgImage: cgImage,
            size: NSSize(width: Double(image.size.width) / scale, height: Double(image.size.height) / scale))
    }
}
#endif
