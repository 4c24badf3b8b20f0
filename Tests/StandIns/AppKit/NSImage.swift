public import CoreGraphics
public import Foundation
import QuartzCore

/// https://developer.apple.com/documentation/appkit/nsimage
open class NSImage: NSObject {
    open var size: NSSize
    public let standInImage: CGImage?

    public init(cgImage: CGImage, size: NSSize) {
        standInImage = cgImage
        self.size = size
    }

    /// https://developer.apple.com/documentation/appkit/nsimage/init(named:)
    public convenience init?(named name: String) { nil }

    /// https://developer.apple.com/documentation/appkit/nsimage/cgimage(forproposedrect:context:hints:)
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { standInImage }

    public init(size: NSSize) {
        standInImage = nil
        self.size = size
    }
}

/// Told so by the SDK since macOS 14: https://developer.apple.com/forums/thread/735317
@available(*, unavailable)
extension NSImage: @unchecked Sendable {}

/// https://developer.apple.com/documentation/appkit/nsimagescaling
public enum NSImageScaling: UInt, Sendable {
    case scaleProportionallyDown = 0
    case scaleAxesIndependently = 1
    case scaleNone = 2
    case scaleProportionallyUpOrDown = 3
}

/// https://developer.apple.com/documentation/appkit/nsgraphicscontext
open class NSGraphicsContext: NSObject {}

/// https://developer.apple.com/documentation/appkit/nsimagerep
open class NSImageRep: NSObject {
    /// https://developer.apple.com/documentation/appkit/nsimagerep/hintkey
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
