/// What the work for an image ends with. A reference, because thousands may wait for one, and each would have copies.
final class FinishedImage: Sendable {
    let response: ImageResponse
    /// What is known of the bytes that it was made of; nil where that is not kept.
    let metadata: CacheMetadata?
    /// What is known of the local file that it was made of; nil for other sources.
    let file: FileFacts?
    /// Whether it has gone to the memory cache. Work that was begun as a mere step on the way to another image does not
    /// store it, nor preload its frames; whoever has joined that work does.
    let isStored: Bool
    /// Whether its bytes are to be confirmed behind the answer.
    let isConfirmationDue: Bool

    init(
        _ response: ImageResponse, metadata: CacheMetadata? = nil, file: FileFacts? = nil, isStored: Bool = false,
        isConfirmationDue: Bool = false
    ) {
        self.response = response
        self.metadata = metadata
        self.file = file
        self.isStored = isStored
        self.isConfirmationDue = isConfirmationDue
    }
}
