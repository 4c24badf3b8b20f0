/// Why bytes could not be decoded to pixels.
public enum DecodingReason: ImageErrorReason {
    /// There are no bytes. Code 4001.
    case empty
    /// Not an image that any decoder knows; `looksLike` names what the first bytes are, where that can be told
    /// (`"HTML"`, `"PDF"` …). Code 4002.
    case notAnImage(looksLike: String?)
    /// A known image format that no decoder here reads. Code 4003.
    case unsupportedFormat(ImageFormat)
    /// The file ends too early. Code 4004.
    case truncated(ImageFormat)
    /// The file breaks its format's rules; `why` in the codec's words. Code 4005.
    case corrupt(ImageFormat, why: String)
    /// The header announces more pixels than the limit. Code 4006.
    case tooManyPixels(PixelSize, limit: Int)
    /// More scans (passes of a progressive file) than the limit. Code 4007.
    case tooManyScans(limit: Int)
    /// No memory for the pixels. Code 4008.
    case outOfMemory(PixelSize)
    /// The pixels, with what the codec holds besides, take more bytes than the limit. Code 4009.
    case tooManyBytes(Int, limit: Int)
    /// More frames than the limit. Code 4010.
    case tooManyFrames(Int, limit: Int)
    /// The frames of an animation have more pixels together than the limit. Code 4011.
    case tooManyAnimationPixels(Int, limit: Int)
    /// A piece of metadata takes more bytes than the limit. Code 4012.
    case metadataTooLarge(Int, limit: Int)
    /// The decode took longer than the limit, in seconds. Code 4013.
    case tookTooLong(limit: Double)

    /// 4001…4013.
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
        }
    }

    /// One sentence for people.
    public var message: String {
        switch self {
        case .empty: "there are no bytes to decode"
        case .notAnImage(let kind?): "not an image: the data looks like \(kind)"
        case .notAnImage(nil): "not an image of a known format"
        case .unsupportedFormat(let format): "images of the format \(format) are not supported here"
        case .truncated(let format): "the \(format) data ends too early"
        case .corrupt(let format, let why): "damaged \(format) data: \(why)"
        case .tooManyPixels(let size, let limit): "\(size) pixels are more than the limit of \(limit)"
        case .tooManyScans(let limit): "the file has more than \(limit) scans"
        case .outOfMemory(let size): "no memory for \(size) pixels"
        case .tooManyBytes(let count, let limit): "\(count) bytes to decode to are more than the limit of \(limit)"
        case .tooManyFrames(let count, let limit): "\(count) frames are more than the limit of \(limit)"
        case .tooManyAnimationPixels(let count, let limit):
            "\(count) pixels of all frames together are more than the limit of \(limit)"
        case .metadataTooLarge(let count, let limit): "\(count) bytes of metadata are more than the limit of \(limit)"
        case .tookTooLong(let limit): "decoding took longer than the limit of \(limit) s"
        }
    }
}
