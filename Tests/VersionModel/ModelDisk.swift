public import HalcyonCore
import HalcyonTesting

/// The disk of a round, which outlives its pipelines.
public protocol ModelDisk: Sendable {
    /// The cache, as a program that starts now opens it.
    func opened() -> any DataCaching
    /// The keys of what it holds now.
    func keys() async -> [String]
}

/// One in memory.
public struct ModelFakeDisk: ModelDisk {
    private let cache = FakeDataCache()

    /// An empty one.
    public init() {}

    /// The same each time.
    public func opened() -> any DataCaching { cache }
    /// In the order of their names.
    public func keys() async -> [String] { cache.keys.sorted() }
}
