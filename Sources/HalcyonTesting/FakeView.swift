public import HalcyonCore

/// A view without a screen that records the calls of its `ImageDisplay`.
///
/// ```swift
/// let view = FakeView()
/// view.display.setImage(with: ImageRequest("http://example.org/cat.jpg"), options: DisplayOptions(pipeline: pipeline))
/// await view.events.wait { $0.contains(.shown) }
/// #expect(view.image == FakeImage(width: 40, height: 30))
/// ```
@MainActor
public final class FakeView: ImageDisplaying {
    /// One call to the view, in a form that a test can compare.
    public enum Event: Sendable, Hashable {
        /// Show nothing.
        case nothing
        /// Show a placeholder.
        case placeholder(FakeImage)
        /// Show a preview of an image.
        case preview(FakeImage)
        /// Show an image, with a transition.
        case image(FakeImage, ImageTransition)
        /// Show the placeholder for an image that could not be loaded.
        case failure(FakeImage)
        /// Nothing is being loaded.
        case idle
        /// An image is being loaded; the value is the number of bytes so far.
        case loading(Int?)
        /// There is a preview; the value is the number of bytes so far.
        case previewing(Int?)
        /// The image is shown.
        case shown
        /// The image could not be loaded.
        case failed(ImageError)
    }

    /// The events so far, in order.
    public nonisolated let events = Log<Event>()
    /// What it currently shows. Default: nothing.
    public private(set) var content = DisplayedContent<DecodedImage>.nothing
    /// The size for which it requests images. Setting it does not notify the display: call `display.sizeDidChange()`
    /// for that, as a view does after its layout. Default: `.whole`.
    public var displaySize: DecodeSize
    /// Called after each event, from within the call that caused it: a view's owner might request something else there.
    /// Default: nil.
    public var onEvent: ((Event) -> Void)?
    /// Its display, which it owns as views do.
    public private(set) lazy var display = ImageDisplay(of: self)

    /// Creates a view that shows nothing.
    public init(displaySize: DecodeSize = .whole) { self.displaySize = displaySize }

    /// The image that it shows, complete or a preview; nil for anything else.
    public var image: FakeImage? {
        if case .image(let image, _) = content { FakeImage(of: image) } else { nil }
    }

    /// True: it shows whatever it is given.
    public nonisolated static var takesLargerImages: Bool { true }

    /// Records the content.
    public func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) {
        self.content = content
        let event: Event =
            switch content {
            case .nothing: .nothing
            case .placeholder(let image): .placeholder(FakeImage(of: image))
            case .image(let image, isPreview: true): .preview(FakeImage(of: image))
            case .image(let image, isPreview: false): .image(FakeImage(of: image), transition)
            case .failure(let image): .failure(FakeImage(of: image))
            }
        tell(event)
    }

    /// Records the state.
    public func displayDidChange(to state: DisplayState) {
        let event: Event =
            switch state {
            case .idle: .idle
            case .loading(let progress): .loading(progress?.receivedBytes)
            case .preview(_, let progress): .previewing(progress?.receivedBytes)
            case .shown: .shown
            case .failed(let error): .failed(error)
            }
        tell(event)
    }

    /// Marks the image; see ``isPrepared(_:)``.
    public nonisolated static func prepare(_ image: DecodedImage) { _ = image.pixels.companion { _ in Mark() } }

    /// Whether an image was passed to ``prepare(_:)``, as all are that were not in memory.
    public nonisolated static func isPrepared(_ image: DecodedImage) -> Bool {
        image.pixels.companion(of: Mark.self) != nil
    }

    private func tell(_ event: Event) {
        events.add(event)
        onEvent?(event)
    }

    private final class Mark: Sendable {}
}
