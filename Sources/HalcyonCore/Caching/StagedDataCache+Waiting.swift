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

    /// Returns once all that was on its way to the disk at the time of the call has got there.
    func flush() async { await settle(nil) }

    /// Returns once what was on its way to the disk under these keys at the time of the call has got there, or has
    /// failed.
    ///
    /// Cancelled tasks wait as well: a program that is told to end saves what it has loaded.
    func settle(_ keys: [String]?) async { await settle(keys, as: WaitID()) }

    /// As ``settle(_:)``, for a caller who waits for something else as well.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    func settleUnlessCancelled(_ keys: [String]) async throws(ImageError) {
        let id = WaitID()
        await withTaskCancellationHandler {
            await settle(keys, as: id) { if Task.isCancelled { stopWaiting(id) } }
        } onCancel: {
            stopWaiting(id)
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func settle(_ keys: [String]?, as id: WaitID, onWaiting: () -> Void = {}) async {
        // Somebody waits: what has yet to be made must not wait for all else to be done.
        let demands = state.withLock { state in
            keys.map { keys in keys.compactMap { state.staged[$0]?.demand } }
                ?? state.staged.values.compactMap(\.demand)
        }
        for demand in demands { demand.priority = .high }
        await suspended { suspension in
            let isDone = state.withLock { state in
                // Its moment is taken under the lock: all that is staged now was staged before it.
                let wait = Wait(id: id, keys: keys, suspension: suspension)
                if state.isOver(wait) { return true }
                state.waitingForWrites.append(wait)
                return false
            }
            if isDone { suspension.resume(returning: ()) } else { onWaiting() }
        }
    }

    private func stopWaiting(_ id: WaitID) {
        let suspension = state.withLock { state -> Suspension<Void>? in
            if let index = state.waitingForWrites.firstIndex(where: { $0.id == id }) {
                return state.waitingForWrites.remove(at: index).suspension
            }
            let index = state.waitingForRoom.firstIndex { $0.id == id }
            return index.map { state.waitingForRoom.remove(at: $0).suspension }
        }
        suspension?.resume(returning: ())
    }
}
