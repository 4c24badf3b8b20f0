/// Watches a pipeline at work: for logs, figures and traces.
///
/// Called from whatever thread the work is on, and waited for: it must be quick, and must not call the pipeline.
public protocol PipelineObserving: Sendable {
    /// Something has happened.
    func observe(_ event: PipelineEvent)
}
