#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import HalcyonCore

/// Shows images in a view: what `imageView.halcyon` is.
///
/// ```swift
/// imageView.halcyon.setImage(with: url, placeholder: UIImage(named: "photo"))
/// ```
///
/// All that is begun here ends with the view: its load is cancelled, its animation stops. It does not keep the view.
@MainActor
public struct ViewImages<Kit: ViewToolkit> {
    /// How an image is shown.
    public typealias Options = DisplayOptions<Kit.Placeholder>
    /// Called exactly once; see `ImageDisplay.Completion`.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    /// Nil once the view is gone.
    private(set) weak var image: ViewImage<Kit>?

    /// Gives up what is on its way. What is shown stays.
    public func cancel() { image?.display.cancel() }

    /// Gives up what is on its way, and shows nothing: for cells that are used again.
    public func reset() { image?.display.reset() }

    /// Asks again for what was asked for last, after a failure or ``cancel()``; else does nothing.
    public func retry() { image?.display.retry() }

    /// What the view is at.
    public var state: DisplayState { image?.display.state ?? .idle }

    /// What is shown while an image is on its way. Default: `.none`.
    public var indicator: ViewIndicator<Kit.View> {
        get { image?.indicator.choice ?? .none }
        nonmutating set { image?.indicator.choice = newValue }
    }

    /// Plays animated images.
    public var playback: DisplayPlayback { DisplayPlayback(image?.animation) }
}
#endif
