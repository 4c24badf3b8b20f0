import HeapModule

/// Names of waits in the order of their turns: the most urgent first, and among equals the one with the earlier turn.
///
/// Who leaves or moves is not looked for: its name stays behind, means nothing any more, and is dropped when its turn
/// comes or when such names have become most of all. Each operation is thereby O(log n), amortised.
struct WaitQueue<Waiter> {
    /// Where a wait stands among those of its priority.
    struct Place: Comparable {
        /// That of the load that waits: it has the same one at each stage. Several waits may share it.
        let turn: WaitID
        let id: WaitID

        static func < (a: Self, b: Self) -> Bool { a.turn == b.turn ? a.id < b.id : a.turn < b.turn }
    }

    private var levels = Array(repeating: Heap<Place>(), count: WorkPriority.allCases.count)
    private var count = 0
    private let isHere: (Waiter, WorkPriority) -> Bool

    /// A queue of those waiters for which `isHere` holds with the priority at which they were put in.
    init(isHere: @escaping @Sendable (Waiter, WorkPriority) -> Bool) { self.isHere = isHere }

    /// Puts a waiter in. One that is in already at another priority moves.
    ///
    /// - Parameters:
    ///   - turn: Its turn. Default: nil, its name, by which those who came first go first.
    ///   - waiters: All who wait.
    ///   - live: How many of them are in this queue.
    mutating func insert(
        _ id: WaitID, _ priority: WorkPriority, turn: WaitID? = nil, of waiters: [WaitID: Waiter], live: Int
    ) {
        levels[priority.rawValue].insert(Place(turn: turn ?? id, id: id))
        count += 1
        if count > 2 * live + 64 { sweep(waiters) }
    }

    /// Takes out the waiter whose turn it is, of those that are urgent enough.
    mutating func popFirst(of waiters: [WaitID: Waiter], from least: WorkPriority = .veryLow) -> WaitID? {
        guard let (priority, place) = first(of: waiters, from: least) else { return nil }
        _ = levels[priority.rawValue].popMin()
        count -= 1
        return place.id
    }

    /// The waiter whose turn it is, of those that are urgent enough; it stays in.
    mutating func first(
        of waiters: [WaitID: Waiter], from least: WorkPriority = .veryLow
    ) -> (priority: WorkPriority, place: Place)? {
        for priority in WorkPriority.allCases.reversed() where priority >= least {
            while let place = levels[priority.rawValue].min {
                if let waiter = waiters[place.id], isHere(waiter, priority) { return (priority, place) }
                _ = levels[priority.rawValue].popMin()
                count -= 1
            }
        }
        return nil
    }

    private mutating func sweep(_ waiters: [WaitID: Waiter]) {
        count = 0
        for priority in WorkPriority.allCases {
            let live = levels[priority.rawValue].unordered.filter { place in
                waiters[place.id].map { isHere($0, priority) } ?? false
            }
            levels[priority.rawValue] = Heap(live)
            count += live.count
        }
    }
}
