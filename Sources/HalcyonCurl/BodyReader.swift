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

/// Keeps an engine going: held by the loader, and by each body that is still to be read. The engine's own thread holds
/// none, so that it ends with the last.
final class EngineLease: Sendable {
    let engine: TransferEngine
    init(_ engine: TransferEngine) { self.engine = engine }
    deinit { engine.abandon() }
}
