import HalcyonCodecs
public import HalcyonCore
import HalcyonCurl
import HalcyonStore

extension ImagePipeline.Configuration {
    /// A configuration of the parts that come with Halcyon: transfers by libcurl, JPEG, PNG, GIF, WebP and AVIF, a
    /// memory cache, and a disk cache in the folder `halcyon` of the user's caches (XDG).
    ///
    /// A new one each time, with caches of its own; two pipelines that are made of it share the disk cache's folder.
    /// Nothing is opened before the first load. There are no encoders: for requests whose
    /// ``ImageRequest/Options/storage`` keeps finished images, add `StandardCodecs.encoders`.
    public static var standard: ImagePipeline.Configuration {
        ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: DiskCache(directory: DiskCache.defaultDirectory(named: "halcyon")),
            decoders: StandardCodecs.decoders, encoders: StandardCodecs.encoders
        )
    }
}
