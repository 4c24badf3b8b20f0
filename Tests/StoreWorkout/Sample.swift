import Foundation
import HTTPTypes
import HalcyonCore

/// An entry whose every byte follows from its key and generation, so that a reader can tell a torn one.
struct Sample {
    static let maximumBytes = 60_000

    let key: String
    let generation: UInt64

    var entry: CachedData {
        var response = HTTPResponse(status: .ok)
        response.headerFields[.eTag] = "\"\(generation)\""
        let metadata = CacheMetadata(
            url: "\(key)#\(generation)", response: response,
            storedAt: Date(timeIntervalSinceReferenceDate: Double(generation % 1_000_000)))
        return CachedData(data: data, metadata: metadata)
    }

    /// The sample that an entry claims to be; nil if it is none or has a wrong byte.
    init?(_ entry: CachedData, key: String) {
        guard let parts = entry.metadata.url?.split(separator: "#"), parts.count == 2, parts[0] == key,
            let generation = UInt64(parts[1])
        else { return nil }
        self.init(key: key, generation: generation)
        guard entry.data == data, entry.metadata == self.entry.metadata else { return nil }
    }

    init(key: String, generation: UInt64) {
        self.key = key
        self.generation = generation
    }

    private var data: Data {
        var numbers = Numbers(seed: key.utf8.reduce(generation) { $0 &* 31 &+ UInt64($1) })
        let words = Int(numbers.next() % UInt64(Self.maximumBytes / 8))
        let content = (0..<words).map { _ in numbers.next() }
        return content.withUnsafeBytes { Data($0) }
    }
}
