public import Foundation
public import HalcyonCore

/// Loads one image at a time, and publishes what is to be seen of it: what a view's model has for a picture.
///
/// ```swift
/// let binder = ImageBinder()
/// binder.$image.sink { picture.show($0) }.store(in: &cancellables)
/// binder.load(url: url)
/// ```
///
/// A load takes the place of the one before, of which nothing is seen any more. An image that is in memory is there
/// when ``load(_:)-(ImageRequest?)`` returns, without a placeholder. When the binder goes, so does its load.
///
/// Each property publishes its value before it has it, as `@Published` does everywhere, and `objectWillChange` comes
/// once for all that change together. Subscribers may ask for another image meanwhile: what comes of it is published
/// when they have returned.
@MainActor
public final class ImageBinder: ObservableObject {
    /// How images are shown. A transition, and a size to be decoded for, mean nothing here: say
    /// `targetSize` in the request.
    public typealias Options = DisplayOptions<DecodedImage>

    /// What is to be seen now: the image, a preview of it, or what stands in for it according to the ``options``.
    /// Default: nil, nothing.
    @Published public private(set) var image: DecodedImage?
    /// How far the transfer has come; nil where there is none, and before its first bytes.
    @Published public private(set) var progress: LoadingProgress?
    /// Why there is no image; nil until a load has failed, and again when the next one begins.
    @Published public private(set) var error: ImageError?
    /// Whether an image, or the rest of it, is on its way.
    @Published public private(set) var isLoading = false
    /// All of it in one: for those who tell previews from images, and want to know where an image came from.
    @Published public private(set) var state = DisplayState.idle

    /// How images are shown, and by which pipeline they are loaded: for loads that begin from now on.
    public var options: Options

    private let screen = BinderScreen()
    private let display: ImageDisplay<BinderScreen>
    private let willChange = WillChange()
    /// Counts what the display has told.
    private var changes = 0
    private var isPublishing = false

    /// A binder that shows nothing yet.
    ///
    /// - Parameters:
    ///   - pipeline: Loads the images. Default: nil, that of the options, or else `ImagePipeline.shared`.
    ///   - options: How images are shown. Default: see `DisplayOptions`.
    public init(pipeline: ImagePipeline? = nil, options: Options = Options()) {
        self.options = options
        if let pipeline { self.options.pipeline = pipeline }
        display = ImageDisplay(of: screen)
        screen.onChange = { [weak self] in self?.publish() }
    }

    /// Sends before each change, once for all properties that change together.
    public nonisolated var objectWillChange: ObservableObjectPublisher { willChange.publisher }

    /// What was asked for last; nil where that was nothing, and after ``reset()``.
    public var request: ImageRequest? { display.request }

    /// Loads an image in the place of whatever is shown or on its way. Nil for the placeholder alone.
    public func load(_ request: ImageRequest?) { display.setImage(with: request, options: options) }

    /// Loads the image of a URL; see ``load(_:)-(ImageRequest?)``.
    public func load(url: URL?) { load(url.map { ImageRequest($0) }) }

    /// Loads the image of the text of a URL, which fails where it is none; see ``load(_:)-(ImageRequest?)``.
    public func load(_ url: String) { load(ImageRequest(url)) }

    /// Gives up what is on its way. What is shown stays, be it the placeholder.
    public func cancel() { display.cancel() }

    /// Tries again after a failure or ``cancel()``; else does nothing.
    public func retry() { display.retry() }

    /// Gives up what is on its way, and shows nothing.
    public func reset() { display.reset() }

    /// Brings the properties to what the display is at.
    ///
    /// `@Published` sets a value after it has told its subscribers of it. If they bring about a newer one, that one
    /// would be lost to the older: so it waits for its turn here.
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

    /// `@unchecked Sendable` holds because the reference never changes, and publishers may be subscribed to and told
    /// from any thread.
    private struct WillChange: @unchecked Sendable {
        let publisher = ObservableObjectPublisher()
    }
}

/// What an ``ImageBinder`` puts before an `ImageDisplay` in the place of a view: keeps what is to be seen.
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
