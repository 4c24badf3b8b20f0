#if !(canImport(Darwin) || HALCYON_STAND_INS)
public import Foundation
public import HalcyonCore
import HalcyonCodecs
public import HalcyonCurl
import HalcyonStore

extension ImagePipeline.Configuration {
    /// A configuration for programs that load what strangers name: a server that makes thumbnails of its users' URLs.
    ///
    /// It loads `http` and `https` from public addresses alone, on each hop of a redirect, and `data:` URLs up to 256 KiB; no
    /// local file by any way. Limits on bytes, pixels, time and redirects are tight. The guide's page on untrusted URLs lists
    /// what it refuses, and with which error.
    ///
    /// ```swift
    /// let pipeline = ImagePipeline(.untrusted)
    /// ```
    ///
    /// Its disk cache is a folder of its own, `halcyon-untrusted`: what a trusted pipeline has loaded from an internal address
    /// must not be handed out. Not available on Apple's systems, whose URLSession does not say which address it connects to.
    public static var untrusted: ImagePipeline.Configuration { untrusted() }

    /// As ``untrusted``, with another folder or other addresses.
    ///
    /// - Parameters:
    ///   - cacheDirectory: The folder of the disk cache. Share it with no pipeline that may load more than this one. Default:
    ///     nil, for `halcyon-untrusted` among the user's caches.
    ///   - addressFilter: Whether to connect to a resolved address; asked on each hop. Default: public addresses
    ///     (`ResolvedAddress.isGlobal`) at the ports 80, 443, 8080 and 8443.
    public static func untrusted(
        cacheDirectory: URL? = nil,
        addressFilter: @escaping @Sendable (ResolvedAddress) -> Bool = { $0.isGlobal && webPorts.contains($0.port) }
    ) -> ImagePipeline.Configuration {
        let directory = cacheDirectory ?? DiskCache.defaultDirectory(named: "halcyon-untrusted")
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(untrustedTransfers(addressFilter)), dataCache: DiskCache(directory: directory),
            decoders: StandardCodecs.decoders, encoders: StandardCodecs.encoders)
        configuration.allowedSchemes = ["http", "https", "data"]
        configuration.maximumDataBytes = maximumUntrustedBytes
        configuration.maximumDataURLBytes = 256 << 10
        configuration.maximumURLBytes = maximumUntrustedURLBytes
        configuration.maximumTransfers = 32
        configuration.downloads.maximumTransfersPerHost = 4
        configuration.downloads.resumableBytesLimit = 0
        // A second attempt would hold a place for as long again, and is for the program's users to ask for.
        configuration.downloads.retry = .never
        configuration.downloads.retry.totalTimeout = untrustedSeconds
        configuration.decodingLimits = DecodingLimits(
            maximumPixels: 50_000_000, maximumBytes: 256 << 20, maximumScans: 50, maximumFrames: 1_000,
            maximumAnimationPixels: 1_000_000_000, maximumMetadataBytes: 4 << 20, maximumSeconds: 10)
        return configuration
    }

    private static func untrustedTransfers(
        _ addressFilter: @escaping @Sendable (ResolvedAddress) -> Bool
    ) -> CurlDataLoader.Configuration {
        var transfers = CurlDataLoader.Configuration()
        transfers.addressFilter = addressFilter
        // A proxy would resolve names itself, and the filter would be asked about the proxy alone.
        transfers.proxy = .none
        transfers.connectTimeout = 5
        transfers.idleTimeout = 5
        // Below the total limit, or servers that drip would hold their places up to that.
        transfers.minimumSpeedTime = 5
        transfers.totalTimeout = untrustedSeconds
        transfers.maximumBodyBytes = maximumUntrustedBytes
        transfers.maximumRedirects = 3
        transfers.maximumURLBytes = maximumUntrustedURLBytes
        transfers.maximumConnectionsPerHost = 4
        return transfers
    }

    /// The ports at which strangers' images are expected. At others, requests could be read as commands by what listens
    /// there, and answers would tell which ports are open.
    @usableFromInline static let webPorts: Set<Int> = [80, 443, 8080, 8443]
    private static let maximumUntrustedBytes = 16 << 20
    /// As common servers have it.
    private static let maximumUntrustedURLBytes = 8 << 10
    private static let untrustedSeconds = 20.0
}
#endif
