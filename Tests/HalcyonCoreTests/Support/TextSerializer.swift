import Foundation
import HalcyonTesting

@testable import HalcyonCore

/// Keeps a row of pixels as the text that it says.
struct TextSerializer: CacheSerializing {
    let identifier = "text"

    func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
        Data(image.text.utf8)
    }

    func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage {
        try decoders.decode(data, options: DecodingOptions(limits: limits))
    }
}
