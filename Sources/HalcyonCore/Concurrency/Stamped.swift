import Synchronization

/// An event with its place in the process-wide order of reports.
///
/// A receiver that already has a later one drops it. Events are snapshots, not changes, so nothing is lost by that, and
/// late joiners, slow receivers and several levels of forwarding need neither a queue nor a lock around the delivery.
struct Stamped<Event: Sendable>: Sendable {
    let event: Event
    let stamp: UInt64

    fileprivate init(_ event: Event, stamp: UInt64) {
        self.event = event
        self.stamp = stamp
    }

    /// The same report in other words.
    func map<Other: Sendable>(_ change: (Event) -> Other) -> Stamped<Other> {
        Stamped<Other>(change(event), stamp: stamp)
    }

    init(_ event: Event) {
        self.event = event
        stamp = lastStamp.add(1, ordering: .relaxed).newValue
    }
}

/// Outside the generic type, which cannot have stored statics.
private let lastStamp = Atomic<UInt64>(0)

/// Hands events on without their stamps: one at a time, never an older one after a newer one. Events that were overtaken
/// are left out.
final class LatestEvent<Event: Sendable>: Sendable {
    private struct State {
        var stamp: UInt64 = 0
        /// The newest event that was not handed on yet.
        var next: Event?
        /// Whether somebody is handing on. One at a time: two who had each taken an event could hand them on in the wrong
        /// order.
        var isTelling = false

        mutating func take() -> Event? {
            guard let event = next else {
                isTelling = false
                return nil
            }
            next = nil
            return event
        }
    }

    private let state = Mutex(State())
    private let handler: @Sendable (Event) -> Void

    init(_ handler: @escaping @Sendable (Event) -> Void) { self.handler = handler }

    func deliver(_ event: Stamped<Event>) {
        let (isTeller, overtaken) = state.withLock { state -> (Bool, Event?) in
            guard event.stamp > state.stamp else { return (false, nil) }
            state.stamp = event.stamp
            let overtaken = state.next
            state.next = event.event
            defer { state.isTelling = true }
            return (!state.isTelling, overtaken)
        }
        // Freed after the lock: events may hold what calls back as it goes.
        withExtendedLifetime(overtaken) {}
        guard isTeller else { return }
        while let event = state.withLock({ $0.take() }) { handler(event) }
    }
}
