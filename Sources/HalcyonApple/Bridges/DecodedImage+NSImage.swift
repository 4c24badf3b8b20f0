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
#endif
