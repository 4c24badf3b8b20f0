import Foundation
import HalcyonCore

/// SHA-256 (FIPS 180-4, section 6.2) and HMAC by it (RFC 2104), of which signatures are made.
struct SHA256 {
    /// The hash of no bytes, in hexadecimal digits.
    static let ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    /// Bytes that are hashed without a pause: about a millisecond's work.
    static let pieceBytes = 256 << 10
    private static let turns = Turns(2)

    /// Returns the hash of bytes, in hexadecimal digits.
    static func hash(_ data: Data) -> String { hex(digest(data)) }

    /// Returns the hash of bytes that may be many, in hexadecimal digits. More than 256 KiB are hashed in pieces, at
    /// most two bodies at a time, so that hashes leave threads to other tasks.
    ///
    /// - Throws: `ImageError.cancelled`, between two pieces or while it waits for its turn.
    @concurrent
    static func hashInPieces(_ data: Data) async throws(ImageError) -> String {
        guard data.count > pieceBytes else { return hash(data) }
        guard await turns.begin() else { throw .cancelled }
        defer { turns.end() }
        var hash = SHA256()
        var rest = data[...]
        while rest.count > pieceBytes {
            hash.absorb(rest.prefix(pieceBytes))
            rest = rest.dropFirst(pieceBytes)
            await Task.yield()
            if Task.isCancelled { throw .cancelled }
        }
        let end = rest.suffix(rest.count & 63)
        hash.absorb(rest.dropLast(end.count))
        return hex(hash.digest(endingWith: end))
    }

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
        var hash = SHA256()
        let rest = data.suffix(data.count & 63)
        hash.absorb(data.dropLast(rest.count))
        return hash.digest(endingWith: rest)
    }

    private typealias Words = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

    /// The first 32 bits of the fractional parts of the square roots of the first eight primes (section 5.3.3).
    private var words: Words = (
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )
    private var count = 0

    /// Adds bytes, whose number must be a multiple of 64.
    mutating func absorb(_ data: Data) {
        data.withUnsafeBytes { absorb($0) }
        count += data.count
    }

    /// Returns the hash in 32 bytes.
    ///
    /// - Parameter end: The last bytes, fewer than 64.
    consuming func digest(endingWith end: Data) -> [UInt8] {
        // A bit of 1, zeros, and the number of bits in eight bytes.
        let bits = UInt64(count + end.count) << 3
        var end = [UInt8](end)
        end.append(0x80)
        while end.count % 64 != 56 { end.append(0) }
        withUnsafeBytes(of: bits.bigEndian) { end.append(contentsOf: $0) }
        end.withUnsafeBytes { absorb($0) }
        return withUnsafeBytes(of: words) { bytes in
            (0..<8).flatMap { place in
                let word = bytes.load(fromByteOffset: 4 * place, as: UInt32.self)
                return withUnsafeBytes(of: word.bigEndian) { Array($0) }
            }
        }
    }

    /// Adds whole blocks of 64 bytes (section 6.2.2). All indices are bounded by constants, so pointers are safe here.
    private mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
        guard var block = bytes.baseAddress else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { buffer in
            Self.constants.withUnsafeBufferPointer { constants in
                guard let schedule = buffer.baseAddress, let constants = constants.baseAddress else { return }
                for _ in 0..<bytes.count / 64 {
                    Self.fill(schedule, block)
                    Self.mix(schedule, constants, &words)
                    block += 64
                }
            }
        }
    }

    private static func fill(_ schedule: UnsafeMutablePointer<UInt32>, _ block: UnsafeRawPointer) {
        for index in 0..<16 {
            schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
        }
        for index in 16..<64 {
            let (early, late) = (schedule[index &- 15], schedule[index &- 2])
            let first: UInt32 = rotated(early, 7) ^ rotated(early, 18) ^ (early &>> 3)
            let second: UInt32 = rotated(late, 17) ^ rotated(late, 19) ^ (late &>> 10)
            let before: UInt32 = schedule[index &- 16] &+ schedule[index &- 7]
            schedule[index] = before &+ first &+ second
        }
    }

    private static func mix(
        _ schedule: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>, _ words: inout Words
    ) {
        var (a, b, c, d, e, f, g, h) = words
        for index in stride(from: 0, to: 64, by: 8) {
            // Eight rounds with the variables in turn, so that none of them has to be moved.
            round(a, b, c, &d, e, f, g, &h, schedule[index] &+ constants[index])
            round(h, a, b, &c, d, e, f, &g, schedule[index &+ 1] &+ constants[index &+ 1])
            round(g, h, a, &b, c, d, e, &f, schedule[index &+ 2] &+ constants[index &+ 2])
            round(f, g, h, &a, b, c, d, &e, schedule[index &+ 3] &+ constants[index &+ 3])
            round(e, f, g, &h, a, b, c, &d, schedule[index &+ 4] &+ constants[index &+ 4])
            round(d, e, f, &g, h, a, b, &c, schedule[index &+ 5] &+ constants[index &+ 5])
            round(c, d, e, &f, g, h, a, &b, schedule[index &+ 6] &+ constants[index &+ 6])
            round(b, c, d, &e, f, g, h, &a, schedule[index &+ 7] &+ constants[index &+ 7])
        }
        words = (
            words.0 &+ a, words.1 &+ b, words.2 &+ c, words.3 &+ d, words.4 &+ e, words.5 &+ f, words.6 &+ g,
            words.7 &+ h
        )
    }

    @inline(__always)
    private static func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32, _ word: UInt32
    ) {
        // Steps of one operation or two, because longer ones take the compiler minutes.
        let chosen: UInt32 = g ^ (e & (f ^ g))
        let sum: UInt32 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
        let first: UInt32 = h &+ word &+ chosen &+ sum
        let most: UInt32 = (a & b) ^ (c & (a ^ b))
        let spread: UInt32 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
        d = d &+ first
        h = first &+ spread &+ most
    }

    @inline(__always)
    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        (word &>> count) | (word &<< (32 &- count))
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
