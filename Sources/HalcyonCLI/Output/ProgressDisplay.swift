import Foundation
import Synchronization

/// Shows on the terminal how far many loads have come, ten times a second. Does nothing where there is no terminal.
final class ProgressDisplay: Sendable {
    private struct State {
        var line: ProgressLine
        /// By the input's index: indices grow with the start, so the smallest has run longest.
        var running: [Int: (name: String, bytes: Int)] = [:]
    }

    private let state: Mutex<State>
    private let started = ContinuousClock.now
    let isLive: Bool

    init(total: Int, isLive: Bool) {
        state = Mutex(State(line: ProgressLine(total: total)))
        self.isLive = isLive
    }

    /// A load begins.
    func begin(_ index: Int, name: String) {
        state.withLock { $0.running[index] = (name, 0) }
    }

    /// A load has brought so many bytes until now.
    func update(_ index: Int, bytes: Int) {
        state.withLock { $0.running[index]?.bytes = bytes }
    }

    /// A load has ended with so many bytes.
    func end(_ index: Int, bytes: Int, failed: Bool) {
        state.withLock { state in
            let arrived = state.running.removeValue(forKey: index)?.bytes ?? 0
            state.line.bytes += max(bytes, arrived)
            state.line.done += 1
            if failed { state.line.failed += 1 }
        }
    }

    /// What the display shows now.
    var line: ProgressLine {
        state.withLock { state in
            var line = state.line
            line.bytes += state.running.values.reduce(0) { $0 + $1.bytes }
            line.seconds = started.duration(to: .now) / .seconds(1)
            line.current = state.running.min { $0.key < $1.key }?.value.name ?? ""
            return line
        }
    }

    /// Runs `work` and keeps the display on the screen until it ends; the screen is left as it was.
    func shown<Result: Sendable>(during work: () async -> Result) async -> Result {
        guard isLive else { return await work() }
        let redrawing = Task {
            while !Task.isCancelled {
                Console.shared.showStatus(line.text(width: Terminal.width))
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        let result = await work()
        redrawing.cancel()
        await redrawing.value
        Console.shared.clearStatus()
        return result
    }
}

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
