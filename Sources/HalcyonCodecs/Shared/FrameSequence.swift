import HalcyonCore

/// The frames of an animation in order, with what follows from their placement alone: which frames a pass may start at,
/// and at which the canvas is opaque.
struct FrameSequence: Sendable {
    private struct Facts: OptionSet {
        let rawValue: UInt8

        static let beginsEmpty = Facts(rawValue: 1)
        static let needsNoOther = Facts(rawValue: 2)
        static let isOpaque = Facts(rawValue: 4)
    }

    private let frames: [FramePlacement]
    private let facts: [Facts]

    init(_ frames: [FramePlacement], canvas: PixelSize) {
        self.frames = frames
        var isEmpty = true
        var isOpaque = false
        facts = frames.map { frame in
            let covers = frame.covers(canvas)
            let isOpaqueWithIt = covers && frame.isOpaque || isOpaque && (frame.isOpaque || !frame.replaces)
            var facts: Facts = isOpaqueWithIt ? [.isOpaque] : []
            if isEmpty { facts.insert(.beginsEmpty) }
            // If a covering frame is to be restored, what it hides shows again.
            let hidesAll = covers && (frame.isOpaque || frame.replaces) && frame.disposal != .restore
            if isEmpty || hidesAll { facts.insert(.needsNoOther) }
            switch frame.disposal {
            case .keep:
                isEmpty = isEmpty && frame.isEmpty
                isOpaque = isOpaqueWithIt
            case .clear:
                isEmpty = isEmpty || covers
                isOpaque = isOpaque && frame.isEmpty
            case .restore: break
            }
            return facts
        }
    }

    var count: Int { frames.count }

    subscript(index: Int) -> FramePlacement { frames[index] }

    /// Whether the whole canvas is transparent when the frame is painted.
    func beginsEmpty(_ index: Int) -> Bool { facts[index].contains(.beginsEmpty) }

    /// Whether the whole canvas is opaque when the frame is shown.
    func isOpaque(_ index: Int) -> Bool { facts[index].contains(.isOpaque) }

    /// Returns the last frame of a range that does not depend on earlier frames.
    func lastKey(in range: ClosedRange<Int>) -> Int? { range.last { facts[$0].contains(.needsNoOther) } }

    /// The most pixels that must be saved for a frame's disposal.
    var largestRestored: Int {
        frames.reduce(0) { $1.disposal == .restore ? max($0, $1.pixelCount) : $0 }
    }
}

/// The position of an animation frame on its canvas, and what happens to it after its time.
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

    /// The part of the frame that lies on the canvas; both are empty if there is none.
    let columns: Range<Int>
    let rows: Range<Int>
    let disposal: Disposal
    /// Whether every pixel of that part is opaque.
    let isOpaque: Bool
    /// Whether the frame replaces the canvas's pixels, alpha included, instead of being blended with them.
    let replaces: Bool

    /// - Parameters:
    ///   - x: The left edge on the canvas.
    ///   - y: The top edge on the canvas.
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
