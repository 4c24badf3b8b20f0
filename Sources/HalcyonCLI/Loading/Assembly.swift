import Halcyon
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import HalcyonStore
import Logging

/// The parts of the library, put together as the user wants them.
struct Assembly: Sendable {
    /// The version of the program.
    static let version = "0.1.0-dev"

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

    static func loader(connections: Int, _ trust: TrustOptions) -> CurlDataLoader {
        var configuration = CurlDataLoader.Configuration()
        configuration.authorities = trust.authorities
        configuration.maximumConnectionsPerHost = connections
        configuration.userAgent = "halcyon/\(version)"
        return CurlDataLoader(configuration)
    }

    /// Writes what the program delivers.
    static let encoder = ImageFileEncoder(
        encoders: ImageEncoderRegistry(StandardCodecs.encoders), decoders: ImageDecoderRegistry(StandardCodecs.decoders)
    )
}

/// How many files and connections the program may have open.
enum OpenFileLimit {
    /// The disk cache has some thirty open when it is busy: two for each of the eight threads that read the index, and the
    /// files that they read. With fewer than this, the cache would leave none to the network.
    static let leastWithCache = 48

    /// More than the most connections that may be asked for take.
    private static let enough = 1 << 16

    static var current: Int { Descriptors.limit }

    /// Most shells set the limit to 1,024 for programs that use `select`. libcurl and libdispatch do not use it, and this
    /// program starts no other.
    static func raise() { Descriptors.raiseLimit(to: enough) }
}
