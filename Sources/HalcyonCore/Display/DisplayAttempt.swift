import Foundation
import Synchronization

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

/// A look for an image on the disk that somebody holds the main thread for.
///
/// Nothing on its way needs that thread, and the time is bounded all the same: decoders, observers and providers of the
/// program's own may be in it. The network is never waited for: what is not there, or not fresh, is no answer.
final class DiskGlance: Sendable {
    private let found = Mutex<ImageResponse?>(nil)
    private let isOver = DispatchSemaphore(value: 0)
    private let work = Mutex(Work.pending)

    private enum Work {
        case pending
        case running(RunningTask)
        case givenUp
    }

    /// Begins to look. Nil where the disk is no answer to the request.
    ///
    /// - Parameter prepare: Called with the image, off the main actor, before it is an answer.
    init?(at request: ImageRequest, in pipeline: ImagePipeline, prepare: @escaping @Sendable (DecodedImage) -> Void) {
        guard pipeline.mayHaveOnDisk(request) else { return nil }
        var urgent = request
        urgent.priority = .veryHigh
        // None but its own source: another may be far away.
        urgent.alternatives = []
        startTask { [self, urgent] task in
            defer { isOver.signal() }
            guard begin(task) else { return }
            if await pipeline.hasOnDisk(urgent), let response = try? await pipeline.response(for: urgent) {
                prepare(response.image)
                found.withLock { $0 = response }
            }
        }
    }

    private func begin(_ task: RunningTask) -> Bool {
        work.withLock { work in
            if case .givenUp = work { return false }
            work = .running(task)
            return true
        }
    }

    /// The image, if it is there within so many seconds.
    func response(within seconds: Double) -> ImageResponse? {
        // Longer than a minute would be for ever.
        _ = isOver.wait(timeout: .now() + min(seconds, 60))
        return found.withLock { $0 }
    }

    /// Gives the image up. To be called once a load of the same has begun, which then has what was done so far.
    func end() {
        let last = work.withLock { work in
            defer { work = .givenUp }
            return work
        }
        if case .running(let task) = last { task.cancel() }
    }
}

extension ImagePipeline {
    /// Whether a look at the disk may answer a request.
    fileprivate func mayHaveOnDisk(_ request: ImageRequest) -> Bool {
        let policy = request.cachePolicy.completed(by: defaults.cachePolicy)
        if policy.network == .reload || policy.network == .revalidate { return false }
        if case .file = request.source { return true }
        return policy.disk.reads
    }

    /// Whether the disk has what a request needs, as its policy wants it: the next load of it makes no transfer.
    fileprivate func hasOnDisk(_ request: ImageRequest) async -> Bool {
        if case .file = request.source { return true }
        let request = defaults.completed(request, id: LoadID())
        guard let cache = dataCache(of: request) else { return false }
        // A finished image is an answer only to those who ask for one.
        if keepsProcessed(request),
            let entry = await processedEntry(for: request, in: cache, demand: .constant(request.priority)),
            isAnswer(entry, to: request)
        {
            return true
        }
        guard let entry = await cache.entry(for: request.loadIdentity.sourceKey, with: patience) else { return false }
        return isAnswer(entry, to: request)
    }
}
