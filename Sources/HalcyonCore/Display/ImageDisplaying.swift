/// What a toolkit's view has to be able to do for an ``ImageDisplay`` to run it: show what it is told to.
///
/// ```swift
/// final class Slide: ImageDisplaying {
///     func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) { … }
/// }
/// let display = ImageDisplay(of: slide)
/// display.setImage(with: request)
/// ```
@MainActor
public protocol ImageDisplaying: AnyObject, SendableMetatype {
    /// What it can show in the place of an image. Default: a ``DecodedImage``.
    associatedtype Placeholder: Sendable = DecodedImage

    /// Shows something in the place of what is shown: at once, and complete, when this returns.
    ///
    /// Where it tells others of this, who may ask the display for another image, it does so last: what they ask for is
    /// shown before they return.
    ///
    /// - Parameter transition: How to get there, from what is shown now.
    func display(_ content: DisplayedContent<Placeholder>, transition: ImageTransition)

    /// Told after each change, ``display(_:transition:)`` included; not of one that another has followed meanwhile.
    /// Default: does nothing.
    func displayDidChange(to state: DisplayState)

    /// The size at which images are decoded for it. Default: `.whole`.
    var displaySize: DisplaySize { get }

    /// Whether it can show a larger image than it asked for like one of the size that it asked for: then a still one of
    /// the same source that is in memory serves it, with sides up to twice as long, and nothing is decoded. What it
    /// takes for the image's own size is to be ``ImageDisplay/size(of:)``. A request's
    /// ``ImageRequest/Options/precision`` goes before this. Default: false.
    nonisolated static var takesLargerImages: Bool { get }

    /// Called with each image that will be shown, off the main actor and before it is shown: the place to make a
    /// texture, and to keep it by ``PixelBuffer/companion(of:make:)``. The load waits for its return. May be called for
    /// images that are not shown in the end, and is not called for those that were in memory. Default: does nothing.
    nonisolated static func prepare(_ image: DecodedImage)
}

extension ImageDisplaying {
    /// False.
    public nonisolated static var takesLargerImages: Bool { false }

    /// Does nothing.
    public func displayDidChange(to state: DisplayState) {}

    /// `.whole`.
    public var displaySize: DisplaySize { .whole }

    /// Does nothing.
    public nonisolated static func prepare(_ image: DecodedImage) {}
}
