import Foundation

/// Runs a view that shows images: it loads what is requested, shows each step in order, and never shows an image that
/// is no longer wanted.
///
/// It is the core of the views of every toolkit, and depends on none: a view conforms to ``ImageDisplaying`` and owns
/// its display, which references it weakly. An image in memory is shown before
/// ``setImage(with:options:progress:completion:)`` returns, without a placeholder. Otherwise the placeholder is shown,
/// then previews if the request asks for them, then the image, or the failure image. When the display is released, its
/// load is cancelled.
///
/// All methods may be called from anywhere on the main actor, even from the view's own methods and from handlers.
@MainActor
public final class ImageDisplay<View: ImageDisplaying> {
    /// The options of this view.
    public typealias Options = DisplayOptions<View.Placeholder>
    /// Called exactly once for each requested image: with the image when it has been shown; with
    /// `ImageError.display(.notCurrent)` if the view was given another request before that, or is gone; with
    /// `ImageError.cancelled` after ``cancel()``; otherwise with the reason why it cannot be loaded.
    public typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void
    typealias Attempt = DisplayAttempt<View.Placeholder>

    /// The view, referenced weakly.
    public private(set) weak var view: View?
    /// The state of the view. It changes before the view is asked to show the corresponding content.
    public private(set) var state = DisplayState.idle
    /// Whether the view shows the picture of a ThumbHash (``DisplayOptions/showsThumbHash``). It changes before the
    /// view is asked to show something else.
    public private(set) var showsThumbHash = false
    /// Whether the view is visible: its loads get a priority one step higher if it is, and one step lower if it is not.
    /// Default: nil, unknown, which keeps the priorities of the requests.
    public var isVisible: Bool? {
        didSet {
            guard isVisible != oldValue, let current else { return }
            current.setPriority(priority(of: current))
            if isVisible == true, case .shown = state { noteShown(current) }
        }
    }

    private(set) var current: Attempt?
    /// The number of loads replaced in this turn of the main loop.
    private var replacedCount = 0
    /// The request that the current attempt loads at the end of this turn.
    private var postponed: ImageRequest?
    private var shown = DisplayedContent<View.Placeholder>.nothing
    /// A counter by which a change detects another one within it.
    private var changes = 0

    /// Creates a display that shows nothing yet.
    public init(of view: View) { self.view = view }

    deinit { current?.abandon() }

    /// The last request, as given, with the priority that was set by its ``DisplayTask``; nil if there was none, and
    /// after ``reset()``.
    public var request: ImageRequest? { current?.request }

    /// Shows the image of a request, instead of what is shown or being loaded.
    ///
    /// - Parameters:
    ///   - request: The image to show; nil for only the placeholder, which ends with `ImageError.display(.noSource)`.
    ///   - options: How to show it. Default: see ``DisplayOptions``.
    ///   - progress: Called as bytes arrive.
    ///   - completion: See ``Completion``. Default: nil.
    /// - Returns: The handle of this call, which may be ignored.
    @discardableResult
    public func setImage(
        with request: ImageRequest?, options: Options = Options(),
        progress: (@MainActor (LoadingProgress) -> Void)?, completion: Completion? = nil
    ) -> DisplayTask {
        guard let request else {
            replace(by: nil) { update(to: .idle, showing: placeholder(of: options)) }
            completion?(.failure(.display(.noSource)))
            return DisplayTask()
        }
        let attempt = Attempt(request, options, progress: progress, completion: completion)
        setImage(by: attempt)
        return DisplayTask(attempt) { [weak self] action in
            switch action {
            case .cancel: self?.giveUp(attempt)
            case .setPriority(let priority): self?.setPriority(priority, of: attempt)
            }
        }
    }

    /// Like ``setImage(with:options:progress:completion:)``, but without progress: a trailing closure is the
    /// completion.
    @discardableResult
    public func setImage(
        with request: ImageRequest?, options: Options = Options(), completion: Completion? = nil
    ) -> DisplayTask {
        setImage(with: request, options: options, progress: nil, completion: completion)
    }

    func setImage(by attempt: Attempt) { replace(by: attempt) { begin(attempt) } }

    /// Cancels the current load. What is shown stays, even a placeholder.
    public func cancel() {
        if let current { giveUp(current) }
    }

    /// Cancels the current load, whatever its options, and shows nothing: for views that are reused.
    public func reset() {
        replace(by: nil, mayFinish: false) { update(to: .idle, showing: .nothing) }
    }

    /// Repeats the last request after a failure or ``cancel()``; otherwise does nothing. The original handlers are not
    /// called again: the view is notified by ``ImageDisplaying/displayDidChange(to:)``.
    public func retry() {
        guard let current, current.isOver, state.response == nil, !state.isLoading else { return }
        setImage(by: Attempt(current.request, current.options))
    }

    private func setPriority(_ priority: LoadPriority, of attempt: Attempt) {
        guard !attempt.isOver else { return }
        attempt.request.priority = priority
        attempt.setPriority(self.priority(of: attempt))
    }

    /// Ends an attempt on behalf of its caller, whether or not it is current.
    func giveUp(_ attempt: Attempt) {
        guard !attempt.isOver else { return }
        attempt.end()
        attempt.cancelLoad()
        if current === attempt, !attempt.isRefinement { update(to: .idle) }
        attempt.complete(.failure(.cancelled))
    }

    /// Replaces the current attempt by another one or none, and completes the replaced one last, because its completion
    /// may make a new request.
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

    /// Cancels a load at the next turn of the main loop: until then, a new attempt can join the running work.
    private func cancelSoon(_ attempt: Attempt) {
        replacedCount += 1
        DispatchQueue.main.async { [weak self] in
            // First: it may join the load that is cancelled next.
            self?.startPostponed()
            attempt.cancelLoad()
        }
    }

    /// Postpones the current attempt's load to the end of this turn, if others were replaced in this turn already: it
    /// may be replaced as well, and its transfer wasted. Loads that continue after a replacement do not wait.
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

    /// Changes the state and what is shown. At each step the view may request something else: the rest is then not
    /// reported.
    func update(
        to state: DisplayState, showing content: DisplayedContent<View.Placeholder>? = nil,
        _ transition: ImageTransition = .none, isThumbHash: Bool = false
    ) {
        changes += 1
        let change = changes
        self.state = state
        if let content {
            shown = content
            showsThumbHash = isThumbHash
            view?.display(content, transition: transition)
        }
        if change == changes { view?.displayDidChange(to: state) }
    }

    /// Returns what is shown while the image is loading; nil for what is shown now.
    func contentWhileLoading(_ options: Options) -> DisplayedContent<View.Placeholder>? {
        keepsImage(options) ? nil : placeholder(of: options)
    }

    /// Whether the current image stays while another one is loading. A ThumbHash does not: it belongs to its image.
    func keepsImage(_ options: Options) -> Bool { options.keepsCurrentImage && shown.isImage && !showsThumbHash }

    private func placeholder(of options: Options) -> DisplayedContent<View.Placeholder> {
        options.placeholder.map { .placeholder($0) } ?? .nothing
    }

    func priority(of attempt: Attempt) -> LoadPriority {
        switch isVisible {
        case nil: attempt.priority
        case true?: attempt.priority.raised
        case false?: attempt.priority.lowered
        }
    }
}

extension ImageDisplay {
    /// Shows the image of a request, like ``setImage(with:options:progress:completion:)``, and returns when it is
    /// shown.
    ///
    /// Cancelling the calling task cancels the load, like ``cancel()``; if the task is already cancelled, the view is
    /// not changed. While it waits, the call retains neither the view nor the display. It has a different name because
    /// Swift prefers the asynchronous one of two methods of the same name wherever possible.
    ///
    /// - Parameters:
    ///   - request: The image to show; nil for only the placeholder.
    ///   - options: How to show it. Default: see ``DisplayOptions``.
    ///   - progress: Called as bytes arrive. Default: nil.
    /// - Returns: The shown image, and its origin.
    /// - Throws: `ImageError.cancelled`; `ImageError.display`: `.notCurrent` if the view was given another request
    ///   before that, or is gone, `.noSource` without a request; otherwise the reason why the image cannot be loaded.
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
        // Otherwise it would outlive its view, and its end would not be reported here.
        _ = consume self
        return try await withTaskCancellationHandler {
            await waiter.outcome()
        } onCancel: {
            CallbackExecutor.main { [display] in MainActor.assumeIsolated { display?.giveUp(attempt) } }
        }.get()
    }

    /// An outcome, and the task that waits for it.
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
