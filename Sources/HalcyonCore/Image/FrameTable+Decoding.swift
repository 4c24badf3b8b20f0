/// The steps of each pass.
extension FrameTable {
    /// The actions to perform after a step, once the lock is released.
    struct Effects {
        var answers: [(Suspension<Answer>, Answer)] = []
        var handlers: [@Sendable () -> Void] = []
        var idle: [Run] = []
        /// Freed without the lock: returning megabytes to the system takes time.
        var dropped: [PixelBuffer] = []
    }

    /// Returns the next step of a task; nil if there is none.
    mutating func nextStep(of run: Run) -> FrameStep? {
        guard var cursor = cursors[run.reader], cursor.id == run.cursor else { return nil }
        let goal = goal(of: run.reader, cursor)
        let isNew = goal != cursor.goal
        cursor.goal = goal
        cursor.isRunning = goal != nil
        if let goal {
            if isNew { takeSpare(for: goal, &cursor) }
            if cursor.nextIndex > goal { cursor.pass = nil }
        } else if isComplete {
            cursor.pass = nil
        }
        cursors[run.reader] = cursor
        return goal.map { goal in
            FrameStep(pass: cursor.pass, goal: goal, isNew: isNew, isUrgent: isUrgent(goal, run.reader))
        }
    }

    mutating func settle(
        _ run: Run, _ step: FrameStep, _ outcome: Result<FrameStep.Output, FrameStep.Failure>
    ) -> Effects {
        var effects = Effects()
        switch outcome {
        case .success(let output):
            keep(output.pass, for: run)
            if let pixels = output.pixels { store(pixels, at: step.goal, &effects) }
        case .failure(let failure):
            keep(nil, for: run)
            fail(failure, of: run, step, &effects)
        }
        effects.idle = idle()
        return effects
    }

    private mutating func keep(_ pass: FramePass?, for run: Run) {
        let nextIndex = pass?.frames.nextIndex ?? 0
        if cursors[run.reader]?.id == run.cursor {
            cursors[run.reader]?.pass = pass
            cursors[run.reader]?.nextIndex = nextIndex
        } else if let pass {
            // Its reader has left in the meantime.
            spare = Cursor(pass: pass, nextIndex: nextIndex)
        }
    }

    private mutating func store(_ pixels: PixelBuffer, at index: Int, _ effects: inout Effects) {
        if frames.updateValue(pixels, forKey: index) == nil { order.append(index) }
        while frames.count > plan.heldLimit {
            // Every window has room, so at least one frame lies outside all of them.
            let evicted = order.remove(at: order.firstIndex { !isInWindow($0) } ?? 0)
            if let dropped = frames.removeValue(forKey: evicted) { effects.dropped.append(dropped) }
        }
        if isComplete { dropPasses() }
        answer({ $0 == index }, .success(pixels), &effects)
        tellLate(&effects)
    }

    private mutating func fail(_ failure: FrameStep.Failure, of run: Run, _ step: FrameStep, _ effects: inout Effects) {
        if failure.error.isForNow {
            let error = failure.error == .cancelled ? .request(.givenUp) : failure.error
            answer({ $0 == step.goal }, .failure(error), &effects)
            readers[run.reader]?.isSpent = true
            cursors[run.reader]?.goal = nil
            return
        }
        if failure.index < self.failure?.index ?? .max { self.failure = failure }
        answer({ $0 >= failure.index }, .failure(failure.error), &effects)
        tellLate(&effects)
    }

    private mutating func answer(_ isMeant: (Int) -> Bool, _ answer: Answer, _ effects: inout Effects) {
        for (id, waiter) in waiters.sorted(by: { $0.key < $1.key }) where isMeant(waiter.index) {
            waiters[id] = nil
            effects.answers.append((waiter.suspension, answer))
        }
    }

    private mutating func tellLate(_ effects: inout Effects) {
        for (id, reader) in readers where reader.isLate {
            readers[id]?.isLate = false
            effects.handlers.append(reader.onChange)
        }
    }

    /// Whether no frame will ever be decoded again.
    private var isComplete: Bool {
        plan.keepsAll && frames.count + (first != nil && frames[0] == nil ? 1 : 0) >= playableCount
    }

    private mutating func dropPasses() {
        spare = nil
        for id in cursors.keys { cursors[id]?.pass = nil }
    }

    /// Takes the pass that another reader left, if it is closer before the goal than the cursor's own pass.
    private mutating func takeSpare(for goal: Int, _ cursor: inout Cursor) {
        guard let other = spare, other.nextIndex <= goal else { return }
        if cursor.pass != nil, cursor.nextIndex <= goal, cursor.nextIndex >= other.nextIndex { return }
        (cursor.pass, cursor.nextIndex) = (other.pass, other.nextIndex)
        spare = nil
    }
}

extension ImageError {
    /// Whether the same operation may succeed later.
    fileprivate var isForNow: Bool {
        if case .decoding(.outOfMemory) = self { return true }
        return self == .cancelled
    }
}
