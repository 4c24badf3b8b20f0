public import HalcyonCore

/// Loads one image at a time and publishes what to show of it, for the model of a view with an image.
///
/// ```swift
/// let binder = ImageBinder()
/// binder.$image.sink { picture.show($0) }.store(in: &cancellables)
/// binder.load(url)
/// ```
///
/// A load replaces the previous one, which publishes nothing more. An image in memory is published before
/// ``load(_:)`` returns, without a placeholder. When the binder is deinitialized, its load is cancelled.
///
/// Each property publishes its value before it is set, as `@Published` always does, and `objectWillChange` is sent once
/// for all properties that change together. Subscribers may request another image meanwhile: its results are published
/// after they have returned.
@MainActor
public final class ImageBinder: ObservableObject {
    /// How images are shown. Transitions and decode sizes have no effect here: set `targetSize` in the request.
    public typealias Options = DisplayOptions<DecodedImage>

    /// What to show now: the image, a preview of it, or a placeholder according to the ``options``. Default: nil,
    /// nothing.
    @Published public private(set) var image: DecodedImage?
    /// The progress of the transfer; nil if there is none, and before its first bytes.
    @Published public private(set) var progress: LoadingProgress?
    /// Why there is no image; nil until a load has failed, and again when the next one starts.
    @Published public private(set) var error: ImageError?
    /// Whether an image, or the rest of it, is being loaded.
    @Published public private(set) var isLoading = false
    /// Everything in one value: use it to distinguish previews from images, and to find out where an image came from.
    @Published public private(set) var state = DisplayState.idle

    /// How images are shown, and which pipeline loads them; applies to loads started from now on.
    public var options: Options

    private let screen = BinderScreen()
    private let display: ImageDisplay<BinderScreen>
    private let willChange = WillChange()
    /// Counts the display's notifications.
    private var changes = 0
    private var isPublishing = false

    /// Creates a binder that shows nothing.
    ///
    /// - Parameters:
    ///   - pipeline: Loads the images. Default: nil, for that of the options, or `ImagePipeline.shared`.
    ///   - options: How images are shown. Default: see `DisplayOptions`.
    public init(pipeline: ImagePipeline? = nil, options: Options = Options()) {
        self.options = options
        if let pipeline { self.options.pipeline = pipeline }
        display = ImageDisplay(of: screen)
        screen.onChange = { [weak self] in self?.publish() }
    }

    /// Sends before each change, once for all properties that change together.
    public nonisolated var objectWillChange: ObservableObjectPublisher { willChange.publisher }

    /// The last request; nil if that was nil, and after ``reset()``.
    public var request: ImageRequest? { display.request }

    /// Loads the image of a request, of a URL, or of the text of one, replacing the one that is shown or being loaded.
    /// Nil shows only the placeholder.
    ///
    /// - Parameter completion: Called once at the end, after the properties are set: with `ImageError.display` if
    ///   another load replaces this one, and if the source is nil. Default: nil.
    /// - Returns: A handle of the load, which may be ignored: its priority can be changed.
    @discardableResult
    public func load(
        _ source: (any ImageRequestConvertible)?,
        completion: (@MainActor (Result<ImageResponse, ImageError>) -> Void)? = nil
    ) -> DisplayTask {
        display.setImage(with: source?.asImageRequest(), options: options, completion: completion)
    }

    /// Cancels the load. The current image or placeholder stays.
    public func cancel() { display.cancel() }

    /// Tries again after a failure or ``cancel()``; otherwise does nothing.
    public func retry() { display.retry() }

    /// Cancels the load and shows nothing.
    public func reset() { display.reset() }

    /// Updates the properties from the display.
    ///
    /// `@Published` sets a value after notifying its subscribers. If they cause a newer value, the older one would
    /// overwrite it, so a newer value waits here for its turn.
    private func publish() {
        changes += 1
        guard !isPublishing else { return }
        isPublishing = true
        defer { isPublishing = false }
        var published: Int
        repeat {
            published = changes
            willChange.publisher.send()
            state = display.state
            if !isShown(screen.image) { image = screen.image }
            if progress != display.state.progress { progress = display.state.progress }
            if error != display.state.error { error = display.state.error }
            if isLoading != display.state.isLoading { isLoading = display.state.isLoading }
        } while published != changes
    }

    private func isShown(_ other: DecodedImage?) -> Bool {
        image?.pixels === other?.pixels && image?.frames === other?.frames
    }

    /// `@unchecked Sendable` is safe because the reference never changes, and publishers may be used from any thread.
    private struct WillChange: @unchecked Sendable {
        let publisher = ObservableObjectPublisher()
    }
}

/// The view that an ``ImageBinder`` gives to an `ImageDisplay`: it stores what to show.
@MainActor
final class BinderScreen: ImageDisplaying {
    private(set) var image: DecodedImage?
    /// Called after each change.
    var onChange: (() -> Void)?

    func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) {
        image =
            switch content {
            case .nothing: nil
            case .placeholder(let image), .image(let image, _), .failure(let image): image
            }
    }

    func displayDidChange(to state: DisplayState) { onChange?() }
}
