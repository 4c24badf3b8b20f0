#if canImport(Network)
import Dispatch
import HalcyonCore
import Network

/// The network of an Apple system, as its Network framework reports it.
package struct AppleNetwork: NetworkWatching {
    /// Creates the network of the system.
    package init() {}

    /// Nil, because only a monitor that has been started can tell.
    package var isOnline: Bool? { nil }

    package func watch(_ report: @escaping @Sendable (Bool) -> Void) -> (any AnyObject & Sendable)? {
        PathWatch(report)
    }
}

/// `@unchecked Sendable` holds because the monitor is used only when this object is created and when it ends.
private final class PathWatch: @unchecked Sendable {
    private let monitor = NWPathMonitor()

    init(_ report: @escaping @Sendable (Bool) -> Void) {
        // A path that requires a connection, such as a VPN on demand, is made by the next attempt.
        monitor.pathUpdateHandler = { report($0.status != .unsatisfied) }
        monitor.start(queue: DispatchQueue(label: "halcyon-network"))
    }

    deinit { monitor.cancel() }
}
#endif
