/// A size in pixels, as the image is shown: width and height after applying the orientation.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Creates a size of `width` × `height` pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// `"width×height"`.
    public var description: String { "\(width)×\(height)" }

    /// The number of pixels, or nil if it does not fit in an `Int` (or a side is negative).
    public var pixelCount: Int? {
        guard width >= 0, height >= 0 else { return nil }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow ? nil : count
    }
}

extension Double {
    /// Returns the nearest number within a range, or `fallback` for NaN. Parameters may come from untrusted input, and
    /// converting an out-of-range number would trap.
    func within(_ range: ClosedRange<Double>, orElse fallback: Double) -> Double {
        isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension PixelSize {
    /// The most pixels worth having in a preview, which is shown only for a moment and made many times.
    package static let mostPixelsOfPreview = 1_500_000
}
