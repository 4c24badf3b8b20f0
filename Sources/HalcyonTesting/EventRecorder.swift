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
