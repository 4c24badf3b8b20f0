/// What is wanted next.
extension FrameTable {
    /// Those who have something to do and no task that does it; from now on they have one.
    mutating func idle() -> [Run] {
        var idle: [Run] = []
        for id in [visitors] + readers.keys where cursors[id]?.isRunning != true {
            var cursor = cursors[id] ?? Cursor()
            guard goal(of: id, cursor) != nil else { continue }
            cursor.isRunning = true
            cursors[id] = cursor
            idle.append(Run(reader: id, cursor: cursor.id))
        }
        return idle
    }

    func goal(of id: WaitID, _ cursor: Cursor) -> Int? {
        if id == visitors { return visitorsGoal(cursor) }
        guard let reader = readers[id], reader.isAdmitted, !reader.isSpent, playableCount > 0 else { return nil }
        // On its way to a frame a pass gets there, even when that is late by now: else it might never show one.
        if let goal = cursor.goal, goal >= cursor.nextIndex, isMissing(goal) { return goal }
        if reader.move.isBackward {
            // Backwards is for frames that are held: all of them, in the order in which they are made.
            let next = min(cursor.nextIndex, playableCount)
            return (next..<playableCount).first(where: isMissing) ?? (0..<next).first(where: isMissing)
        }
        return (0..<window(of: reader)).lazy.map { (reader.move.index + $0) % playableCount }.first(where: isMissing)
    }

    /// The next frame that somebody waits for and no reader is about to have decoded.
    private func visitorsGoal(_ cursor: Cursor) -> Int? {
        let wanted = waiters.values.lazy.map(\.index).filter { !isUnderWay($0) }
        return wanted.filter { $0 >= cursor.nextIndex }.min() ?? wanted.min()
    }

    /// Whether somebody waits for a frame, or would show it now.
    func isUrgent(_ index: Int, _ id: WaitID) -> Bool {
        readers[id]?.isLate == true || waiters.values.contains { $0.index == index }
    }

    func isInWindow(_ index: Int) -> Bool { readers.values.contains { contains($0, index) } }

    /// How many frames forward.
    func distance(from: Int, to: Int) -> Int {
        let count = max(1, playableCount)
        return ((to - from) % count + count) % count
    }

    private func isUnderWay(_ index: Int) -> Bool {
        readers.values.contains { !$0.isSpent && contains($0, index) }
    }

    private func contains(_ reader: Reader, _ index: Int) -> Bool {
        reader.isAdmitted && index < playableCount && distance(from: reader.move.index, to: index) < window(of: reader)
    }

    private func window(of reader: Reader) -> Int { min(plan.window, reader.move.wanted) }

    private func isMissing(_ index: Int) -> Bool { index < playableCount && frame(at: index) == nil }
}
