public import Foundation

/// Loads images before they are needed, so that they are there when they are.
///
/// ```swift
/// let prefetcher = ImagePrefetcher(pipeline: pipeline)
/// let batch = prefetcher.start(requests)
/// for await result in batch.results { print(result.request, result.outcome) }
/// ```
///
/// Items start in the order they were given in, across all batches, at most ``width`` at a time. Whoever needs one of them
/// now asks the pipeline for it as always: that load has its own priority and does not wait for the item's turn, and the two
/// share one transfer. Use the same request, size and processors included, for both: another size is another image. An item
/// that is queued or running here already is joined and not queued again.
///
/// Keep the prefetcher for as long as its work is wanted: letting go of it stops what it began, as ``stop()`` does. What has
/// been loaded stays in the caches. For rows of a list that scrolls, see ``ListPrefetcher``.
///
/// All of it may be called from any thread, and none of it waits for a load. ``start(_:progress:completion:)`` takes some
/// microseconds for each request, whose keys it computes: start tens of thousands from elsewhere than the main thread.
public final class ImagePrefetcher: Sendable {
    /// How far the items are brought.
    public let destination: Destination

    let runner: PrefetchRunner

    /// A prefetcher that works through `pipeline`.
    ///
    /// - Parameters:
    ///   - pipeline: loads the items. Default: the shared one, as that is now.
    ///   - destination: how far items are brought. Default: `.memory`.
    ///   - width: the most items that are loaded at a time, at least 1. Default: 2.
    ///   - priority: how urgent its loads are; takes the place of the requests' own. Default: `.low`.
    public init(
        pipeline: ImagePipeline = .shared, destination: Destination = .memory, width: Int = 2,
        priority: ImageRequest.Priority = .low
    ) {
        self.destination = destination
        runner = PrefetchRunner(pipeline, destination, width: width, priority: priority)
    }

    deinit { runner.stop() }

    /// Queues requests behind all that are queued already, and starts what there is room for.
    ///
    /// What is in memory already is skipped at once, paused or not, unless the destination is the disk. Every request gets
    /// exactly one result, and the batch always comes to its end; one without requests has ended when this returns.
    ///
    /// - Parameters:
    ///   - requests: the items, in the order to start them in.
    ///   - progress: called after each result, one at a time and in the order of ending, with the batch's state just after
    ///     that result. Never during this call, and not on its thread: write `{ @MainActor result, progress in … }` to have
    ///     it on the main one.
    ///   - completion: called once, after the last `progress`, with all results in the order of the requests. Default: nil.
    @discardableResult
    public func start(
        _ requests: [ImageRequest], progress: (@isolated(any) @Sendable (Result, Progress) -> Void)?,
        completion: (@isolated(any) @Sendable ([Result]) -> Void)? = nil
    ) -> Batch {
        let batch = Batch(requests, of: runner)
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

    /// As ``start(_:progress:completion:)``, without progress: a closure that follows the call is the completion.
    @discardableResult
    public func start(
        _ requests: [ImageRequest], completion: (@isolated(any) @Sendable ([Result]) -> Void)? = nil
    ) -> Batch {
        start(requests, progress: nil, completion: completion)
    }

    /// As ``start(_:progress:completion:)``, for whole pictures without processors.
    @discardableResult
    public func start(
        urls: [URL], progress: (@isolated(any) @Sendable (Result, Progress) -> Void)?,
        completion: (@isolated(any) @Sendable ([Result]) -> Void)? = nil
    ) -> Batch {
        start(urls.map { ImageRequest($0) }, progress: progress, completion: completion)
    }

    /// As ``start(_:completion:)``, for whole pictures without processors.
    @discardableResult
    public func start(
        urls: [URL], completion: (@isolated(any) @Sendable ([Result]) -> Void)? = nil
    ) -> Batch {
        start(urls.map { ImageRequest($0) }, progress: nil, completion: completion)
    }

    /// Ends these requests, in whichever batch they are, with `.stopped`; others are left alone.
    ///
    /// One that is being loaded is cancelled, unless somebody else wants it too. What has ended or was never started here is
    /// ignored.
    public func stop(_ requests: [ImageRequest]) { runner.stop(requests) }

    /// As ``stop(_:)``, for what ``start(urls:progress:completion:)`` began.
    public func stop(urls: [URL]) { stop(urls.map { ImageRequest($0) }) }

    /// Ends every item, queued or running, with `.stopped`. New ones may be started afterwards.
    public func stop() { runner.stop() }

    /// While true, what runs goes on to its end and nothing else starts. Default: false.
    public var isPaused: Bool {
        get { runner.isPaused }
        set { runner.isPaused = newValue }
    }

    /// The most items that are loaded at a time; less than 1 counts as 1. A greater width takes hold at once, a smaller one
    /// as running items end.
    public var width: Int {
        get { runner.width }
        set { runner.width = newValue }
    }

    /// How urgent the loads are, those that run included: a change takes hold at once.
    public var priority: ImageRequest.Priority {
        get { runner.demand.priority }
        set { runner.demand.priority = newValue }
    }

    /// The number of different items that are queued or running.
    public var unfinishedCount: Int { runner.unfinishedCount }

    /// Called each time when nothing is left to do, after the last result: when the last item of all batches has ended or was
    /// stopped, and for a batch in which there was nothing to do from the start. Not on the thread of the call that brought it
    /// about. Default: nil.
    public var didComplete: (@isolated(any) @Sendable () -> Void)? {
        get { runner.didComplete }
        set { runner.didComplete = newValue }
    }
}

extension ImagePrefetcher {
    /// How far items are brought.
    public enum Destination: Sendable, Hashable {
        /// Loaded, decoded and processed, into the memory cache; their bytes go to the disk cache as with every load.
        case memory
        /// Their bytes into the disk cache; nothing is decoded, and what the disk cache has fresh is not transferred again.
        /// A pipeline without a disk cache has nowhere to keep them.
        ///
        /// An item has ended when its bytes are on their way to the disk, where the pipeline finds them from then on;
        /// ``ImagePipeline/flush()`` waits until they have arrived.
        case disk
    }
}
