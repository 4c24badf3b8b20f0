public import HalcyonCore

/// The codecs of this module, for a pipeline's configuration.
public enum StandardCodecs {
    /// Decoders for JPEG, PNG, GIF and WebP, and for AVIF with the package trait of that name.
    public static var decoders: [any ImageDecoding] {
        var decoders: [any ImageDecoding] = [GIFDecoder(), WebPDecoder(), PNGDecoder(), JPEGDecoder()]
        #if AVIF
        decoders.insert(AVIFDecoder(), at: 0)
        #endif
        return decoders
    }

    /// Encoders for JPEG, PNG, WebP and GIF (animations: WebP and GIF), and for AVIF with the package trait of that
    /// name.
    public static var encoders: [any ImageEncoding] {
        var encoders: [any ImageEncoding] = [GIFEncoder(), WebPEncoder(), PNGEncoder(), JPEGEncoder()]
        #if AVIF
        encoders.insert(AVIFEncoder(), at: 0)
        #endif
        return encoders
    }
}
