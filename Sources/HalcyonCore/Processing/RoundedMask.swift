import Foundation

/// A box with rounded corners that computes the exact covered area of each pixel, from the integral of the circle.
struct RoundedBox {
    private let left: Double
    private let top: Double
    private let right: Double
    private let bottom: Double
    private let radius: Double
    private let corners: ImageProcessors.RoundedCorners.Corners

    /// - Parameters:
    ///   - inset: The distance of the box from the picture's edges, in pixels; the radius is reduced by the same
    ///     amount.
    ///   - radius: The radius without the inset, in pixels; at most half the shorter side.
    init(_ size: PixelSize, inset: Double = 0, radius: Double, corners: ImageProcessors.RoundedCorners.Corners) {
        left = inset
        top = inset
        right = max(inset, Double(size.width) - inset)
        bottom = max(inset, Double(size.height) - inset)
        self.radius = max(0, min(radius - inset, (right - left) / 2, (bottom - top) / 2))
        self.corners = corners
    }

    /// A corner's arc in a row of pixels. All distances are measured outwards from the arc's centre, and are within the
    /// radius.
    private struct Arc {
        let isLeft: Bool
        let radius: Double
        /// The row's two edges; `far` is farther from the centre.
        let near: Double
        let far: Double
        /// The circle's positions at the heights `far` and `near`: no part of the row is cut before `begin`, and all of
        /// it is after `end`.
        let begin: Double
        let end: Double

        init?(isLeft: Bool, radius: Double, near: Double, far: Double) {
            self.isLeft = isLeft
            self.radius = radius
            self.near = max(0, near)
            self.far = min(radius, far)
            guard self.near < self.far else { return nil }
            begin = (radius * radius - self.far * self.far).squareRoot()
            end = (radius * radius - self.near * self.near).squareRoot()
        }

        /// Returns the area outside the circle between two distances.
        func cut(from: Double, to: Double) -> Double {
            let from = max(0, from)
            let to = min(radius, to)
            var area = max(0, to - max(from, end)) * (far - near)
            let (a, b) = (max(from, begin), min(to, end))
            if b > a { area += far * (b - a) - (integral(b) - integral(a)) }
            return area
        }

        /// ∫ √(r² − x²) dx.
        private func integral(_ x: Double) -> Double {
            (x * max(0, radius * radius - x * x).squareRoot() + radius * radius * asin(min(1, x / radius))) / 2
        }
    }

    /// One row of pixels.
    struct Row {
        private let left: Double
        private let right: Double
        private let height: Double
        private let radius: Double
        private var arcs: [Arc] = []
        /// The pixels that are fully covered; use ``coverage(_:)`` for all others.
        private(set) var whole: Range<Int>

        fileprivate init(_ box: RoundedBox, y: Int) {
            left = box.left
            right = box.right
            radius = box.radius
            height = max(0, min(Double(y + 1), box.bottom) - max(Double(y), box.top))
            var first = left
            var end = right
            for (corner, isLeft, isTop) in ImageProcessors.RoundedCorners.Corners.places
            where box.corners.contains(corner) {
                let near = isTop ? box.top + radius - Double(y + 1) : Double(y) - (box.bottom - radius)
                guard let arc = Arc(isLeft: isLeft, radius: radius, near: near, far: near + 1) else { continue }
                arcs.append(arc)
                if isLeft { first = max(first, left + radius - arc.begin) }
                if !isLeft { end = min(end, right - radius + arc.begin) }
            }
            whole = 0..<0
            let span = (Int(first.rounded(.up)), Int(end.rounded(.down)))
            if height == 1, span.0 < span.1 { whole = span.0..<span.1 }
        }

        /// Returns the covered share of pixel `x`, from 0 to 1.
        func coverage(_ x: Int) -> Double {
            let (from, to) = (Double(x), Double(x + 1))
            var area = max(0, min(to, right) - max(from, left)) * height
            for arc in arcs {
                let centre = arc.isLeft ? left + radius : right - radius
                area -=
                    arc.isLeft
                    ? arc.cut(from: centre - to, to: centre - from) : arc.cut(from: from - centre, to: to - centre)
            }
            return min(max(0, area), 1)
        }
    }

    func row(_ y: Int) -> Row { Row(self, y: y) }
}

extension ImageProcessors.RoundedCorners.Corners {
    fileprivate static let places: [(corner: Self, isLeft: Bool, isTop: Bool)] = [
        (.topLeft, true, true), (.topRight, false, true), (.bottomLeft, true, false), (.bottomRight, false, false),
    ]
}

/// Cuts a piece with rounded corners out of a picture, with a line along its edge and a colour behind it.
struct RoundedCut {
    private let size: PixelSize
    private let outer: RoundedBox
    private let isRound: Bool
    private let background: PixelColor?
    private let border: ImageProcessors.RoundedCorners.Border?
    private let inner: RoundedBox?

    /// - Parameters:
    ///   - size: The size of the piece.
    ///   - radius: At most half the shorter side.
    ///   - border: No wider than half the shorter side.
    init(
        size: PixelSize, radius: Double, corners: ImageProcessors.RoundedCorners.Corners, background: PixelColor? = nil,
        border: ImageProcessors.RoundedCorners.Border?
    ) {
        self.size = size
        outer = RoundedBox(size, radius: radius, corners: corners)
        isRound = radius > 0 && !corners.intersection(.all).isEmpty
        self.background = background.flatMap { $0.alpha > 0 ? $0 : nil }
        self.border = border
        inner = border.map { RoundedBox(size, inset: $0.width, radius: radius, corners: corners) }
    }

    /// Returns the piece whose top left corner is at the given position; the same object if it is the whole unchanged
    /// picture.
    func applied(to source: PixelBuffer, left: Int = 0, top: Int = 0) throws(ImageError) -> PixelBuffer {
        let shows = source.hasAlpha && background != nil
        if size == source.size, !isRound, border == nil, !shows { return source }
        let isOpaque = background?.alpha == 255 || (!source.hasAlpha && !isRound)
        return try source.rows(size: size, hasAlpha: !isOpaque) { pixels, target, y in
            let row = pixels + ((top + y) * source.width + left)
            let outside = outer.row(y)
            let inside = inner?.row(y)
            let kept = shows ? 0..<0 : (inside ?? outside).whole
            for x in 0..<kept.lowerBound { target[x] = pixel(row[x], x, outside, inside) }
            (target + kept.lowerBound).update(from: row + kept.lowerBound, count: kept.count)
            for x in kept.upperBound..<size.width { target[x] = pixel(row[x], x, outside, inside) }
        }
    }

    private func pixel(_ packed: UInt32, _ x: Int, _ outside: RoundedBox.Row, _ inside: RoundedBox.Row?) -> UInt32 {
        var value = PixelValue(UInt32(littleEndian: packed))
        // The line is drawn beyond the edge and cut together with the picture: drawn one after the other, the picture
        // would shine through along the edge.
        if let border, let inside, !inside.whole.contains(x) {
            value = PixelValue(border.color).over(value, share: Float(1 - inside.coverage(x)))
        }
        if !outside.whole.contains(x) {
            let coverage = outside.coverage(x)
            if coverage == 0 { return background?.packed.littleEndian ?? 0 }
            value.alpha *= Float(coverage)
        }
        if let background { value = value.over(PixelValue(background)) }
        return value.packed.littleEndian
    }
}
