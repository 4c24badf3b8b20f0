import Synchronization

/// Makes previews in a stage of a load: one at a time, each from the newest data available when its turn comes.
final class PreviewMaker: Sendable {
    typealias Preview = LoadingSnapshot.Preview
    typealias Make = @Sendable (LoadingSnapshot) async -> Preview?

    private struct State {
        /// The newest report from the stage below.
        var below: Sequenced<LoadingSnapshot>?
        /// The newest preview made by this stage.
        var made: Preview?
        /// The number of bytes of the last preview, finished or not.
        var lastByteCount = 0
        /// When the last preview was started.
        var lastStart: Double?
        var task: RunningTask?
        /// Identifies the preview that is being made, or waits for its turn.
        var current: WaitID?
        /// Released at the end, with the memory that it holds: the picture itself is about to need as much.
        var make: Make?

        /// Returns a new report: the newest from the stage below, with this stage's own preview; nil before the first.
        /// Stamped under the lock, so that the stages above drop it if a newer one overtakes it on its way.
        func nextReport() -> Sequenced<LoadingSnapshot>? {
            guard var snapshot = below?.event else { return nil }
            snapshot.preview = made
            // Only for this stage. Waiters would keep it alive, beside the whole body that is made of it.
            snapshot.body = nil
            return Sequenced(snapshot)
        }
    }

    private let state: Mutex<State>
    private let interval: Double
    private let clock: any PipelineClock
    private let isDue: @Sendable (LoadingSnapshot, _ lastByteCount: Int) -> Bool
    private let report: SnapshotHandler

    /// - Parameters:
    ///   - interval: The minimum number of seconds from the start of one preview to the start of the next. Default: 0.
    ///   - isDue: Whether a snapshot is worth a preview after one of `lastByteCount` bytes.
    ///   - make: Returns the preview for a snapshot; nil if there is none yet.
    ///   - report: Delivers a snapshot to the waiters of the stage.
    init(
        interval: Double = 0, clock: any PipelineClock = SystemClock(),
        isDue: @escaping @Sendable (LoadingSnapshot, _ lastByteCount: Int) -> Bool,
        make: @escaping Make,
        report: @escaping SnapshotHandler
    ) {
        state = Mutex(State(make: make))
        self.interval = interval
        self.clock = clock
        self.isDue = isDue
        self.report = report
    }

    /// Forwards a report of the stage below, with this stage's own preview; reports overtaken on the way are dropped.
    func pass(_ report: Sequenced<LoadingSnapshot>) {
        typealias Report = Sequenced<LoadingSnapshot>
        let (next, replaced) = state.withLock { state -> (Report?, Report?) in
            guard report.overtakes(state.below) else { return (nil, nil) }
            let replaced = state.below
            state.below = report
            return (state.nextReport(), replaced)
        }
        // Freed after the lock, like all snapshots and previews here: they may hold objects of other modules.
        withExtendedLifetime(replaced) {}
        guard let next else { return }
        if report.event.isWhole { end() }
        self.report(next)
        makeNext()
    }

    /// Called when all bytes have arrived: a preview in progress is no longer wanted, here and in the stages above.
    func endAtWhole() {
        end()
        let (next, body) = state.withLock { state -> (Sequenced<LoadingSnapshot>?, ArrivingBody?) in
            let body = state.below?.event.body
            state.below = state.below?.map { snapshot in
                var snapshot = snapshot.withoutBody
                snapshot.isWhole = true
                return snapshot
            }
            return (state.nextReport(), body)
        }
        withExtendedLifetime(body) {}
        if let next { report(next) }
    }

    /// Ends the stage: a preview in progress is no longer wanted.
    func end() {
        let (task, make) = state.withLock { state in
            defer { state.make = nil }
            return (state.task, state.make)
        }
        task?.cancel()
        withExtendedLifetime(make) {}
    }

    private func makeNext() {
        let id = WaitID()
        let pause = state.withLock { state -> Double? in
            guard state.current == nil, state.make != nil, let snapshot = state.below?.event,
                isDue(snapshot, state.lastByteCount)
            else { return nil }
            state.current = id
            return state.lastStart.map { $0 + interval - clock.uptime } ?? 0
        }
        guard let pause else { return }
        startTask { [self] task in
            guard begin(id, task) else { return }
            if pause > 0 { try? await clock.sleep(seconds: pause) }
            var preview: Preview?
            if let turn = takeTurn() { preview = await turn.make(turn.snapshot) }
            if finish(preview) { makeNext() }
        }
    }

    /// Keeps and reports the preview that was made; nil if none could be. Returns whether the stage has not ended.
    @inline(never)  // copies a snapshot
    private func finish(_ preview: Preview?) -> Bool {
        let (goesOn, next, replaced) = state.withLock { state -> (Bool, Sequenced<LoadingSnapshot>?, Preview?) in
            state.current = nil
            state.task = nil
            if state.make == nil { return (false, nil, nil) }
            guard let preview else { return (true, nil, nil) }
            let replaced = state.made
            state.made = preview
            return (true, state.nextReport(), replaced)
        }
        withExtendedLifetime(replaced) {}
        if let next { report(next) }
        return goesOn
    }

    /// Whether the preview is still wanted when its work begins; from then on, the end of the stage cancels it.
    private func begin(_ id: WaitID, _ task: RunningTask) -> Bool {
        state.withLock { state in
            guard state.make != nil, state.current == id else { return false }
            state.task = task
            return true
        }
    }

    /// Returns the snapshot to make a preview of, after the wait; nil if it is no longer wanted.
    private func takeTurn() -> (snapshot: LoadingSnapshot, make: Make)? {
        state.withLock { state in
            guard let make = state.make, let snapshot = state.below?.event, isDue(snapshot, state.lastByteCount) else {
                return nil
            }
            state.lastByteCount = snapshot.preview?.byteCount ?? snapshot.progress.receivedBytes
            state.lastStart = clock.uptime
            return (snapshot, make)
        }
    }
}
