public import CoreGraphics
public import Foundation
import QuartzCore

/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// https://developer.apple.com/documentation/uikit/uiimage/orientation
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    public let cgImage: CGImage?
    public let scale: CGFloat
    public let imageOrientation: UIImage.Orientation

    public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.cgImage = cgImage
        self.scale = scale
        imageOrientation = orientation
    }

    /// An image without pixels, as one of Core Image is.
    public override init() {
        cgImage = nil
        scale = 1
        imageOrientation = .up
    }

    public convenience init?(named name: String) { nil }

    public var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }
}
