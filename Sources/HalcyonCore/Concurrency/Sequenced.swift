import Synchronization

/// An event with its position in the process-wide order of reports.
///
/// A receiver that already has a later event drops it. Events are snapshots, not changes, so nothing is lost, and late
/// joiners, slow receivers and several levels of forwarding need neither a queue nor a lock around the delivery.
struct Sequenced<Event: Sendable>: Sendable {
    let event: Event
    let stamp: UInt64

    fileprivate init(_ event: Event, stamp: UInt64) {
        self.event = event
        self.stamp = stamp
    }

    /// Returns the same report with a transformed event.
    func map<Other: Sendable>(_ change: (Event) -> Other) -> Sequenced<Other> {
        Sequenced<Other>(change(event), stamp: stamp)
    }

    init(_ event: Event) {
        self.event = event
        stamp = lastStamp.add(1, ordering: .relaxed).newValue
    }
}

/// Outside the generic type, which cannot have static stored properties.
private let lastStamp = Atomic<UInt64>(0)

/// Passes events on without their stamps: one at a time, never an older one after a newer one. Skips events that were
/// overtaken.
final class LatestEvent<Event: Sendable>: Sendable {
    private struct State {
        var stamp: UInt64 = 0
        /// The newest event that has not been passed on yet.
        var next: Event?
        /// Whether some thread is delivering. Only one at a time may: two threads that had each taken an event could
        /// deliver them in the wrong order.
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

    func deliver(_ event: Sequenced<Event>) {
        let (isTeller, overtaken) = state.withLock { state -> (Bool, Event?) in
            guard event.stamp > state.stamp else { return (false, nil) }
            state.stamp = event.stamp
            let overtaken = state.next
            state.next = event.event
            defer { state.isTelling = true }
            return (!state.isTelling, overtaken)
        }
        // Freed after the lock: freeing an event may call back.
        withExtendedLifetime(overtaken) {}
        guard isTeller else { return }
        while let event = state.withLock({ $0.take() }) { handler(event) }
    }
}
