#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
import HalcyonCore
import QuartzCore

/// The target of one image in an AppKit view.
final class AppKitImageTarget: ImageTarget {
    typealias Kit = AppKitViews

    /// Which of the view's images it is.
    enum Part: Hashable {
        case image
        case buttonImage
        case buttonAlternateImage
    }

    private let part: Part
    private weak var view: NSView?
    private weak var state: ViewState<AppKitViews>?

    init(_ part: Part, of view: NSView, in state: ViewState<AppKitViews>) {
        self.part = part
        self.view = view
        self.state = state
    }

    var picture: NSImage? {
        switch part {
        case .image: (view as? NSImageView)?.image
        case .buttonImage: (view as? NSButton)?.image
        case .buttonAlternateImage: (view as? NSButton)?.alternateImage
        }
    }

    func show(_ picture: NSImage?) {
        switch part {
        case .image: (view as? NSImageView)?.image = picture
        case .buttonImage: (view as? NSButton)?.image = picture
        case .buttonAlternateImage: (view as? NSButton)?.alternateImage = picture
        }
    }

    func fade(seconds: Double, _ change: @escaping @MainActor () -> Void) {
        if let view {
            // Views have no layer until one is requested.
            view.wantsLayer = true
            let transition = CATransition()
            transition.type = .fade
            transition.duration = seconds
            view.layer?.add(transition, forKey: kCATransition)
        }
        change()
    }

    var isOnScreen: Bool { view.map { $0.window != nil && !$0.isHiddenOrHasHiddenAncestor } ?? false }

    var box: ViewBox? {
        guard let view, let mode else { return nil }
        return ViewBox(size: view.bounds.size, scale: scale, mode: mode)
    }

    func makePicture(of pixels: PixelBuffer) -> NSImage? { NSImage(DecodedImage(pixels: pixels), scale: scale) }

    func picture(of placeholder: AppKitPlaceholder) -> NSImage { placeholder.image }

    func placeholder(of picture: NSImage) -> AppKitPlaceholder { AppKitPlaceholder(picture) }

    func add(_ indicator: ViewIndicator<NSView>) -> NSView? {
        guard let overlay = state?.overlay as? AppKitOverlay else { return nil }
        switch indicator {
        case .none: return nil
        case .activity:
            let wheel = NSProgressIndicator()
            wheel.style = .spinning
            wheel.controlSize = .small
            wheel.sizeToFit()
            wheel.startAnimation(nil)
            overlay.show(wheel)
            return wheel
        case .custom(let make):
            let view = make()
            overlay.show(view)
            return view
        }
    }

    func remove(_ indicator: NSView) { indicator.removeFromSuperview() }

    /// The scale of the window's screen, or of the main screen before the view has a window.
    var scale: Double { Double(view?.window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 1) }

    /// Nil if images are not scaled.
    private var mode: TargetSize.Mode? {
        let scaling = (view as? NSImageView)?.imageScaling ?? (view as? NSButton)?.imageScaling
        return switch scaling {
        case .scaleProportionallyDown, .scaleProportionallyUpOrDown: .fit
        case .scaleAxesIndependently: .stretch
        default: nil
        }
    }
}

/// An empty subview over a view of the program, which ignores events: without swizzling, the only way to be notified of
/// the layout, window and screen of another view.
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
        // This alone does not cause a layout of a view that already has its size, or has none.
        needsLayout = true
    }
}

/// AppKit's views, which show `NSImage`s.
public enum AppKitViews: ViewToolkit {
    /// `NSView`.
    public typealias View = NSView
    /// `NSImage`.
    public typealias Picture = NSImage
    /// An `NSImage` bound to the main actor.
    public typealias Placeholder = AppKitPlaceholder
}

/// An `NSImage` for `DisplayOptions`, which are Sendable, while an `NSImage` is not: this class is bound to the main
/// actor.
@MainActor
public final class AppKitPlaceholder {
    /// The image to show as a placeholder.
    public let image: NSImage

    /// Creates a placeholder.
    public init(_ image: NSImage) { self.image = image }

    /// Returns a placeholder, or nil without an image, so that `failureImage: .image(NSImage(named: "broken"))` can be
    /// written.
    public static func image(_ image: NSImage?) -> AppKitPlaceholder? { image.map { AppKitPlaceholder($0) } }
}
#endif
