/// Rectangles of pixels on the screen; y grows downwards.
extension PixelRect {
    var maxX: Int { x + width }
    var maxY: Int { y + height }

    /// Returns what both have; it has no pixels if that is nothing.
    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// Returns the union with a rectangle that lies at one of the edges and is as long as that edge; nil for any other.
    func joined(to other: PixelRect) -> PixelRect? {
        if y == other.y, height == other.height, maxX == other.x || other.maxX == x {
            return PixelRect(x: min(x, other.x), y: y, width: width + other.width, height: height)
        }
        if x == other.x, width == other.width, maxY == other.y || other.maxY == y {
            return PixelRect(x: x, y: min(y, other.y), width: width, height: height + other.height)
        }
        return nil
    }
}

/// A rectangle in pixels and their fractions; y grows downwards.
public struct ZoomRect: Sendable, Hashable {
    /// The top left corner.
    public var origin: SIMD2<Double>
    /// Width and height.
    public var size: SIMD2<Double>

    /// Creates a rectangle.
    public init(origin: SIMD2<Double>, size: SIMD2<Double>) {
        self.origin = origin
        self.size = size
    }

    /// The left edge.
    public var x: Double { origin.x }
    /// The top edge.
    public var y: Double { origin.y }
    /// The distance from the left to the right edge.
    public var width: Double { size.x }
    /// The distance from the top to the bottom edge.
    public var height: Double { size.y }
    /// Whether it has no area.
    public var isEmpty: Bool { size.x <= 0 || size.y <= 0 }
}
