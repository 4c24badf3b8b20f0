import HalcyonCore

/// Where one frame of an animation goes on its canvas, and what becomes of it when its time is over.
struct FramePlacement: Sendable {
    /// What the next frame finds in this one's rectangle.
    enum Disposal: Sendable {
        /// This frame.
        case keep
        /// Nothing: transparent pixels, whatever background colour a file names, as in browsers.
        case clear
        /// What was there before this frame.
        case restore
    }

    /// The part of the frame that lies on the canvas; both empty where there is none.
    let columns: Range<Int>
    let rows: Range<Int>
    let disposal: Disposal
    /// Whether every pixel of the part is painted opaque.
    let isOpaque: Bool
    /// Whether the frame's alpha takes the place of the canvas's, and is not blended with it.
    let replaces: Bool

    /// - Parameters:
    ///   - x: The left edge on the canvas.
    ///   - y: The upper edge on the canvas.
    init(
        x: Int, y: Int, size: PixelSize, on canvas: PixelSize, disposal: Disposal, isOpaque: Bool, replaces: Bool
    ) {
        let columns = (x..<x + size.width).clamped(to: 0..<canvas.width)
        let rows = (y..<y + size.height).clamped(to: 0..<canvas.height)
        let isEmpty = columns.isEmpty || rows.isEmpty
        self.columns = isEmpty ? 0..<0 : columns
        self.rows = isEmpty ? 0..<0 : rows
        self.disposal = disposal
        self.isOpaque = isOpaque
        self.replaces = replaces
    }

    var isEmpty: Bool { rows.isEmpty }

    var pixelCount: Int { columns.count * rows.count }

    func covers(_ canvas: PixelSize) -> Bool { columns.count == canvas.width && rows.count == canvas.height }
}
