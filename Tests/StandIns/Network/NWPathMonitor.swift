public import Dispatch
import Synchronization

/// https://developer.apple.com/documentation/network/nwpath
public struct NWPath: Sendable {
    /// https://developer.apple.com/documentation/network/nwpath/status-swift.enum
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }

    public let status: Status
}

/// https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: Sendable {
    private struct Running {
        let monitor: ObjectIdentifier
        let queue: DispatchQueue
        let update: @Sendable (NWPath) -> Void
    }

    private static let state = Mutex((status: NWPath.Status.satisfied, running: [Running]()))
    private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)

    /// The status of the machine's path; running monitors hear of a change.
    public static var standInStatus: NWPath.Status {
        get { state.withLock { $0.status } }
        set {
            let running = state.withLock { state in
                state.status = newValue
                return state.running
            }
            for one in running { one.queue.async { one.update(NWPath(status: newValue)) } }
        }
    }

    /// The number of monitors that were started and not cancelled.
    public static var standInCount: Int { state.withLock { $0.running.count } }

    public init() {}

    /// https://developer.apple.com/documentation/network/nwpathmonitor/pathupdatehandler
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { handler.withLock { $0 } }
        set { handler.withLock { $0 = newValue } }
    }

    /// https://developer.apple.com/documentation/network/nwpathmonitor/start(queue:)
    public func start(queue: DispatchQueue) {
        guard let update = pathUpdateHandler else { return }
        Self.state.withLock { state in
            state.running.append(Running(monitor: ObjectIdentifier(self), queue: queue, update: update))
            queue.async { [status = state.status] in update(NWPath(status: status)) }
        }
    }

    /// https://developer.apple.com/documentation/network/nwpathmonitor/cancel()
    public func cancel() {
        Self.state.withLock { state in state.running.removeAll { $0.monitor == ObjectIdentifier(self) } }
    }
}
