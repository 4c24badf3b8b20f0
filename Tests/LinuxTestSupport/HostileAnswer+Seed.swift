import TestSupport

extension HostileAnswer {
    /// The answer that follows from a seed.
    public init(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let count = Int(random.next() % 64)
        self.init(choices: (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
}
