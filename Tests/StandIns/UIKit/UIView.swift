public import Foundation
public import QuartzCore

/// https://developer.apple.com/documentation/uikit/uiresponder
@MainActor
open class UIResponder: StandInObject {
    public nonisolated override init() { super.init() }
}

/// https://developer.apple.com/documentation/uikit/uiview
@MainActor
open class UIView: UIResponder {
    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    open var autoresizingMask: AutoresizingMask = []
    open var contentMode: ContentMode = .scaleToFill
    open var isUserInteractionEnabled = true
    public var standInTransitions: [(seconds: TimeInterval, options: AnimationOptions)] = []
    /// As if a display had told it; 0 is what a view says that knows none.
    public var standInDisplayScale: CGFloat = 2
    private var needsLayout = true
    var standInWindow: UIWindow? { superview?.standInWindow }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Isolated where the superclass's is no Swift code.
    public nonisolated override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open var window: UIWindow? { standInWindow }

    open var traitCollection: UITraitCollection { UITraitCollection(standInDisplayScale) }

    open var frame: CGRect = .zero {
        didSet {
            guard frame.size != oldValue.size else { return }
            setNeedsLayout()
            for view in subviews { view.standInResize(by: frame.size, from: oldValue.size) }
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
        view.setNeedsLayout()
        if window != nil { view.standInTellOfWindow() }
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        superview.subviews.removeAll { $0 === self }
        self.superview = nil
        if hadWindow { standInTellOfWindow() }
    }

    open func didMoveToWindow() {}

    open func setNeedsLayout() { needsLayout = true }

    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for view in subviews { view.layoutIfNeeded() }
    }

    open func layoutSubviews() {}

    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.standInTransitions.append((duration, options))
        animations?()
        completion?(true)
    }

    private func standInTellOfWindow() {
        didMoveToWindow()
        for view in subviews { view.standInTellOfWindow() }
    }

    private func standInResize(by new: CGSize, from old: CGSize) {
        if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
        if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
    }
}

/// https://developer.apple.com/documentation/uikit/uiwindow
@MainActor
open class UIWindow: UIView {
    override var standInWindow: UIWindow? { self }
}
