import Foundation

extension CacheMetadata {
    /// The version of bytes that come from their source: the same bytes have the same, whichever load or process has
    /// brought them. So a second load of what has not changed leaves images in the caches that were made of the first.
    ///
    /// A checksum and no signature: who can choose both the old bytes and the new ones can make them agree, and is then
    /// shown the older of their own pictures.
    static func version(of data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var sums = (seed, ~seed, seed &* prime, ~seed &* prime)
            var offset = 0
            while bytes.count - offset >= 32 {
                sums.0 = mixed(sums.0, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                sums.1 = mixed(sums.1, bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
                sums.2 = mixed(sums.2, bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
                sums.3 = mixed(sums.3, bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
                offset += 32
            }
            for byte in bytes[offset...] { sums.0 = mixed(sums.0, UInt64(byte)) }
            return mixed(mixed(sums.0, sums.1), mixed(sums.2, sums.3) ^ UInt64(bytes.count))
        }
    }

    private static let seed: UInt64 = 0x9e37_79b9_7f4a_7c15
    private static let prime: UInt64 = 0xd6e8_feb8_6659_fd93

    /// Each word changes the sum in a way that can be undone, so that no two words give the same.
    private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = ((sum ^ word) &* prime)
        return (product ^ (product >> 32)) &* seed
    }
}
