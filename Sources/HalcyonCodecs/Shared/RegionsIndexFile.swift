import CPixels
import Foundation
import HalcyonCore

/// The index of an image's regions as bytes: numbers of 64 bits in the order of little-endian machines, and what
/// follows them.
///
/// The first number says what it is, and of which version; the second is the file's length, and the third its digest.
/// What the decoder adds follows, and a checksum of all that.
struct RegionsIndexFile {
    private static let commonNumbers = 3
    private static let checksumBytes = 8

    /// All but the checksum.
    let bytes: [UInt8]

    /// Returns an index of a file.
    ///
    /// - Parameters:
    ///   - digest: That of the file: see ``digest(of:deadline:)``.
    ///   - more: What follows the numbers.
    static func data(_ mark: UInt64, digest: UInt64, of file: ByteView, numbers: [UInt64], more: Data) -> Data {
        let all = [mark, UInt64(file.count), digest] + numbers
        var data = Data(capacity: all.count * 8 + more.count + checksumBytes)
        for number in all { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
        data.append(more)
        let checksum = data.withUnsafeBytes { Self.checksum($0) }
        withUnsafeBytes(of: checksum.littleEndian) { data.append(contentsOf: $0) }
        return data
    }

    /// Reads an index that was kept.
    ///
    /// - Parameter most: The most bytes that one may have.
    /// - Returns: Nil if it is damaged, of another kind, or of a file of another length.
    init?(_ data: Data, _ mark: UInt64, of file: ByteView, most: Int) {
        // Bounded before anything is looked at.
        guard data.count >= Self.commonNumbers * 8 + Self.checksumBytes, data.count <= most else { return nil }
        bytes = [UInt8](data.prefix(data.count - Self.checksumBytes))
        let expected = bytes.withUnsafeBytes { Self.checksum($0) }
        let checksum = data.suffix(Self.checksumBytes).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard checksum == expected, own(0) == mark, own(1) == UInt64(file.count) else { return nil }
    }

    /// Whether it is of a file, whose length is right: this reads all of it.
    func isOf(_ file: ByteView, deadline: DecodeDeadline) throws(ImageError) -> Bool {
        try own(2) == Self.digest(of: file, deadline: deadline)
    }

    /// Returns one of the numbers that the decoder added; nil if there are fewer.
    func number(_ index: Int) -> UInt64? { own(index + Self.commonNumbers) }

    /// Where the bytes behind a count of numbers begin.
    static func offset(behind count: Int) -> Int { (commonNumbers + count) * 8 }

    private func own(_ index: Int) -> UInt64? {
        guard index >= 0, index < bytes.count / 8 else { return nil }
        return bytes.withUnsafeBytes {
            UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        }
    }

    /// Returns a checksum of a whole file.
    static func digest(of file: ByteView, deadline: DecodeDeadline) throws(ImageError) -> UInt64 {
        let step = 1 << 20
        var digest = UInt64(file.count)
        for offset in stride(from: 0, to: file.count, by: step) {
            try deadline.check()
            let checksum = Self.checksum(file.available(step, at: offset).bytes)
            digest = (digest << 5 | digest >> 59) &* 0x9E37_79B9_7F4A_7C15 ^ checksum
        }
        return digest
    }

    private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        cpixels_checksum(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
}
