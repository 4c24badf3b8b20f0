public import Foundation
public import Logging

extension ImagePipeline {
    /// The parts that a pipeline is made of, and its numbers.
    public struct Configuration: Sendable {
        /// Makes network transfers; nil (the default) for none.
        public var dataLoader: (any DataLoading)?
        /// Keeps bytes; nil (the default) for none.
        public var dataCache: (any DataCaching)?
        /// Keeps decoded images; nil for none. Default: a cache of its own.
        public var imageCache: ImageCache?
        /// Decode. The last is asked first. Default: none.
        public var decoders: [any ImageDecoding]
        /// The most transfers at a time. Default: 8.
        public var maximumTransfers: Int
        /// The most decodes and processings at a time. Default: the number of processors.
        public var maximumDecodes: Int
        /// Bounds for hostile files.
        public var decodingLimits: DecodingLimits
        /// The most bytes of one source. Default: 256 MiB.
        public var maximumDataBytes: Int
        /// How long bytes in the disk cache count as fresh, unless the request says. Default: 7 days.
        public var expiration: CacheExpiration
        /// Hears of what went wrong without failing a load. Default: the label `"halcyon"`.
        public var logger: Logger
        /// Tells the time: the age of cached bytes, waits, time limits. Default: the system's.
        public var clock: any Timekeeping

        /// A pipeline of the given parts.
        public init(
            dataLoader: (any DataLoading)? = nil, dataCache: (any DataCaching)? = nil,
            imageCache: ImageCache? = ImageCache(), decoders: [any ImageDecoding] = []
        ) {
            self.dataLoader = dataLoader
            self.dataCache = dataCache
            self.imageCache = imageCache
            self.decoders = decoders
            maximumTransfers = 8
            maximumDecodes = ProcessInfo.processInfo.activeProcessorCount
            decodingLimits = DecodingLimits()
            maximumDataBytes = 256 << 20
            expiration = .days(7)
            logger = Logger(label: "halcyon")
            clock = SystemClock()
        }
    }
}
