import Synchronization

/// Waiting for what is on its way to the disk.
extension StagedDataCache {
    /// Returns once what is on its way to the disk is within its limit, and when the calling task is cancelled: for those
    /// who would rather be slower than have stores left out.
    func waitForRoom() async {
        let id = WaitID()
        await withTaskCancellationHandler {
            await suspended { suspension in
                let hasRoom = state.withLock { state in
                    if state.bytes > Self.byteLimit { state.waitingForRoom.append((id, suspension)) }
                    return state.bytes <= Self.byteLimit
                }
                if hasRoom { suspension.resume(returning: ()) } else if Task.isCancelled { stopWaiting(id) }
            }
        } onCancel: {
            stopWaiting(id)
        }
    }

    /// Returns once all that was on its way to the disk at the time of the call has got there, or has failed. What a cache
    /// does not answer to in time is not waited for; see ``StallPatience``.
    ///
    /// Cancelled tasks wait as well, though less long: a program that is told to end saves what it has loaded.
    ///
    /// - Returns: Whether it has got there or failed.
    @discardableResult
    func flush() async -> Bool { await wait(for: .all) }

    /// The same for what was on its way to the disk under these keys.
    @discardableResult
    func settle(_ keys: [String]) async -> Bool { await wait(for: .keys(keys)) }

    /// The same for what a wait may be for.
    ///
    /// - Parameter end: Waits for what has come before this moment. Default: nil, the moment of the call.
    @discardableResult
    func wait(for goal: Wait.Goal, before end: WaitID? = nil) async -> Bool {
        let id = WaitID()
        let isDone = await withTaskCancellationHandler {
            await wait(for: goal, before: end, as: id) { if Task.isCancelled { hurry(id) } }
        } onCancel: {
            hurry(id)
        }
        if !isDone { warnOfStall() }
        return isDone
    }

    /// As ``settle(_:)``, for a caller who waits for something else as well.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    func settleUnlessCancelled(_ keys: [String]) async throws(ImageError) {
        let id = WaitID()
        await withTaskCancellationHandler {
            _ = await wait(for: .keys(keys), as: id) { if Task.isCancelled { stopWaiting(id) } }
        } onCancel: {
            stopWaiting(id)
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func wait(
        for goal: Wait.Goal, before end: WaitID? = nil, as id: WaitID, onWaiting: () -> Void
    ) async -> Bool {
        // Somebody waits: what has yet to be made must not wait for all else to be done.
        for demand in demands(of: goal) { demand.priority = .high }
        let now = clock.uptime
        return await suspended { suspension in
            let (isDone, startsTimer) = state.withLock { state -> (Bool?, Bool) in
                // Its moment is taken under the lock: all that is staged now was staged before it.
                let wait = Wait(id: id, upTo: end ?? WaitID(), goal: goal, suspension: suspension)
                if let isDone = state.outcome(of: wait, at: now, stallPatience) { return (isDone, false) }
                state.waitingForWrites.append(wait)
                defer { state.hasTimer = true }
                return (nil, !state.hasTimer)
            }
            if let isDone { return suspension.resume(returning: isDone) }
            if startsTimer { startTimer() }
            onWaiting()
        }
    }

    private func demands(of goal: Wait.Goal) -> [Demand] {
        state.withLock { state in
            switch goal {
            case .keys(let keys): keys.compactMap { state.staged[$0]?.demand }
            case .all: state.staged.values.compactMap(\.demand)
            case .clearing: []
            }
        }
    }

    /// Gives a wait whose task was cancelled less time.
    private func hurry(_ id: WaitID) {
        let timer = state.withLock { state -> RunningTask? in
            guard let index = state.waitingForWrites.firstIndex(where: { $0.id == id }) else { return nil }
            state.waitingForWrites[index].isCancelled = true
            return state.timer
        }
        release()
        timer?.cancel()
    }

    private func stopWaiting(_ id: WaitID) {
        let (room, write) = state.withLock { state -> (Suspension<Void>?, Suspension<Bool>?) in
            if let index = state.waitingForWrites.firstIndex(where: { $0.id == id }) {
                return (nil, state.waitingForWrites.remove(at: index).suspension)
            }
            let index = state.waitingForRoom.firstIndex { $0.id == id }
            return (index.map { state.waitingForRoom.remove(at: $0).suspension }, nil)
        }
        room?.resume(returning: ())
        write?.resume(returning: false)
        if write != nil { release() }
    }
}
