public import Foundation

/// An ``ImageDataProvider`` made of a function.
public struct ClosureProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    /// Whether the bytes are worth keeping in the disk cache.
    public let isCachedOnDisk: Bool
    private let load: @Sendable () async throws -> Data

    /// A provider of what `load` gives.
    ///
    /// - Parameters:
    ///   - id: Names the bytes: other bytes need another name. With an empty one, each provider that is made has a name of
    ///     its own, and its bytes are not kept on disk.
    ///   - isCachedOnDisk: Whether they are worth keeping in the disk cache. Default: true.
    ///   - load: Gives the bytes. An error that is no `ImageError` becomes `ImageError.request(.providerFailed)`.
    public init(id: String, isCachedOnDisk: Bool = true, _ load: @escaping @Sendable () async throws -> Data) {
        identifier = KeyText.unique(unless: id)
        // Nobody would find them there again.
        self.isCachedOnDisk = isCachedOnDisk && !id.isEmpty
        self.load = load
    }

    /// What the function gives.
    ///
    /// - Throws: What the function throws.
    public func data() async throws -> Data { try await load() }
}
