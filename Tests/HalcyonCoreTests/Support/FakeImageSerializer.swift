import Foundation
import HalcyonCore
import HalcyonTesting

/// Keeps an animation as one of five frames, whatever it shows.
struct FakeImageSerializer: CacheSerializing {
    let identifier = "fake"

    func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
        FakeImage(width: image.size.width, height: image.size.height, frameCount: 5).data
    }

    func image(
        from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
    ) throws(ImageError) -> DecodedImage {
        try decoders.decode(data, options: DecodingOptions(limits: limits))
    }
}
