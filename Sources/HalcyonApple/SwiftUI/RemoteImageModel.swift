#if canImport(SwiftUI)
import HalcyonCore
import Observation

/// Stands between a display, which decides, and SwiftUI, which draws.
///
/// An `@Observable` class in `@State`: SwiftUI keeps the first one for as long as the view is there. It also makes one
/// each time the view's parent is evaluated, and drops it; so this makes nothing else before it is used.
@MainActor @Observable
final class RemoteImageModel {
    /// What is to be drawn.
    private(set) var scene = RemoteImageScene()
    /// Who is told.
    @ObservationIgnored private var handlers = RemoteImageHandlers()
    /// With all that makes no other image of it, and so is no part of the wish: its priority, a token among its fields.
    @ObservationIgnored private var newestRequest: ImageRequest?
    @ObservationIgnored private var wish: RemoteImageWish?
    /// A view that is drawn in another way may appear anew before it disappears as it was.
    @ObservationIgnored private var appearances = 0
    /// Whether the image is to come from its server, whatever the caches have; and what was shown before.
    @ObservationIgnored private var reloading: (isOn: Bool, shown: DisplayState) = (false, .idle)
    /// What the display said last, until all that belongs to it has been said.
    @ObservationIgnored private var news: (content: DisplayedContent<Never>, transition: ImageTransition)?
    @ObservationIgnored private lazy var display = ImageDisplay(of: self)
    @ObservationIgnored private lazy var lateness = RemoteImageLateness { [weak self] in self?.scene.isLate = true }
    @ObservationIgnored private lazy var animation = DisplayAnimation(show: { [weak self] pixels in
        self?.scene.pixels = pixels
        return true
    })

    /// Takes what the newest body has that makes no other image.
    func follow(_ request: ImageRequest?, _ handlers: RemoteImageHandlers) {
        newestRequest = request
        self.handlers = handlers
    }

    /// Takes what the newest body wants.
    func adopt(_ new: RemoteImageWish) {
        let old = wish
        wish = new
        if old?.source != new.source || old?.options.sizing != new.options.sizing {
            begin()
        } else if old?.options.version != new.options.version {
            reload()
        } else if old?.box != new.box {
            display.sizeDidChange()
        }
        updateAnimation()
    }

    func appear() {
        appearances += 1
        display.isVisible = true
        if scene.isWanted { load() }
        updateAnimation()
    }

    func disappear() {
        appearances -= 1
        guard !isOnScreen else { return }
        display.isVisible = false
        updateAnimation()
        guard wish?.options.disappearance == .cancel, display.state.isLoading else { return }
        scene.isWanted = true
        display.cancel()
    }

    /// Tries again after a failure, or after a load was given up; else does nothing.
    func retry() {
        guard display.state.response == nil, !display.state.isLoading else { return }
        load()
    }

    private var isOnScreen: Bool { appearances > 0 }

    /// Loads now, or when the view comes on screen.
    private func begin() {
        reloading = (false, .idle)
        // Each load has a delay of its own.
        lateness.measure(nil, by: nil)
        scene.isLate = false
        guard let wish, wish.source == nil || !isOnScreen else { return load() }
        display.setImage(with: nil)
        scene = wish.firstScene(after: scene)
        scene.isWanted = wish.source != nil
    }

    private func reload() {
        // One that is asked for anew while that is on its way still has what was shown before.
        reloading = (true, reloading.isOn ? reloading.shown : scene.state)
        if isOnScreen { load() } else { scene.isWanted = wish?.source != nil }
    }

    private func load() {
        guard let wish, let source = wish.source else { return }
        source.pipeline.followSystemMemory()
        scene.isWanted = false
        var request = source.request
        if let newestRequest, newestRequest.imageKey == request.imageKey { request = newestRequest }
        if reloading.isOn { request.cachePolicy.network = .reload }
        // The image that is shown is better than the first part of another.
        if case .shown = reloading.shown { request.previews = .off }
        let options = DisplayOptions<Never>(
            keepsCurrentImage: (wish.options.keepsCurrentImage || reloading.isOn) && scene.pixels != nil,
            transition: wish.options.transition, sizing: wish.options.sizing, pipeline: source.pipeline)
        display.setImage(
            with: request, options: options, progress: { [weak self] in self?.handlers.progress?($0) },
            completion: { [weak self] in self?.tell($0) })
    }

    private func tell(_ outcome: Result<ImageResponse, ImageError>) {
        switch outcome {
        case .success(let response): handlers.success?(response)
        case .failure(.cancelled), .failure(.display): break
        case .failure(let error): handlers.failure?(error)
        }
    }

    private func beginAnimation(of state: DisplayState) {
        animation.begin(nil)
        guard case .shown(let response) = state, let wish, let pipeline = wish.source?.pipeline else { return }
        animation.clock = pipeline.configuration.clock
        animation.repetition = wish.options.repetition
        animation.begin(response.image)
        updateAnimation()
    }

    private func updateAnimation() {
        animation.repetition = wish?.options.repetition ?? .asInFile
        animation.isVisible = isOnScreen && wish?.options.autoplays == true && wish?.moves == true
    }
}

/// What the display says.
extension RemoteImageModel: ImageDisplaying {
    typealias Placeholder = Never

    var displaySize: DisplaySize { wish?.box.map { .box($0) } ?? .unknown }

    func display(_ content: DisplayedContent<Never>, transition: ImageTransition) { news = (content, transition) }

    func displayDidChange(to state: DisplayState) {
        var next = scene
        next.source = wish?.source
        next.state = state
        if let news {
            if case .image(let image, _) = news.content { next.pixels = image.pixels } else { next.pixels = nil }
        }
        if case .shown = state { reloading = (false, .idle) }
        if state.error != nil {
            // What was shown before it was asked for anew is still good.
            if case .shown = reloading.shown { next.state = reloading.shown } else { next.pixels = nil }
        }
        if !state.isLoading { next.isLate = false }
        if case .fade(let seconds) = news?.transition {
            next.fades += 1
            next.fadeSeconds = seconds
        }
        // All in one change, so that nothing is ever drawn that does not belong together.
        scene = next
        lateness.measure(state.isLoading ? wish?.options.indicatorDelay : nil, by: wish?.source?.pipeline)
        if news != nil || next.state.error != nil { beginAnimation(of: state) }
        news = nil
    }

    nonisolated static func prepare(_ image: DecodedImage) { _ = image.cgImage }
}

/// Tells when a load takes so long that people should be told, so that fast loads do not flash an indicator.
@MainActor
final class RemoteImageLateness {
    private let tell: @MainActor () -> Void
    private var wait: Task<Void, Never>?

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    deinit { wait?.cancel() }

    /// Begins to wait, unless it does already; with nil, ends the wait.
    func measure(_ delay: Double?, by pipeline: ImagePipeline?) {
        guard let delay, let pipeline else {
            wait?.cancel()
            wait = nil
            return
        }
        guard wait == nil else { return }
        let clock = pipeline.configuration.clock
        wait = Task { [tell] in
            try? await clock.sleep(seconds: delay)
            // It may have been over before the end came.
            if !Task.isCancelled { tell() }
        }
    }
}
#endif
