import HalcyonCore

/// The frames of an animation in order, with what their places alone say of the canvas: where a pass may begin, and
/// which canvases are opaque.
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
            // What a covering frame hides comes to light again where that frame is to be restored.
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

    /// Whether the canvas is transparent all over when the frame is painted.
    func beginsEmpty(_ index: Int) -> Bool { facts[index].contains(.beginsEmpty) }

    /// Whether the canvas is opaque all over when the frame is shown.
    func isOpaque(_ index: Int) -> Bool { facts[index].contains(.isOpaque) }

    /// The last frame of a range from which on no earlier frame is needed.
    func lastKey(in range: ClosedRange<Int>) -> Int? { range.last { facts[$0].contains(.needsNoOther) } }

    /// The most pixels that have to be kept aside for a frame's disposal.
    var largestRestored: Int {
        frames.reduce(0) { $1.disposal == .restore ? max($0, $1.pixelCount) : $0 }
    }
}
