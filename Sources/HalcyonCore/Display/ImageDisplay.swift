/// Runs a view that shows images: loads what it is asked for, shows each thing in its turn, and never an image that is not
/// wanted any more.
///
/// The heart of the views of every toolkit, and without one: a view conforms to ``ImageDisplaying``, owns its display, and
/// is held weakly by it. An image that is in memory is shown before ``setImage(with:options:progress:completion:)``
/// returns, without a placeholder. Else the placeholder is shown, then previews where the request asks for them, then the
/// image, or the failure image. Whoever lets go of the display gives its load up.
@MainActor
public final class ImageDisplay<View: ImageDisplaying> {
    /// How an image is shown by this view.
    public typealias Options = DisplayOptions<View.Placeholder>
    /// Called exactly once for each image that was asked for: with the image when it has been shown; with
    /// `ImageError.display(.notCurrent)` when the view was asked for another one before that, or is gone; with
    /// `ImageError.cancelled` after ``cancel()``; else with why it cannot be had.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void
    typealias Attempt = DisplayAttempt<View.Placeholder>

    /// Shows it; held weakly.
    public private(set) weak var view: View?
    /// What the view is at.
    public private(set) var state = DisplayState.idle
    /// Whether the view can be seen: its loads are more urgent by one step where it can, and less urgent by one where it
    /// cannot. Default: nil, not known, which leaves loads as urgent as their requests say.
    public var isVisible: Bool? {
        didSet {
            if isVisible != oldValue, let current { current.setPriority(priority(of: current.request)) }
        }
    }

    private(set) var current: Attempt?
    private var shown = DisplayedContent<View.Placeholder>.nothing

    /// A display that shows nothing yet.
    public init(of view: View) { self.view = view }

    deinit { current?.abandon() }

    /// What was asked for last, as it was given; nil where that was nothing, and after ``reset()``.
    public var request: ImageRequest? { current?.request }

    /// Shows the image of a request in the place of whatever is shown or on its way.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone, which ends with `ImageError.display(.noSource)`.
    ///   - options: How it is shown. Default: see ``DisplayOptions``.
    ///   - progress: Called as bytes arrive.
    ///   - completion: See ``Completion``. Default: nil.
    public func setImage(
        with request: ImageRequest?, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) {
        guard let request else {
            replace(by: nil) { showPlaceholder(options) }
            completion?(.failure(.display(.noSource)))
            return
        }
        let attempt = Attempt(request, options, progress: progress, completion: completion)
        replace(by: attempt) { begin(attempt) }
    }

    /// As ``setImage(with:options:progress:completion:)``, without progress: a closure that follows the call is the
    /// completion.
    public func setImage(with request: ImageRequest?, options: Options = Options(), completion: Completion? = nil) {
        setImage(with: request, options: options, progress: nil, completion: completion)
    }

    /// Gives up what is on its way. What is shown stays, be it the placeholder.
    public func cancel() {
        guard let current, !current.isOver else { return }
        current.end()
        current.cancelLoad()
        if current.refined == nil { change(to: .idle) }
        current.complete(.failure(.cancelled))
    }

    /// Gives up what is on its way, and shows nothing: for views that are used again.
    public func reset() {
        current?.end()
        current?.cancelLoad()
        replace(by: nil) { show(.nothing) }
    }

    /// Asks again for what was asked for last, after a failure or ``cancel()``; else does nothing.
    public func retry() {
        guard let current, current.isOver, state.response == nil else { return }
        let attempt = Attempt(current.request, current.options)
        replace(by: attempt) { begin(attempt) }
    }

    /// Tells that the view has been laid out anew: a load that waited for its size begins, and an image that was decoded for
    /// a smaller view is loaded again; until then it stays.
    public func sizeDidChange() {
        guard let current else { return }
        if current.waitsForSize {
            begin(current)
        } else if case .shown(let response) = state, isTooSmall(response, of: current) {
            let attempt = Attempt(current.request, current.options, refined: response)
            replace(by: attempt) { begin(attempt) }
        }
    }

    /// Puts another attempt, or none, in the place of the current one, and tells that one when all is done: it may come back
    /// with a wish of its own.
    private func replace(by attempt: Attempt?, _ show: () -> Void) {
        let replaced = current
        current = attempt
        show()
        if attempt == nil { change(to: .idle) }
        guard let replaced else { return }
        if replaced.isOver || replaced.options.replacement == .cancel || replaced.waitsForSize {
            if !replaced.isOver { replaced.cancelLoadSoon() }
            replaced.complete(.failure(.display(.notCurrent)))
        } else {
            replaced.setPriority(.veryLow)
        }
    }

    func show(_ content: DisplayedContent<View.Placeholder>, _ transition: ImageTransition = .none) {
        shown = content
        view?.display(content, transition: transition)
    }

    func showPlaceholder(_ options: Options) {
        if options.keepsCurrentImage, shown.isImage { return }
        show(options.placeholder.map { .placeholder($0) } ?? .nothing)
    }

    func change(to state: DisplayState) {
        self.state = state
        view?.displayDidChange(to: state)
    }

    func priority(of request: ImageRequest) -> ImageRequest.Priority {
        switch isVisible {
        case nil: request.priority
        case true?: request.priority.raised
        case false?: request.priority.lowered
        }
    }
}
