import Halcyon
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import HalcyonStore
import Logging

/// The parts of the library, put together as the user wants them.
struct Assembly: Sendable {
    let pipeline: ImagePipeline
    private let cache: DiskCache?

    init(_ options: LoadingOptions) {
        // Without the network, its descriptors are the cache's.
        let hasRoom = options.noCache || options.offline || OpenFileLimit.current >= OpenFileLimit.leastWithCache
        if !hasRoom {
            Console.shared.report(
                "halcyon: warning: only \(OpenFileLimit.current) files may be open (ulimit -n): going on without the disk cache"
            )
        }
        cache = options.noCache || !hasRoom ? nil : DiskCache(directory: options.caching.directory)
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = cache
        configuration.allowedSchemes = options.schemes.allowSchemes?.schemes
        configuration.defaults.expiration = options.expires?.expiration
        if options.strict { configuration.freshness = .strict }
        // The program would end before the confirmation, at each run, and never show what is new.
        configuration.confirmsBehind = false
        configuration.dataLoader = Self.loader(connections: options.concurrency, options.trust)
        configuration.maximumTransfers = options.concurrency
        configuration.downloads.maximumTransfersPerHost = options.concurrency
        configuration.downloads.retry.maximumAttempts = options.retries + 1
        // What it tells of failures the commands report themselves.
        let logger = configuration.logger
        if logger.logLevel <= .debug { configuration.observer = LogObserver(logger) }
        pipeline = ImagePipeline(configuration)
    }

    /// Returns once all that was loaded is on the disk. To be called before the program ends.
    func close() async {
        await pipeline.flush()
        // When entries were last used; the next run does without where it could not be written.
        try? await cache?.flush()
    }

    private static func loader(connections: Int, _ trust: TrustOptions) -> CurlDataLoader {
        var configuration = CurlDataLoader.Configuration()
        configuration.authorities = trust.authorities
        configuration.maximumConnectionsPerHost = connections
        configuration.userAgent = "halcyon/\(HalcyonCommand.version)"
        return CurlDataLoader(configuration)
    }

    /// Writes what the program delivers.
    static let encoder = ImageFileEncoder(
        encoders: ImageEncoderRegistry(StandardCodecs.encoders), decoders: ImageDecoderRegistry(StandardCodecs.decoders)
    )

    /// Reads headers, without any cache.
    static func headerReader(_ schemes: SchemeOptions, _ trust: TrustOptions) -> HeaderReader {
        HeaderReader(
            registry: ImageDecoderRegistry(StandardCodecs.decoders), loader: loader(connections: 8, trust),
            allowedSchemes: schemes.allowSchemes?.schemes)
    }
}
