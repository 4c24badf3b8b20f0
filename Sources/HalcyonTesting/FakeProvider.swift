public import Foundation
public import HalcyonCore

/// A provider whose bytes a test writes.
public final class FakeProvider: ImageDataProvider {
    /// Names the bytes.
    public let identifier: String
    /// How often the bytes were asked for.
    public let calls = Tally()
    private let bytes: @Sendable () async throws -> Data

    /// A provider whose bytes come from a function.
    public init(identifier: String, _ bytes: @escaping @Sendable () async throws -> Data) {
        self.identifier = identifier
        self.bytes = bytes
    }

    /// A provider of a picture that ``FakeDecoder`` knows.
    public convenience init(identifier: String, _ image: FakeImage = FakeImage()) {
        let data = image.data
        self.init(identifier: identifier) { data }
    }

    /// The bytes, from the function.
    public func data() async throws -> Data {
        calls.add()
        return try await bytes()
    }
}
