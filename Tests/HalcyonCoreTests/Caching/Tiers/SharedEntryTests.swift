import Foundation
import HTTPTypes
import Testing

@testable import HalcyonCore

@Suite("The value of an entry in a shared cache")
struct SharedEntryTests {
    private func entry(_ bytes: Int = 300) -> DataCacheEntry {
        let response = HTTPResponse(status: .ok, headerFields: [.eTag: "\"a\"", .contentType: "image/png"])
        let metadata = CacheMetadata(
            url: "http://test/ä", response: response, storedAt: Date(timeIntervalSince1970: 1_700_000_000),
            expiresAt: Date(timeIntervalSince1970: 1_800_000_000), requestFields: [.accept: "image/*"], version: 77)
        return DataCacheEntry(data: Data((0..<bytes).map { UInt8(truncatingIfNeeded: $0) }), metadata: metadata)
    }

    @Test("Given an entry, when encoded, then it is read as it was", arguments: [0, 1, 300])
    func whole(bytes: Int) throws {
        let entry = entry(bytes)
        let value = try SharedEntry.encode(entry, key: "a\nb")
        let read = try #require(SharedEntry.decode(value, key: "a\nb"))
        #expect(read.data == entry.data)
        #expect(read.metadata == entry.metadata)
        #expect(SharedEntry.metadata(of: value, key: "a\nb") == entry.metadata)
        #expect(SharedEntry.key(of: value) == "a\nb")
    }

    @Test("Given a value of another key, when read, then there is none")
    func otherKey() throws {
        let value = try SharedEntry.encode(entry(), key: "a")
        #expect(SharedEntry.decode(value, key: "b") == nil)
        #expect(SharedEntry.metadata(of: value, key: "b") == nil)
    }

    @Test("Given the beginning of a value, when it has the metadata, then these are read")
    func beginning() throws {
        let entry = entry()
        let value = try SharedEntry.encode(entry, key: "a")
        let head = try SharedEntry.head(entry.metadata, key: "a")
        #expect(value.starts(with: head))
        #expect(SharedEntry.headLength(of: head) == head.count + 8)
        for length in 0..<head.count {
            #expect(SharedEntry.metadata(of: value.prefix(length), key: "a") == nil)
        }
        #expect(SharedEntry.metadata(of: head, key: "a") == entry.metadata)
    }

    @Test("Given a value with any byte changed, or cut off anywhere, when read, then there is none")
    func damaged() throws {
        let value = try SharedEntry.encode(entry(20), key: "key")
        for index in value.indices {
            for bit in 0..<8 {
                var damaged = value
                damaged[index] ^= 1 << bit
                #expect(SharedEntry.decode(damaged, key: "key") == nil, "byte \(index), bit \(bit)")
            }
            #expect(SharedEntry.decode(value.prefix(index), key: "key") == nil)
        }
        #expect(SharedEntry.decode(value + [0], key: "key") == nil)
    }

    @Test("Given more header fields than can be read again, when encoded, then it is refused")
    func tooMany() {
        var entry = entry()
        var fields = HTTPFields()
        for _ in 0..<10_001 { fields.append(HTTPField(name: .age, value: "1")) }
        entry.metadata.response = HTTPResponse(status: .ok, headerFields: fields)
        #expect(throws: ImageError.self) { try SharedEntry.encode(entry, key: "a") }
    }
}
