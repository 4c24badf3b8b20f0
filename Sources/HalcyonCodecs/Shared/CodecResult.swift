import CCodecs
import Foundation
import HalcyonCore

extension codecs_result {
    /// The codec's error message.
    var message: String {
        withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Throws the error for a decoder's outcome; `stopped` if it was told to stop.
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
        default: throw .decoding(.corrupt(format, why: .init(message)))
        }
    }

    /// Throws the error for an encoder's outcome.
    func check(_ format: ImageFormat) throws(ImageError) {
        switch Int(outcome) {
        case CODECS_OK: return
        case CODECS_STOPPED: throw .cancelled
        default: throw .encoding(.failed(format, why: .init(message)))
        }
    }
}

extension PixelSize {
    /// Throws `ImageError.encoding(.tooLarge)` if a side is longer than the format allows.
    func check(_ format: ImageFormat, longestSide: Int) throws(ImageError) {
        guard width <= longestSide, height <= longestSide else {
            throw .encoding(.tooLarge(format, self, longestSide: longestSide))
        }
    }
}
