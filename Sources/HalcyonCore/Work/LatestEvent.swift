import Synchronization

/// Hands events on without their stamps, dropping those that were overtaken.
final class LatestEvent<Event: Sendable>: Sendable {
    private let last = Atomic<UInt64>(0)
    private let handler: @Sendable (Event) -> Void

    init(_ handler: @escaping @Sendable (Event) -> Void) { self.handler = handler }

    func deliver(_ event: Stamped<Event>) {
        guard last.max(event.stamp, ordering: .relaxed).oldValue < event.stamp else { return }
        handler(event.event)
    }
}
