import Foundation
public import HalcyonCore
import HalcyonStore

#if canImport(Darwin) || HALCYON_STAND_INS
import HalcyonApple
#else
import HalcyonCodecs
import HalcyonCurl
#endif

extension ImagePipeline.Configuration {
    /// A configuration with the parts that come with Halcyon: transfers by libcurl, codecs for JPEG, PNG, GIF, WebP,
    /// AVIF, QOI, PNM and TGA, a memory cache, and a disk cache in the folder `halcyon` of the user's caches (XDG). On
    /// Apple's systems URLSession and ImageIO replace libcurl and the codecs; the folder is in the program's caches.
    ///
    /// What views showed last is kept for the next launch in that folder too, in a file of the program
    /// (``LaunchSnapshot``).
    ///
    /// Returns a new configuration each time, with separate caches; two pipelines created from it share the disk
    /// cache's folder. Nothing is opened before the first load.
    public static var standard: ImagePipeline.Configuration {
        let dataCache = DiskCache(directory: cacheDirectory)
        #if canImport(Darwin) || HALCYON_STAND_INS
        var configuration = ImagePipeline.Configuration.apple(dataCache: dataCache)
        #else
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: dataCache, decoders: StandardCodecs.decoders,
            encoders: StandardCodecs.encoders)
        #endif
        configuration.launchSnapshot = LaunchSnapshot(file: DiskCache.snapshotFile(in: cacheDirectory))
        return configuration
    }

    private static var cacheDirectory: URL {
        #if canImport(Darwin)
        // An iOS program may write to only a few folders of its home.
        URL.cachesDirectory.appending(path: "halcyon", directoryHint: .isDirectory)
        #else
        DiskCache.defaultDirectory(named: "halcyon")
        #endif
    }
}

/// Makes `ImagePipeline.shared` a pipeline with all parts that come with Halcyon. The engine finds this class by its
/// name, so that it has the parts in any program that links them.
final class StandardParts: StandardConfigurationMaking {
    static func configuration() -> ImagePipeline.Configuration { .standard }
}
