public import HalcyonCore

/// The codecs of this module, ready for a pipeline's configuration.
public enum StandardCodecs {
    /// JPEG, PNG, GIF and WebP, and AVIF with the package trait of that name.
    public static var decoders: [any ImageDecoding] {
        var decoders: [any ImageDecoding] = [GIFDecoder(), WebPDecoder(), PNGDecoder(), JPEGDecoder()]
        #if AVIF
        decoders.insert(AVIFDecoder(), at: 0)
        #endif
        return decoders
    }

    /// JPEG, PNG and WebP, and AVIF with the package trait of that name.
    public static var encoders: [any ImageEncoding] {
        var encoders: [any ImageEncoding] = [JPEGEncoder(), PNGEncoder(), WebPEncoder()]
        #if AVIF
        encoders.insert(AVIFEncoder(), at: 0)
        #endif
        return encoders
    }
}
