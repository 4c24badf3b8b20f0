import Foundation

/// One image that a view was asked to show, from that on to its end.
@MainActor
final class DisplayAttempt<Placeholder: Sendable> {
    typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    /// As it was asked for.
    let request: ImageRequest
    let options: DisplayOptions<Placeholder>
    let pipeline: ImagePipeline
    /// Whether its image is shown already, as decoded for a smaller view: that stays until this has ended well.
    let isRefinement: Bool
    /// The size of the view that its image is decoded for; nil where it is not decoded for one.
    var box: TargetSize?
    /// Whether it has not begun, because the view has no size yet.
    var waitsForSize = false
    /// Whether nothing more can come of it. Whoever ends it completes it, and nobody else.
    private(set) var isOver = false
    private(set) var progress: (@MainActor (LoadingProgress) -> Void)?
    private var completion: Completion?
    private var token: ImageTask.ID?
    /// The look at the disk that the main thread was held for: until there is a load, which has what it has done so far.
    var glance: DiskGlance? { didSet { oldValue?.end() } }

    init(
        _ request: ImageRequest, _ options: DisplayOptions<Placeholder>, isRefinement: Bool = false,
        progress: (@MainActor (LoadingProgress) -> Void)? = nil, completion: Completion? = nil
    ) {
        self.request = request
        self.options = options
        self.isRefinement = isRefinement
        self.progress = progress
        self.completion = completion
        pipeline = options.pipeline ?? .shared
    }

    /// Whether it takes its size from the view.
    var takesSizeOfView: Bool { request.targetSize == nil && options.sizing == .view }

    /// Whether its load was begun.
    var hasLoad: Bool { token != nil }

    /// Ends it without calling its completion, which is left to ``complete(_:)``: the view comes first.
    func end() {
        isOver = true
        progress = nil
        glance = nil
    }

    /// Ends it and calls the completion, the first time.
    func complete(_ outcome: Result<ImageResponse, ImageError>) {
        end()
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }

    func start(_ request: ImageRequest, _ handlers: CallbackRelay<ImageResponse>.Handlers) {
        token = pipeline.start(request, on: .main, handlers)
        glance = nil
        // Its beginning may have been told already, and somebody may have given it up for that.
        if isOver { cancelLoadSoon() }
    }

    func setPriority(_ priority: ImageRequest.Priority) {
        if let token { pipeline.setPriority(priority, of: token) }
    }

    func cancelLoad() {
        if let token { pipeline.cancel(token) }
    }

    /// Gives the load up at the next turn of the main loop: until then, whatever takes its place can join what runs.
    func cancelLoadSoon() {
        guard hasLoad else { return }
        DispatchQueue.main.async { self.cancelLoad() }
    }

    /// Ends it where its view is gone.
    nonisolated func abandon() {
        DispatchQueue.main.async {
            guard !self.isOver else { return }
            self.end()
            self.cancelLoad()
            self.complete(.failure(.display(.notCurrent)))
        }
    }
}
