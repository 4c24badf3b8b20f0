public import Foundation

/// Bytes that look random and are the same for the same seed, so that a test can tell bodies apart and in order.
public func testBytes(_ count: Int, seed: UInt64 = 1) -> Data {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    let words = [UInt64](unsafeUninitializedCapacity: count / 8 + 1) { buffer, initialized in
        for index in 0..<(count / 8 + 1) {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            buffer[index] = state
        }
        initialized = count / 8 + 1
    }
    return words.withUnsafeBytes { Data($0.prefix(count)) }
}
