public import Foundation

/// https://developer.apple.com/documentation/appkit/nswindow
@MainActor
open class NSWindow: NSResponder {
    /// As if its screen had told it.
    public var standInScale: CGFloat = 2 {
        didSet { contentView?.standInTell { $0.viewDidChangeBackingProperties() } }
    }

    open var contentView: NSView? {
        didSet {
            oldValue?.standInWindow = nil
            oldValue?.standInTell { $0.viewDidMoveToWindow() }
            contentView?.standInWindow = self
            contentView?.standInTell { $0.viewDidMoveToWindow() }
        }
    }

    open var backingScaleFactor: CGFloat { standInScale }

    open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
}

/// https://developer.apple.com/documentation/appkit/nsscreen
@MainActor
open class NSScreen: NSObject {
    open class var main: NSScreen? { NSScreen() }
    open var backingScaleFactor: CGFloat { 2 }
}
