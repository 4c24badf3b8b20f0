/// What shared work costs by itself: for the benchmarks, which are a package of their own.
@_spi(Benchmarks)
public final class WorkProbe: Sendable {
    private let tables = (0..<3).map { _ in SharedWork<Int, Int, Int>() }
    private let held = SharedWork<Int, Int, Int>()

    /// No work yet.
    public init() {}

    /// Runs work that does nothing, each level of it joined to the one below.
    ///
    /// - Throws: `ImageError.cancelled` when the calling task is cancelled.
    public func run(_ key: Int, levels: Int) async throws(ImageError) -> Int {
        try await value(key, level: levels - 1, .constant(.normal))
    }

    private func value(_ key: Int, level: Int, _ demand: Demand) async throws(ImageError) -> Int {
        try await tables[level].value(for: key, demand: demand) { [self] job async throws(ImageError) in
            if level == 0 { return key }
            return try await value(key, level: level - 1, job.demand)
        }
    }

    /// Joins one and the same work, begun by the first caller.
    ///
    /// - Throws: `ImageError.cancelled` when the calling task is cancelled.
    public func join(_ work: @escaping @Sendable () async -> Void) async throws(ImageError) -> Int {
        try await held.value(for: 0, demand: .constant(.normal)) { _ async throws(ImageError) in
            await work()
            return 0
        }
    }

    /// How many have joined.
    public var joinedCount: Int { held.waiterCount(for: 0) }
}
