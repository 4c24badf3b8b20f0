#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HalcyonCore

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
