import Foundation
import HalcyonCore
import HalcyonTesting

/// A processor that makes a picture one pixel longer: its letter, at the end.
struct Suffix: ImageProcessing {
    let letter: Character
    let runs: Tally
    var fails = false

    init(_ letter: Character, runs: Tally = Tally(), fails: Bool = false) {
        self.letter = letter
        self.runs = runs
        self.fails = fails
    }

    var identifier: String { "suffix \(letter)" }

    func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
        runs.add()
        if fails { throw .processing(.failed(processor: identifier, why: "the test wants it")) }
        let text = image.text + String(letter)
        var result = image
        result.pixels = try PixelBuffer(width: text.utf8.count, height: 1, hasAlpha: false) { memory in
            for (index, byte) in text.utf8.enumerated() {
                memory.storeBytes(of: SIMD4(byte, 0, 0, 255), toByteOffset: index * 4, as: SIMD4<UInt8>.self)
            }
        }
        return result
    }
}
