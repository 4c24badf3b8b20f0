import Foundation
import HalcyonCore
import HalcyonTesting

/// Writes what a `FakeDecoder` reads, as any format.
struct TextEncoder: ImageEncoding {
    let runs: Tally

    init(runs: Tally = Tally()) { self.runs = runs }

    func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        runs.add()
        return Data(DecodedImage(pixels: pixels).text.utf8)
    }
}
