public import HalcyonCore

/// The codecs of this module, for a pipeline's configuration.
public enum StandardCodecs {
    /// Decoders for JPEG, PNG, GIF, WebP, BMP, ICO, QOI, PNM and TGA; with the package traits of their names, for AVIF,
    /// HEIC (`HEIF`), JPEG XL (`JPEGXL`), TIFF and SVG.
    public static var decoders: [any ImageDecoding] {
        // TGA comes last, because most of its files have no signature.
        var decoders: [any ImageDecoding] = [
            TGADecoder(), PNMDecoder(), QOIDecoder(), BMPDecoder(), ICODecoder(), GIFDecoder(), WebPDecoder(),
            PNGDecoder(), JPEGDecoder(),
        ]
        #if AVIF
        decoders.insert(AVIFDecoder(), at: 0)
        #endif
        #if TIFF
        decoders.insert(TIFFDecoder(), at: 0)
        #endif
        #if JPEGXL
        decoders.insert(JPEGXLDecoder(), at: 0)
        #endif
        #if HEIF
        decoders.insert(HEIFDecoder(), at: 0)
        #endif
        #if SVG
        decoders.insert(SVGDecoder(), at: 0)
        #endif
        return decoders
    }

    /// Encoders for JPEG, PNG, WebP, GIF, BMP, QOI and PNM; with the package traits of their names, for AVIF, HEIC
    /// (`HEIF`), JPEG XL (`JPEGXL`) and TIFF. Those for WebP, GIF and JPEG XL write animations too.
    public static var encoders: [any ImageEncoding] {
        var encoders: [any ImageEncoding] = [
            PNMEncoder(), QOIEncoder(), BMPEncoder(), GIFEncoder(), WebPEncoder(), PNGEncoder(), JPEGEncoder(),
        ]
        #if AVIF
        encoders.insert(AVIFEncoder(), at: 0)
        #endif
        #if TIFF
        encoders.insert(TIFFEncoder(), at: 0)
        #endif
        #if JPEGXL
        encoders.insert(JPEGXLEncoder(), at: 0)
        #endif
        #if HEIF
        encoders.insert(HEIFEncoder(), at: 0)
        #endif
        return encoders
    }
}
