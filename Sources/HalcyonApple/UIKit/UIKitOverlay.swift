#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Lies over a view of the program, empty and untouchable, as a subview of it: the one way to hear of the layout and
/// the window of a view that is not one's own without swizzling, and without observing keys that UIKit does not
/// promise.
final class UIKitOverlay: UIView {
    private weak var state: ViewState<UIKitViews>?

    init(over view: UIView, telling state: ViewState<UIKitViews>) {
        self.state = state
        super.init(frame: view.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        view.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        state?.viewDidMove(onScreen: window != nil)
        // A view that has its size already, and one that has none, are not laid out for the sake of this.
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { center(view) }
        state?.viewDidLayOut()
    }

    /// Shows a view in the middle.
    func show(_ view: UIView) {
        if view.bounds.isEmpty { view.sizeToFit() }
        addSubview(view)
        center(view)
    }

    private func center(_ view: UIView) { view.center = CGPoint(x: bounds.midX, y: bounds.midY) }
}
#endif
