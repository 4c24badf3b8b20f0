#if canImport(SwiftUI)
import HalcyonCore

/// Tells when a load takes so long that people should be told, so that fast loads do not flash an indicator.
@MainActor
final class RemoteImageLateness {
    private let tell: @MainActor () -> Void
    private var wait: Task<Void, Never>?

    init(_ tell: @escaping @MainActor () -> Void) { self.tell = tell }

    deinit { wait?.cancel() }

    /// Begins to wait, unless it does already; with nil, ends the wait.
    func measure(_ delay: Double?, by pipeline: ImagePipeline?) {
        guard let delay, let pipeline else {
            wait?.cancel()
            wait = nil
            return
        }
        guard wait == nil else { return }
        let clock = pipeline.configuration.clock
        wait = Task { [tell] in
            try? await clock.sleep(seconds: delay)
            // It may have been over before the end came.
            if !Task.isCancelled { tell() }
        }
    }
}
#endif
