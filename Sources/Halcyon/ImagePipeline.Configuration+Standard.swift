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
    /// A configuration of the parts that come with Halcyon: transfers by libcurl, JPEG, PNG, GIF, WebP and AVIF, a
    /// memory cache, and a disk cache in the folder `halcyon` of the user's caches (XDG). On Apple's systems URLSession
    /// and ImageIO take the places of libcurl and the codecs, and the folder is that of the program's caches.
    ///
    /// A new one each time, with caches of its own; two pipelines that are made of it share the disk cache's folder.
    /// Nothing is opened before the first load.
    public static var standard: ImagePipeline.Configuration {
        let dataCache = DiskCache(directory: cacheDirectory)
        #if canImport(Darwin) || HALCYON_STAND_INS
        return .apple(dataCache: dataCache)
        #else
        return ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: dataCache, decoders: StandardCodecs.decoders,
            encoders: StandardCodecs.encoders)
        #endif
    }

    private static var cacheDirectory: URL {
        #if canImport(Darwin)
        // A program for iOS may write to few folders of its home.
        URL.cachesDirectory.appending(path: "halcyon", directoryHint: .isDirectory)
        #else
        DiskCache.defaultDirectory(named: "halcyon")
        #endif
    }
}

/// Makes `ImagePipeline.shared` a pipeline of everything that comes with Halcyon. The engine finds it by its name, so that
/// it has the parts wherever a program links them.
final class StandardParts: StandardConfigurationMaking {
    static func configuration() -> ImagePipeline.Configuration { .standard }
}
