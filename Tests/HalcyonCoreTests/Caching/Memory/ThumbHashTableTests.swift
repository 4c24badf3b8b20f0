import Foundation
import HalcyonTesting
import Testing

@testable import HalcyonCore

@Suite("ThumbHashes in memory")
struct ThumbHashTableTests {
    private static func hash(_ number: Int) -> ThumbHash {
        let bytes = [UInt8(number & 63), UInt8(number >> 6 & 255), UInt8(number >> 14 & 31), 7, 0]
        return ThumbHash(encoded: bytes)
    }

    @Test("Given a full table, when another hash is stored, then the least recently used goes")
    func leastRecent() {
        let table = ThumbHashTable()
        for number in 0..<ThumbHashTable.limit { table.store(Self.hash(number), for: "http://test/\(number)") }
        #expect(table.count == ThumbHashTable.limit)
        #expect(table["http://test/0"] == Self.hash(0))
        table.store(Self.hash(-1 & 0x3fff), for: "http://test/new")
        #expect(table.count == ThumbHashTable.limit)
        #expect(table["http://test/0"] != nil)
        #expect(table["http://test/1"] == nil)
        #expect(table["http://test/2"] == Self.hash(2))
    }

    @Test("Given random stores and removals, when compared with a dictionary, then both are equal")
    func model() {
        let table = ThumbHashTable()
        var random = RandomSource(seed: 3)
        var expected: [String: ThumbHash] = [:]
        for step in 0..<20_000 {
            let key = "http://test/\(random.next() >> 33 % 500)"
            switch random.next() >> 33 % 4 {
            case 0:
                table.remove(key)
                expected[key] = nil
            case 1: #expect(table[key] == expected[key])
            default:
                table.store(Self.hash(step), for: key)
                expected[key] = Self.hash(step)
            }
        }
        #expect(table.count == expected.count)
        for (key, hash) in expected { #expect(table[key] == hash) }
        table.removeAll()
        #expect(table.count == 0 && table["http://test/1"] == nil)
    }

    @Test("Given hashes of a source's variants, when these are removed, then others stay")
    func variants() {
        let table = ThumbHashTable()
        for key in ["http://test/a", "http://test/a\n12", "http://test/a\n34", "http://test/ab"] {
            table.store(Self.hash(1), for: key)
        }
        table.removeAll(variantsOf: "http://test/a")
        #expect(table.count == 1)
        #expect(table["http://test/ab"] != nil)
    }

    @Test("Given a load that may store nothing, when it brings a hash, then it is not stored")
    func outdated() {
        let table = ThumbHashTable()
        table.store(Self.hash(1), for: "a") { false }
        #expect(table["a"] == nil)
    }

    @Test("Given a full table, when its memory is counted, then it is less than 1 MB")
    func memory() {
        let table = ThumbHashTable()
        for number in 0..<2 * ThumbHashTable.limit { table.store(Self.hash(number), for: "http://test/\(number)") }
        #expect(table.count == ThumbHashTable.limit)
        #expect(table.byteCount < 1_000_000)
        #expect(table.byteCount > ThumbHashTable.limit * 32)
    }
}
