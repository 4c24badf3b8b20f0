public import HalcyonCore

/// Records events in order, from any thread, and lets a test wait for later ones.
///
/// A recorder of an `ImageTask` reads the task's events by itself; otherwise, pass ``record(_:)`` as the callback, and
/// call ``finish()`` at the end.
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

    /// Creates an empty recorder.
    public init() {}

    /// Creates a recorder of all elements of a sequence, which finishes at its end.
    public convenience init<Events: AsyncSequence & Sendable>(_ events: Events)
    where Events.Element == Event, Events.Failure == Never {
        self.init()
        Task {
            for await event in events { record(event) }
            finish()
        }
    }

    /// The events so far, in order.
    public var events: [Event] { state.value.events }
    /// Whether no more events will come.
    public var isFinished: Bool { state.value.isFinished }

    /// Appends an event, even after ``finish()``, because a test should see it.
    public func record(_ event: Event) { state.update { $0.events.append(event) } }

    /// Marks the recording as finished.
    public func finish() { state.update { $0.isFinished = true } }

    /// Returns all events once the recording is finished, or when the calling task is cancelled, for example by a time
    /// limit.
    @discardableResult
    public func finished() async -> [Event] {
        await state.wait(until: \.isFinished)
        return events
    }

    /// Returns once there are at least `count` events, the recording is finished, or the calling task is cancelled.
    public func wait(for count: Int) async {
        await state.wait { $0.events.count >= count || $0.isFinished }
    }

    /// Returns the first event that satisfies a condition, once there is one, or nil when the recording is finished or
    /// the calling task is cancelled.
    public func first(where condition: @escaping @Sendable (Event) -> Bool) async -> Event? {
        await state.wait { $0.events.contains(where: condition) || $0.isFinished }
        return events.first(where: condition)
    }
}

extension EventRecorder where Event == ImageTask.Event {
    /// Creates a recorder of a load's events, from its current state on, which finishes with the load.
    ///
    /// Progress that is superseded before it is read is missing, as for every reader of a task's events; to see each
    /// step, let the loader pause between the chunks (``FakeLoader/Answer/pausing(at:)``).
    public convenience init(_ task: ImageTask) { self.init(task.events) }

    /// The progress events, in order.
    public var progress: [LoadingProgress] {
        events.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// The result of the load; nil while it runs.
    public var result: Result<ImageResponse, ImageError>? {
        for case .finished(let result) in events { return result }
        return nil
    }
}

/// As the `observer` of a pipeline's configuration, it records the events of all its loads.
extension EventRecorder: PipelineObserving where Event == PipelineEvent {
    /// Appends the event.
    public func observe(_ event: PipelineEvent) { record(event) }
}
