import Synchronization

/// For those who show frame after frame, and say who they are: each has a pass of its own over the file.
extension AnimatedFrames {
    /// Moves a reader, has the frames before it decoded, and tells what it can show.
    ///
    /// - Parameter onNews: Called, on some thread, after a frame was not ready, when there is one, or an error.
    func look(_ reader: WaitID, at move: FrameMove, onNews: @escaping @Sendable () -> Void) -> FrameSight {
        let (sight, idle) = table.withLock { $0.look(reader, at: move, onNews: onNews) }
        run(idle)
        return sight
    }

    /// Ends a reader's wish for frames.
    func leave(reader: WaitID) {
        let (dropped, idle) = table.withLock { ($0.removeReader(reader), $0.idle()) }
        run(idle)
        withExtendedLifetime(dropped) {}
    }

    /// How many readers can be served apart: more passes at a time would cost more than they give.
    var maximumReaders: Int { plan.maximumReaders }

    /// How many callers wait for a frame.
    var waiterCount: Int { table.withLock { $0.waiters.count } }
    /// Whether any pass is at work.
    var isAtWork: Bool { table.withLock { $0.cursors.values.contains { $0.isRunning } } }
}
