public import HalcyonCore

/// The codecs of this module, for a pipeline's configuration.
public enum StandardCodecs {
    /// Decoders for JPEG, PNG, GIF, WebP, BMP, ICO, QOI, PNM and TGA, and for AVIF with the package trait of that name.
    public static var decoders: [any ImageDecoding] {
        // TGA comes last, because most of its files have no signature.
        var decoders: [any ImageDecoding] = [
            TGADecoder(), PNMDecoder(), QOIDecoder(), BMPDecoder(), ICODecoder(), GIFDecoder(), WebPDecoder(),
            PNGDecoder(), JPEGDecoder(),
        ]
        #if AVIF
        decoders.insert(AVIFDecoder(), at: 0)
        #endif
        return decoders
    }

    /// Encoders for JPEG, PNG, WebP, GIF, BMP, QOI and PNM (animations: WebP and GIF), and for AVIF with the package
    /// trait of that name.
    public static var encoders: [any ImageEncoding] {
        var encoders: [any ImageEncoding] = [
            PNMEncoder(), QOIEncoder(), BMPEncoder(), GIFEncoder(), WebPEncoder(), PNGEncoder(), JPEGEncoder(),
        ]
        #if AVIF
        encoders.insert(AVIFEncoder(), at: 0)
        #endif
        return encoders
    }
}
