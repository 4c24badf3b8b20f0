/// A frame that a player shows.
public struct PlayedFrame: Sendable {
    /// Which frame it is, from 0.
    public let index: Int
    /// How often all frames have been shown before, from 0.
    public let loop: Int
    /// What is to be seen.
    public let pixels: PixelBuffer
}
