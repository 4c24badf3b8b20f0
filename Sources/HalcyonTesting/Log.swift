/// Keeps what happened, in its order, from any thread, and lets a test wait for what is to happen.
public final class Log<Entry: Sendable>: Sendable {
    private let list = Watched<[Entry]>([])

    /// An empty log.
    public init() {}

    /// What happened, in its order.
    public var entries: [Entry] { list.value }

    /// Adds to the end.
    public func add(_ entry: Entry) { list.update { $0.append(entry) } }

    /// Forgets everything, for the next part of a test.
    public func removeAll() { list.update { $0 = [] } }

    /// Returns once there are at least `count` entries, or when the calling task is cancelled, as a time limit does.
    public func wait(for count: Int) async { await list.wait { $0.count >= count } }

    /// Returns once the entries meet a condition, or when the calling task is cancelled.
    public func wait(until condition: @escaping @Sendable ([Entry]) -> Bool) async {
        await list.wait(until: condition)
    }
}
