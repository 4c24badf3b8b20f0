#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
import HalcyonCore
import QuartzCore

/// The place of one image in a view of AppKit.
final class AppKitPlace: ImagePlace {
    typealias Kit = AppKitViews

    /// Which view, and which of its images.
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
            // Views have no layer of their own before they are asked to.
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

    /// Of the window's screen; before the view has a window, of the main one.
    var scale: Double { Double(view?.window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 1) }

    /// Nil where images are not scaled.
    private var mode: TargetSize.Mode? {
        let scaling = (view as? NSImageView)?.imageScaling ?? (view as? NSButton)?.imageScaling
        return switch scaling {
        case .scaleProportionallyDown, .scaleProportionallyUpOrDown: .fit
        case .scaleAxesIndependently: .stretch
        default: nil
        }
    }
}

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

/// AppKit's views, which show `NSImage`s.
public enum AppKitViews: ViewToolkit {
    /// `NSView`.
    public typealias View = NSView
    /// `NSImage`.
    public typealias Picture = NSImage
    /// An `NSImage` of the main actor.
    public typealias Placeholder = AppKitPlaceholder
}

/// An `NSImage` in `DisplayOptions`, which are Sendable, as an `NSImage` is not: this belongs to the main actor.
@MainActor
public final class AppKitPlaceholder {
    /// What stands in for an image.
    public let image: NSImage

    /// A placeholder.
    public init(_ image: NSImage) { self.image = image }

    /// A placeholder; nil for none, so that `failureImage: .image(NSImage(named: "broken"))` can be written.
    public static func image(_ image: NSImage?) -> AppKitPlaceholder? { image.map { AppKitPlaceholder($0) } }
}
#endif
