import Synchronization

/// Makes previews along a stage of a load: one at a time, of the newest that there is when the last one is done.
final class PreviewMaker: Sendable {
    typealias Preview = LoadingSnapshot.Preview

    private struct State {
        var snapshot: LoadingSnapshot?
        /// The newest that this stage has made.
        var made: Preview?
        /// Of how many bytes the last one was made, or is being made.
        var lastByteCount = 0
        var task: Task<Void, Never>?
        /// Names the preview that is being made.
        var current: WaitID?
        var hasEnded = false
        /// Whether there is something that has not been told yet.
        var hasNews = false
        /// Whether somebody is telling.
        var isTelling = false

        mutating func takeNews() -> LoadingSnapshot? {
            guard hasNews, var news = snapshot else {
                isTelling = false
                return nil
            }
            hasNews = false
            news.preview = made
            return news
        }
    }

    private let state = Mutex(State())
    private let make: @Sendable (LoadingSnapshot) async -> Preview?
    private let isDue: @Sendable (LoadingSnapshot, _ lastByteCount: Int) -> Bool
    private let report: @Sendable (LoadingSnapshot) -> Void

    /// - Parameters:
    ///   - isDue: Whether a snapshot is worth a preview after one of so many bytes.
    ///   - make: The preview for a snapshot; nil where there is none yet.
    ///   - report: Tells those who wait for the stage.
    init(
        isDue: @escaping @Sendable (LoadingSnapshot, _ lastByteCount: Int) -> Bool,
        make: @escaping @Sendable (LoadingSnapshot) async -> Preview?,
        report: @escaping @Sendable (LoadingSnapshot) -> Void
    ) {
        self.isDue = isDue
        self.make = make
        self.report = report
    }

    /// Passes on what the stage below has reported, with this stage's own preview.
    func pass(_ snapshot: LoadingSnapshot) {
        state.withLock { state in
            state.snapshot = snapshot
            state.hasNews = true
        }
        tell()
        makeNext()
    }

    /// The stage is over: the preview that is being made is not wanted any more.
    func end() {
        let task = state.withLock { state in
            state.hasEnded = true
            return state.task
        }
        task?.cancel()
    }

    /// Tells what there is, until there is nothing newer. One at a time, so that what is told last is the newest: bytes
    /// arrive while a preview is done.
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
        let next = state.withLock { state -> LoadingSnapshot? in
            guard state.current == nil, !state.hasEnded, let snapshot = state.snapshot,
                isDue(snapshot, state.lastByteCount)
            else { return nil }
            state.current = id
            state.lastByteCount = snapshot.preview?.byteCount ?? snapshot.progress.received
            return snapshot
        }
        guard let next else { return }
        let task = startTask { [self] in
            let preview = await make(next)
            let goesOn = state.withLock { state in
                state.current = nil
                state.task = nil
                if state.hasEnded { return false }
                if let preview {
                    state.made = preview
                    state.hasNews = true
                }
                return true
            }
            guard goesOn else { return }
            tell()
            makeNext()
        }
        let isUnwanted = state.withLock { state in
            // It may be done already, and the next one under way.
            if state.current == id { state.task = task }
            return state.hasEnded
        }
        if isUnwanted { task.cancel() }
    }
}
