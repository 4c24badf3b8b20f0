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
    /// What is left to do at the end of this turn of the main loop; nil while nothing was replaced in it.
    private(set) weak var turnEnd: DisplayTurnEnd<View>?
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
        show()
        guard let replaced, !replaced.isOver else { return }
        if mayFinish, replaced.hasLoad, replaced.options.replacement == .finish {
            replaced.setPriority(.veryLow)
        } else {
            if replaced.hasLoad { endOfTurn().replaced.append(replaced) }
            replaced.complete(.failure(.display(.notCurrent)))
        }
    }

    private func endOfTurn() -> DisplayTurnEnd<View> {
        if let turnEnd { return turnEnd }
        let new = DisplayTurnEnd(self)
        turnEnd = new
        DispatchQueue.main.async { new.run() }
        return new
    }

    /// Begins a load that was put off to the end of the turn.
    func startDeferredLoad() {
        turnEnd = nil
        guard let current, !current.isOver, let request = current.deferred else { return }
        current.deferred = nil
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
