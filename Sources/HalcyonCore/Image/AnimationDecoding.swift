/// The frames of one animated file, still encoded, at the size that they were asked for: made by an ``ImageDecoding``.
public protocol AnimationDecoding: Sendable {
    /// When the frames are shown; the number of its delays is the number of frames, at least 2.
    var timing: AnimationTiming { get }
    /// The size of every frame in pixels: whole canvases at the size that was asked for, upright but for what
    /// ``DecodingOptions/keptMetadata`` leaves.
    var size: PixelSize { get }
    /// The bytes of memory that are held between passes: the file's, mostly.
    var byteCount: Int { get }

    /// Begins to decode.
    ///
    /// - Parameter index: The frame that is wanted first, 0 or more and less than the number of frames.
    /// - Returns: A pass that begins at that frame, or before it where frames build upon others: at the nearest frame that
    ///   needs no other, or at the first.
    /// - Throws: `ImageError.decoding` for a damaged file, and for one that goes over the limits.
    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding
}

/// One pass over the frames of an animation, forward only. Used by one thread at a time.
public protocol FrameDecoding: AnyObject {
    /// The number of the frame that is decoded next; the number of frames after the last.
    var nextIndex: Int { get }

    /// Decodes the next frame: the whole canvas in straight RGBA of 8 bits, upright and in sRGB but for what
    /// ``DecodingOptions/keptMetadata`` leaves.
    ///
    /// - Returns: nil after the last.
    /// - Throws: `ImageError.decoding`, also for a file that ends too early; `ImageError.cancelled`. A pass that has thrown
    ///   is of no more use.
    func next() throws(ImageError) -> PixelBuffer?

    /// Goes past the next frame, with no more work than the frames behind it need.
    ///
    /// - Throws: As ``next()``.
    func skip() throws(ImageError)
}

/// The next piece of work of a pass: one frame decoded, or gone past.
struct FrameStep: Sendable {
    struct Output: Sendable {
        let pass: FramePass
        /// Nil where a frame was gone past.
        let pixels: PixelBuffer?
    }

    struct Failure: Error {
        /// The frame that cannot be had.
        let index: Int
        let error: ImageError
    }

    /// Beyond so many frames it may pay to begin anew at a frame that needs no other.
    private static let farAhead = 16

    /// The pass so far; nil to begin one.
    let pass: FramePass?
    /// The frame that is wanted.
    let goal: Int
    /// Whether it has just become wanted.
    let isNew: Bool
    /// Whether somebody waits for it.
    let isUrgent: Bool

    func run(by animation: any AnimationDecoding) -> Result<Output, Failure> {
        var index = goal
        do throws(ImageError) {
            let pass = try begun(by: animation)
            index = pass.frames.nextIndex
            if index < goal {
                try pass.frames.skip()
                return .success(Output(pass: pass, pixels: nil))
            }
            guard index == goal, let pixels = try pass.frames.next() else {
                throw .decoding(.truncated(ImageFormat(name: "animation")))
            }
            return .success(Output(pass: pass, pixels: pixels))
        } catch {
            return .failure(Failure(index: index, error: error))
        }
    }

    private func begun(by animation: any AnimationDecoding) throws(ImageError) -> FramePass {
        guard let pass else { return FramePass(try animation.pass(toward: goal)) }
        guard isNew, goal - pass.frames.nextIndex > Self.farAhead else { return pass }
        let other = FramePass(try animation.pass(toward: goal))
        return other.frames.nextIndex > pass.frames.nextIndex ? other : pass
    }
}

/// A pass on its way from one thread to the next.
///
/// `@unchecked Sendable` holds because a pass belongs to one reader's task, which runs one step after the other; between
/// two tasks it is handed over under the lock of the ``FrameTable``.
final class FramePass: @unchecked Sendable {
    let frames: any FrameDecoding

    init(_ frames: any FrameDecoding) { self.frames = frames }
}
