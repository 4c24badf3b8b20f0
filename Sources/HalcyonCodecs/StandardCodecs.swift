public import HalcyonCore

/// The codecs of this module, for a pipeline's configuration.
public enum StandardCodecs {
    /// Decoders for JPEG, PNG, GIF, WebP, BMP and ICO, and for AVIF with the package trait of that name.
    public static var decoders: [any ImageDecoding] {
        var decoders: [any ImageDecoding] = [
            BMPDecoder(), ICODecoder(), GIFDecoder(), WebPDecoder(), PNGDecoder(), JPEGDecoder(),
        ]
        #if AVIF
        decoders.insert(AVIFDecoder(), at: 0)
        #endif
        return decoders
    }

    /// Encoders for JPEG, PNG, WebP, BMP and GIF (animations: WebP and GIF), and for AVIF with the package trait of
    /// that name.
    public static var encoders: [any ImageEncoding] {
        var encoders: [any ImageEncoding] = [BMPEncoder(), GIFEncoder(), WebPEncoder(), PNGEncoder(), JPEGEncoder()]
        #if AVIF
        encoders.insert(AVIFEncoder(), at: 0)
        #endif
        return encoders
    }
}
