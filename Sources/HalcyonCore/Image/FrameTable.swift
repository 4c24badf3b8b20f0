/// Which frames are held, who wants which, and how far each pass has got. Guarded by the lock of its ``AnimatedFrames``;
/// calls nothing.
struct FrameTable {
    typealias Answer = Result<PixelBuffer, ImageError>

    /// Somebody who waits for a single frame.
    struct Waiter {
        let index: Int
        let suspension: Suspension<Answer>
    }

    /// Somebody who shows frame after frame.
    struct Reader {
        var move: FrameMove
        let onNews: @Sendable () -> Void
        /// Whether there is room for its frames. One too many sees what others have decoded: together they would throw out
        /// each other's frames for ever.
        var isAdmitted = false
        /// Whether it could not be shown what is due.
        var isLate = false
        /// Whether a frame has failed that may be had another time: then not before the next move.
        var isSpent = false
    }

    /// How far a reader's pass has got.
    struct Cursor {
        let id = WaitID()
        var pass: FramePass?
        var nextIndex = 0
        var goal: Int?
        var isRunning = false
    }

    /// A task that works for a reader. It ends with the cursor: one that is taken away and made anew has another task.
    struct Run {
        let reader: WaitID
        let cursor: WaitID
    }

    let plan: FramePlan
    let first: PixelBuffer?
    var frames: [Int: PixelBuffer] = [:]
    /// The frames held, in the order in which they were decoded.
    var order: [Int] = []
    var waiters: [WaitID: Waiter] = [:]
    var readers: [WaitID: Reader] = [:]
    var cursors: [WaitID: Cursor] = [:]
    /// The pass of the reader that left last: it may come back.
    var spare: Cursor?
    var failure: FrameStep.Failure?
    /// Names all who wait for single frames: they share a pass.
    let visitors = WaitID()
    /// Names all who have frames prepared without saying who they are.
    let anyone = WaitID()

    init(_ plan: FramePlan, first: PixelBuffer?) {
        self.plan = plan
        self.first = first
    }

    var byteCount: Int { frames.count * plan.frameBytes }
    var playableCount: Int { failure.map { max($0.index, first == nil ? 0 : 1) } ?? plan.count }

    func frame(at index: Int) -> PixelBuffer? { index == 0 ? first ?? frames[0] : frames[index] }

    /// Adds somebody who waits for a frame. Returns the answer where there is one already.
    mutating func enter(_ id: WaitID, _ index: Int, _ suspension: Suspension<Answer>) -> (Answer?, idle: [Run]) {
        if let pixels = frame(at: index) { return (.success(pixels), []) }
        if let failure, index >= failure.index { return (.failure(failure.error), []) }
        waiters[id] = Waiter(index: index, suspension: suspension)
        return (nil, idle())
    }

    mutating func prepare(from index: Int) -> [Run] {
        if readers[anyone] == nil, readers.count >= plan.maximumReaders { return [] }
        let isJump = readers[anyone].map { distance(from: $0.move.index, to: index) >= plan.window } ?? true
        return move(anyone, FrameMove(index: index, isJump: isJump)) {}
    }

    /// What a reader finds where it goes; and it goes there.
    mutating func look(
        _ id: WaitID, at move: FrameMove, onNews: @escaping @Sendable () -> Void
    ) -> (FrameSight, idle: [Run]) {
        var sight = FrameSight()
        if let failure { sight.end = FrameEnd(playableCount: playableCount, error: failure.error) }
        if let pixels = frame(at: move.index) {
            sight.frame = (move.index, pixels)
        } else if move.lag > 0 {
            sight.frame = newest(before: move)
        }
        // Whoever says who it is comes first.
        if readers[id] == nil, readers.count >= plan.maximumReaders { _ = removeReader(anyone) }
        return (sight, self.move(id, move, onNews))
    }

    private mutating func move(
        _ id: WaitID, _ move: FrameMove, _ onNews: @escaping @Sendable () -> Void
    ) -> [Run] {
        var reader = readers[id] ?? Reader(move: move, onNews: onNews)
        reader.move = move
        if !reader.isAdmitted {
            reader.isAdmitted = readers.values.count { $0.isAdmitted } < plan.maximumReaders
        }
        reader.isLate = frame(at: move.index) == nil
        reader.isSpent = false
        readers[id] = reader
        if move.isJump { cursors[id]?.goal = nil }
        return idle()
    }

    /// Returns what is to be freed without the lock.
    mutating func removeReader(_ id: WaitID) -> Cursor? {
        readers[id] = nil
        guard let cursor = cursors.removeValue(forKey: id), !cursor.isRunning, cursor.pass != nil else { return nil }
        defer { spare = cursor }
        return spare
    }

    private func newest(before move: FrameMove) -> (index: Int, pixels: PixelBuffer)? {
        for back in 1...max(1, min(move.lag, plan.heldLimit)) {
            let step = move.isBackward ? back : -back
            let index = ((move.index + step) % plan.count + plan.count) % plan.count
            if let pixels = frame(at: index) { return (index, pixels) }
        }
        return nil
    }
}
