public import CoreMetrics
public import Foundation
import Halcyon
public import HalcyonCore
public import HalcyonCurl
import HalcyonStore
public import Logging

extension ImageServer {
    /// What a server is made of.
    public struct Configuration: Sendable {
        /// Signs and checks paths; nil for a server that makes anything for anyone, which is for development. Such
        /// paths have the signature `insecure`.
        public var signer: URLSigner?
        /// The hosts of sources.
        public var policy = SourcePolicy()
        /// Options by name: `thumb` for `w:200,h:200,fit:fill`, for paths such as `/…/preset:thumb/…`. Default: none.
        public var presets: [String: String] = [:]
        /// Whether paths may have no option but presets. Default: false.
        public var onlyPresets = false
        /// The longest side of a result in pixels. Default: 4,096.
        public var maximumSide = 4_096
        /// The formats that are sent to clients that accept them.
        public var negotiation = Negotiation()
        /// The quality of JPEG, WebP and AVIF for paths that give none. Default: 80.
        public var quality = 80
        /// For how long results are fresh.
        public var lifetime = ResultLifetime()
        /// The picture that is sent if a source cannot be loaded or shown, with status 200; nil for the error. It is
        /// made to the same options. Default: nil.
        public var fallback: Data?
        /// How many requests are worked on at a time; the others wait in turn, client by client. Default: 64.
        public var maximumRunning = 64
        /// How many requests wait besides; the next one gets status 503, and so does one that has waited for half of
        /// ``timeLimit``. Default: 1,024.
        public var maximumWaiting = 1_024
        /// How many requests of one client wait. Default: 256.
        public var maximumWaitingPerClient = 256
        /// The longest time in seconds from a request to its answer, at most a day. Default: 30.
        public var timeLimit = 30.0
        /// Whether errors say what went wrong in the network, and ``ImageServer`` shows a page to try it at `/`, which
        /// signs whatever it is given. For development only: a stranger could learn which hosts and ports exist, and
        /// get signatures. Default: false.
        public var isDevelopment = false
        /// The cache of sources and results; nil for none. Default: a `DiskCache`, see ``init(cacheDirectory:)``.
        public var dataCache: (any DataCaching)?
        /// The megabytes of results that are kept in memory in front of ``dataCache``. Default: 64.
        public var memoryMegabytes = 64
        /// Asked by each request for a result that is not in memory: for example, a lock that lets one of several
        /// servers make a result that all want (`RedisFlight.dataInterceptor`). Default: none.
        public var dataInterceptors: [DataInterceptor] = []
        /// The configuration of the pipeline that loads and decodes sources: see
        /// ``sources(transfers:maximumBytes:addressFilter:)``. Set its data cache through ``dataCache``.
        public var sources: ImagePipeline.Configuration
        /// Receives the metrics. Default: the program's (`MetricsSystem`).
        public var metrics: any MetricsFactory = MetricsSystem.factory
        /// What `/metrics` answers, such as the text of a ``PrometheusRegistry``; nil for no such path. Default: nil.
        public var metricsText: (@Sendable () -> String)?
        /// Default: a logger with the label `halcyon.server`.
        public var logger = Logger(label: "halcyon.server")

        /// Creates the configuration of a server without a key: set ``signer``.
        ///
        /// - Parameter cacheDirectory: The folder of the disk cache. Default: nil, for `halcyon-server` in the user's
        ///   caches.
        public init(cacheDirectory: URL? = nil) {
            let directory = cacheDirectory ?? DiskCache.defaultDirectory(named: "halcyon-server")
            sources = Self.sources()
            dataCache = DiskCache(directory: directory)
        }

        /// Returns the configuration of a pipeline of sources: that of `.untrusted`, for a server.
        ///
        /// - Parameters:
        ///   - transfers: How many transfers run at a time; half as many from one host. Default: 64.
        ///   - maximumBytes: The largest source in bytes. Default: 16 MiB.
        ///   - addressFilter: Returns whether to connect to an address; see `.untrusted`. Default: nil, for public
        ///     addresses at the usual ports.
        public static func sources(
            transfers: Int = 64, maximumBytes: Int = 16 << 20,
            addressFilter: (@Sendable (ResolvedAddress) -> Bool)? = nil
        ) -> ImagePipeline.Configuration {
            var sources = addressFilter.map { .untrusted(addressFilter: $0) } ?? ImagePipeline.Configuration.untrusted
            let perHost = max(1, transfers / 2)
            sources.maximumTransfers = transfers
            sources.downloads.maximumTransfersPerHost = perHost
            sources.maximumDataBytes = maximumBytes
            // The loader has limits of its own, and the smaller ones count.
            if var curl = (sources.dataLoader as? CurlDataLoader)?.configuration {
                curl.maximumConnectionsPerHost = perHost
                curl.maximumBodyBytes = maximumBytes
                sources.dataLoader = CurlDataLoader(curl)
            }
            // As long as the answer may be kept by others.
            sources.notFoundLifetime = 60
            sources.imageCache = nil
            sources.dataCache = nil
            return sources
        }
    }
}
