import Foundation

/// Appends numbers and texts to a row of bytes, little-endian.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ word: UInt32) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ seconds: TimeInterval) { append(seconds.bitPattern) }

    mutating func append(_ date: Date) { append(date.timeIntervalSinceReferenceDate) }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    mutating func append(_ block: UnsafeRawBufferPointer) {
        append(UInt32(clamping: block.count))
        bytes.append(contentsOf: block)
    }

    /// Ends the row with the checksum of what is in it.
    mutating func appendChecksum() { append(bytes.withUnsafeBytes { Checksum.of($0) }) }
}
