import Foundation
import HalcyonCore

/// A provider whose bytes a test writes.
final class FakeProvider: ImageDataProvider {
    let identifier: String
    let calls = Tally()
    private let bytes: @Sendable () async throws -> Data

    init(identifier: String, _ bytes: @escaping @Sendable () async throws -> Data) {
        self.identifier = identifier
        self.bytes = bytes
    }

    func data() async throws -> Data {
        calls.add()
        return try await bytes()
    }
}
