import Foundation
import HalcyonCore

/// The frames of a format that composes them on one canvas: GIF, APNG, WebP.
///
/// It holds the file and the positions of the frames in it, but no pixels.
struct EncodedAnimation: AnimationDecoding {
    let timing: AnimationTiming
    let data: Data
    let plan: DecodePlan
    let profile: ICCProfile?
    let frames: FrameSequence
    let painter: any FramePainting

    /// - Parameters:
    ///   - painter: A painter made from `data`, for the frames of `placements`.
    ///   - scratchBytes: The most memory that the painter needs for a frame besides the canvas.
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

    /// The file, and about a hundred bytes for each frame.
    var byteCount: Int { data.count + frames.count * 100 }

    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        let wanted = min(max(0, index), frames.count - 1)
        return AnimationPass(self, from: frames.lastKey(in: 0...wanted) ?? 0)
    }
}

/// Decodes the frames of one format onto a canvas.
protocol FramePainting: Sendable {
    /// - Parameters:
    ///   - index: The frame's index among those that the painter was made with.
    ///   - file: The bytes that the painter was made from.
    ///   - place: The frame's position on the canvas.
    ///   - replaces: Whether the pixels below may be overwritten: because `place` says so, or there are none.
    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        deadline: DecodeDeadline
    ) throws(ImageError)
}

/// One pass over the frames of an ``EncodedAnimation``.
///
/// Skipped frames are decoded only if a later frame needs them: most never are.
final class AnimationPass: FrameDecoding {
    private let animation: EncodedAnimation
    private(set) var nextIndex: Int
    /// The first frame that has not been painted on the canvas yet.
    private var paintedIndex: Int
    private var canvas: FrameCanvas?
    private var failure: ImageError?

    /// - Parameter start: A frame that depends on no other.
    init(_ animation: EncodedAnimation, from start: Int) {
        self.animation = animation
        nextIndex = start
        paintedIndex = start
    }

    func next() throws(ImageError) -> PixelBuffer? {
        nextIndex < animation.frames.count ? try show().pixels : nil
    }

    /// Decodes the next frame, which must exist.
    func show() throws(ImageError) -> DecodedImage {
        // The canvas may hold a half-painted frame.
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

    /// Returns the canvas in the state in which the next frame is painted on it.
    private func canvasForNext() throws(ImageError) -> FrameCanvas {
        let canvas = if let canvas { canvas } else { try FrameCanvas(animation.plan.stored) }
        self.canvas = canvas
        let start = animation.frames.lastKey(in: paintedIndex...nextIndex) ?? paintedIndex
        if start > paintedIndex, animation.frames.beginsEmpty(start) { canvas.clear() }
        for index in start..<nextIndex {
            let place = animation.frames[index]
            switch place.disposal {
            case .keep: try paint(index, on: canvas, deadline: animation.plan.restarted().deadline)
            case .clear: canvas.clear(place)
            case .restore: break
            }
        }
        return canvas
    }

    /// Paints a frame, takes the image, and prepares the canvas for the next frame.
    private func show(_ index: Int, on canvas: FrameCanvas) throws(ImageError) -> DecodedImage {
        let place = animation.frames[index]
        let below = place.disposal == .restore ? canvas.copy(of: place) : []
        let plan = animation.plan.restarted()
        try paint(index, on: canvas, deadline: plan.deadline)
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

    private func paint(_ index: Int, on canvas: FrameCanvas, deadline: DecodeDeadline) throws(ImageError) {
        try deadline.check()
        let place = animation.frames[index]
        if place.isEmpty { return }
        let replaces = place.replaces || animation.frames.beginsEmpty(index)
        try animation.data.withByteView { file throws(ImageError) in
            try animation.painter.paint(
                index, of: file, onto: canvas, at: place, replaces: replaces, deadline: deadline)
        }
        try deadline.check()
    }
}
