/// https://developer.apple.com/documentation/appkit/nscontrol
@MainActor
open class NSControl: NSView {}

/// https://developer.apple.com/documentation/appkit/nsimageview
@MainActor
open class NSImageView: NSControl {
    open var image: NSImage? {
        didSet { standInImages.append(image) }
    }

    /// Everything that it was ever given to show.
    public private(set) var standInImages: [NSImage?] = []

    open var imageScaling: NSImageScaling = .scaleProportionallyDown
}

/// https://developer.apple.com/documentation/appkit/nsbutton
@MainActor
open class NSButton: NSControl {
    open var image: NSImage?
    open var alternateImage: NSImage?
    open var imageScaling: NSImageScaling = .scaleProportionallyDown
}

/// https://developer.apple.com/documentation/appkit/nsprogressindicator
@MainActor
open class NSProgressIndicator: NSView {
    /// https://developer.apple.com/documentation/appkit/nsprogressindicator/style-swift.enum
    public enum Style: UInt, Sendable {
        case bar = 0
        case spinning = 1
    }

    open var style: NSProgressIndicator.Style = .bar
    open var controlSize: NSControl.ControlSize = .regular
    public private(set) var standInIsAnimating = false

    open func startAnimation(_ sender: Any?) { standInIsAnimating = true }

    open func sizeToFit() { setFrameSize(NSSize(width: 16, height: 16)) }
}

extension NSControl {
    /// https://developer.apple.com/documentation/appkit/nscontrol/controlsize-swift.enum
    public enum ControlSize: UInt, Sendable {
        case regular = 0
        case small = 1
    }
}
