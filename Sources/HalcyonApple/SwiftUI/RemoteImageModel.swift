#if canImport(SwiftUI)
import HalcyonCore
import Observation

/// Connects a display, which decides, to SwiftUI, which draws.
///
/// An `@Observable` class in `@State`: SwiftUI keeps the first one as long as the view exists. It also creates one each
/// time the view's parent is evaluated, and drops it; therefore this creates nothing else before it is used.
@MainActor @Observable
final class RemoteImageModel {
    /// What to draw.
    private(set) var scene = RemoteImageScene()
    /// The handlers to call.
    @ObservationIgnored private var handlers = RemoteImageHandlers()
    /// Includes everything that does not affect the resulting image, and so is not part of the inputs: its priority, a
    /// token among its fields.
    @ObservationIgnored private var newestRequest: ImageRequest?
    @ObservationIgnored private var inputs: RemoteImageInputs?
    /// A view that is redrawn differently may appear again before its old form disappears.
    @ObservationIgnored private var appearances = 0
    /// Whether the image must come from its server, whatever the caches contain; and what was shown before.
    @ObservationIgnored private var reloading: (isOn: Bool, shown: DisplayState) = (false, .idle)
    /// The display's latest content, until the state that belongs to it arrives.
    @ObservationIgnored private var pending: (content: DisplayedContent<Never>, transition: ImageTransition)?
    @ObservationIgnored private lazy var display = ImageDisplay(of: self)
    @ObservationIgnored private lazy var lateness = RemoteImageLateness { [weak self] in self?.scene.isLate = true }
    @ObservationIgnored private lazy var animation = DisplayAnimation(show: { [weak self] pixels in
        self?.scene.pixels = pixels
        return true
    })

    /// Adopts the parts of the newest body that do not affect the resulting image.
    func follow(_ request: ImageRequest?, _ handlers: RemoteImageHandlers) {
        newestRequest = request
        self.handlers = handlers
    }

    /// Adopts what the newest body requests.
    func adopt(_ new: RemoteImageInputs) {
        let old = inputs
        inputs = new
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
        guard inputs?.options.disappearance == .cancel, display.state.isLoading else { return }
        scene.isWanted = true
        display.cancel()
    }

    /// Tries again after a failure, or after a load was cancelled; otherwise does nothing.
    func retry() {
        guard display.state.response == nil, !display.state.isLoading else { return }
        load()
    }

    private var isOnScreen: Bool { appearances > 0 }

    /// Loads now, or when the view comes on screen.
    private func begin() {
        reloading = (false, .idle)
        // Each load has a separate delay.
        lateness.measure(nil, by: nil)
        scene.isLate = false
        guard let inputs, inputs.source == nil || !isOnScreen else { return load() }
        display.setImage(with: nil)
        scene = inputs.firstScene(after: scene)
        scene.isWanted = inputs.source != nil
    }

    private func reload() {
        // If it is requested again during a reload, what was shown before that still counts.
        reloading = (true, reloading.isOn ? reloading.shown : scene.state)
        if isOnScreen { load() } else { scene.isWanted = inputs?.source != nil }
    }

    private func load() {
        guard let inputs, let source = inputs.source else { return }
        source.pipeline.followSystemMemory()
        scene.isWanted = false
        var request = source.request
        if let newestRequest, newestRequest.imageKey == request.imageKey { request = newestRequest }
        if reloading.isOn { request.cachePolicy.network = .reload }
        // The current image is better than a preview of another.
        if case .shown = reloading.shown { request.previews = .off }
        let options = DisplayOptions<Never>(
            showsThumbHash: inputs.options.showsThumbHash,
            keepsCurrentImage: (inputs.options.keepsCurrentImage || reloading.isOn) && scene.pixels != nil,
            transition: inputs.options.transition, sizing: inputs.options.sizing, pipeline: source.pipeline)
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
        guard case .shown(let response) = state, let inputs, let pipeline = inputs.source?.pipeline else { return }
        animation.clock = pipeline.configuration.clock
        animation.repetition = inputs.options.repetition
        animation.begin(response.image)
        updateAnimation()
    }

    private func updateAnimation() {
        animation.repetition = inputs?.options.repetition ?? .asInFile
        animation.isVisible = isOnScreen && inputs?.options.autoplays == true && inputs?.moves == true
    }
}

/// Calls from the display.
extension RemoteImageModel: ImageDisplaying {
    typealias Placeholder = Never

    var displaySize: DecodeSize { inputs?.box.map { .box($0) } ?? .unknown }

    func display(_ content: DisplayedContent<Never>, transition: ImageTransition) { pending = (content, transition) }

    func displayDidChange(to state: DisplayState) {
        var next = scene
        next.source = inputs?.source
        next.state = state
        if let pending {
            if case .image(let image, _) = pending.content { next.pixels = image.pixels } else { next.pixels = nil }
            next.isThumbHash = display.showsThumbHash
        }
        if case .shown = state { reloading = (false, .idle) }
        if state.error != nil {
            // What was shown before the reload is still valid.
            if case .shown = reloading.shown { next.state = reloading.shown } else { next.pixels = nil }
        }
        if !state.isLoading { next.isLate = false }
        if case .fade(let seconds) = pending?.transition {
            next.fades += 1
            next.fadeSeconds = seconds
        }
        // All in one change, so that nothing inconsistent is ever drawn.
        scene = next
        lateness.measure(state.isLoading ? inputs?.options.indicatorDelay : nil, by: inputs?.source?.pipeline)
        if pending != nil || next.state.error != nil { beginAnimation(of: state) }
        pending = nil
    }

    nonisolated static func prepare(_ image: DecodedImage) { _ = image.cgImage }
}

/// Reports when a load has taken long enough to show an indicator, so that fast loads do not flash one.
@MainActor
final class RemoteImageLateness {
    private let tell: @MainActor () -> Void
    private var wait: Task<Void, Never>?

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    deinit { wait?.cancel() }

    /// Starts waiting, unless it already is; with nil, stops waiting.
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
            // The wait may have ended before it was cancelled.
            if !Task.isCancelled { tell() }
        }
    }
}
#endif
