/// A list of which some rows are visible: a row is shown when it comes into view.
struct Feed {
    let rows: Int
    let visible = 10
    private(set) var top = 0
    private(set) var events: [Trace.Event] = []
    private var seen: Range<Int> = 0..<0
    /// How many rows are loaded ahead of the way that the list moves in; in one go, each time that many have passed.
    var ahead = 0
    private var announced = 0..<0

    init(rows: Int) {
        self.rows = rows
        show()
    }

    var bottom: Int { rows - visible }

    /// Shows another part at once, and nothing on the way.
    mutating func jump(to row: Int) {
        top = min(max(0, row), bottom)
        show()
    }

    /// Moves by some rows, each of which is shown on the way.
    mutating func scroll(by rows: Int) {
        let goal = min(max(0, top + rows), bottom)
        while top != goal {
            top += goal > top ? 1 : -1
            prefetch(isDown: rows > 0)
            show()
        }
    }

    mutating func scroll(to row: Int) { scroll(by: row - top) }

    mutating func show(object: Int) { events.append(Trace.Event(object, isPrefetch: false)) }

    mutating func prefetch(object: Int) { events.append(Trace.Event(object, isPrefetch: true)) }

    private mutating func show() {
        let view = top..<top + visible
        for row in view where !seen.contains(row) { show(object: row) }
        seen = view
    }

    private mutating func prefetch(isDown: Bool) {
        guard ahead > 0 else { return }
        let edge = isDown ? top + visible : top - 1
        guard !announced.contains(edge) else { return }
        announced = (isDown ? edge..<edge + ahead : edge - ahead + 1..<edge + 1).clamped(to: 0..<rows)
        for row in isDown ? Array(announced) : announced.reversed() { prefetch(object: row) }
    }
}
