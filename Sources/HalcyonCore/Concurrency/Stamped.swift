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
