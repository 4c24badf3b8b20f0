#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore

/// What a body holds on to: when it goes, the transfer ends.
final class SessionBody: Sendable {
    private let transfer: SessionTransfer

    init(_ transfer: SessionTransfer) { self.transfer = transfer }

    deinit { transfer.cancel() }

    func next() async throws(ImageError) -> Data? { try await transfer.next() }
}
#endif
