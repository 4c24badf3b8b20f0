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

/// Where a reader of ``AnimatedFrames`` goes, and what it would show there.
struct FrameMove: Sendable {
    /// The frame that is due.
    var index: Int
    /// How many frames before it would do as well, because none of them has been shown yet: those that are late.
    var lag = 0
    /// How many frames it still wants, this one included.
    var wanted = Int.max
    /// Whether it leaves the way that it was on: what was wanted there is wanted no more.
    var isJump = false
    /// Whether the frames before this one come next.
    var isBackward = false
}

/// What a reader of ``AnimatedFrames`` finds at a frame.
struct FrameSight: Sendable {
    /// The frame that is due, or else the newest one of the lag before it; nil where none is ready.
    var frame: (index: Int, pixels: PixelBuffer)?
    /// Where the frames end that can be decoded; nil as long as all can, for all that is known.
    var end: FrameEnd?
}

/// Where the frames of an animation end that can be decoded.
struct FrameEnd: Sendable {
    let playableCount: Int
    let error: ImageError

    /// Whether the file is merely too short: what there is of it is played as if it were all.
    var isPlayable: Bool {
        if case .decoding(.truncated) = error { return playableCount > 1 }
        return false
    }
}

/// How many frames are held and looked ahead for, by their size.
struct FramePlan: Sendable {
    /// The frame that is shown, and four that are looked ahead for.
    private static let usualWindow = 5
    private static let usualReaders = 3

    let count: Int
    let frameBytes: Int
    /// Whether all frames are held.
    let keepsAll: Bool
    /// How many frames are wanted of each reader: the one it is at, and those that follow.
    let window: Int
    /// How many readers have passes of their own.
    let maximumReaders: Int
    /// The most frames that are held.
    let heldLimit: Int

    init(count: Int, size: PixelSize, memoryLimit: Int) {
        self.count = count
        // More than can be addressed fails when it is decoded.
        frameBytes = max(1, min(size.pixelCount ?? .max, 1 << 40)) * 4
        let room = max(0, memoryLimit) / frameBytes
        keepsAll = count <= room
        window = keepsAll ? min(count, Self.usualWindow) : max(2, min(Self.usualWindow, room))
        maximumReaders = keepsAll ? .max : max(1, min(Self.usualReaders, room / window))
        heldLimit = keepsAll ? count : window * maximumReaders
    }
}
