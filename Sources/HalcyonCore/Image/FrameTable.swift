/// Tracks which frames are held, who wants which, and how far each pass has got. Guarded by the lock of its
/// ``AnimatedFrames``; calls nothing.
struct FrameTable {
    typealias Answer = Result<PixelBuffer, ImageError>

    /// A caller that waits for a single frame.
    struct Waiter {
        let index: Int
        let suspension: Suspension<Answer>
    }

    /// A viewer that shows frame after frame.
    struct Reader {
        var move: FrameMove
        let onChange: @Sendable () -> Void
        /// Whether there is room for its frames. A reader beyond the limit sees only frames that others have decoded:
        /// otherwise readers would evict each other's frames forever.
        var isAdmitted = false
        /// Whether its due frame was not available.
        var isLate = false
        /// Whether a frame has failed that may succeed later: it is not tried again before the next move.
        var isSpent = false
    }

    /// The progress of a reader's pass.
    struct Cursor {
        let id = WaitID()
        var pass: FramePass?
        var nextIndex = 0
        var goal: Int?
        var isRunning = false
    }

    /// A task that works for a reader. It ends with its cursor: a cursor that is created again has another task.
    struct Run {
        let reader: WaitID
        let cursor: WaitID
    }

    let plan: FramePlan
    let first: PixelBuffer?
    var frames: [Int: PixelBuffer] = [:]
    /// The indices of the held frames, in the order of decoding.
    var order: [Int] = []
    var waiters: [WaitID: Waiter] = [:]
    var readers: [WaitID: Reader] = [:]
    var cursors: [WaitID: Cursor] = [:]
    /// The pass of the reader that left last: it may come back.
    var spare: Cursor?
    var failure: FrameStep.Failure?
    /// Identifies all callers that wait for single frames: they share a pass.
    let visitors = WaitID()
    /// Identifies all callers that prepare frames without identifying themselves.
    let anyone = WaitID()

    init(_ plan: FramePlan, first: PixelBuffer?) {
        self.plan = plan
        self.first = first
    }

    var byteCount: Int { frames.count * plan.frameBytes }
    var playableCount: Int { failure.map { max($0.index, first == nil ? 0 : 1) } ?? plan.count }

    func frame(at index: Int) -> PixelBuffer? { index == 0 ? first ?? frames[0] : frames[index] }

    /// Adds a caller that waits for a frame. Returns the answer if it is already known.
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

    /// Moves a reader and returns what it finds there.
    mutating func look(
        _ id: WaitID, at move: FrameMove, onChange: @escaping @Sendable () -> Void
    ) -> (FrameLookup, idle: [Run]) {
        var lookup = FrameLookup()
        if let failure { lookup.end = FrameEnd(playableCount: playableCount, error: failure.error) }
        if let pixels = frame(at: move.index) {
            lookup.frame = (move.index, pixels)
        } else if move.lag > 0 {
            lookup.frame = newest(before: move)
        }
        // An identified reader takes precedence over the anonymous one.
        if readers[id] == nil, readers.count >= plan.maximumReaders { _ = removeReader(anyone) }
        return (lookup, self.move(id, move, onChange))
    }

    private mutating func move(
        _ id: WaitID, _ move: FrameMove, _ onChange: @escaping @Sendable () -> Void
    ) -> [Run] {
        var reader = readers[id] ?? Reader(move: move, onChange: onChange)
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

    /// Removes a reader and returns the cursor that must be freed without the lock.
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

/// Selection of the next goals.
extension FrameTable {
    /// Returns the readers that have something to do and no task for it; from now on they have one.
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
        // A pass completes its goal even if that is late by now: otherwise it might never show a frame.
        if let goal = cursor.goal, goal >= cursor.nextIndex, isMissing(goal) { return goal }
        if reader.move.isBackward {
            // Backward play requires that all frames are held: decodes them in file order.
            let next = min(cursor.nextIndex, playableCount)
            return (next..<playableCount).first(where: isMissing) ?? (0..<next).first(where: isMissing)
        }
        return (0..<window(of: reader)).lazy.map { (reader.move.index + $0) % playableCount }.first(where: isMissing)
    }

    /// Returns the next frame that a caller waits for and that no reader is about to have decoded.
    private func visitorsGoal(_ cursor: Cursor) -> Int? {
        let wanted = waiters.values.lazy.map(\.index).filter { !isUnderWay($0) }
        return wanted.filter { $0 >= cursor.nextIndex }.min() ?? wanted.min()
    }

    /// Whether a caller waits for a frame, or a viewer would show it now.
    func isUrgent(_ index: Int, _ id: WaitID) -> Bool {
        readers[id]?.isLate == true || waiters.values.contains { $0.index == index }
    }

    func isInWindow(_ index: Int) -> Bool { readers.values.contains { contains($0, index) } }

    /// Returns the number of frames forward from one frame to another.
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

/// The position that a reader of ``AnimatedFrames`` moves to, and what it would show there.
struct FrameMove: Sendable {
    /// The frame that is due.
    var index: Int
    /// The number of preceding frames that may be shown instead, because they are late and have not been shown yet.
    var lag = 0
    /// The number of frames that it still wants, this one included.
    var wanted = Int.max
    /// Whether the reader leaves its previous path, so that the frames wanted there are no longer wanted.
    var isJump = false
    /// Whether the frames before this one come next.
    var isBackward = false
}

/// The frame that a reader of ``AnimatedFrames`` finds after a move.
struct FrameLookup: Sendable {
    /// The due frame, otherwise the newest of the `lag` frames before it; nil if none is ready.
    var frame: (index: Int, pixels: PixelBuffer)?
    /// The end of the decodable frames; nil while all frames are thought to be decodable.
    var end: FrameEnd?
}

/// The end of the decodable frames of an animation.
struct FrameEnd: Sendable {
    let playableCount: Int
    let error: ImageError

    /// Whether the file is merely too short: the available part is then played as if it were complete.
    var isPlayable: Bool {
        if case .decoding(.truncated) = error { return playableCount > 1 }
        return false
    }
}

/// The number of frames to hold and to decode ahead, depending on their size.
struct FramePlan: Sendable {
    /// The frame that is shown, and four decoded ahead.
    private static let usualWindow = 5
    private static let usualReaders = 3

    let count: Int
    let frameBytes: Int
    /// Whether all frames are held.
    let keepsAll: Bool
    /// The number of frames wanted for each reader: the current one, and those that follow.
    let window: Int
    /// The number of readers that have separate passes.
    let maximumReaders: Int
    /// The maximum number of held frames.
    let heldLimit: Int

    init(count: Int, size: PixelSize, memoryLimit: Int) {
        self.count = count
        // A larger canvas than can be addressed fails when it is decoded.
        frameBytes = max(1, min(size.pixelCount ?? .max, 1 << 40)) * 4
        let room = max(0, memoryLimit) / frameBytes
        keepsAll = count <= room
        window = keepsAll ? min(count, Self.usualWindow) : max(2, min(Self.usualWindow, room))
        maximumReaders = keepsAll ? .max : max(1, min(Self.usualReaders, room / window))
        heldLimit = keepsAll ? count : window * maximumReaders
    }
}
