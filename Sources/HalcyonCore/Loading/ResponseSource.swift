/// Where an answer came from.
public enum ResponseSource: String, Sendable, Hashable {
    /// The memory cache of decoded images.
    case memory
    /// The disk cache.
    case disk
    /// The network.
    case network
    /// A local file, or a data provider.
    case provider
}
