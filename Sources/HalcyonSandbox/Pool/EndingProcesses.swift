#if os(Linux)
import CSandbox
import Synchronization

/// Processes that were told to end. If this program adopts orphans, as process 1 of a container does, they become its
/// children in the end, and stay as zombies unless it takes them. It takes no others.
enum EndingProcesses {
    private struct Entry {
        let process: Descriptor
        let since: Double
    }

    private struct State {
        var entries: [Entry] = []
        var isWatched = false
    }

    /// Seconds after which one that does not end by itself is ended: it may be stopped.
    private static let patience = 1.0
    private static let (firstPause, longestPause) = (0.01, 5.0)

    private static let state = Mutex(State())

    /// Takes a process when it has ended.
    ///
    /// - Parameter process: Its descriptor, which can be read then (`pidfd`).
    static func add(_ process: Descriptor) {
        let isFirst = state.withLock { state in
            state.entries.append(Entry(process: process, since: Patience.uptime))
            defer { state.isWatched = true }
            return !state.isWatched
        }
        guard isFirst else { return }
        Task.detached {
            var pause = firstPause
            repeat {
                try? await Task.sleep(for: .seconds(pause))
                pause = min(pause * 2, longestPause)
            } while takeEnded()
        }
    }

    /// - Returns: Whether some have not ended.
    private static func takeEnded() -> Bool {
        state.withLock { state in
            let now = Patience.uptime
            state.entries.removeAll { halcyon_sandbox_take($0.process.number) != 0 }
            for entry in state.entries where now - entry.since >= patience {
                _ = halcyon_sandbox_kill(entry.process.number)
            }
            state.isWatched = !state.entries.isEmpty
            return state.isWatched
        }
    }
}
#endif
