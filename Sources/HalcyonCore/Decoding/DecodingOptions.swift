/// How a decoder is to decode.
public struct DecodingOptions: Sendable, Hashable {
    /// The size wanted, in pixels; nil for the whole picture. Default: nil.
    public var targetSize: TargetSize?
    /// Bounds for hostile files.
    public var limits: DecodingLimits

    /// The defaults, unless told otherwise.
    public init(targetSize: TargetSize? = nil, limits: DecodingLimits = DecodingLimits()) {
        self.targetSize = targetSize
        self.limits = limits
    }
}
