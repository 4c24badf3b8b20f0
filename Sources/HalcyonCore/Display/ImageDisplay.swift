import Foundation

/// Runs a view that shows images: loads what it is asked for, shows each thing in its turn, and never an image that is not
/// wanted any more.
///
/// The heart of the views of every toolkit, and without one: a view conforms to ``ImageDisplaying``, owns its display, and
/// is held weakly by it. An image that is in memory is shown before ``setImage(with:options:progress:completion:)``
/// returns, without a placeholder. Else the placeholder is shown, then previews where the request asks for them, then the
/// image, or the failure image. Whoever lets go of the display gives its load up.
///
/// Everything may be called from anywhere on the main actor, from within the view's own methods and from handlers too.
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
    /// What the view is at. Changes before the view is told to show what belongs to it.
    public private(set) var state = DisplayState.idle
    /// Whether the view can be seen: its loads are more urgent by one step where it can, and less urgent by one where it
    /// cannot. Default: nil, not known, which leaves loads as urgent as their requests say.
    public var isVisible: Bool? {
        didSet {
            if isVisible != oldValue, let current { current.setPriority(priority(of: current.request)) }
        }
    }

    private(set) var current: Attempt?
    /// How many loads were replaced in this turn of the main loop.
    private var replacedCount = 0
    /// What the current attempt is to load at the end of this turn.
    private var postponed: ImageRequest?
    private var shown = DisplayedContent<View.Placeholder>.nothing
    /// Counts, so that a change can tell that another came in its midst.
    private var changes = 0

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
            replace(by: nil) { update(to: .idle, showing: placeholder(of: options)) }
            completion?(.failure(.display(.noSource)))
            return
        }
        setImage(by: Attempt(request, options, progress: progress, completion: completion))
    }

    /// As ``setImage(with:options:progress:completion:)``, without progress: a closure that follows the call is the
    /// completion.
    public func setImage(with request: ImageRequest?, options: Options = Options(), completion: Completion? = nil) {
        setImage(with: request, options: options, progress: nil, completion: completion)
    }

    func setImage(by attempt: Attempt) { replace(by: attempt) { begin(attempt) } }

    /// Gives up what is on its way. What is shown stays, be it the placeholder.
    public func cancel() {
        if let current { giveUp(current) }
    }

    /// Gives up what is on its way, whatever its options say, and shows nothing: for views that are used again.
    public func reset() {
        replace(by: nil, mayFinish: false) { update(to: .idle, showing: .nothing) }
    }

    /// Asks again for what was asked for last, after a failure or ``cancel()``; else does nothing. The handlers that were
    /// given then are not called again: the view is told by ``ImageDisplaying/displayDidChange(to:)``.
    public func retry() {
        guard let current, current.isOver, state.response == nil, !state.isLoading else { return }
        setImage(by: Attempt(current.request, current.options))
    }

    /// Ends an attempt because its caller says so, current or not.
    func giveUp(_ attempt: Attempt) {
        guard !attempt.isOver else { return }
        attempt.end()
        attempt.cancelLoad()
        if current === attempt, !attempt.isRefinement { update(to: .idle) }
        attempt.complete(.failure(.cancelled))
    }

    /// Puts another attempt, or none, in the place of the current one, and tells that one when all is done: it may come back
    /// with a wish of its own.
    func replace(by attempt: Attempt?, mayFinish: Bool = true, _ show: () -> Void) {
        let replaced = current
        current = attempt
        postponed = nil
        show()
        guard let replaced, !replaced.isOver else { return }
        if mayFinish, replaced.hasLoad, replaced.options.replacement == .finish {
            replaced.setPriority(.veryLow)
        } else {
            if replaced.hasLoad { cancelSoon(replaced) }
            replaced.complete(.failure(.display(.notCurrent)))
        }
    }

    /// Gives a load up at the next turn of the main loop: until then, whatever takes its place can join what runs.
    private func cancelSoon(_ attempt: Attempt) {
        replacedCount += 1
        DispatchQueue.main.async { [weak self] in
            // First: it may be one of those who join.
            self?.startPostponed()
            attempt.cancelLoad()
        }
    }

    /// Has the current attempt wait for the end of this turn with its load, if others were replaced in it already: it may be
    /// replaced as well, and its transfer be for nobody. Loads that are to be finished in any case do not wait.
    func postpones(_ request: ImageRequest, of attempt: Attempt) -> Bool {
        guard replacedCount > 1, attempt.options.replacement != .finish else { return false }
        postponed = request
        return true
    }

    private func startPostponed() {
        replacedCount = 0
        guard let request = postponed, let current, !current.isOver else { return }
        postponed = nil
        load(request, current)
    }

    /// Changes the state and what is shown. The view may ask for something else at each step: then the rest is not told.
    func update(
        to state: DisplayState, showing content: DisplayedContent<View.Placeholder>? = nil,
        _ transition: ImageTransition = .none
    ) {
        changes += 1
        let change = changes
        self.state = state
        if let content {
            shown = content
            view?.display(content, transition: transition)
        }
        if change == changes { view?.displayDidChange(to: state) }
    }

    /// What is shown until the image is there; nil for what is shown now.
    func contentWhileLoading(_ options: Options) -> DisplayedContent<View.Placeholder>? {
        options.keepsCurrentImage && shown.isImage ? nil : placeholder(of: options)
    }

    private func placeholder(of options: Options) -> DisplayedContent<View.Placeholder> {
        options.placeholder.map { .placeholder($0) } ?? .nothing
    }

    func priority(of request: ImageRequest) -> ImageRequest.Priority {
        switch isVisible {
        case nil: request.priority
        case true?: request.priority.raised
        case false?: request.priority.lowered
        }
    }
}

extension ImageDisplay {
    /// Shows the image of a request, as ``setImage(with:options:progress:completion:)`` does, and returns when it is shown.
    ///
    /// Cancelling the calling task gives the image up, as ``cancel()`` does; one that is cancelled already leaves the view
    /// as it is. The call itself holds on to neither the view nor the display while it waits. It has a name of its own because
    /// Swift takes the asynchronous one of two methods of one name wherever it can.
    ///
    /// - Parameters:
    ///   - request: What is to be shown; nil for the placeholder alone.
    ///   - options: How it is shown. Default: see ``DisplayOptions``.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The image that is shown, and where it came from.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` when the view was asked for another image
    ///   before that, or is gone, `.noSource` without a request; else why the image cannot be had.
    @discardableResult
    public consuming func showImage(
        with request: ImageRequest?, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> ImageResponse {
        if Task.isCancelled { throw .cancelled }
        guard let request else {
            setImage(with: nil, options: options)
            throw .display(.noSource)
        }
        let waiter = Waiter()
        let attempt = Attempt(request, options, progress: progress) { waiter.end($0) }
        setImage(by: attempt)
        weak let display = self
        // Else it could not go with its view, and its end would not be told here.
        _ = consume self
        return try await withTaskCancellationHandler {
            await waiter.outcome()
        } onCancel: {
            CallbackExecutor.main { [display] in MainActor.assumeIsolated { display?.giveUp(attempt) } }
        }.get()
    }

    /// An outcome, and who waits for it.
    @MainActor
    private final class Waiter {
        private var known: Result<ImageResponse, ImageError>?
        private var suspension: Suspension<Result<ImageResponse, ImageError>>?

        func end(_ outcome: Result<ImageResponse, ImageError>) {
            known = outcome
            suspension?.resume(returning: outcome)
            suspension = nil
        }

        func outcome() async -> Result<ImageResponse, ImageError> {
            if let known { return known }
            return await suspended { suspension = $0 }
        }
    }
}
