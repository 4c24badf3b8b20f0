public import HalcyonCore

/// A view without a screen, that keeps what an `ImageDisplay` tells it.
///
/// ```swift
/// let view = FakeView()
/// view.display.setImage(with: ImageRequest("http://example.org/cat.jpg"), options: DisplayOptions(pipeline: pipeline))
/// await view.events.wait { $0.contains(.shown) }
/// #expect(view.image == FakeImage(width: 40, height: 30))
/// ```
@MainActor
public final class FakeView: ImageDisplaying {
    /// One thing that the view was told, in few words, to be compared with what a test expects.
    public enum Event: Sendable, Hashable {
        /// To show nothing.
        case nothing
        /// To show a placeholder.
        case placeholder(FakeImage)
        /// To show what there is of an image so far.
        case preview(FakeImage)
        /// To show an image, brought in that way.
        case image(FakeImage, ImageTransition)
        /// To show what stands in for an image that could not be had.
        case failure(FakeImage)
        /// That nothing is on its way.
        case idle
        /// That an image is on its way, so many of its bytes by now.
        case loading(Int?)
        /// That there is a preview, and so many bytes by now.
        case previewing(Int?)
        /// That the image is shown.
        case shown
        /// That there is no image to be had.
        case failed(ImageError)
    }

    /// What the view was told, in its order.
    public nonisolated let events = Log<Event>()
    /// What it shows now. Default: nothing.
    public private(set) var content = DisplayedContent<DecodedImage>.nothing
    /// The size for which it wants images. Setting it does not tell the display: call `display.sizeDidChange()` for that, as
    /// a view does when it has been laid out. Default: `.whole`.
    public var displaySize: DisplaySize
    /// Called after each event, from within the call that told it: where a view's owner might ask for something else.
    /// Default: nil.
    public var onEvent: ((Event) -> Void)?
    /// Its display, which it owns as views do.
    public private(set) lazy var display = ImageDisplay(of: self)

    /// A view that shows nothing yet.
    public init(displaySize: DisplaySize = .whole) { self.displaySize = displaySize }

    /// The image that it shows, whole or not; nil for anything else.
    public var image: FakeImage? {
        if case .image(let image, _) = content { FakeImage(of: image) } else { nil }
    }

    /// True: it shows whatever it is told to.
    public nonisolated static var takesLargerImages: Bool { true }

    /// Keeps it.
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

    /// Keeps it.
    public func displayDidChange(to state: DisplayState) {
        let event: Event =
            switch state {
            case .idle: .idle
            case .loading(let progress): .loading(progress?.received)
            case .preview(_, let progress): .previewing(progress?.received)
            case .shown: .shown
            case .failed(let error): .failed(error)
            }
        tell(event)
    }

    /// Marks the image; see ``isPrepared(_:)``.
    public nonisolated static func prepare(_ image: DecodedImage) { _ = image.pixels.companion { _ in Mark() } }

    /// Whether an image was handed to ``prepare(_:)``, as all are that were not in memory.
    public nonisolated static func isPrepared(_ image: DecodedImage) -> Bool {
        image.pixels.companion(of: Mark.self) != nil
    }

    private func tell(_ event: Event) {
        events.add(event)
        onEvent?(event)
    }

    private final class Mark: Sendable {}
}
