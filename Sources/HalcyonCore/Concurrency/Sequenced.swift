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

    /// Whether it is newer than `other`; true if there is no other.
    func overtakes(_ other: Sequenced?) -> Bool { stamp > other?.stamp ?? 0 }

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
