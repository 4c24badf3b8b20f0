#if canImport(UIKit) && !os(watchOS)
import HalcyonCore
public import UIKit

/// The target of one image in a UIKit view.
final class UIKitImageTarget: ImageTarget {
    typealias Kit = UIKitViews

    /// Which of the view's images it is.
    enum Part: Hashable {
        case image
        /// A button's image, by the control's state.
        case buttonImage(UInt)
        case buttonBackground(UInt)
    }

    private let part: Part
    private weak var view: UIView?
    private weak var state: ViewState<UIKitViews>?

    init(_ part: Part, of view: UIView, in state: ViewState<UIKitViews>) {
        self.part = part
        self.view = view
        self.state = state
    }

    var picture: UIImage? {
        switch part {
        case .image: (view as? UIImageView)?.image
        case .buttonImage(let state): (view as? UIButton)?.image(for: UIControl.State(rawValue: state))
        case .buttonBackground(let state): (view as? UIButton)?.backgroundImage(for: UIControl.State(rawValue: state))
        }
    }

    func show(_ picture: UIImage?) {
        switch part {
        case .image: (view as? UIImageView)?.image = picture
        case .buttonImage(let state): (view as? UIButton)?.setImage(picture, for: UIControl.State(rawValue: state))
        case .buttonBackground(let state):
            (view as? UIButton)?.setBackgroundImage(picture, for: UIControl.State(rawValue: state))
        }
    }

    func fade(seconds: Double, _ change: @escaping @MainActor () -> Void) {
        guard let view else { return change() }
        UIView.transition(
            with: view, duration: seconds, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { change() })
    }

    var isOnScreen: Bool { view?.window != nil }

    var box: ViewBox? {
        guard let view, let mode else { return nil }
        return ViewBox(size: view.bounds.size, scale: scale, mode: mode)
    }

    func makePicture(of pixels: PixelBuffer) -> UIImage? {
        UIImage(DecodedImage(pixels: pixels), scale: scale)
    }

    func picture(of placeholder: UIImage) -> UIImage { placeholder }

    func placeholder(of picture: UIImage) -> UIImage { picture }

    func add(_ indicator: ViewIndicator<UIView>) -> UIView? {
        guard let overlay = state?.overlay as? UIKitOverlay else { return nil }
        switch indicator {
        case .none: return nil
        case .activity:
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            overlay.show(wheel)
            return wheel
        case .custom(let make):
            let view = make()
            overlay.show(view)
            return view
        }
    }

    func remove(_ indicator: UIView) { indicator.removeFromSuperview() }

    /// The scale of the screen; 1 if the view does not know it yet.
    var scale: Double {
        let scale = Double(view?.traitCollection.displayScale ?? 0)
        return scale > 0 ? scale : 1
    }

    /// Nil if images are not scaled.
    private var mode: TargetSize.Mode? {
        switch part {
        // As large as fits into the button: buttons make images smaller, but never larger.
        case .buttonImage: return .fit
        case .buttonBackground: return .stretch
        case .image: break
        }
        return switch view?.contentMode {
        case .scaleAspectFit: .fit
        case .scaleAspectFill: .fill
        case .scaleToFill, .redraw: .stretch
        default: nil
        }
    }
}

/// An empty subview over a view of the program, which ignores events: without swizzling, and without observing keys
/// that UIKit does not guarantee, the only way to be notified of the layout and window of another view.
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
        // This alone does not cause a layout of a view that already has its size, or has none.
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

/// UIKit's views, which show `UIImage`s.
public enum UIKitViews: ViewToolkit {
    /// `UIView`.
    public typealias View = UIView
    /// `UIImage`.
    public typealias Picture = UIImage
    /// `UIImage`.
    public typealias Placeholder = UIImage
}
#endif
