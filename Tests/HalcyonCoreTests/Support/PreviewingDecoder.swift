import Foundation
import HalcyonTesting

@testable import HalcyonCore

/// A ``FakeDecoder`` that has previews: of what has arrived, marked with `?`.
struct PreviewingDecoder: ImageDecoding {
    private let whole = FakeDecoder()

    func info(of data: Data) throws(ImageError) -> ImageInfo? { try whole.info(of: data) }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        try whole.decode(data, options: options)
    }

    func preview(of data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        try whole.decode(data.prefix(8) + Data("?".utf8), options: options)
    }
}
