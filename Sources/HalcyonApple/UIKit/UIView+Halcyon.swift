#if canImport(UIKit) && !os(watchOS)
public import HalcyonCore
public import UIKit

/// Shows images in a button, one for each of its states: the type of `button.halcyon`.
///
/// ```swift
/// button.halcyon.setImage(with: url, for: .normal)
/// ```
@MainActor
public struct UIButtonImages {
    /// How an image is shown.
    public typealias Options = DisplayOptions<UIImage>
    /// Called exactly once; see `ImageDisplay.Completion`.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    private(set) weak var button: UIButton?

    /// Returns the image for a state of the button, with everything that an image view's `.halcyon` has. It is decoded
    /// to fit the button.
    public func image(for state: UIControl.State) -> ViewImages<UIKitViews> { images(of: .buttonImage(state.rawValue)) }

    /// Returns the background for a state of the button. It is decoded for the whole button.
    public func backgroundImage(for state: UIControl.State) -> ViewImages<UIKitViews> {
        images(of: .buttonBackground(state.rawValue))
    }

    /// Shows the image of a request for a state of the button; see `ViewImages.setImage`. For progress, use
    /// ``image(for:)``.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for only the placeholder.
    ///   - state: The state of the button that has the image.
    ///   - placeholder: Shown until the image is loaded. Default: nil, for that of the options.
    ///   - options: How it is shown. Default: see `DisplayOptions`.
    ///   - completion: Called exactly once. Default: nil.
    /// - Returns: The handle of this call, which may be ignored.
    @discardableResult
    public func setImage(
        with source: (any ImageRequestConvertible)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: Options = Options(), completion: Completion? = nil
    ) -> DisplayTask {
        image(for: state).setImage(
            with: source, placeholder: placeholder, options: options, completion: completion)
    }

    /// Like ``setImage(with:for:placeholder:options:completion:)``, for the background.
    @discardableResult
    public func setBackgroundImage(
        with source: (any ImageRequestConvertible)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: Options = Options(), completion: Completion? = nil
    ) -> DisplayTask {
        backgroundImage(for: state).setImage(
            with: source, placeholder: placeholder, options: options, completion: completion)
    }

    /// Cancels all loads for the button. The current images stay.
    public func cancel() {
        for image in button?.imageState.allImages ?? [] { image.display.cancel() }
    }

    /// Cancels all loads for the button, and shows none of its images: for cells that are reused.
    public func reset() {
        for image in button?.imageState.allImages ?? [] { image.display.reset() }
    }

    private func images(of part: UIKitImageTarget.Part) -> ViewImages<UIKitViews> {
        button?.image(of: part) ?? ViewImages(image: nil)
    }
}

extension UIView {
    private static let images = AssociatedObject<ViewState<UIKitViews>>()

    /// All images of this view that were requested through `.halcyon`.
    var imageState: ViewState<UIKitViews> {
        let state = UIView.images.of(self) { ViewState() }
        // Programs that remove all subviews of a view remove ours too.
        if state.overlay?.superview !== self {
            let overlay = UIKitOverlay(over: self, telling: state)
            state.overlay = overlay
        }
        return state
    }

    func image(of part: UIKitImageTarget.Part) -> ViewImages<UIKitViews> {
        let state = imageState
        let image = state.image(of: part) { UIKitImageTarget(part, of: self, in: state) }
        return ViewImages(image: image)
    }
}

extension UIImageView {
    /// Shows images in this view.
    public var halcyon: ViewImages<UIKitViews> { image(of: .image) }
}

extension UIButton {
    /// Shows images in this button.
    public var halcyon: UIButtonImages { UIButtonImages(button: self) }
}
#endif
