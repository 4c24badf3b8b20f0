import CPixels
package import Foundation

/// A 64-bit checksum against damage (torn writes, lost blocks), not against tampering.
///
/// It runs at about the speed of a copy, in a debug build too; SipHash would take longer than the read.
package enum Checksum {
    /// Returns the checksum of bytes in memory.
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        guard let first = bytes.baseAddress else { return cpixels_checksum([], 0) }
        return cpixels_checksum(first.assumingMemoryBound(to: UInt8.self), bytes.count)
    }

    /// Returns the checksum of bytes.
    package static func of(_ data: Data) -> UInt64 { data.withUnsafeBytes { of($0) } }
}
