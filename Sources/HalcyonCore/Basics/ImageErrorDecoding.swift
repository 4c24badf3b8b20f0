extension ImageError {
    /// The reason that bytes could not be decoded to pixels.
    public enum DecodingReason: ImageErrorReason {
        /// There are no bytes. Code 4001.
        case empty
        /// Not an image that is known; `looksLike` names what the bytes are (`"HTML"`, `"PDF"` …), if known. Code 4002.
        case notAnImage(looksLike: String?)
        /// A known image format that no registered decoder reads. Code 4003.
        case unsupportedFormat(ImageFormat)
        /// The file ends too early. Code 4004.
        case truncated(ImageFormat)
        /// The file violates its format; `why` in the codec's words. Code 4005.
        case corrupt(ImageFormat, why: Cause)
        /// The header declares more pixels than the limit. Code 4006.
        case tooManyPixels(PixelSize, limit: Int)
        /// More scans (passes of a progressive file) than the limit. Code 4007.
        case tooManyScans(limit: Int)
        /// There is not enough memory for the pixels. Code 4008.
        case outOfMemory(PixelSize)
        /// The pixels and the codec's working memory take more bytes than the limit. Code 4009.
        case tooManyBytes(Int, limit: Int)
        /// More frames than the limit. Code 4010.
        case tooManyFrames(Int, limit: Int)
        /// The frames of an animation have more pixels in total than the limit. Code 4011.
        case tooManyAnimationPixels(Int, limit: Int)
        /// A piece of metadata takes more bytes than the limit. Unpacking a packed one stops there. Code 4012.
        case metadataTooLarge(Int, limit: Int)
        /// The decode took longer than the limit, in seconds. Code 4013.
        case tookTooLong(limit: Double)
        /// The process that decoded the image in a sandbox was ended by a signal: its decoder has a bug, which the file
        /// may exploit. `signal` is 31 (SIGSYS) if it did what the sandbox forbids. Code 4014.
        case decoderCrashed(signal: Int)
        /// The process that decoded the image in a sandbox answered what no decoder answers. Code 4015.
        case decoderMisbehaved(String)
        /// There is no sandbox to decode in, and decoding without one is not allowed. Code 4016.
        case sandboxUnavailable(String)
        /// No part of a rectangle is inside the image, or the image cannot be decoded at the requested reduction. Code
        /// 4017.
        case noSuchRegion(PixelRect, of: PixelSize)

        /// 4001…4017.
        public var code: Int {
            switch self {
            case .empty: 4001
            case .notAnImage: 4002
            case .unsupportedFormat: 4003
            case .truncated: 4004
            case .corrupt: 4005
            case .tooManyPixels: 4006
            case .tooManyScans: 4007
            case .outOfMemory: 4008
            case .tooManyBytes: 4009
            case .tooManyFrames: 4010
            case .tooManyAnimationPixels: 4011
            case .metadataTooLarge: 4012
            case .tookTooLong: 4013
            case .decoderCrashed: 4014
            case .decoderMisbehaved: 4015
            case .sandboxUnavailable: 4016
            case .noSuchRegion: 4017
            }
        }

        /// One sentence for people.
        public var message: String {
            switch self {
            case .empty: "there are no bytes to decode"
            case .notAnImage("gzip"):
                "not an image: the data looks like gzip; if it is a compressed image, such as an SVG (.svgz), decompress "
                    + "it first (gunzip)"
            case .notAnImage(let kind?): "not an image: the data looks like \(kind)"
            case .notAnImage(nil): "not an image in a known format"
            case .unsupportedFormat(.tga): "a TGA file is only read if its name or Content-Type says that it is one"
            case .unsupportedFormat(let format): format.unreadMessage
            case .truncated(let format): "the \(format) data ends too early"
            case .corrupt(let format, let why): "damaged \(format) data: \(why)"
            case .tooManyPixels(let size, let limit): "the image has \(size) pixels, more than the limit of \(limit)"
            case .tooManyScans(let limit): "the file has more than \(limit) scans"
            case .outOfMemory(let size): "not enough memory for \(size) pixels"
            case .tooManyBytes(let count, let limit): "decoding takes \(count) bytes, more than the limit of \(limit)"
            case .tooManyFrames(let count, let limit): "the image has \(count) frames, more than the limit of \(limit)"
            case .tooManyAnimationPixels(let count, let limit):
                "all frames together have \(count) pixels, more than the limit of \(limit)"
            case .metadataTooLarge(_, let limit):
                "a piece of the image's metadata takes more than the limit of \(limit) bytes"
            case .tookTooLong(let limit): "decoding took longer than the limit of \(limit) s"
            case .decoderCrashed(let signal): "the image crashed its decoder in the sandbox (signal \(signal))"
            case .decoderMisbehaved(let why): "the decoder in the sandbox misbehaved: \(why)"
            case .sandboxUnavailable(let why): "there is no sandbox to decode in: \(why)"
            case .noSuchRegion(let region, let size): "there is no region \(region) of \(size) pixels at this reduction"
            }
        }
    }
}
