#if canImport(UIKit)
public import HalcyonCore
public import UIKit

extension DecodedImage {
    /// Creates an image from a `UIImage`, for placeholders and processors: still, turned upright, in sRGB. Its scale is
    /// not kept, because sizes here are in pixels.
    ///
    /// - Throws: `ImageError.decoding`: `.notAnImage` for an image that Core Image has not drawn yet, `.outOfMemory` if
    ///   there is no memory for the pixels.
    public init(_ image: UIImage) throws(ImageError) {
        guard let stored = image.cgImage else {
            throw .decoding(.notAnImage(looksLike: "an image from Core Image, which has no pixels until it is drawn"))
        }
        let orientation = ImageOrientation(image.imageOrientation)
        self.init(pixels: try PixelBuffer(stored).upright(from: orientation))
    }
}

extension ImageOrientation {
    init(_ orientation: UIImage.Orientation) {
        self =
            switch orientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            @unknown default: .up
            }
    }
}

extension UIImage {
    /// Creates an image of the pixels (of the first frame, if there are several), without a copy. Returns nil only if
    /// Core Graphics has no memory for it.
    ///
    /// - Parameters:
    ///   - image: The image with the pixels.
    ///   - scale: The number of pixels per point of its size. Default: 1.
    public convenience init?(_ image: DecodedImage, scale: Double = 1) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage, scale: CGFloat(scale), orientation: .up)
    }
}
#endif
