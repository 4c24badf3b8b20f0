import CPixels

/// Draws a line along the edge of a picture with rounded corners, and cuts off what lies outside.
///
/// Each pixel gets the exact share of its area, from the integral of the circle: see `cpixels_frame_row`.
struct RoundedFrame {
    private let size: PixelSize
    private let radius: Double
    private let corners: ImageProcessors.RoundedCorners.Corners
    private let border: ImageProcessors.RoundedCorners.Border?
    private let background: PixelColor?
    private let cuts: Bool

    /// - Parameters:
    ///   - size: The size of the result.
    ///   - radius: At most half the shorter side.
    ///   - border: The line, no wider than half the shorter side; nil for none.
    ///   - background: The colour behind the picture and in its corners; nil for none.
    ///   - cuts: Whether what lies outside is cut off; else it stays as it is, and there is no background.
    init(
        size: PixelSize, radius: Double, corners: ImageProcessors.RoundedCorners.Corners,
        border: ImageProcessors.RoundedCorners.Border?, background: PixelColor? = nil, cuts: Bool = true
    ) {
        self.size = size
        self.radius = radius
        self.corners = corners
        self.border = border
        self.background = background.flatMap { $0.alpha > 0 ? $0 : nil }
        self.cuts = cuts
    }

    /// Returns the piece of the picture whose top left corner is at the given position; the same object if it is the
    /// whole unchanged picture.
    func applied(to source: PixelBuffer, left: Int = 0, top: Int = 0) throws(ImageError) -> PixelBuffer {
        let isRound = cuts && radius > 0 && !corners.intersection(.all).isEmpty
        let shows = source.hasAlpha && background != nil
        if size == source.size, !isRound, border == nil, !shows { return source }
        let isOpaque = background?.alpha == 255 || (!source.hasAlpha && !isRound)
        return try withRow(of: border?.color) { line throws(ImageError) in
            try withRow(of: background) { background throws(ImageError) in
                var frame = cpixels_frame(
                    outer: box(), inner: box(inset: border?.width ?? 0), line: line, background: background,
                    cuts: cuts ? 1 : 0, shows: shows ? 1 : 0)
                let effects = PixelKernels.current.effects
                return try source.rows(size: size, hasAlpha: !isOpaque) { pixels, target, y in
                    let row = pixels + ((top + y) * source.width + left)
                    cpixels_frame_row(&frame, effects, y, size.width, row, target)
                }
            }
        }
    }

    /// - Parameter inset: The distance of the box from the edges, in pixels; the radius is reduced by the same amount.
    private func box(inset: Double = 0) -> cpixels_box {
        let right = max(inset, Double(size.width) - inset)
        let bottom = max(inset, Double(size.height) - inset)
        return cpixels_box(
            left: inset, top: inset, right: right, bottom: bottom,
            radius: max(0, min(radius - inset, (right - inset) / 2, (bottom - inset) / 2)),
            corners: Int32(truncatingIfNeeded: corners.rawValue))
    }

    private func withRow(
        of color: PixelColor?, _ body: (UnsafePointer<UInt32>?) throws(ImageError) -> PixelBuffer
    ) throws(ImageError) -> PixelBuffer {
        guard let color else { return try body(nil) }
        return try color.withRow(of: size.width, body)
    }
}
