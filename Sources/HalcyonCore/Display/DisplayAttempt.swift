import Foundation
import Synchronization

/// An image that a view was asked to show. May be ignored: the view shows the image without it, and cancels the load
/// itself when it is given another request.
///
/// Two calls for the same view have two handles, and a handle never affects another call's load. It does not retain the
/// view.
@MainActor
public struct DisplayTask {
    /// What the display of an attempt is to do with it.
    enum Action {
        case cancel
        case setPriority(LoadPriority)
    }

    /// Nil if nothing is loaded.
    private let attempt: (any DisplayTaskState)?
    private let perform: (Action) -> Void

    /// The handle of an attempt, whose display performs the actions.
    init(_ attempt: any DisplayTaskState, perform: @escaping (Action) -> Void) {
        self.attempt = attempt
        self.perform = perform
    }

    /// Creates the handle of a call for which nothing is loaded.
    package init() {
        attempt = nil
        perform = { _ in }
    }

    /// Whether the image is still to come. False if it was in memory, and so was shown before the call returned; and
    /// after its end.
    public var isRunning: Bool { attempt?.isOver == false }

    /// The priority of the request; `.normal` for a call without one. A change takes effect at once, even for a running
    /// load; after the end, it does nothing.
    public var priority: LoadPriority {
        get { attempt?.priority ?? .normal }
        nonmutating set { perform(.setPriority(newValue)) }
    }

    /// Cancels the load, even one that another request has replaced and that only fills the caches. What is shown
    /// stays. The completion gets `ImageError.cancelled`. Does nothing after the end.
    public func cancel() { perform(.cancel) }
}

/// An attempt as its handle sees it, whatever its view has for a placeholder.
@MainActor
protocol DisplayTaskState: AnyObject {
    var isOver: Bool { get }
    var priority: LoadPriority { get }
}

/// One image that a view was asked to show, from the call to its end.
@MainActor
final class DisplayAttempt<Placeholder: Sendable>: DisplayTaskState {
    typealias Completion = @MainActor (Result<ImageResponse, ImageError>) -> Void

    /// The request as it was given, with the priority that was set since.
    var request: ImageRequest
    let options: DisplayOptions<Placeholder>
    let pipeline: ImagePipeline
    /// The request with the size of the view, once that is known.
    var sizedRequest: ImageRequest?
    /// Whether its image is already shown, as decoded for a smaller view or of older bytes: that one stays until this
    /// attempt succeeds.
    let isRefinement: Bool
    /// Whether it waits for the revalidation of the image that is shown.
    let isUpdate: Bool
    /// The view's size for which its image is decoded; nil if it is not decoded for one.
    var box: TargetSize?
    /// Whether it has not begun because the view has no size yet.
    var waitsForSize = false
    /// Whether it has ended. The code that ends it completes it.
    private(set) var isOver = false
    private(set) var progress: (@MainActor (LoadingProgress) -> Void)?
    private var completion: Completion?
    private var token: LoadID?
    private var thumbnailToken: LoadID?
    /// The disk look-up that the main thread waited for: kept until a load has begun, which reuses its work.
    var diskLookup: BlockingDiskLookup? { didSet { oldValue?.end() } }

    init(
        _ request: ImageRequest, _ options: DisplayOptions<Placeholder>, isRefinement: Bool = false,
        isUpdate: Bool = false, progress: (@MainActor (LoadingProgress) -> Void)? = nil, completion: Completion? = nil
    ) {
        self.request = request
        self.options = options
        self.isRefinement = isRefinement
        self.isUpdate = isUpdate
        self.progress = progress
        self.completion = completion
        pipeline = options.pipeline ?? .shared
    }

    /// Whether the image is decoded for the view's size.
    var takesSizeOfView: Bool { request.targetSize == nil && options.sizing == .view }

    /// Whether its load has begun.
    var hasLoad: Bool { token != nil }

    /// Ends it without calling its completion, which is left to ``complete(_:)``: the view is updated first.
    func end() {
        isOver = true
        progress = nil
        diskLookup = nil
        if let thumbnailToken { pipeline.cancel(thumbnailToken) }
        thumbnailToken = nil
    }

    /// Ends it, and calls the completion the first time.
    func complete(_ outcome: Result<ImageResponse, ImageError>) {
        end()
        let completion = completion
        self.completion = nil
        completion?(outcome)
    }

    func start(_ request: ImageRequest, _ handlers: CallbackRelay<ImageResponse>.Handlers) {
        token = pipeline.start(request, on: .main, handlers)
        diskLookup = nil
        // The start may have been reported already, and a handler may have ended the attempt.
        if isOver { cancelLoadSoon() }
    }

    /// Begins to load the small version of the image; `show` gets it, unless the attempt has ended by then.
    func startThumbnail(_ request: ImageRequest, _ handlers: CallbackRelay<ImageResponse>.Handlers) {
        thumbnailToken = pipeline.start(request, on: .main, handlers)
        if isOver, let thumbnailToken { pipeline.cancel(thumbnailToken) }
    }

    /// The request's priority, or its pipeline's default.
    var priority: LoadPriority { pipeline.priority(of: request) }

    func setPriority(_ priority: LoadPriority) {
        if let thumbnailToken { pipeline.setPriority(priority, of: thumbnailToken) }
        if let token { pipeline.setPriority(priority, of: token) }
    }

    func cancelLoad() {
        if let token { pipeline.cancel(token) }
    }

    /// Cancels the load at the next turn of the main loop: until then, a new attempt can join the running work.
    func cancelLoadSoon() {
        guard hasLoad else { return }
        DispatchQueue.main.async { self.cancelLoad() }
    }

    /// Ends it if its view is gone.
    nonisolated func abandon() {
        DispatchQueue.main.async {
            guard !self.isOver else { return }
            self.end()
            self.cancelLoad()
            self.complete(.failure(.display(.notCurrent)))
        }
    }
}

/// A disk look-up that the main thread waits for.
///
/// Nothing in it needs that thread, but the wait is limited nevertheless, because it may involve the program's own
/// decoders, observers and providers. It never waits for the network: an entry that is missing or not fresh is no
/// answer.
final class BlockingDiskLookup: Sendable {
    private let found = Mutex<ImageResponse?>(nil)
    private let isOver = DispatchSemaphore(value: 0)
    private let work = Mutex(Work.pending)

    private enum Work {
        case pending
        case running(RunningTask)
        case givenUp
    }

    /// Begins the look-up. Nil if the disk cannot answer the request.
    ///
    /// - Parameter prepare: Called with the image, off the main actor, before it is returned.
    init?(at request: ImageRequest, in pipeline: ImagePipeline, prepare: @escaping @Sendable (DecodedImage) -> Void) {
        guard pipeline.engine.diskImages.mayHaveOnDisk(request) else { return nil }
        var urgent = request
        urgent.priority = .veryHigh
        // Use only its own source: another may be far away.
        urgent.alternatives = []
        startTask { [self, urgent] task in
            defer { isOver.signal() }
            guard begin(task) else { return }
            if await pipeline.engine.diskImages.hasOnDisk(urgent),
                let response = try? await pipeline.response(for: urgent)
            {
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

    /// Returns the image if it is found within this many seconds.
    func response(within seconds: Double) -> ImageResponse? {
        // More than a minute would amount to forever.
        _ = isOver.wait(timeout: .now() + min(seconds, 60))
        return found.withLock { $0 }
    }

    /// Gives up the look-up. Call it when a load of the same image has begun, which then reuses its work.
    func end() {
        let last = work.withLock { work in
            defer { work = .givenUp }
            return work
        }
        if case .running(let task) = last { task.cancel() }
    }
}
