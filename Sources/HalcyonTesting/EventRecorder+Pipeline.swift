public import HalcyonCore

/// As `observer` of a pipeline's configuration it keeps what happens in all of its loads.
extension EventRecorder: PipelineObserving where Event == PipelineEvent {
    /// Adds the event at the end.
    public func observe(_ event: PipelineEvent) { record(event) }
}
