import Foundation
import HalcyonCore

/// The frames of a file that lays them on one canvas, one after the other: GIF, APNG, WebP.
///
/// Holds the file and where its frames lie in it, and no pixel.
struct EncodedAnimation: AnimationDecoding {
    let timing: AnimationTiming
    let data: Data
    let plan: DecodePlan
    let profile: ICCProfile?
    let frames: FrameSequence
    let painter: any FramePainting

    /// - Parameters:
    ///   - painter: Made from `data`, for the frames of `placements`.
    ///   - scratchBytes: The most memory that the painter takes for a frame besides the canvas.
    /// - Throws: `ImageError.decoding`: `.tooManyFrames`, `.tooManyAnimationPixels`, `.tooManyBytes`.
    init(
        _ data: Data, plan: DecodePlan, profile: ICCProfile?, placements: [FramePlacement], timing: AnimationTiming,
        painter: any FramePainting, scratchBytes: Int, limits: DecodingLimits
    ) throws(ImageError) {
        let canvas = plan.stored
        frames = FrameSequence(placements, canvas: canvas)
        try limits.check(frames: frames.count, canvas: canvas)
        try plan.checkBytes(besides: (canvas.width * canvas.height + frames.largestRestored) * 4 + scratchBytes)
        self.data = data
        self.plan = plan
        self.profile = profile
        self.timing = timing
        self.painter = painter
    }

    var size: PixelSize { plan.outputSize }

    /// The file, and about a hundred bytes for each frame's place.
    var byteCount: Int { data.count + frames.count * 100 }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let wanted = min(max(0, index), frames.count - 1)
        return AnimationPass(self, from: frames.lastKey(in: 0...wanted) ?? 0)
    }
}

/// Decodes the frames of one format onto a canvas.
protocol FramePainting: Sendable {
    /// - Parameters:
    ///   - index: The frame, of those that the painter was made with.
    ///   - file: The bytes that the painter was made from.
    ///   - place: Where the frame goes.
    ///   - replaces: Whether what lies below may be lost: as `place` says, or because there is nothing below.
    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        watch: DecodeWatch
    ) throws(ImageError)
}

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
