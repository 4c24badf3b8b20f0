/// A change of the index that waits for its transaction.
protocol PendingChange: AnyObject, Sendable {
    func make(_ connection: Connection) throws(StoreFailure)
    func succeed()
    func fail(_ failure: StoreFailure)
}

/// A change, and what it gives once it is committed.
///
/// `@unchecked Sendable` holds because `draft` and `outcome` are touched only by the thread that holds the writer's
/// connection.
final class Change<Result: Sendable>: PendingChange, @unchecked Sendable {
    private let work: @Sendable (Connection) throws(StoreFailure) -> Result
    private var draft: Result?
    private(set) var outcome: Swift.Result<Result, StoreFailure>?

    init(_ work: @escaping @Sendable (Connection) throws(StoreFailure) -> Result) {
        self.work = work
    }

    func make(_ connection: Connection) throws(StoreFailure) { draft = try work(connection) }

    func succeed() { outcome = draft.map { .success($0) } }

    func fail(_ failure: StoreFailure) { outcome = .failure(failure) }
}
