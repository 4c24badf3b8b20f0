import Halcyon
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import HalcyonSandbox
import HalcyonStore
import Logging

/// The parts of the library, configured by the user's options.
struct Assembly: Sendable {
    /// The version of the program.
    static let version = "0.1.0-dev"

    let pipeline: ImagePipeline
    /// Encodes what the program delivers. What it decodes for that, it decodes as the pipeline does.
    let encoder: ImageFileEncoder
    private let cache: DiskCache?

    init(_ options: LoadingOptions) {
        // Without the network, the cache can use its descriptors.
        let hasRoom = options.noCache || options.offline || OpenFileLimit.current >= OpenFileLimit.leastWithCache
        if !hasRoom {
            Console.shared.report(
                "halcyon: warning: only \(OpenFileLimit.current) files may be open (ulimit -n): "
                    + "continuing without the disk cache"
            )
        }
        cache = options.noCache || !hasRoom ? nil : DiskCache(directory: options.caching.directory)
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = cache
        configuration.allowedSchemes = options.schemes.allowSchemes?.schemes
        configuration.defaults.expiration = options.expires?.expiration
        if options.strict { configuration.freshness = .strict }
        // The program would end before the revalidation, on every run, and never show anything new.
        configuration.revalidatesInBackground = false
        configuration.dataLoader = Self.loader(connections: options.concurrency, options.trust)
        configuration.maximumTransfers = options.concurrency
        configuration.downloads.maximumTransfersPerHost = options.concurrency
        configuration.downloads.retry.maximumAttempts = options.retries + 1
        if options.sandbox { configuration.decoders = .sandboxed(SandboxSettings(requiresSandbox: true)) }
        // The commands report the failures that it would log.
        let logger = configuration.logger
        if logger.logLevel <= .debug { configuration.observer = LogObserver(logger) }
        pipeline = ImagePipeline(configuration)
        encoder = ImageFileEncoder(
            encoders: Self.encoders, decoders: ImageDecoderRegistry(configuration.decoders))
    }

    /// Returns when everything that was loaded is on the disk. Call this before the program ends.
    func close() async {
        await pipeline.flush()
        // Writes when entries were last used; if that fails, the next run does without it.
        try? await cache?.flush()
    }

    static func loader(connections: Int, _ trust: TrustOptions) -> CurlDataLoader {
        var configuration = CurlDataLoader.Configuration()
        configuration.authorities = trust.authorities
        configuration.maximumConnectionsPerHost = connections
        configuration.userAgent = "halcyon/\(version)"
        return CurlDataLoader(configuration)
    }

    static let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
}

/// How many files and connections the program may have open.
enum OpenFileLimit {
    /// The minimum for using the disk cache, which has some thirty files open when it is busy: two for each of the
    /// eight threads that read the index, and the files that they read. Below this, the cache would leave none for the
    /// network.
    static let leastWithCache = 48

    /// More than the maximum number of connections needs.
    private static let enough = 1 << 16

    static var current: Int { Descriptors.limit }

    /// Raises the limit. Most shells set it to 1,024 for programs that use `select`, which libcurl and libdispatch do
    /// not use, and this program starts no others.
    static func raise() { Descriptors.raiseLimit(to: enough) }
}
