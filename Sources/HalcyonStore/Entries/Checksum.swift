import CPixels

/// A 64-bit checksum against damage (torn writes, lost blocks), not against tampering.
///
/// It runs at about the speed of a copy, in a debug build too; SipHash would take longer than the read.
enum Checksum {
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        guard let first = bytes.baseAddress else { return cpixels_checksum([], 0) }
        return cpixels_checksum(first.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
}
