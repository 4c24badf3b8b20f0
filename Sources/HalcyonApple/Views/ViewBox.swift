#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import Foundation
import HalcyonCore

/// The box that a view has for an image.
struct ViewBox {
    /// More than any screen has: for a side that is left to the image.
    private static let unbounded = 1 << 20

    /// The view's, in points.
    var size: CGSize
    /// Pixels to a point.
    var scale: Double
    /// How an image meets the box.
    var mode: TargetSize.Mode

    /// The sides that a view has of the image that it shows, and not of its container: the next image is to have those
    /// that it wants. A view that nobody gives a size is as large as its image.
    struct FreeSides {
        private var width = true
        private var height = true

        /// Those of them that are still left to the image. One that was given by the container stays so.
        ///
        /// - Parameter image: The size of the image that was shown last, in points; nil for none.
        mutating func follow(_ size: CGSize, _ image: CGSize?) {
            width = width && Self.isOwn(size.width, image?.width)
            height = height && Self.isOwn(size.height, image?.height)
        }

        private static func isOwn(_ side: CGFloat, _ own: CGFloat?) -> Bool {
            side <= 0 || own.map { abs($0 - side) <= 1 } ?? false
        }

        /// - Parameter isFinal: Whether there is no use in waiting for a side that is not known.
        func displaySize(in box: ViewBox, isFinal: Bool) -> DisplaySize {
            guard isFinal || !(width || height) else { return .unknown }
            guard !(width && height) else { return .whole }
            return .box(
                TargetSize(
                    width: width ? ViewBox.unbounded : box.pixels(box.size.width),
                    height: height ? ViewBox.unbounded : box.pixels(box.size.height),
                    mode: width || height ? .fit : box.mode))
        }
    }

    private func pixels(_ points: CGFloat) -> Int {
        // Written so that a side of absurd length, or none at all, is no trap.
        Int(min(max(0, (Double(points) * scale).rounded(.up)), Double(Self.unbounded)))
    }
}
#endif
