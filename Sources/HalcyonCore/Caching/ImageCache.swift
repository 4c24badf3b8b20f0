/// The memory cache of decoded images.
public final class ImageCache: Sendable {
    /// A cache of at most `costLimit` bytes.
    public init(costLimit: Int = 256 << 20) {}
}
