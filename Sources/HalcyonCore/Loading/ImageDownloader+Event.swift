import Synchronization

extension ImageDownloader {
    /// Something that has happened to a transfer.
    ///
    /// Of each transfer the first is `.queued`, and the last, once, `.finished`, `.failed` or `.cancelled`. Downloads that
    /// share a transfer share its events.
    public struct Event: Sendable {
        /// Tells transfers of this program apart, all attempts of one being the same.
        public struct TransferID: Hashable, Sendable, CustomStringConvertible {
            private let number: UInt64
            private static let last = Atomic<UInt64>(0)

            /// A number that no other transfer has.
            public init() { number = Self.last.add(1, ordering: .relaxed).newValue }

            /// Its number, from 1 on.
            public var description: String { "\(number)" }
        }

        /// What has happened.
        public enum Kind: Sendable, Equatable {
            /// It waits for its turn.
            case queued
            /// An attempt begins; the first is 1.
            case started(attempt: Int)
            /// The server sends the rest of a body of which there were so many bytes already.
            case resumed(from: Int)
            /// An attempt has failed, and another one will be made after so many seconds.
            case willRetry(after: Double, because: ImageError)
            /// All is there: so many bytes.
            case finished(byteCount: Int, metrics: TransferMetrics?)
            /// It has failed for good.
            case failed(ImageError)
            /// Nobody wanted it any more.
            case cancelled
        }

        /// Which transfer.
        public var transfer: TransferID
        /// What was asked for, by the download that began the transfer.
        public var request: DownloadRequest
        /// What has happened.
        public var kind: Kind

        /// An event, for the test of a listener; see the properties.
        public init(transfer: TransferID, request: DownloadRequest, kind: Kind) {
            self.transfer = transfer
            self.request = request
            self.kind = kind
        }
    }
}
