import HeapModule

/// Names of waits in the order of their turns: the most urgent first, and among equals the one that came first.
///
/// Who leaves or moves is not looked for: its name stays behind, means nothing any more, and is dropped when its turn
/// comes or when such names have become most of all. Each operation is thereby O(log n), amortised.
struct WaitQueue<Waiter> {
    private var levels = Array(repeating: Heap<WaitID>(), count: WorkPriority.allCases.count)
    private var count = 0
    private let isHere: (Waiter, WorkPriority) -> Bool

    /// A queue of those waiters for which `isHere` holds with the priority at which they were put in.
    init(isHere: @escaping @Sendable (Waiter, WorkPriority) -> Bool) { self.isHere = isHere }

    /// Puts a waiter in. One that is in already at another priority moves.
    ///
    /// - Parameters:
    ///   - waiters: All who wait.
    ///   - live: How many of them are in this queue.
    mutating func insert(_ id: WaitID, _ priority: WorkPriority, of waiters: [WaitID: Waiter], live: Int) {
        levels[priority.rawValue].insert(id)
        count += 1
        if count > 2 * live + 64 { sweep(waiters) }
    }

    /// Takes out the waiter whose turn it is, of those that are urgent enough.
    mutating func popFirst(of waiters: [WaitID: Waiter], from least: WorkPriority = .veryLow) -> WaitID? {
        for priority in WorkPriority.allCases.reversed() where priority >= least {
            while let id = levels[priority.rawValue].popMin() {
                count -= 1
                if let waiter = waiters[id], isHere(waiter, priority) { return id }
            }
        }
        return nil
    }

    private mutating func sweep(_ waiters: [WaitID: Waiter]) {
        count = 0
        for priority in WorkPriority.allCases {
            let live = levels[priority.rawValue].unordered.filter { id in
                waiters[id].map { isHere($0, priority) } ?? false
            }
            levels[priority.rawValue] = Heap(live)
            count += live.count
        }
    }
}
