/// Bounds that hostile files run into before memory is taken for them.
public struct DecodingLimits: Sendable, Hashable {
    /// The most pixels of one picture, by its header. Default: 100 million, 400 MB decoded.
    ///
    /// A decoder may take a larger picture where it decodes at a reduced size within bounded memory; what counts then
    /// are the pixels that it holds at once.
    public var maximumPixels: Int
    /// The most scans of a progressive file. Default: 100; the usual scripts have 10.
    public var maximumScans: Int

    /// The defaults, unless told otherwise.
    public init(maximumPixels: Int = 100_000_000, maximumScans: Int = 100) {
        self.maximumPixels = maximumPixels
        self.maximumScans = maximumScans
    }
}
