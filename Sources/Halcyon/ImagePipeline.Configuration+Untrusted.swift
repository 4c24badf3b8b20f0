#if !(canImport(Darwin) || HALCYON_STAND_INS)
public import Foundation
public import HalcyonCore
import HalcyonCodecs
public import HalcyonCurl
import HalcyonStore

extension ImagePipeline.Configuration {
    /// A configuration for programs that load untrusted URLs: for example, a server that makes thumbnails of its users'
    /// URLs.
    ///
    /// It loads `http` and `https` only from public addresses, checked at each hop of a redirect, and `data:` URLs up
    /// to 256 KiB; it never reads local files. Limits on bytes, pixels, time and redirects are strict. The guide's page
    /// on untrusted URLs lists what it refuses, and with which error.
    ///
    /// ```swift
    /// let pipeline = ImagePipeline(.untrusted)
    /// ```
    ///
    /// Its disk cache is a separate folder, `halcyon-untrusted`: what a trusted pipeline has loaded from an internal
    /// address must not be returned. It is not available on Apple's systems, because URLSession does not say which
    /// address it connects to.
    public static var untrusted: ImagePipeline.Configuration { untrusted() }

    /// Returns ``untrusted`` with another folder or other addresses.
    ///
    /// - Parameters:
    ///   - cacheDirectory: The folder of the disk cache. Do not share it with a pipeline that may load more than this
    ///     one. Default: nil, for `halcyon-untrusted` in the user's caches.
    ///   - addressFilter: Returns whether to connect to a resolved address; called at each hop. Default: public
    ///     addresses (`ResolvedAddress.isGlobal`) at the ports 80, 443, 8080 and 8443.
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
        // A second attempt would hold a slot for as long again; the program's users can retry instead.
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
        // A proxy would resolve names itself, and the filter would see only the proxy's address.
        transfers.proxy = .none
        transfers.connectTimeout = 5
        transfers.idleTimeout = 5
        // Shorter than the total limit; otherwise servers that drip bytes would hold their slots until then.
        transfers.minimumSpeedTime = 5
        transfers.totalTimeout = untrustedSeconds
        transfers.maximumBodyBytes = maximumUntrustedBytes
        transfers.maximumRedirects = 3
        transfers.maximumURLBytes = maximumUntrustedURLBytes
        transfers.maximumConnectionsPerHost = 4
        return transfers
    }

    /// The ports at which users' images are expected. At other ports, a service could read requests as commands, and
    /// responses would reveal which ports are open.
    @usableFromInline static let webPorts: Set<Int> = [80, 443, 8080, 8443]
    private static let maximumUntrustedBytes = 16 << 20
    /// As in common servers.
    private static let maximumUntrustedURLBytes = 8 << 10
    private static let untrustedSeconds = 20.0
}
#endif
