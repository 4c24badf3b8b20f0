/// What the work for an image ends with.
struct FinishedImage: Sendable {
    let response: ImageResponse
    /// Whether it has gone to the memory cache. Work that was begun as a mere step on the way to another image does not
    /// store it; whoever has joined that work wants it stored.
    let isStored: Bool
}
