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
