/// A 64-bit checksum against damage (torn writes, lost blocks), not against tampering.
///
/// Six independent chains of 128-bit multiplications folded to 64 bits, 96 bytes per iteration, so that the processor's
/// multiplier never waits for a result. It runs at about the speed of a copy; SipHash would take longer than the read.
///
/// Source of the folded multiplication and its constants: Wang Yi, "wyhash" final version 4 (public domain).
enum Checksum {
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        let count = bytes.count
        var sum = fold(UInt64(count) ^ secret.0, secret.1)
        var offset = 0
        if count >= 96 {
            var (a, b, c, d, e, f) = (sum, sum, sum, sum, sum, sum)
            repeat {
                a = fold(word(bytes, offset) ^ secret.0, word(bytes, offset + 8) ^ a)
                b = fold(word(bytes, offset + 16) ^ secret.1, word(bytes, offset + 24) ^ b)
                c = fold(word(bytes, offset + 32) ^ secret.2, word(bytes, offset + 40) ^ c)
                d = fold(word(bytes, offset + 48) ^ secret.3, word(bytes, offset + 56) ^ d)
                e = fold(word(bytes, offset + 64) ^ ~secret.0, word(bytes, offset + 72) ^ e)
                f = fold(word(bytes, offset + 80) ^ ~secret.1, word(bytes, offset + 88) ^ f)
                offset += 96
            } while count - offset >= 96
            sum = fold(a ^ secret.0, b ^ secret.1) ^ fold(c ^ secret.2, d ^ secret.3) ^ fold(e, f ^ secret.2)
        }
        while count - offset >= 16 {
            sum = fold(word(bytes, offset) ^ secret.2, word(bytes, offset + 8) ^ sum)
            offset += 16
        }
        var tail: (UInt64, UInt64) = (0, 0)
        for (place, byte) in bytes[offset...].enumerated() {
            if place < 8 {
                tail.0 |= UInt64(byte) << UInt64(8 * place)
            } else {
                tail.1 |= UInt64(byte) << UInt64(8 * place - 64)
            }
        }
        return fold(secret.3 ^ sum, fold(tail.0 ^ secret.1, tail.1 ^ sum) ^ UInt64(count))
    }

    private static let secret: (UInt64, UInt64, UInt64, UInt64) = (
        0x2d35_8dcc_aa6c_78a5, 0x8bb8_4b93_962e_acc9, 0x4b33_a62e_d433_d4a3, 0x4d5a_2da5_1de1_aa47
    )

    @inline(__always)
    private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
