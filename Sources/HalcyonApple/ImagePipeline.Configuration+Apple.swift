#if canImport(ImageIO) && (canImport(Darwin) || HALCYON_STAND_INS)
public import HalcyonCore

extension ImagePipeline.Configuration {
    /// Returns a configuration that uses what Apple's systems provide: transfers by URLSession, all formats that
    /// ImageIO reads and writes, and a memory cache.
    ///
    /// - Parameter dataCache: The disk cache. Default: nil, for none; `import Halcyon` has one (`.standard`).
    public static func apple(dataCache: (any DataCaching)? = nil) -> ImagePipeline.Configuration {
        ImagePipeline.Configuration(
            dataLoader: URLSessionDataLoader(), dataCache: dataCache, decoders: [ImageIODecoder()],
            encoders: [ImageIOEncoder()])
    }
}
#endif
