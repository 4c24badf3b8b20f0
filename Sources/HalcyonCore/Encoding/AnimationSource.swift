/// The frames of a decoded animation, one after the other, each decoded when it is asked for.
final class AnimationSource {
    private let frames: AnimatedFrames
    private var pass: (any FrameDecoding)?

    init(_ frames: AnimatedFrames) {
        self.frames = frames
    }

    func next() throws(ImageError) -> AnimationFrame? {
        if pass == nil { pass = try frames.animation.pass(toward: 0) }
        guard let pass else { return nil }
        let index = pass.nextIndex
        guard index < frames.timing.delays.count, let pixels = try pass.next() else { return nil }
        return AnimationFrame(pixels: pixels, delay: frames.timing.delays[index])
    }
}
