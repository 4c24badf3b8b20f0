public import HalcyonCore

extension ImagePipeline.Configuration {
    /// A pipeline without network, disk or codecs: `ImagePipeline(.fake(loader: loader))`.
    ///
    /// - Parameters:
    ///   - loader: Answers the requests. Default: every URL has a picture.
    ///   - cache: Keeps bytes. Default: none.
    ///   - imageCache: Keeps decoded images. Default: a cache of its own; nil for none.
    ///   - decoder: Makes pictures of bytes. Default: of any bytes.
    ///   - clock: Tells the time. Default: the time stands still.
    public static func fake(
        loader: any DataLoading = FakeLoader(), cache: (any DataCaching)? = nil,
        imageCache: ImageCache? = ImageCache(), decoder: any ImageDecoding = FakeDecoder(),
        clock: any Timekeeping = FakeClock()
    ) -> Self {
        var configuration = Self(
            dataLoader: loader, dataCache: cache, imageCache: imageCache, decoders: [decoder]
        )
        configuration.clock = clock
        return configuration
    }
}
