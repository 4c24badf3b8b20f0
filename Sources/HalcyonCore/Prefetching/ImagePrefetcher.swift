/// Loads images before they are needed.
///
/// ```swift
/// let prefetcher = ImagePrefetcher(pipeline: pipeline)
/// let batch = prefetcher.start(requests)
/// for await result in batch.results { print(result.request, result.outcome) }
/// ```
///
/// Items start in the order in which they were given, across all batches, at most ``width`` at a time. To show one of
/// them now, request it from the pipeline as usual: that load has its own priority and does not wait for the item's
/// turn, and the two share one transfer. Use the same request, including size and processors, for both: another size is
/// another image. An item that is already queued or running here is joined and not queued again.
///
/// Keep the prefetcher as long as its work is needed: releasing it stops what it began, like ``stop()``. Loaded images
/// stay in the caches. For rows of a scrolling list, see ``ListPrefetcher``.
///
/// All methods may be called from any thread, and none of them waits for a load. ``start(_:progress:completion:)``
/// takes some microseconds for each request to compute its keys: start tens of thousands off the main thread.
public final class ImagePrefetcher: Sendable {
    /// Where items are loaded to.
    public let destination: Destination

    /// The size at which images are loaded whose requests have none; nil for the whole pictures.
    public let targetSize: TargetSize?

    let runner: PrefetchRunner

    /// Creates a prefetcher that loads through `pipeline`.
    ///
    /// - Parameters:
    ///   - pipeline: The pipeline that loads the items. Default: the currently shared one.
    ///   - destination: Where items are loaded to. Default: `.memory`.
    ///   - width: The maximum number of items loaded at a time, at least 1. Default: 2.
    ///   - priority: The priority of its loads, instead of the requests' own. Default: `.low`.
    ///   - targetSize: The size at which images are loaded whose requests have none, such as plain URLs: that of the
    ///     views that will show them, in pixels. Default: nil, which loads whole pictures.
    public init(
        pipeline: ImagePipeline = .shared, destination: Destination = .memory, width: Int = 2,
        priority: LoadPriority = .low, targetSize: TargetSize? = nil
    ) {
        self.destination = destination
        self.targetSize = targetSize
        runner = PrefetchRunner(pipeline, destination, width: width, priority: priority)
    }

    deinit { runner.stop() }

    /// Queues requests behind those already queued, and starts as many as there is room for.
    ///
    /// Images that are already in memory are skipped at once, paused or not, unless the destination is the disk. Every
    /// request gets exactly one result, and the batch always ends; one without requests has ended when this returns.
    ///
    /// - Parameters:
    ///   - sources: The items: requests, URLs or their texts, in the order in which they start.
    ///   - progress: Called after each result, one at a time and in the order of ending, with the batch's progress just
    ///     after that result. Never called during this call, nor on its thread: write
    ///     `{ @MainActor result, progress in … }` to get it on the main thread.
    ///   - completion: Called once, after the last `progress`, with all results in the order of the requests. Default:
    ///     nil.
    @discardableResult
    public func start(
        _ sources: [some ImageRequestConvertible],
        progress: (@isolated(any) @Sendable (Result, Progress) -> Void)?,
        completion: (@isolated(any) @Sendable ([Result]) -> Void)? = nil
    ) -> Batch {
        let batch = Batch(sources.map(request), of: runner)
        runner.start(batch)
        if progress != nil || completion != nil {
            Task.detached {
                var state = Progress(total: batch.requests.count)
                for await result in batch.results {
                    state.count(result.outcome)
                    await progress?(result, state)
                }
                await completion?(batch.completion)
            }
        }
        return batch
    }

    /// Like ``start(_:progress:completion:)``, but without progress: a trailing closure is the completion.
    @discardableResult
    public func start(
        _ sources: [some ImageRequestConvertible],
        completion: (@isolated(any) @Sendable ([Result]) -> Void)? = nil
    ) -> Batch {
        start(sources, progress: nil, completion: completion)
    }

    /// Ends these requests with `.stopped`, in whichever batch they are.
    ///
    /// A running load is cancelled, unless somebody else needs it too. Requests that have ended, or were never started
    /// here, are ignored.
    public func stop(_ sources: [some ImageRequestConvertible]) { runner.stop(sources.map(request)) }

    private func request(_ source: some ImageRequestConvertible) -> ImageRequest {
        var request = source.asImageRequest()
        request.targetSize = request.targetSize ?? targetSize
        return request
    }

    /// Ends every item, queued or running, with `.stopped`. New items may be started afterwards.
    public func stop() { runner.stop() }

    /// While true, running items continue to their end and no others start. Default: false.
    public var isPaused: Bool {
        get { runner.isPaused }
        set { runner.isPaused = newValue }
    }

    /// The maximum number of items loaded at a time; less than 1 counts as 1. A greater width takes effect at once, a
    /// smaller one as running items end.
    public var width: Int {
        get { runner.width }
        set { runner.width = newValue }
    }

    /// The priority of the loads; a change takes effect at once, even for running loads.
    public var priority: LoadPriority {
        get { runner.demand.priority }
        set { runner.demand.priority = newValue }
    }

    /// The number of different items that are queued or running.
    public var unfinishedCount: Int { runner.unfinishedCount }

    /// Called whenever no work is left, after the last result: when the last item of all batches has ended or was
    /// stopped, and for a batch that had nothing to do. Not called on the thread that caused it. Default: nil.
    public var didComplete: (@isolated(any) @Sendable () -> Void)? {
        get { runner.didComplete }
        set { runner.didComplete = newValue }
    }
}

extension ImagePrefetcher {
    /// Where items are loaded to.
    public enum Destination: Sendable, Hashable {
        /// The memory cache: items are loaded, decoded and processed; their bytes go to the disk cache as with every
        /// load.
        case memory
        /// The disk cache: only the bytes are loaded, nothing is decoded, and fresh entries in the disk cache are not
        /// transferred again. A pipeline without a disk cache cannot keep them.
        ///
        /// An item has ended when its bytes are queued for the disk, where the pipeline finds them from then on;
        /// ``ImagePipeline/flush()`` waits until they are written.
        case disk
    }
}
