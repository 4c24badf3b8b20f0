/// A rectangle in whole pixels, of an upright image or of a screen. The first row is at the top, the first column at
/// the left.
public struct PixelRect: Sendable, Hashable, CustomStringConvertible {
    /// The number of pixels left of the rectangle.
    public var x: Int
    /// The number of pixels above the rectangle.
    public var y: Int
    /// Pixels from left to right.
    public var width: Int
    /// Pixels from top to bottom.
    public var height: Int

    /// Creates a rectangle of `width` × `height` pixels whose first pixel is at (x, y).
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Whether it has no pixels.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Creates the rectangle of a whole image.
    public init(whole size: PixelSize) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Width and height.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// `"width×height+x+y"`, as X11 and ImageMagick write it.
    public var description: String { "\(width)×\(height)+\(x)+\(y)" }

    /// Returns the part inside an image of the given size, or nil if there is none.
    public func clipped(to size: PixelSize) -> PixelRect? {
        guard let across = Self.clipped(x, width, to: size.width), let down = Self.clipped(y, height, to: size.height)
        else { return nil }
        return PixelRect(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
    }

    /// Returns the pixels of the image at `1/reduction` of its size that show a part of the rectangle: those at the
    /// edges may show more.
    ///
    /// - Parameter reduction: At least 1; a reduced image has its size divided by it, rounded up.
    /// - Returns: Nil if no part of the rectangle is inside the image.
    public func reduced(by reduction: Int, in size: PixelSize) -> PixelRect? {
        guard reduction > 0, let part = clipped(to: size) else { return nil }
        let left = part.x / reduction, top = part.y / reduction
        return PixelRect(
            x: left, y: top, width: (part.x + part.width - 1) / reduction + 1 - left,
            height: (part.y + part.height - 1) / reduction + 1 - top)
    }

    private static func clipped(_ start: Int, _ length: Int, to limit: Int) -> Range<Int>? {
        guard length > 0 else { return nil }
        let (end, overflow) = start.addingReportingOverflow(length)
        let first = max(0, start), last = min(limit, overflow ? .max : end)
        return first < last ? first..<last : nil
    }
}
