import Logging
import Synchronization

/// What has yet to be made before it is stored: encoders may take long, and what is newer does not wait for them.
extension StagedDataCache {
    /// What comes of making an entry.
    enum Made: Sendable {
        /// Nil for a removal, also if it could not be made: what was there before is out of date all the same.
        case entry(CachedData?)
        /// Something else is staged under its key by now.
        case outdated
    }

    /// A writer that waits until its entry is made.
    struct Making {
        let suspension: Suspension<Made>
        /// Nil until it begins.
        var task: RunningTask?
    }

    /// The entry to store. Made before there is a permit, which is for the disk alone.
    func made(_ staged: Staged, for key: String) async -> Made {
        switch staged.change {
        case .store(let entry): return .entry(entry)
        case .remove: return .entry(nil)
        case .storeMade(let make, _, let demand):
            return await suspended { suspension in
                let isCurrent = state.withLock { $0.begin(Making(suspension: suspension), of: staged.id, for: key) }
                guard isCurrent else { return suspension.resume(returning: .outdated) }
                startTask { [self] task in
                    guard state.withLock({ $0.note(task, making: staged.id) }) else { return }
                    let entry = await made(by: make, as: demand)
                    let making = state.withLock { $0.endMaking(of: staged.id) }
                    making?.suspension.resume(returning: .entry(entry))
                }
            }
        }
    }

    private func made(by make: Make, as demand: Demand) async -> CachedData? {
        do throws(ImageError) {
            return try await make(demand)
        } catch {
            // Cancelled, as it is outdated.
            if error != .cancelled { logger.warning("could not make what the disk cache was to keep: \(error)") }
            return nil
        }
    }

    /// Changes what is staged, and lets the writers go on that were making what is not staged any more.
    func change<Result>(_ body: (inout State) -> sending Result) -> Result {
        let (result, outdated) = state.withLock { state in (body(&state), state.takeOutdated()) }
        for making in outdated {
            making.suspension.resume(returning: .outdated)
            making.task?.cancel()
        }
        return result
    }
}
