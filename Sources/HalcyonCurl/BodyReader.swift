import Foundation
import HalcyonCore

/// What a body holds on to: when it goes, the transfer ends.
final class BodyReader: Sendable {
    private let transfer: Transfer
    private let lease: EngineLease

    init(_ transfer: Transfer, _ lease: EngineLease) {
        self.transfer = transfer
        self.lease = lease
    }

    deinit { transfer.cancel() }

    func next() async throws(ImageError) -> Data? { try await transfer.next() }
}
