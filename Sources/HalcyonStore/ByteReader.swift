import Foundation

/// Takes apart what ``ByteWriter`` wrote; every call gives nil where the bytes end too early.
struct ByteReader {
    private var rest: Slice<UnsafeRawBufferPointer>

    /// Nil when the checksum at the end is not that of the bytes before it.
    init?(checked bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= 8 else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes.dropLast(8))
        let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: body.count, as: UInt64.self))
        guard Checksum.of(body) == sum else { return nil }
        rest = body[...]
    }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func word() -> UInt32? { number() }

    mutating func longWord() -> UInt64? { number() }

    mutating func seconds() -> TimeInterval? { longWord().map { Double(bitPattern: $0) } }

    mutating func date() -> Date? { seconds().map { Date(timeIntervalSinceReferenceDate: $0) } }

    mutating func text() -> String? { block().map { String(decoding: $0, as: UTF8.self) } }

    mutating func block() -> UnsafeRawBufferPointer? {
        guard let count = word(), count <= rest.count else { return nil }
        let block = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
        return block
    }

    private mutating func number<Number: FixedWidthInteger>() -> Number? {
        let size = MemoryLayout<Number>.size
        guard rest.count >= size else { return nil }
        let value = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: Number.self)
        rest = rest.dropFirst(size)
        return Number(littleEndian: value)
    }
}
