/// The frames of a decoded animation, one after the other, each decoded when it is asked for.
final class AnimationSource {
    private let frames: AnimatedFrames
    private let format: ImageFormat
    private let limit: Double
    private let end: Double
    private var pass: (any FrameDecoding)?

    /// - Parameters:
    ///   - format: What is written.
    ///   - limit: The seconds that may pass from now to the last frame.
    init(_ frames: AnimatedFrames, for format: ImageFormat, limit: Double) {
        self.frames = frames
        self.format = format
        self.limit = limit
        end = SystemClock().uptime + limit
    }

    /// - Throws: `ImageError.encoding(.tookTooLong)` after the limit; what the decoder throws.
    func next() throws(ImageError) -> AnimationFrame? {
        if SystemClock().uptime > end { throw .encoding(.tookTooLong(format, limit: limit)) }
        if pass == nil { pass = try frames.animation.pass(toward: 0) }
        guard let pass else { return nil }
        let index = pass.nextIndex
        guard index < frames.timing.delays.count, let pixels = try pass.next() else { return nil }
        return AnimationFrame(pixels: pixels, delay: frames.timing.delays[index])
    }
}
