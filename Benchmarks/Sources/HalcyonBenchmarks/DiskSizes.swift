import Foundation

/// How long encoded pictures are.
enum DiskSizes: Sendable {
    /// Lognormal: half of them below 30 KB, one in twenty above 290 KB.
    case photos
    /// Icons and the like: half below 400 bytes.
    case small

    static let largest = 2_000_000

    /// The length of one, the same each time.
    subscript(_ number: Int) -> Int {
        let (median, spread) = self == .photos ? (30_000.0, 1.379) : (400, 0.7)
        // Box and Muller's normal numbers, from two fractions that lie evenly between 0 and 1.
        let (first, second) = (fraction(number, 0.618_033_988_749), fraction(number, 0.414_213_562_373))
        let normal = (-2 * log(max(first, 1e-9))).squareRoot() * cos(2 * .pi * second)
        return min(Self.largest, max(1, Int(median * exp(spread * normal))))
    }

    private func fraction(_ number: Int, _ step: Double) -> Double {
        (Double(number + 1) * step).truncatingRemainder(dividingBy: 1)
    }
}
