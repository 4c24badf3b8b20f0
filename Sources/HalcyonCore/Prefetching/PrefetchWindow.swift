/// Decides which items of a list are worth loading next, by how the list scrolls.
///
/// While it moves, that is the next ``ahead`` items in the direction of travel. At rest it is also ``behind`` items on the
/// other side; and where the list ends before `ahead` items, the other side gets the rest of them. A list that has not moved
/// yet, and one that has jumped, is at rest and expected to go forward. Visible items are never among them.
///
/// A move of less than one item does not turn the direction: rows that half appear and disappear at an edge are no travel.
public struct PrefetchWindow: Sendable, Hashable {
    /// A way through a list.
    public enum Direction: Sendable, Hashable {
        /// Towards the last item.
        case forward
        /// Towards the first item.
        case backward

        var opposite: Direction { self == .forward ? .backward : .forward }
    }

    /// The number of items in the direction of travel. Default: 10.
    public var ahead: Int { didSet { ahead = max(0, ahead) } }
    /// The number of items on the other side, at rest. Default: 2.
    public var behind: Int { didSet { behind = max(0, behind) } }
    /// The visible items; empty before the first move.
    public private(set) var visible = 0..<0
    /// Where the list was last seen to go; nil before it moves, and after a jump.
    public private(set) var direction: Direction?

    /// Twice the middle of the visible items, where it was farthest in the direction.
    private var farthest = 0

    /// A window of the given numbers of items; negative ones count as 0.
    public init(ahead: Int = 10, behind: Int = 2) {
        self.ahead = max(0, ahead)
        self.behind = max(0, behind)
    }

    /// Takes in that `range` of the list's `count` items is visible now, and returns the items that are worth loading, the
    /// nearest first.
    ///
    /// A range that leaves out more than a screenful between itself and the last one is a jump. One that is empty means that
    /// nothing is visible: nothing is worth loading, and no direction is known. What lies outside the list is ignored.
    ///
    /// - Parameters:
    ///   - range: the indices of the items that are visible, from 0.
    ///   - count: the number of all items.
    ///   - isMoving: false when the list has come to rest. Default: true.
    public mutating func move(to range: Range<Int>, of count: Int, isMoving: Bool = true) -> [Int] {
        let new = Self.clamp(range, to: count)
        let middle = new.lowerBound + new.upperBound
        if visible.isEmpty || new.isEmpty || isJump(to: new) {
            direction = nil
            farthest = middle
        } else {
            turn(towards: middle)
        }
        visible = new
        return wanted(of: count, isMoving: isMoving)
    }

    /// Takes in that the list has `count` other items now, and returns those that are worth loading, the nearest first. No
    /// move: what is visible stays so as far as there are items, and the direction stays what it was.
    public mutating func reload(of count: Int, isMoving: Bool = true) -> [Int] {
        visible = Self.clamp(visible, to: count)
        farthest = visible.lowerBound + visible.upperBound
        if visible.isEmpty { direction = nil }
        return wanted(of: count, isMoving: isMoving)
    }

    private mutating func turn(towards middle: Int) {
        let step = middle - farthest
        switch direction {
        case .forward where step > -2, .backward where step < 2:
            farthest = direction == .forward ? max(farthest, middle) : min(farthest, middle)
        case nil where abs(step) < 2:
            break
        default:
            direction = step > 0 ? .forward : .backward
            farthest = middle
        }
    }

    private func isJump(to new: Range<Int>) -> Bool {
        let gap = max(new.lowerBound - visible.upperBound, visible.lowerBound - new.upperBound)
        return gap > max(new.count, visible.count)
    }

    private func wanted(of count: Int, isMoving: Bool) -> [Int] {
        guard !visible.isEmpty else { return [] }
        let way = direction ?? .forward
        let next = items(ahead, way, of: count)
        if isMoving, direction != nil { return next }
        let spared = ahead - next.count
        let others = items(behind > Int.max - spared ? Int.max : behind + spared, way.opposite, of: count)
        let pairs = zip(next, others).flatMap { [$0, $1] }
        return pairs + next.dropFirst(others.count) + others.dropFirst(next.count)
    }

    /// At most so many items on one side of the visible ones, the nearest first.
    private func items(_ limit: Int, _ direction: Direction, of count: Int) -> [Int] {
        switch direction {
        case .forward: Array(visible.upperBound..<visible.upperBound + min(limit, max(0, count - visible.upperBound)))
        case .backward: (visible.lowerBound - min(limit, visible.lowerBound)..<visible.lowerBound).reversed()
        }
    }

    /// Also keeps sums of two bounds within an `Int`.
    private static func clamp(_ range: Range<Int>, to count: Int) -> Range<Int> {
        range.clamped(to: 0..<min(max(0, count), Int.max / 4))
    }
}
