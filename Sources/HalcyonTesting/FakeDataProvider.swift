public import Foundation
public import HalcyonCore

/// A provider of bytes defined by a test.
public final class FakeDataProvider: ImageDataProvider {
    /// Identifies the bytes.
    public let identifier: String
    /// How many times the bytes were requested.
    public let calls = Tally()
    private let bytes: @Sendable () async throws -> Data

    /// Creates a provider that calls a function for its bytes.
    public init(identifier: String, _ bytes: @escaping @Sendable () async throws -> Data) {
        self.identifier = identifier
        self.bytes = bytes
    }

    /// Creates a provider of an image that ``FakeDecoder`` can decode.
    public convenience init(identifier: String, _ image: FakeImage = FakeImage()) {
        let data = image.data
        self.init(identifier: identifier) { data }
    }

    /// Counts the call and returns the function's bytes.
    ///
    /// - Throws: The function's error.
    public func data() async throws -> Data {
        calls.add()
        return try await bytes()
    }
}
