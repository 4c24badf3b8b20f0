public import Foundation
public import Logging

extension DiskCache {
    /// Limits, clock and log of a ``DiskCache``.
    public struct Configuration: Sendable {
        /// The most bytes that all entries together may have, their files' lengths added up; the index comes on top.
        /// Default: 512 MiB.
        public var sizeLimit: Int
        /// The most entries, at least 1; nil (the default) for any number.
        public var entryLimit: Int?
        /// Tells the time of uses and of expiration. Default: the system's.
        public var now: @Sendable () -> Date
        /// Hears of what was damaged and has been repaired. Default: the label `"halcyon.store"`.
        public var logger: Logger

        /// The defaults, with the given limits. A limit below 0 means 0 bytes, and below 1 entry means 1.
        public init(sizeLimit: Int = 512 << 20, entryLimit: Int? = nil) {
            self.sizeLimit = max(0, sizeLimit)
            self.entryLimit = entryLimit.map { max(1, $0) }
            now = { Date() }
            logger = Logger(label: "halcyon.store")
        }
    }
}
