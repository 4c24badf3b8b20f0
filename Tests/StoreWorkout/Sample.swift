import Foundation
import HTTPTypes
import HalcyonCore
import TestSupport

/// An entry whose every byte follows from its key and generation, so that a reader can tell a torn one.
struct Sample {
    static let maximumBytes = 60_000
    /// Its bytes say of themselves which they are, so that the metadata of others with them is found out.
    private static let head = 24
    private static let content: Data = {
        var numbers = SplitMix(seed: 7)
        return (0..<maximumBytes / 4).map { _ in numbers.next() }.withUnsafeBytes { Data($0) }
    }()

    let key: String
    let generation: UInt64

    init(key: String, generation: UInt64) {
        self.key = key
        self.generation = generation
    }

    var entry: DataCacheEntry { DataCacheEntry(data: data, metadata: metadata) }

    /// Metadata for the entry, other than those that it was stored with.
    var updated: CacheMetadata {
        var metadata = metadata
        metadata.initialAge = 1
        return metadata
    }

    /// Whether an entry is one that was stored for the key, with its metadata as they were stored or updated: those of
    /// other bytes are none.
    static func isSound(_ entry: DataCacheEntry, key: String) -> Bool {
        guard entry.data.count >= head else { return false }
        let generation = entry.data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        let own = Sample(key: key, generation: generation)
        guard entry.data == own.data else { return false }
        return entry.metadata == own.metadata || entry.metadata == own.updated
    }

    private var metadata: CacheMetadata {
        var response = HTTPResponse(status: .ok)
        response.headerFields[.eTag] = "\"\(generation)\""
        return CacheMetadata(
            url: "\(key)#\(generation)", response: response,
            storedAt: Date(timeIntervalSinceReferenceDate: Double(generation % 1_000_000)), version: generation)
    }

    /// The generation, the key, and a part of what all share; which part and how long it is follow from both.
    private var data: Data {
        let name = key.utf8.reduce(UInt64(17)) { $0 &* 31 &+ UInt64($1) }
        var numbers = SplitMix(seed: generation ^ name)
        let count = Int(numbers.next() % UInt64(Self.maximumBytes - Self.head))
        let start = Int(numbers.next() % UInt64(Self.content.count - count))
        var data = Data(capacity: Self.head + count)
        for word in [generation, name, UInt64(count)] { withUnsafeBytes(of: word) { data.append(contentsOf: $0) } }
        data.append(Self.content[start..<start + count])
        return data
    }
}
