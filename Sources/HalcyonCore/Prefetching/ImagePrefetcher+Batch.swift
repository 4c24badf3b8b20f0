import Synchronization

extension ImagePrefetcher {
    /// The requests of one ``ImagePrefetcher/start(_:progress:completion:)``: to be watched, awaited or stopped.
    ///
    /// It may be let go of; its items go on for as long as the prefetcher is there.
    public final class Batch: Sendable {
        private struct Waiter {
            /// How many items must have ended.
            let needs: Int
            let suspension: Suspension<Void>
        }

        private struct State {
            var outcomes: [Outcome?]
            /// The indices of those that have ended, in the order of ending.
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

        /// How far it has got.
        public var progress: Progress { state.withLock { $0.progress } }

        /// The result of each request, in the order of ending, from the first on: see ``Results``.
        public var results: Results { Results(self) }

        /// Waits until all have ended, and returns their results in the order of the requests. May be awaited by any number of
        /// tasks, before and after the end.
        ///
        /// A task that is cancelled while it waits stops waiting, at once, leaves the batch alone, and gets the results
        /// there are.
        public var completion: [Result] {
            get async {
                await wait(for: requests.count)
                return state.withLock { $0.outcomes }.enumerated().compactMap { index, outcome in
                    outcome.map { Result(request: requests[index], index: index, outcome: $0) }
                }
            }
        }

        /// Ends what has not ended yet with `.stopped`. An item that is in another batch too goes on for that.
        public func stop() { runner.stop(self) }

        /// Stops what has not been started yet, and leaves what runs alone.
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

        /// The result that came as number `place`, from 0; nil after the last, and when the calling task is cancelled first.
        func result(at place: Int) async -> Result? {
            guard place < requests.count else { return nil }
            await wait(for: place + 1)
            return state.withLock { state in
                guard place < state.ended.count else { return nil }
                let index = state.ended[place]
                return state.outcomes[index].map { Result(request: requests[index], index: index, outcome: $0) }
            }
        }

        /// Returns once this many have ended, or the calling task is cancelled.
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
    /// The results of a batch in the order of ending: all of them for every reader, however late, and then the end.
    ///
    /// Nothing is buffered for a slow reader, as the batch keeps its results anyway. A reader whose task is cancelled comes to
    /// the end once it would have to wait; the batch goes on.
    public struct Results: AsyncSequence, Sendable {
        /// One result.
        public typealias Element = ImagePrefetcher.Result
        /// None: a failed item is a result.
        public typealias Failure = Never

        /// One reader's place.
        public struct Iterator: AsyncIteratorProtocol {
            private let batch: ImagePrefetcher.Batch
            private var place = 0

            fileprivate init(_ batch: ImagePrefetcher.Batch) { self.batch = batch }

            /// The next result; nil after the last one, or when the calling task is cancelled.
            public mutating func next() async -> ImagePrefetcher.Result? {
                guard let result = await batch.result(at: place) else { return nil }
                place += 1
                return result
            }
        }

        private let batch: ImagePrefetcher.Batch

        init(_ batch: ImagePrefetcher.Batch) { self.batch = batch }

        /// A reader that begins with the first result.
        public func makeAsyncIterator() -> Iterator { Iterator(batch) }
    }
}

extension ImagePrefetcher {
    /// How one item has ended.
    public enum Outcome: Sendable, Hashable {
        /// It was brought to the destination; from where. A load that somebody else had begun counts as well.
        case loaded(ResponseSource)
        /// It was there already: in memory, or for the disk in the disk cache (also where its server had to confirm it).
        case skipped
        /// It could not be loaded, and why.
        case failed(ImageError)
        /// It was stopped, or the prefetcher was let go of, before it ended.
        case stopped
    }
}

extension ImagePrefetcher {
    /// How far a batch has got: the numbers of its items that ended in each way.
    public struct Progress: Sendable, Hashable {
        /// All items of the batch.
        public let total: Int
        /// Those that were loaded.
        public private(set) var loaded = 0
        /// Those that were there already.
        public private(set) var skipped = 0
        /// Those that failed.
        public private(set) var failed = 0
        /// Those that were stopped.
        public private(set) var stopped = 0

        init(total: Int) { self.total = total }

        /// Those that have ended, in whichever way.
        public var finished: Int { loaded + skipped + failed + stopped }
        /// Whether all have ended.
        public var isFinished: Bool { finished == total }
        /// The part that has ended, from 0 to 1; 1 for a batch without items.
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
    /// The end of one item of a batch.
    public struct Result: Sendable {
        /// What was asked for.
        public let request: ImageRequest
        /// Its place among the requests of its batch, from 0.
        public let index: Int
        /// How it ended.
        public let outcome: Outcome
    }
}
