import Synchronization

/// Keeps what happened, in its order.
public final class Log<Entry: Sendable>: Sendable {
    private let list = Mutex<[Entry]>([])
    /// What happened, in its order.
    public var entries: [Entry] { list.withLock { $0 } }

    /// An empty log.
    public init() {}

    /// Adds to the end.
    public func add(_ entry: Entry) { list.withLock { $0.append(entry) } }
}
