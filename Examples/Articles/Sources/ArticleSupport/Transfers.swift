public import Halcyon
import Synchronization

/// Counts the transfers that a pipeline begins: what reaches the network.
public final class Transfers: Sendable {
    private let started = Mutex(0)

    /// Creates a counter at 0.
    public init() {}

    /// How many have begun since this was asked last: "1 transfer", for example.
    public func sinceLast() -> String {
        let count = started.withLock { count in
            defer { count = 0 }
            return count
        }
        return count == 1 ? "1 transfer" : "\(count) transfers"
    }

    /// For `downloads.onEvent` of a pipeline's configuration.
    public func observe(_ event: ImageDownloader.Event) {
        if case .started = event.kind { started.withLock { $0 += 1 } }
    }
}
