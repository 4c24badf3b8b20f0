/// Which rules say how long cached bytes are fresh. An ``ImageRequest/Options/expiration`` of a request goes before them
/// all.
public enum FreshnessRules: Sendable, Hashable {
    /// What the server says (RFC 9111), and ``ImagePipeline/Configuration/expiration`` where it says nothing: most servers
    /// of images say nothing, and their images rarely change under their URLs.
    case images
    /// RFC 9111 alone, with its heuristics where the server says nothing.
    case strict
    /// ``ImagePipeline/Configuration/expiration`` alone, whatever the server says; but what it forbids to store (`no-store`)
    /// stays in memory alone.
    case expirationOnly
}
