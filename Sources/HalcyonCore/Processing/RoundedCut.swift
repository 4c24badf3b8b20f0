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
