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
        var isBusy = false
        var hasEnded = false
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
        let made = state.withLock { state in
            state.snapshot = snapshot
            return state.made
        }
        tell(snapshot, made)
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

    private func tell(_ snapshot: LoadingSnapshot, _ preview: Preview?) {
        var own = snapshot
        own.preview = preview
        report(own)
    }

    private func makeNext() {
        let next = state.withLock { state -> LoadingSnapshot? in
            guard !state.isBusy, !state.hasEnded, let snapshot = state.snapshot, isDue(snapshot, state.lastByteCount)
            else { return nil }
            state.isBusy = true
            state.lastByteCount = snapshot.preview?.byteCount ?? snapshot.progress.received
            return snapshot
        }
        guard let next else { return }
        let task = startTask { [self] in
            let preview = await make(next)
            let snapshot = state.withLock { state -> LoadingSnapshot? in
                state.isBusy = false
                if let preview { state.made = preview }
                return state.hasEnded ? nil : state.snapshot
            }
            guard let snapshot else { return }
            if let preview { tell(snapshot, preview) }
            makeNext()
        }
        let isUnwanted = state.withLock { state in
            state.task = task
            return state.hasEnded
        }
        if isUnwanted { task.cancel() }
    }
}
