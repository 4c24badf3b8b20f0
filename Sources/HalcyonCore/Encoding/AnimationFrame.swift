/// One picture of an animation that is to be written.
public struct AnimationFrame: Sendable {
    /// The whole canvas, of the same size in every frame.
    public var pixels: PixelBuffer
    /// The seconds that the frame is shown.
    public var delay: Double

    /// A frame of whole pixels, and for how many seconds it is shown.
    public init(pixels: PixelBuffer, delay: Double) {
        self.pixels = pixels
        self.delay = delay
    }
}
