import Testing

@testable import HalcyonCore

@Suite("SipHash")
struct SipHashTests {
    /// From the paper's appendix A and the reference implementation's `vectors.h`: key 00…0f, message 00, 01, 02 …
    @Test(
        "Given the published vectors, when hashed, then the results are the published ones",
        arguments: [
            (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
            (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
        ] as [(Int, UInt64)])
    func vectors(length: Int, expected: UInt64) {
        let hash = SipHash(key0: 0x0706_0504_0302_0100, key1: 0x0f0e_0d0c_0b0a_0908)
        let message = (0..<UInt8(length)).map { $0 }
        #expect(message.withUnsafeBytes { hash.hash($0) } == expected)
    }

    /// As `vectors.h` has them, and `openssl mac -macopt size:16 SIPHASH`.
    @Test(
        "Given 128-bit vectors, when two are hashed in one pass, then the results are as published",
        arguments: [
            (0, 0xe6a8_25ba_047f_81a3, 0x9302_55c7_1472_f66d), (15, 0x11a8_b033_99e9_9354, 0xd9c3_cf97_0fec_087e),
        ] as [(Int, UInt64, UInt64)])
    func wideVectors(length: Int, low: UInt64, high: UInt64) {
        let hash = SipHash(key0: 0x0706_0504_0302_0100, key1: 0x0f0e_0d0c_0b0a_0908)
        let message = (0..<UInt8(length)).map { $0 }
        let expected = SipHash.Digest(low: low, high: high)
        let other = SipHash(key0: 1, key1: 2)
        let (first, second) = message.withUnsafeBytes {
            (SipHash.digests(of: $0, by: (hash, other)), SipHash.digests(of: $0, by: (other, hash)))
        }
        #expect(first.0 == expected)
        #expect(second.1 == expected)
        #expect(first.1 == second.0)
        #expect(first.1 != expected)
    }
}
