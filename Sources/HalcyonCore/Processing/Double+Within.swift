extension Double {
    /// The nearest number of a range; `fallback` for what is not a number. Parameters come from anywhere, and a
    /// conversion of one that is out of range would trap.
    func within(_ range: ClosedRange<Double>, orElse fallback: Double) -> Double {
        isNaN ? fallback : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
