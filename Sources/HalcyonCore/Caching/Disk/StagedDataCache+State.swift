import Logging
import Synchronization

extension StagedDataCache {
    enum Change {
        case store(CachedData)
        /// Of something that has yet to be made; what there was before is no answer any more.
        case storeMade(Make, byteCount: Int, Demand)
        case remove
    }

    struct Staged {
        let change: Change
        /// That of the bytes that it is, or is made of.
        var version: UInt64?
        let id = WaitID()
        /// The first of the changes whose place this one has taken before they were begun to be written; its own if there
        /// is none.
        fileprivate var first: WaitID
        /// The same of the changes whose place the one has that is being written now; nil if none is.
        fileprivate var firstWritten: WaitID?
        /// Whether it is what is being written now.
        fileprivate var isWritten = false
        /// Counted once, when it is staged.
        let byteCount: Int
        /// The first change that is not on the disk yet.
        fileprivate var owed: WaitID { firstWritten ?? first }
        var entry: CachedData? { if case .store(let entry) = change { entry } else { nil } }
        /// What is held for something that has yet to be made.
        var unmadeByteCount: Int { if case .storeMade(_, let byteCount, _) = change { byteCount } else { 0 } }
        fileprivate var isRemoval: Bool { if case .remove = change { true } else { false } }
        var demand: Demand? { if case .storeMade(_, _, let demand) = change { demand } else { nil } }

        init(change: Change, version: UInt64? = nil) {
            (self.change, self.version, first) = (change, version, id)
            if case .store(let entry) = change {
                byteCount = entry.data.count + entry.metadata.excessByteCount
            } else {
                byteCount = 0
            }
        }
    }

    /// For what was staged before a moment.
    struct Wait {
        enum Goal {
            case keys([String])
            case all
            case clearing(WaitID)
        }

        let id: WaitID
        let upTo: WaitID
        let goal: Goal
        /// Whether the task has been cancelled that waits.
        var isCancelled = false
        /// Is told whether all was done: false if the cache does not answer.
        let suspension: Suspension<Bool>
    }

    /// A call of the cache that runs now.
    enum CallName: Hashable {
        case write(key: String)
        case clearing(WaitID)
    }

    struct State {
        private(set) var staged: [String: Staged] = [:]
        /// The keys of what is staged, by their source's name: a removal of variants does not look through all others.
        private var keys: [Substring: Set<String>] = [:]
        var bytes = 0
        /// How many of what is staged are removals.
        private(set) var removalCount = 0
        /// What is held for what has yet to be made: apart, for encoders that lag behind must not keep bytes out.
        var unmadeBytes = 0
        /// How many stores were left out because too much was on its way.
        var skippedCount = 0
        var isSkipping = false
        /// The versions that were left out lately, by their keys: at most as many as ``mostLeftOut``.
        var leftOut: [String: UInt64] = [:]
        static let mostLeftOut = 1024
        /// Writers that wait until what they are to store is made, by the names of that.
        private var making: [WaitID: Making] = [:]
        /// Of these, those that need not wait any more.
        private var outdated: [Making] = []
        var waitingForRoom: [(id: WaitID, suspension: Suspension<Void>)] = []
        var waitingForWrites: [Wait] = []
        /// Tells when waits are to be given up; while there are some.
        var timer: RunningTask?
        var hasTimer = false
        var calls = CallTable()
        /// Removals of many entries that are on their way to the disk.
        var clearings = Clearings()
        var isFailing = false
        /// Whether there may be finished images on the disk beside their sources' bytes.
        var expectsVariants = false

        /// Returns what it puts something else in the place of. To be let go of after the lock: bytes of the program's
        /// own may call anything as they go.
        mutating func stage(_ new: Staged?, for key: String) -> Staged? {
            let old = staged[key]
            if let old, let making = making.removeValue(forKey: old.id) { outdated.append(making) }
            var new = new
            if let old {
                new?.firstWritten = old.firstWritten
                if !old.isWritten { new?.first = old.first }
            }
            removalCount += (new?.isRemoval == true ? 1 : 0) - (old?.isRemoval == true ? 1 : 0)
            bytes += (new?.byteCount ?? 0) - (old?.byteCount ?? 0)
            unmadeBytes += (new?.unmadeByteCount ?? 0) - (old?.unmadeByteCount ?? 0)
            if bytes == 0, unmadeBytes == 0 { isSkipping = false }
            if new?.entry != nil, !leftOut.isEmpty { leftOut[key] = nil }
            staged[key] = new
            if new == nil, old != nil {
                let name = Clearing.name(of: key)
                keys[name]?.remove(key)
                if keys[name]?.isEmpty == true { keys[name] = nil }
            } else if old == nil, new != nil {
                keys[Clearing.name(of: key), default: []].insert(key)
            }
            return old
        }

        /// Returns what is not on its way to the disk any more, to be let go of after the lock. Each has its writer.
        mutating func begin(_ clearing: Clearing) -> [(key: String, staged: Staged?)] {
            if !clearing.isPart { clearings.insert(clearing) }
            let candidates = clearing.source.map { keys[Clearing.name(of: $0)] ?? [] } ?? Set(staged.keys)
            return candidates.filter { clearing.takes($0) && !clearing.spares(staged[$0]?.version) }
                .map { ($0, stage(Staged(change: .remove), for: $0)) }
        }

        /// Whether what is to be made is still staged.
        mutating func begin(_ making: Making, of id: WaitID, for key: String) -> Bool {
            guard staged[key]?.id == id else { return false }
            self.making[id] = making
            return true
        }

        /// Whether it is still to be made.
        mutating func note(_ task: RunningTask, making id: WaitID) -> Bool {
            making[id]?.task = task
            return making[id] != nil
        }

        mutating func endMaking(of id: WaitID) -> Making? { making.removeValue(forKey: id) }

        mutating func takeOutdated() -> [Making] {
            defer { outdated = [] }
            return outdated
        }

        /// Begins to write what is staged for a key.
        mutating func beginWriting(_ key: String) -> Staged? {
            guard var begun = staged[key] else { return nil }
            (begun.firstWritten, begun.isWritten) = (begun.first, true)
            staged[key] = begun
            return begun
        }

        /// Ends it. What was staged meanwhile is next; if there is nothing, the key has no writer any more.
        ///
        /// - Returns: Whether that is so.
        mutating func endWriting(_ written: Staged, for key: String) -> Bool {
            guard staged[key]?.id == written.id else {
                staged[key]?.firstWritten = nil
                return false
            }
            _ = stage(nil, for: key)
            return true
        }

        /// What has come of a wait by a moment: whether all is done, or the rest is not to be waited for; nil if there is
        /// something to be waited for.
        func outcome(of wait: Wait, at now: Double, _ patience: StallPatience) -> Bool? {
            let limit = wait.isCancelled ? patience.ofCancelled : patience.usual
            func isStalled(_ key: String, _ item: Staged) -> Bool {
                if calls.hasBegun(.write(key: key)) { return calls.isStalled(.write(key: key), at: now, limit) }
                if let clearing = clearings.first(taking: key) {
                    return calls.isStalled(.clearing(clearing), at: now, limit)
                }
                return calls.isStalled(item.isRemoval ? .removals : .writes, at: now, limit)
            }
            var isDone = true
            switch wait.goal {
            case .clearing(let id):
                if clearings.contains(id) {
                    guard calls.isStalled(.clearing(id), at: now, limit) else { return nil }
                    isDone = false
                }
            case .keys(let keys):
                for key in keys {
                    guard let item = staged[key], item.owed < wait.upTo else { continue }
                    guard isStalled(key, item) else { return nil }
                    isDone = false
                }
            case .all:
                for (key, item) in staged where item.owed < wait.upTo {
                    guard isStalled(key, item) else { return nil }
                    isDone = false
                }
            }
            return isDone
        }

        /// Takes out those whose wait for room is over.
        mutating func takeRoomy() -> [Suspension<Void>] {
            guard bytes <= StagedDataCache.byteLimit else { return [] }
            defer { waitingForRoom = [] }
            return waitingForRoom.map(\.suspension)
        }

        /// The same for what is to be written.
        mutating func takeReleased(at now: Double, _ patience: StallPatience) -> [(Suspension<Bool>, Bool)] {
            guard !waitingForWrites.isEmpty else { return [] }
            let outcomes = waitingForWrites.map { outcome(of: $0, at: now, patience) }
            let released = zip(waitingForWrites, outcomes).compactMap { wait, isDone in
                isDone.map { (wait.suspension, $0) }
            }
            if !released.isEmpty { waitingForWrites = zip(waitingForWrites, outcomes).filter { $1 == nil }.map(\.0) }
            return released
        }
    }
}

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
