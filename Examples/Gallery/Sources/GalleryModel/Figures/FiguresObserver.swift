public import HalcyonCore
import Synchronization

/// Counts what happens in a pipeline, for whoever looks at it now and then.
public final class FiguresObserver: PipelineObserving {
    private let state = Mutex(PipelineFigures())

    /// An observer that has seen nothing.
    public init() {}

    /// The figures as they are now.
    public var figures: PipelineFigures { state.withLock { $0 } }

    /// Counts an event.
    public func observe(_ event: PipelineEvent) { state.withLock { $0.count(event) } }
}
