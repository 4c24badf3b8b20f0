#if AVIF
import CAVIF
import HalcyonCore

/// What libavif is told by our options.
enum AVIFSettings {
    static func apply(_ options: EncodingOptions, to encoder: inout avifEncoder) {
        // Many encodes run at once: more threads each would only get in each other's way.
        encoder.maxThreads = 1
        encoder.speed =
            switch options.effort {
            case .fastest: 10
            case .balanced: 6
            case .smallest: 4
            }
        // The numbers that libavif 1.0 makes of a quality from 0 to 100.
        let quantizer = options.isLossless ? 0 : Int32(((100 - options.quality) * 63 + 50) / 100)
        encoder.minQuantizer = options.isLossless ? 0 : max(0, quantizer - 4)
        encoder.maxQuantizer = options.isLossless ? 0 : min(63, quantizer + 4)
        // Alpha compresses well, and its errors are seen at every edge.
        encoder.minQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
        encoder.maxQuantizerAlpha = AVIF_QUANTIZER_LOSSLESS
    }
}
#endif
