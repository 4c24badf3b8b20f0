/// Numbers that follow from a seed (SplitMix64: G. Steele, D. Lea, C. Flood, OOPSLA 2014).
public struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// Those of a seed.
    public init(seed: UInt64) { state = seed }

    /// The first of them.
    public var first: UInt64 {
        var copy = self
        return copy.next()
    }

    /// The next of them.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return word ^ (word >> 31)
    }
}
