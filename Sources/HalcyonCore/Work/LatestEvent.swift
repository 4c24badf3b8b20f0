import Synchronization

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
