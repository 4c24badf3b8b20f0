/// Why pixels could not be written as a file.
public enum EncodingReason: ImageErrorReason {
    /// No encoder here writes this format. Code 6001.
    case unsupportedFormat(ImageFormat)
    /// The codec failed; `why` in its words. Code 6002.
    case failed(ImageFormat, why: String)
    /// A side is longer than the format allows, in pixels. Code 6003.
    case tooLarge(ImageFormat, PixelSize, longestSide: Int)

    /// An animation took longer than the limit, in seconds. Code 6004.
    case tookTooLong(ImageFormat, limit: Double)

    /// 6001…6004.
    public var code: Int {
        switch self {
        case .unsupportedFormat: 6001
        case .failed: 6002
        case .tooLarge: 6003
        case .tookTooLong: 6004
        }
    }

    /// One sentence for people.
    public var message: String {
        switch self {
        case .unsupportedFormat(let format): "images cannot be written as \(format) here"
        case .failed(let format, let why): "writing \(format) failed: \(why)"
        case .tooLarge(let format, let size, let longestSide):
            "\(size) pixels are too large for \(format), whose sides have at most \(longestSide)"
        case .tookTooLong(let format, let limit): "writing \(format) took longer than the limit of \(limit) s"
        }
    }
}
