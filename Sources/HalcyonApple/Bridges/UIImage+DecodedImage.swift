#if canImport(UIKit)
public import HalcyonCore
public import UIKit

extension UIImage {
    /// An image of the pixels (of the first frame, where there are several), without a copy. Nil only where Core
    /// Graphics has no memory for it.
    ///
    /// - Parameters:
    ///   - image: Has the pixels.
    ///   - scale: Pixels to a point of its size. Default: 1.
    public convenience init?(_ image: DecodedImage, scale: Double = 1) {
        guard let cgImage = image.cgImage else { return nil }
        self.init(cgImage: cgImage, scale: CGFloat(scale), orientation: .up)
    }
}
#endif
