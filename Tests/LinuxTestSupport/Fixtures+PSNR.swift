import Foundation
package import HalcyonCore

extension Fixtures {
    /// How close two pictures are, in decibels of peak signal to noise; infinite for the same pixels, nil for pictures
    /// of different size. Colours count by their alpha: those of a transparent pixel are never seen.
    package static func decibels(_ one: PixelBuffer, _ other: PixelBuffer) -> Double? {
        guard one.size == other.size else { return nil }
        var sum = 0
        one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                var index = 0
                while index < one.count {
                    let alpha = Int(one[index + 3])
                    let otherAlpha = Int(other[index + 3])
                    for channel in 0..<3 {
                        let left = Int(one[index + channel]) * alpha
                        let right = Int(other[index + channel]) * otherAlpha
                        let difference = (left - right) / 255
                        sum += difference * difference
                    }
                    sum += (alpha - otherAlpha) * (alpha - otherAlpha)
                    index += 4
                }
            }
        }
        if sum == 0 { return .infinity }
        return 10 * log10(255 * 255 * Double(one.byteCount) / Double(sum))
    }
}
