public import HalcyonCore

extension ImagePipeline.Configuration {
    /// Returns a configuration without network, disk or codecs: `ImagePipeline(.fake(loader: loader))`.
    ///
    /// - Parameters:
    ///   - loader: Answers the requests. Default: every URL has an image.
    ///   - cache: Caches bytes. Default: none.
    ///   - imageCache: Caches decoded images. Default: a new cache; nil for none.
    ///   - decoder: Decodes images. Default: it decodes any bytes.
    ///   - clock: The pipeline's clock. Default: it stands still.
    public static func fake(
        loader: any DataLoading = FakeLoader(), cache: (any DataCaching)? = nil,
        imageCache: ImageCache? = ImageCache(), decoder: any ImageDecoding = FakeDecoder(),
        clock: any PipelineClock = FakeClock()
    ) -> Self {
        var configuration = Self(
            dataLoader: loader, dataCache: cache, imageCache: imageCache, decoders: [decoder]
        )
        configuration.clock = clock
        return configuration
    }
}
