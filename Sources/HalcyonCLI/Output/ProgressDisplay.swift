import Foundation
import Synchronization

/// Shows the progress of many loads on the terminal, ten times a second. Does nothing without a terminal.
final class ProgressDisplay: Sendable {
    private struct State {
        var line: ProgressLine
        /// By the input's index: indices grow with the start, so the smallest has been running longest.
        var running: [Int: (name: String, bytes: Int)] = [:]
    }

    private let state: Mutex<State>
    private let started = ContinuousClock.now
    let isLive: Bool

    init(total: Int, isLive: Bool) {
        state = Mutex(State(line: ProgressLine(total: total)))
        self.isLive = isLive
    }

    /// Records that a load has started.
    func begin(_ index: Int, name: String) {
        state.withLock { $0.running[index] = (name, 0) }
    }

    /// Records the bytes received so far by a load.
    func update(_ index: Int, bytes: Int) {
        state.withLock { $0.running[index]?.bytes = bytes }
    }

    /// Records that a load has ended, with the number of its bytes.
    func end(_ index: Int, bytes: Int, failed: Bool) {
        state.withLock { state in
            let arrived = state.running.removeValue(forKey: index)?.bytes ?? 0
            state.line.bytes += max(bytes, arrived)
            state.line.done += 1
            if failed { state.line.failed += 1 }
        }
    }

    /// The line that the display currently shows.
    var line: ProgressLine {
        state.withLock { state in
            var line = state.line
            line.bytes += state.running.values.reduce(0) { $0 + $1.bytes }
            line.seconds = started.duration(to: .now) / .seconds(1)
            line.current = state.running.min { $0.key < $1.key }?.value.name ?? ""
            return line
        }
    }

    /// Runs `work` with the display on the screen, and restores the screen afterwards.
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
    /// The bytes received so far, including those of running loads.
    var bytes = 0
    var seconds = 0.0
    /// The load that has been running longest.
    var current = ""

    /// Returns the line, at most `width` characters long: a bar, counts, bytes and speed, and as much of the current
    /// load's name as fits.
    func text(width: Int) -> String {
        var parts = ["\(done)/\(total)", ByteCount(bytes).description]
        if seconds > 0, bytes > 0 { parts.append("\(ByteCount(Int(Double(bytes) / seconds)))/s") }
        if failed > 0 { parts.append("\(failed) failed") }
        let figures = parts.joined(separator: "  ")
        // The last column stays free: a line that fills the terminal's width wraps, and can then not be redrawn.
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
