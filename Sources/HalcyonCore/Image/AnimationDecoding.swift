/// The encoded frames of an animated file, at the requested size; created by an ``ImageDecoding``.
public protocol AnimationDecoding: Sendable {
    /// The timing of the frames; the number of its delays is the number of frames, at least 2.
    var timing: AnimationTiming { get }
    /// The size of every frame in pixels: whole canvases at the requested size, upright except as
    /// ``DecodingOptions/keptMetadata`` requests.
    var size: PixelSize { get }
    /// The bytes of memory held between passes, mostly those of the file.
    var byteCount: Int { get }

    /// Begins decoding.
    ///
    /// - Parameter index: The frame that is wanted first, at least 0 and less than the number of frames.
    /// - Returns: A pass that begins at that frame, or before it if frames build upon others: at the nearest frame that
    ///   needs no other, or at the first.
    /// - Throws: `ImageError.decoding` if the file is damaged or exceeds the limits.
    func pass(toward index: Int) throws(ImageError) -> any FrameDecoding
}

/// A forward-only pass over the frames of an animation. Used by one thread at a time.
public protocol FrameDecoding: AnyObject {
    /// The index of the next frame to decode; the number of frames after the last one.
    var nextIndex: Int { get }

    /// Decodes the next frame: the whole canvas in straight 8-bit RGBA, upright and in sRGB except as
    /// ``DecodingOptions/keptMetadata`` requests.
    ///
    /// - Returns: nil after the last frame.
    /// - Throws: `ImageError.decoding`, also if the file ends too early; `ImageError.cancelled`. A pass that has thrown
    ///   must not be used again.
    func next() throws(ImageError) -> PixelBuffer?

    /// Skips the next frame, doing only the work that later frames need.
    ///
    /// - Throws: The same errors as ``next()``.
    func skip() throws(ImageError)
}

/// The next step of a pass: decoding or skipping one frame.
struct FrameStep: Sendable {
    struct Output: Sendable {
        let pass: FramePass
        /// Nil if a frame was skipped.
        let pixels: PixelBuffer?
    }

    struct Failure: Error {
        /// The frame that cannot be decoded.
        let index: Int
        let error: ImageError
    }

    /// Beyond this many frames it may pay to restart at a frame that needs no other.
    private static let farAhead = 16

    /// The current pass; nil to begin one.
    let pass: FramePass?
    /// The index of the wanted frame.
    let goal: Int
    /// Whether the goal has just changed to this frame.
    let isNew: Bool
    /// Whether someone waits for the frame.
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

/// A pass that moves from one thread to another.
///
/// `@unchecked Sendable` holds because a pass belongs to one reader's task, which runs one step after another; between
/// two tasks it is passed under the lock of the ``FrameTable``.
final class FramePass: @unchecked Sendable {
    let frames: any FrameDecoding

    init(_ frames: any FrameDecoding) { self.frames = frames }
}
