public import Foundation
public import QuartzCore

/// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor
open class NSResponder: StandInObject {
    public nonisolated override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }
}

/// https://developer.apple.com/documentation/appkit/nsview
@MainActor
open class NSView: NSResponder {
    public internal(set) weak var superview: NSView?
    open var subviews: [NSView] = []
    open var autoresizingMask: AutoresizingMask = []
    open var needsLayout = true
    open var layer: CALayer?
    open private(set) var frame: NSRect = .zero
    weak var standInWindow: NSWindow?

    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init()
    }

    /// Isolated where the superclass's is no Swift code.
    public nonisolated override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var window: NSWindow? { standInWindow ?? superview?.window }

    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }

    open var wantsLayer: Bool {
        get { layer != nil }
        set { layer = newValue ? layer ?? CALayer() : nil }
    }

    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            standInTell { isHidden ? $0.viewDidHide() : $0.viewDidUnhide() }
        }
    }

    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.needsLayout = true
        if window != nil { view.standInTell { $0.viewDidMoveToWindow() } }
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        if hadWindow { standInTell { $0.viewDidMoveToWindow() } }
    }

    open func setFrameSize(_ newSize: NSSize) {
        let old = frame.size
        frame.size = newSize
        guard newSize != old else { return }
        needsLayout = true
        for view in subviews {
            var size = view.frame.size
            if view.autoresizingMask.contains(.width) { size.width += newSize.width - old.width }
            if view.autoresizingMask.contains(.height) { size.height += newSize.height - old.height }
            if size != view.frame.size { view.setFrameSize(size) }
        }
    }

    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }

    open func layout() {}

    open func layoutSubtreeIfNeeded() {
        if needsLayout {
            needsLayout = false
            layout()
        }
        for view in subviews { view.layoutSubtreeIfNeeded() }
    }

    open func hitTest(_ point: NSPoint) -> NSView? { self }
    open func viewDidMoveToWindow() {}
    open func viewDidHide() {}
    open func viewDidUnhide() {}
    open func viewDidChangeBackingProperties() {}

    func standInTell(_ what: (NSView) -> Void) {
        what(self)
        for view in subviews { view.standInTell(what) }
    }
}

extension NSView {
    /// https://developer.apple.com/documentation/appkit/nsview/autoresizingmask-swift.struct
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let width = AutoresizingMask(rawValue: 1 << 1)
        public static let height = AutoresizingMask(rawValue: 1 << 4)
    }
}
