/// The same numbers in every run and on every machine (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014).
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// A generator; equal seeds give equal numbers.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// From 0 up to, and without, 1.
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// From 0 up to, and without, a bound. Not `Int.random(in:using:)`, which may change with the standard library.
    public mutating func below(_ bound: Int) -> Int { Int(unit() * Double(bound)) }

    /// Any of a range.
    public mutating func any(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

    /// Whether something comes to pass that does so in this share of cases.
    public mutating func chance(_ share: Double) -> Bool { unit() < share }
}
