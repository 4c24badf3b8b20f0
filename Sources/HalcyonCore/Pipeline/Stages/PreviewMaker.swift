import Synchronization

/// Makes previews in a stage of a load: one at a time, each from the newest data available when its turn comes.
final class PreviewMaker: Sendable {
    typealias Preview = LoadingSnapshot.Preview
    typealias Make = @Sendable (LoadingSnapshot) async -> Preview?

    private struct State {
        var snapshot: LoadingSnapshot?
        /// The stamp of the newest report from the stage below.
        var stamp: UInt64 = 0
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
        /// Whether there is something to report.
        var hasNews = false
        /// Whether a report is being delivered.
        var isTelling = false

        mutating func takeNews() -> LoadingSnapshot? {
            guard hasNews, var news = snapshot else {
                isTelling = false
                return nil
            }
            hasNews = false
            news.preview = made
            // Only for this stage. Waiters would keep it alive, beside the whole body that is made of it.
            news.body = nil
            return news
        }
    }

    private let state: Mutex<State>
    private let interval: Double
    private let clock: any PipelineClock
    private let isDue: @Sendable (LoadingSnapshot, _ lastByteCount: Int) -> Bool
    private let report: @Sendable (LoadingSnapshot) -> Void

    /// - Parameters:
    ///   - interval: The minimum number of seconds from the start of one preview to the start of the next. Default: 0.
    ///   - isDue: Whether a snapshot is worth a preview after one of `lastByteCount` bytes.
    ///   - make: Returns the preview for a snapshot; nil if there is none yet.
    ///   - report: Delivers a snapshot to the waiters of the stage.
    init(
        interval: Double = 0, clock: any PipelineClock = SystemClock(),
        isDue: @escaping @Sendable (LoadingSnapshot, _ lastByteCount: Int) -> Bool,
        make: @escaping Make,
        report: @escaping @Sendable (LoadingSnapshot) -> Void
    ) {
        state = Mutex(State(make: make))
        self.interval = interval
        self.clock = clock
        self.isDue = isDue
        self.report = report
    }

    /// Forwards a report of the stage below, with this stage's own preview; reports overtaken on the way are dropped.
    func pass(_ report: Sequenced<LoadingSnapshot>) {
        let snapshot = report.event
        let (isNews, replaced) = state.withLock { state -> (Bool, LoadingSnapshot?) in
            guard report.stamp > state.stamp else { return (false, nil) }
            let replaced = state.snapshot
            state.snapshot = snapshot
            state.stamp = report.stamp
            state.hasNews = true
            return (true, replaced)
        }
        // Freed after the lock, like all snapshots and previews here: they may hold objects of other modules.
        withExtendedLifetime(replaced) {}
        guard isNews else { return }
        if snapshot.isWhole { end() }
        tell()
        makeNext()
    }

    /// Called when all bytes have arrived: a preview in progress is no longer wanted, here and in the stages above.
    func endAtWhole() {
        end()
        let (isNews, body) = state.withLock { state -> (Bool, ArrivingBody?) in
            let body = state.snapshot?.body
            state.snapshot?.body = nil
            state.snapshot?.isWhole = true
            state.hasNews = state.snapshot != nil
            return (state.hasNews, body)
        }
        withExtendedLifetime(body) {}
        if isNews { tell() }
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

    /// Delivers reports until there is nothing newer. One at a time, so that the last one delivered is the newest:
    /// bytes arrive while a preview is finished.
    private func tell() {
        let isTeller = state.withLock { state in
            defer { state.isTelling = true }
            return !state.isTelling
        }
        guard isTeller else { return }
        while let news = state.withLock({ $0.takeNews() }) { report(news) }
    }

    private func makeNext() {
        let id = WaitID()
        let pause = state.withLock { state -> Double? in
            guard state.current == nil, state.make != nil, let snapshot = state.snapshot,
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
            let (goesOn, replaced) = state.withLock { [preview] state -> (Bool, Preview?) in
                state.current = nil
                state.task = nil
                if state.make == nil { return (false, nil) }
                guard let preview else { return (true, nil) }
                let replaced = state.made
                state.made = preview
                state.hasNews = true
                return (true, replaced)
            }
            withExtendedLifetime(replaced) {}
            guard goesOn else { return }
            tell()
            makeNext()
        }
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
            guard let make = state.make, let snapshot = state.snapshot, isDue(snapshot, state.lastByteCount) else {
                return nil
            }
            state.lastByteCount = snapshot.preview?.byteCount ?? snapshot.progress.receivedBytes
            state.lastStart = clock.uptime
            return (snapshot, make)
        }
    }
}
