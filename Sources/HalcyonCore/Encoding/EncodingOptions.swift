/// How an encoder is to encode.
public struct EncodingOptions: Sendable, Hashable {
    /// The quality of lossy formats, 1…100. Default: 85. Lossless formats ignore it.
    public var quality: Int

    /// The defaults, unless told otherwise; a quality outside 1…100 is brought to the nearer end.
    public init(quality: Int = 85) {
        self.quality = min(100, max(1, quality))
    }
}
