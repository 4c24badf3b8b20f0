public import HalcyonCore

extension EventRecorder where Event == ImageTask.Event {
    /// A recorder of what happens in a load, from its current state on, finished when the load is.
    ///
    /// Progress that newer progress has overtaken before it was read is missing, as it is for every reader of a task's
    /// events; to see each step, let the loader pause between the chunks (``FakeLoader/Answer/pausing(at:)``).
    public convenience init(_ task: ImageTask) { self.init(task.events) }

    /// The steps of the progress, in their order.
    public var progress: [LoadingProgress] {
        events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// How the load ended; nil while it runs.
    public var result: Result<ImageResponse, ImageError>? {
        for case .finished(let result) in events { return result }
        return nil
    }
}
