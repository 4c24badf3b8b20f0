#if canImport(CoreGraphics)
public import HalcyonCore

extension ImagePipeline.Configuration {
    /// A configuration of what Apple's systems bring: transfers by URLSession, every format of ImageIO, a memory cache.
    ///
    /// - Parameter dataCache: The disk cache. Default: nil, none; `import Halcyon` has one (`.standard`).
    public static func apple(dataCache: (any DataCaching)? = nil) -> ImagePipeline.Configuration {
        ImagePipeline.Configuration(dataCache: dataCache)
    }
}
#endif
