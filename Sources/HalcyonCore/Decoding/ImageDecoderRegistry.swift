import Foundation
struct ImageDecoderRegistry: Sendable {
    let all: [any ImageDecoding]
    init(_ d: [any ImageDecoding]) { all = d.reversed() }
    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage {
        for d in all { if let i = try d.decode(data, options: options) { return i } }
        throw .decoding(.notAnImage(looksLike: nil))
    }
}
