import HalcyonCore

/// One pass over the frames of an ``EncodedAnimation``.
///
/// Frames that are skipped are not decoded until one is asked for that shows something of them: most never are.
final class AnimationPass: FrameDecoding {
    private let animation: EncodedAnimation
    private(set) var nextIndex: Int
    /// The first frame that has left no trace on the canvas yet.
    private var paintedIndex: Int
    private var canvas: FrameCanvas?
    private var failure: ImageError?

    /// - Parameter start: A frame that needs no other.
    init(_ animation: EncodedAnimation, from start: Int) {
        self.animation = animation
        nextIndex = start
        paintedIndex = start
    }

    func next() throws(ImageError) -> PixelBuffer? {
        nextIndex < animation.frames.count ? try show().pixels : nil
    }

    /// Decodes the next frame; there must be one.
    func show() throws(ImageError) -> DecodedImage {
        // Half a frame may lie on the canvas.
        if let failure { throw failure }
        do {
            let picture = try show(nextIndex, on: canvasForNext())
            nextIndex += 1
            paintedIndex = nextIndex
            return picture
        } catch {
            failure = error
            throw error
        }
    }

    func skip() throws(ImageError) {
        if let failure { throw failure }
        nextIndex = min(nextIndex + 1, animation.frames.count)
    }

    /// The canvas as the next frame finds it.
    private func canvasForNext() throws(ImageError) -> FrameCanvas {
        let canvas = if let canvas { canvas } else { try FrameCanvas(animation.plan.stored) }
        self.canvas = canvas
        let start = animation.frames.lastKey(in: paintedIndex...nextIndex) ?? paintedIndex
        if start > paintedIndex, animation.frames.beginsEmpty(start) { canvas.clear() }
        for index in start..<nextIndex {
            let place = animation.frames[index]
            switch place.disposal {
            case .keep: try paint(index, on: canvas, watch: animation.plan.restarted().watch)
            case .clear: canvas.clear(place)
            case .restore: break
            }
        }
        return canvas
    }

    /// Paints a frame, takes the picture, and leaves the canvas as the frame after it finds it.
    private func show(_ index: Int, on canvas: FrameCanvas) throws(ImageError) -> DecodedImage {
        let place = animation.frames[index]
        let below = place.disposal == .restore ? canvas.copy(of: place) : []
        let plan = animation.plan.restarted()
        try paint(index, on: canvas, watch: plan.watch)
        let hasAlpha = !animation.frames.isOpaque(index)
        let picture = try plan.picture(hasAlpha: hasAlpha, profile: animation.profile) { memory throws(ImageError) in
            try RowSink(memory, plan: plan, source: canvas.size, hasAlpha: hasAlpha)
                .push(UnsafeRawBufferPointer(canvas.memory))
        }
        switch place.disposal {
        case .keep: break
        case .clear: canvas.clear(place)
        case .restore: canvas.restore(below, at: place)
        }
        return picture
    }

    private func paint(_ index: Int, on canvas: FrameCanvas, watch: DecodeWatch) throws(ImageError) {
        try watch.check()
        let place = animation.frames[index]
        if place.isEmpty { return }
        let replaces = place.replaces || animation.frames.beginsEmpty(index)
        try animation.data.withByteView { file throws(ImageError) in
            try animation.painter.paint(index, of: file, onto: canvas, at: place, replaces: replaces, watch: watch)
        }
        try watch.check()
    }
}
