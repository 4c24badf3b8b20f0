public import HalcyonCore

/// The codecs of this module, ready for a pipeline's configuration.
public enum StandardCodecs {
    /// JPEG, PNG, GIF and WebP.
    public static var decoders: [any ImageDecoding] { [GIFDecoder(), WebPDecoder(), PNGDecoder(), JPEGDecoder()] }
    /// JPEG, PNG, WebP and GIF; animations as WebP and GIF.
    public static var encoders: [any ImageEncoding] { [GIFEncoder(), WebPEncoder(), PNGEncoder(), JPEGEncoder()] }
}
