import Synchronization

extension ImagePrefetcher {
    /// The requests of one ``ImagePrefetcher/start(_:progress:completion:)``, which can be observed, awaited or
    /// stopped.
    ///
    /// Releasing the batch does not stop its items; they continue as long as the prefetcher exists.
    public final class Batch: Sendable {
        private struct Waiter {
            /// The number of items that must have ended.
            let needs: Int
            let suspension: Suspension<Void>
        }

        private struct State {
            var outcomes: [Outcome?]
            /// The indices of the ended items, in the order of ending.
            var ended: [Int] = []
            var progress: Progress
            var waiters: [WaitID: Waiter] = [:]
        }

        /// The requests, in the order given.
        public let requests: [ImageRequest]

        private let runner: PrefetchRunner
        private let state: Mutex<State>

        init(_ requests: [ImageRequest], of runner: PrefetchRunner) {
            self.requests = requests
            self.runner = runner
            let outcomes = [Outcome?](repeating: nil, count: requests.count)
            state = Mutex(State(outcomes: outcomes, progress: Progress(total: requests.count)))
        }

        /// The current progress.
        public var progress: Progress { state.withLock { $0.progress } }

        /// The results of the requests in the order of ending, from the first on; see ``Results``.
        public var results: Results { Results(self) }

        /// Waits until all requests have ended, and returns their results in the order of the requests. Any number of
        /// tasks may await it, before and after the end.
        ///
        /// A waiting task that is cancelled stops waiting at once, does not affect the batch, and gets the results so
        /// far.
        public var completion: [Result] {
            get async {
                await wait(for: requests.count)
                return state.withLock { $0.outcomes }.enumerated().compactMap { index, outcome in
                    outcome.map { Result(request: requests[index], index: index, outcome: $0) }
                }
            }
        }

        /// Ends all unfinished items with `.stopped`. An item that also belongs to another batch continues for that.
        public func stop() { runner.stop(self) }

        /// Stops the items that have not started yet, but not the running ones.
        func withdraw() { runner.stop(self, keepingRunning: true) }

        /// The requests that have not ended.
        var unfinished: [ImageRequest] {
            let outcomes = state.withLock { $0.progress.isFinished ? [] : $0.outcomes }
            return outcomes.indices.filter { outcomes[$0] == nil }.map { requests[$0] }
        }

        func end(_ indices: [Int], _ outcome: Outcome) {
            let released = state.withLock { state -> [(key: WaitID, value: Waiter)] in
                for index in indices where state.outcomes[index] == nil {
                    state.outcomes[index] = outcome
                    state.ended.append(index)
                    state.progress.count(outcome)
                }
                let count = state.ended.count
                let released = state.waiters.filter { $0.value.needs <= count }
                for id in released.keys { state.waiters[id] = nil }
                return released.sorted { $0.key < $1.key }
            }
            for (_, waiter) in released { waiter.suspension.resume(returning: ()) }
        }

        /// Returns the result at `place` in the order of ending, from 0; nil after the last one, and if the calling
        /// task is cancelled first.
        func result(at place: Int) async -> Result? {
            guard place < requests.count else { return nil }
            await wait(for: place + 1)
            return state.withLock { state in
                guard place < state.ended.count else { return nil }
                let index = state.ended[place]
                return state.outcomes[index].map { Result(request: requests[index], index: index, outcome: $0) }
            }
        }

        /// Waits until this many items have ended, or the calling task is cancelled.
        private func wait(for count: Int) async {
            if state.withLock({ $0.ended.count >= count }) { return }
            let id = WaitID()
            await withTaskCancellationHandler {
                await suspended { suspension in
                    let isDone = state.withLock { state in
                        if state.ended.count >= count { return true }
                        state.waiters[id] = Waiter(needs: count, suspension: suspension)
                        return false
                    }
                    if isDone {
                        suspension.resume(returning: ())
                    } else if Task.isCancelled {
                        stopWaiting(id)
                    }
                }
            } onCancel: {
                stopWaiting(id)
            }
        }

        private func stopWaiting(_ id: WaitID) {
            state.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: ())
        }
    }
}

extension ImagePrefetcher.Batch {
    /// The results of a batch in the order of ending. Every reader gets all of them, however late it starts.
    ///
    /// Nothing is buffered for slow readers, because the batch keeps its results anyway. If a reader's task is
    /// cancelled, its sequence ends when it would have to wait; the batch continues.
    public struct Results: AsyncSequence, Sendable {
        /// One result.
        public typealias Element = ImagePrefetcher.Result
        /// Never fails: a failed item is a result.
        public typealias Failure = Never

        /// The position of one reader.
        public struct Iterator: AsyncIteratorProtocol {
            private let batch: ImagePrefetcher.Batch
            private var place = 0

            fileprivate init(_ batch: ImagePrefetcher.Batch) { self.batch = batch }

            /// Returns the next result; nil after the last one, or if the calling task is cancelled.
            public mutating func next() async -> ImagePrefetcher.Result? {
                guard let result = await batch.result(at: place) else { return nil }
                place += 1
                return result
            }
        }

        private let batch: ImagePrefetcher.Batch

        init(_ batch: ImagePrefetcher.Batch) { self.batch = batch }

        /// Creates a reader that begins with the first result.
        public func makeAsyncIterator() -> Iterator { Iterator(batch) }
    }
}

extension ImagePrefetcher {
    /// How one item has ended.
    public enum Outcome: Sendable, Hashable {
        /// It was loaded to the destination, from this source. This includes loads started by somebody else.
        case loaded(ResponseSource)
        /// It was already there: in memory, or for the disk in the disk cache (even if its server had to revalidate
        /// it).
        case skipped
        /// It could not be loaded, for this reason.
        case failed(ImageError)
        /// It was stopped, or the prefetcher was released, before it ended.
        case stopped
    }
}

extension ImagePrefetcher {
    /// The progress of a batch: the number of items that ended in each way.
    public struct Progress: Sendable, Hashable {
        /// The number of all items.
        public let total: Int
        /// The number of loaded items.
        public private(set) var loaded = 0
        /// The number of items that were already there.
        public private(set) var skipped = 0
        /// The number of failed items.
        public private(set) var failed = 0
        /// The number of stopped items.
        public private(set) var stopped = 0

        init(total: Int) { self.total = total }

        /// The number of ended items.
        public var finished: Int { loaded + skipped + failed + stopped }
        /// Whether all items have ended.
        public var isFinished: Bool { finished == total }
        /// The fraction of ended items, from 0 to 1; 1 for a batch without items.
        public var fraction: Double { total == 0 ? 1 : Double(finished) / Double(total) }

        mutating func count(_ outcome: Outcome) {
            switch outcome {
            case .loaded: loaded += 1
            case .skipped: skipped += 1
            case .failed: failed += 1
            case .stopped: stopped += 1
            }
        }
    }
}

extension ImagePrefetcher {
    /// The result of one item of a batch.
    public struct Result: Sendable {
        /// The request.
        public let request: ImageRequest
        /// Its index among the requests of its batch, from 0.
        public let index: Int
        /// How it ended.
        public let outcome: Outcome
    }
}
