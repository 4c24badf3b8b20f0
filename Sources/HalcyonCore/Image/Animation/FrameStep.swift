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
