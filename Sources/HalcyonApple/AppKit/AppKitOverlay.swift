#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Lies over a view of the program, empty and untouchable, as a subview of it: the one way to hear of the layout, the
/// window and the screen of a view that is not one's own without swizzling.
final class AppKitOverlay: NSView {
    private weak var state: ViewState<AppKitViews>?

    init(over view: NSView, telling state: ViewState<AppKitViews>) {
        self.state = state
        super.init(frame: view.bounds)
        autoresizingMask = [.width, .height]
        view.addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }

    override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        tellOfVisibility()
    }

    override func viewDidHide() {
        super.viewDidHide()
        tellOfVisibility()
    }

    override func viewDidUnhide() {
        super.viewDidUnhide()
        tellOfVisibility()
    }

    override func viewDidChangeBackingProperties() {
        super.viewDidChangeBackingProperties()
        state?.viewDidLayOut()
    }

    override func setFrameSize(_ newSize: NSSize) {
        super.setFrameSize(newSize)
        needsLayout = true
    }

    override func layout() {
        super.layout()
        for view in subviews { center(view) }
        state?.viewDidLayOut()
    }

    /// Shows a view in the middle.
    func show(_ view: NSView) {
        addSubview(view)
        center(view)
    }

    private func center(_ view: NSView) {
        view.setFrameOrigin(
            NSPoint(x: bounds.midX - view.frame.width / 2, y: bounds.midY - view.frame.height / 2))
    }

    private func tellOfVisibility() {
        state?.viewDidMove(onScreen: window != nil && !isHiddenOrHasHiddenAncestor)
        // A view that has its size already, and one that has none, are not laid out for the sake of this.
        needsLayout = true
    }
}
#endif
