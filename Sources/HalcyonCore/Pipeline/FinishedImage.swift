/// What the work for an image ends with.
struct FinishedImage: Sendable {
    var response: ImageResponse
    /// What is known of the bytes that it was made of; nil where that is not kept.
    var metadata: CacheMetadata?
    /// Whether it has gone to the memory cache. Work that was begun as a mere step on the way to another image does not
    /// store it; whoever has joined that work wants it stored.
    var isStored = false
}
