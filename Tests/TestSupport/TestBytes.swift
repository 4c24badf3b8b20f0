public import Foundation

/// Bytes that look random and are the same for the same seed, so that a test can tell bodies apart and in order.
public func testBytes(_ count: Int, seed: UInt64 = 1) -> Data {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    var data = Data(capacity: count + 8)
    while data.count < count {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        withUnsafeBytes(of: state) { data.append(contentsOf: $0) }
    }
    return data.prefix(count)
}
