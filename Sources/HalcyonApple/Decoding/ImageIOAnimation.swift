#if canImport(ImageIO)
import Foundation
import HalcyonCore
import ImageIO

/// The frames of a file, decoded by ImageIO, which lays them upon each other.
struct ImageIOAnimation: AnimationDecoding {
    let timing: AnimationTiming
    private let data: Data
    private let plan: ImageIOPlan

    /// - Returns: nil for a still picture.
    /// - Throws: `ImageError.decoding`: `.tooManyFrames`, `.tooManyAnimationPixels`.
    init?(_ data: Data, _ source: ImageIOSource, _ plan: ImageIOPlan) throws(ImageError) {
        guard source.frameCount > 1 else { return nil }
        try plan.limits.check(frames: source.frameCount, canvas: plan.info.size)
        self.data = data
        self.plan = plan
        timing = source.timing
    }

    var size: PixelSize { plan.outputSize }

    /// The file, and about a hundred bytes for each frame's place.
    var byteCount: Int { data.count + timing.delays.count * 100 }

    /// Begins at the very frame: what it builds upon is ImageIO's to know.
    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding {
        guard let source = try ImageIOSource.open(data) else { throw .decoding(.truncated(plan.info.format)) }
        return ImageIOFrames(source, plan, count: timing.delays.count, from: index)
    }
}

/// One pass over the frames, with a source of its own.
private final class ImageIOFrames: FrameDecoding {
    private let source: ImageIOSource
    private let plan: ImageIOPlan
    private let count: Int
    private(set) var nextIndex: Int

    init(_ source: ImageIOSource, _ plan: ImageIOPlan, count: Int, from index: Int) {
        self.source = source
        self.plan = plan
        self.count = count
        nextIndex = min(max(0, index), count - 1)
    }

    func next() throws(ImageError) -> PixelBuffer? {
        guard nextIndex < count else { return nil }
        let picture = try plan.picture(nextIndex, of: source)
        nextIndex += 1
        return picture.pixels
    }

    func skip() throws(ImageError) { nextIndex = min(nextIndex + 1, count) }
}
#endif
