import Synchronization

extension ImageDownloader {
    /// An event of a transfer.
    ///
    /// The first event of each transfer is `.queued`, and the last is one of `.finished`, `.failed` or `.cancelled`.
    /// Downloads that share a transfer share its events.
    public struct Event: Sendable {
        /// Identifies a transfer within this program; all attempts of a transfer have the same identifier.
        public struct TransferID: Hashable, Sendable, CustomStringConvertible {
            private let number: UInt64
            private static let last = Atomic<UInt64>(0)

            /// Creates an identifier that no other transfer has.
            public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

            /// The number of the transfer, from 1.
            public var description: String { "\(number)" }
        }

        /// The kinds of events.
        public enum Kind: Sendable, Equatable {
            /// The transfer waits for its turn.
            case queued
            /// An attempt starts; the first is 1.
            case started(attempt: Int)
            /// The server sends the rest of a body, of which `from` bytes were already available.
            case resumed(from: Int)
            /// An attempt has failed, and another one will be made after this many seconds.
            case willRetry(after: Double, because: ImageError)
            /// The transfer has finished, with this many bytes.
            case finished(byteCount: Int, metrics: TransferMetrics?)
            /// The transfer has failed and will not be retried.
            case failed(ImageError)
            /// All callers have cancelled.
            case cancelled
        }

        /// The transfer that the event belongs to.
        public var transfer: TransferID
        /// The request of the download that started the transfer.
        public var request: DownloadRequest
        /// The kind of the event.
        public var kind: Kind

        /// Creates an event, for tests of a listener; see the properties.
        public init(transfer: TransferID, request: DownloadRequest, kind: Kind) {
            self.transfer = transfer
            self.request = request
            self.kind = kind
        }
    }
}
