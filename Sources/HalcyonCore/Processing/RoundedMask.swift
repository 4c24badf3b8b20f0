import Foundation

/// A box with round corners, and how much of each pixel it covers: the exact area, from the integral of the circle.
struct RoundedBox {
    private let left: Double
    private let top: Double
    private let right: Double
    private let bottom: Double
    private let radius: Double
    private let corners: RoundedCorners.Corners

    /// - Parameters:
    ///   - inset: How far inside the picture's edges the box lies, in pixels; the radius is the smaller by as much.
    ///   - radius: Of a box without inset, in pixels; at most half the shorter side.
    init(_ size: PixelSize, inset: Double = 0, radius: Double, corners: RoundedCorners.Corners) {
        left = inset
        top = inset
        right = max(inset, Double(size.width) - inset)
        bottom = max(inset, Double(size.height) - inset)
        self.radius = max(0, min(radius - inset, (right - left) / 2, (bottom - top) / 2))
        self.corners = corners
    }

    /// A corner's arc where a row of pixels crosses it; all distances from the arc's centre outwards, within the radius.
    private struct Arc {
        let isLeft: Bool
        let radius: Double
        /// The row's upper and lower end, turned so that the second one is the farther from the centre.
        let near: Double
        let far: Double
        /// Where the circle has the heights `far` and `near`: no part of the row is cut before the first, all after the
        /// second.
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

        /// The area outside of the circle between two distances.
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
        /// The pixels that are covered whole; each other must be asked for.
        private(set) var whole: Range<Int>

        fileprivate init(_ box: RoundedBox, y: Int) {
            left = box.left
            right = box.right
            radius = box.radius
            height = max(0, min(Double(y + 1), box.bottom) - max(Double(y), box.top))
            var first = left
            var end = right
            for (corner, isLeft, isTop) in RoundedCorners.Corners.places where box.corners.contains(corner) {
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

        /// How much of pixel `x` is covered, from 0 to 1.
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

extension RoundedCorners.Corners {
    fileprivate static let places: [(corner: Self, isLeft: Bool, isTop: Bool)] = [
        (.topLeft, true, true), (.topRight, false, true), (.bottomLeft, true, false), (.bottomRight, false, false),
    ]
}

/// Cuts a piece with round corners out of a picture, with a line along its edge and a colour behind it.
struct RoundedCut {
    private let size: PixelSize
    private let outer: RoundedBox
    private let isRound: Bool
    private let background: PixelColor?
    private let border: RoundedCorners.Border?
    private let inner: RoundedBox?

    /// - Parameters:
    ///   - size: That of the piece.
    ///   - radius: At most half the shorter side.
    ///   - border: No wider than half the shorter side.
    init(
        size: PixelSize, radius: Double, corners: RoundedCorners.Corners, background: PixelColor? = nil,
        border: RoundedCorners.Border?
    ) {
        self.size = size
        outer = RoundedBox(size, radius: radius, corners: corners)
        isRound = radius > 0 && !corners.intersection(.all).isEmpty
        self.background = background.flatMap { $0.alpha > 0 ? $0 : nil }
        self.border = border
        inner = border.map { RoundedBox(size, inset: $0.width, radius: radius, corners: corners) }
    }

    /// The piece whose top left corner is at the given place; the same object where it is the whole picture unchanged.
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
        // The line is drawn beyond the edge and cut with the picture: one after the other would let the picture shine
        // through along the edge.
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
