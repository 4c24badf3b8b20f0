/// The answer of a load. A reference, as those below: answers and entries are some hundred bytes, and thousands of loads
/// may wait, each with room for all that it has at any time.
final class LoadedBytes: Sendable {
    let response: DataResponse

    init(_ response: DataResponse) { self.response = response }
}

/// What a cache has of a source.
final class StoredBytes: Sendable {
    let entry: CachedData

    init(_ entry: CachedData) { self.entry = entry }
}

/// What is known of the bytes that an image was made of.
final class KnownBytes: Sendable {
    let metadata: CacheMetadata

    init(_ metadata: CacheMetadata) { self.metadata = metadata }
}
