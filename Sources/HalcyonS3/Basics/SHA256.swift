import Foundation

/// SHA-256 (FIPS 180-4, section 6.2) and HMAC by it (RFC 2104), of which signatures are made.
enum SHA256 {
    /// The hash of no bytes, in hexadecimal digits.
    static let ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    /// Returns the hash of bytes, in hexadecimal digits.
    static func hash(_ data: Data) -> String { hex(digest(data)) }

    /// Returns the authentication code of a text, in 32 bytes.
    static func code(of text: String, key: [UInt8]) -> [UInt8] {
        var key = key.count > 64 ? digest(Data(key)) : key
        key += Array(repeating: 0, count: 64 - key.count)
        let inner = digest(Data(key.map { $0 ^ 0x36 }) + Data(text.utf8))
        return digest(Data(key.map { $0 ^ 0x5c }) + Data(inner))
    }

    /// Returns bytes in hexadecimal digits, in lower case.
    static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func digest(_ data: Data) -> [UInt8] {
        var state = State()
        let whole = data.count & ~63
        data.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: whole, by: 64) { state.absorb(bytes, from: start) }
        }
        // The rest, a bit of 1, zeros, and the number of bits in eight bytes.
        var end = [UInt8](data.suffix(data.count - whole))
        end.append(0x80)
        while end.count % 64 != 56 { end.append(0) }
        let bits = (UInt64(data.count) << 3).bigEndian
        withUnsafeBytes(of: bits) { end.append(contentsOf: $0) }
        end.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 64) { state.absorb(bytes, from: start) }
        }
        return state.words.flatMap { word in withUnsafeBytes(of: word.bigEndian) { Array($0) } }
    }

    private struct State {
        /// The first 32 bits of the fractional parts of the square roots of the first eight primes (section 5.3.3).
        private(set) var words: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]

        /// Adds a block of 64 bytes (section 6.2.2).
        mutating func absorb(_ bytes: UnsafeRawBufferPointer, from start: Int) {
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                for index in 0..<16 {
                    schedule[index] = UInt32(
                        bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
                }
                for index in 16..<64 {
                    let (early, late) = (schedule[index - 15], schedule[index - 2])
                    let first: UInt32 = Self.rotated(early, 7) ^ Self.rotated(early, 18) ^ (early >> 3)
                    let second: UInt32 = Self.rotated(late, 17) ^ Self.rotated(late, 19) ^ (late >> 10)
                    let before: UInt32 = schedule[index - 16] &+ schedule[index - 7]
                    schedule[index] = before &+ first &+ second
                }
                mix(UnsafeBufferPointer(schedule))
            }
        }

        private mutating func mix(_ schedule: UnsafeBufferPointer<UInt32>) {
            var (a, b, c, d) = (words[0], words[1], words[2], words[3])
            var (e, f, g, h) = (words[4], words[5], words[6], words[7])
            for index in 0..<64 {
                // Steps of one operation or two, because longer ones take the compiler minutes.
                let chosen: UInt32 = (e & f) ^ (~e & g)
                let sum: UInt32 = Self.rotated(e, 6) ^ Self.rotated(e, 11) ^ Self.rotated(e, 25)
                var first: UInt32 = h &+ sum
                first &+= chosen
                first &+= SHA256.constants[index]
                first &+= schedule[index]
                let most: UInt32 = (a & b) ^ (c & (a ^ b))
                let spread: UInt32 = Self.rotated(a, 2) ^ Self.rotated(a, 13) ^ Self.rotated(a, 22)
                (h, g, f) = (g, f, e)
                e = d &+ first
                (d, c, b) = (c, b, a)
                a = first &+ spread &+ most
            }
            for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { words[index] &+= word }
        }

        private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
            (word >> count) | (word << (32 - count))
        }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (section 4.2.2).
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
