import Foundation
import HTTPTypes
import HalcyonCore
import Testing

@testable import HalcyonStore

@Suite("DiskCache: more header fields than any server needs")
struct FieldCountTests {
    /// Metadata as the index has them, whose answer's head has that many fields.
    private func metadata(fields count: Int) -> [UInt8] {
        var bytes = ByteWriter()
        // The version, and the flag of an answer.
        bytes.append(2 as UInt8)
        bytes.append(2 as UInt8)
        bytes.append(Date(timeIntervalSince1970: 1_700_000_000))
        bytes.append(0 as TimeInterval)
        bytes.append(1 as UInt64)
        bytes.append(0 as UInt32)
        bytes.append(200 as UInt32)
        bytes.append("OK")
        bytes.append(UInt32(clamping: count))
        for _ in 0..<min(count, 70_000) {
            bytes.append(1 as UInt8)
            bytes.append("")
        }
        bytes.appendChecksum()
        return bytes.bytes
    }

    @Test(
        "Given a row with more fields than a type can count, when read, then only its entry is gone",
        .timeLimit(.minutes(5)), arguments: [20_000, 65_535, 70_000, 4_294_967_295])
    func read(count: Int) async throws {
        let folder = try await ScratchFolder.filled(["a", "b"])
        let hex = metadata(fields: count).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        try ExternalWriter.run("UPDATE entry SET metadata = x'\(hex)' WHERE key = 'a'", in: folder)
        let cache = DiskCache(folder)
        #expect(try await cache.entry(for: "a") == nil)
        #expect(try await cache.present(["a", "b"]) == ["b"])
    }

    @Test("Given an answer with a thousand fields, when stored, then it is read as it was")
    func manyFields() async throws {
        let cache = DiskCache(try ScratchFolder())
        let stored = answer(fields: 1000)
        try await cache.store(stored, for: "a")
        #expect(try await cache.entry(for: "a")?.equals(stored) == true)
    }

    @Test("Given a response with too many fields to read again, when stored, then it is refused")
    func tooMany() async throws {
        let cache = DiskCache(try ScratchFolder())
        await #expect(throws: ImageError.self) { try await cache.store(answer(fields: 10_001), for: "a") }
        #expect(try await cache.entry(for: "a") == nil)
        try await cache.store(entry(10), for: "a")
        await #expect(throws: ImageError.self) { try await cache.update(answer(fields: 10_001).metadata, for: "a") }
        #expect(try await cache.entry(for: "a")?.equals(entry(10)) == true)
    }

    private func answer(fields count: Int) -> DataCacheEntry {
        var fields = HTTPFields()
        for _ in 0..<count { fields.append(HTTPField(name: .age, value: "1")) }
        var answer = entry(10)
        answer.metadata.response = HTTPResponse(status: .ok, headerFields: fields)
        return answer
    }
}
