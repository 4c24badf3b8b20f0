import CCodecs
import Foundation
import HalcyonCore

extension codecs_result {
    /// The codec's words.
    var message: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Throws what a decoder's outcome means; `stopped` where it was told to stop.
    func check(
        _ format: ImageFormat, size: PixelSize, limits: DecodingLimits, stopped: ImageError = .cancelled
    ) throws(ImageError) {
        switch Int(outcome) {
        case CODECS_OK: return
        case CODECS_TRUNCATED: throw .decoding(.truncated(format))
        case CODECS_STOPPED: throw stopped
        case CODECS_TOO_MANY_SCANS: throw .decoding(.tooManyScans(limit: limits.maximumScans))
        case CODECS_NO_MEMORY: throw .decoding(.outOfMemory(size))
        case CODECS_UNSUPPORTED: throw .decoding(.unsupportedFormat(.rareJPEG))
        default: throw .decoding(.corrupt(format, why: message))
        }
    }

    /// Throws what an encoder's outcome means.
    func check(_ format: ImageFormat) throws(ImageError) {
        switch Int(outcome) {
        case CODECS_OK: return
        case CODECS_STOPPED: throw .cancelled
        default: throw .encoding(.failed(format, why: message))
        }
    }
}

extension PixelSize {
    /// Throws `ImageError.encoding(.tooLarge)` for a picture with a longer side than a format allows.
    func check(_ format: ImageFormat, longestSide: Int) throws(ImageError) {
        guard width <= longestSide, height <= longestSide else {
            throw .encoding(.tooLarge(format, self, longestSide: longestSide))
        }
    }
}
