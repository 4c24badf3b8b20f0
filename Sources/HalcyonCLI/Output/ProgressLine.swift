import Foundation

/// The state of a run of many loads, as one line.
struct ProgressLine: Sendable, Equatable {
    var total: Int
    var done = 0
    var failed = 0
    /// Bytes that have arrived so far, of loads that still run too.
    var bytes = 0
    var seconds = 0.0
    /// The load that has run longest.
    var current = ""

    /// The line, at most `width` characters long: a bar, counts, bytes and speed, and as much of the current load's
    /// name as there is room for.
    func text(width: Int) -> String {
        var parts = ["\(done)/\(total)", ByteCount(bytes).description]
        if seconds > 0, bytes > 0 { parts.append("\(ByteCount(Int(Double(bytes) / seconds)))/s") }
        if failed > 0 { parts.append("\(failed) failed") }
        let figures = parts.joined(separator: "  ")
        // The last column stays free: a terminal that is full to the edge wraps, and then the line no longer redraws.
        let room = width - 1
        let barWidth = min(24, room - figures.count - 4)
        guard barWidth >= 5 else { return String(figures.prefix(max(0, room))) }
        let line = "[\(bar(width: barWidth))]  \(figures)"
        let nameRoom = room - line.count - 2
        guard nameRoom >= 8, !current.isEmpty else { return line }
        return line + "  " + current.printable.shortened(to: nameRoom)
    }

    private func bar(width: Int) -> String {
        let filled = total > 0 ? min(width, done * width / total) : 0
        return String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    }
}
