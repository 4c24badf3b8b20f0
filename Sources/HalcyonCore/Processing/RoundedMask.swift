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
