/// Counts an animation's time in GIF's hundredths of a second.
struct GIFClock {
    private static let least = 2
    private static let most = 65535

    private var seconds = 0.0
    private var ticks = 0

    /// The hundredths for a frame that is to be shown for so many seconds.
    mutating func ticks(for delay: Double) -> Int {
        if delay > 0, delay < Double(Self.most) { seconds += delay }
        // What one frame is too long or too short by, the next makes up for.
        let count = max(Self.least, min(Self.most, Int((seconds * 100).rounded()) - ticks))
        ticks += count
        return count
    }
}
