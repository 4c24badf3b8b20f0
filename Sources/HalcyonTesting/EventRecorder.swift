public import HalcyonCore

/// Records events in their order, from any thread, and lets a test wait for those to come.
///
/// A recorder of an `ImageTask` reads the task's events by itself; for all else, hand ``record(_:)`` to whatever calls
/// back, and call ``finish()`` at the end.
///
/// ```swift
/// let recorder = EventRecorder(pipeline.task(for: request))
/// let events = await recorder.finished()
/// ```
public final class EventRecorder<Event: Sendable>: Sendable {
    private struct State: Sendable {
        var events: [Event] = []
        var isFinished = false
    }

    private let state = Watched(State())

    /// A recorder of nothing so far.
    public init() {}

    /// A recorder of all that a sequence brings, finished at its end.
    public convenience init<Events: AsyncSequence & Sendable>(_ events: Events)
    where Events.Element == Event, Events.Failure == Never {
        self.init()
        Task {
            for await event in events { record(event) }
            finish()
        }
    }

    /// What happened so far, in its order.
    public var events: [Event] { state.value.events }
    /// Whether nothing more is to come.
    public var isFinished: Bool { state.value.isFinished }

    /// Adds an event at the end; one that comes after ``finish()`` as well, for a test should see it.
    public func record(_ event: Event) { state.update { $0.events.append(event) } }

    /// Says that nothing more is to come.
    public func finish() { state.update { $0.isFinished = true } }

    /// All events, once nothing more is to come, or when the calling task is cancelled, as a time limit does.
    @discardableResult
    public func finished() async -> [Event] {
        await state.wait(until: \.isFinished)
        return events
    }

    /// Returns once there are at least `count` events, nothing more is to come, or the calling task is cancelled.
    public func wait(for count: Int) async {
        await state.wait { $0.events.count >= count || $0.isFinished }
    }

    /// The first event that meets a condition, once it is there; nil when nothing more is to come, or the calling task is
    /// cancelled.
    public func first(where condition: @escaping @Sendable (Event) -> Bool) async -> Event? {
        await state.wait { $0.events.contains(where: condition) || $0.isFinished }
        return events.first(where: condition)
    }
}

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

/// As `observer` of a pipeline's configuration it keeps what happens in all of its loads.
extension EventRecorder: PipelineObserving where Event == PipelineEvent {
    /// Adds the event at the end.
    public func observe(_ event: PipelineEvent) { record(event) }
}
