public import Foundation

/// Bytes that are at hand already.
public struct RawDataProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    private let bytes: Data

    /// A provider of `data`.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - id: Names the bytes: other bytes need another name. With an empty one, each provider that is made has a name of
    ///     its own.
    public init(_ data: Data, id: String) {
        bytes = data
        identifier = KeyText.unique(unless: id)
    }

    /// False: the bytes are at hand already.
    public var isCachedOnDisk: Bool { false }

    /// The bytes.
    public func data() async throws -> Data { bytes }
}
