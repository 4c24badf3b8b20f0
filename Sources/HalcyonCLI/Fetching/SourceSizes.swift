import Synchronization

/// Remembers how many bytes each source had: an image that comes from memory later no longer knows.
final class SourceSizes: Sendable {
    private let bytes = Mutex<[String: Int]>([:])

    subscript(sourceKey: String) -> Int {
        get { bytes.withLock { $0[sourceKey] ?? 0 } }
        set { bytes.withLock { $0[sourceKey] = newValue } }
    }
}
