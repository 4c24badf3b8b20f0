import Logging
import Synchronization

extension WriteBehindCache {
    enum Change {
        case store(DataCacheEntry)
        /// A store of an entry yet to be made; the previous entry is no longer an answer.
        case storeMade(Make, byteCount: Int, LivePriority)
        case remove
    }

    struct Staged {
        let change: Change
        /// The version of the bytes that it contains or is made of.
        var version: UInt64?
        let id = WaitID()
        /// The first of the changes that this one has replaced before they were written; its own ID if there is none.
        fileprivate var first: WaitID
        /// The same for the change that is being written now; nil if none is.
        fileprivate var firstWritten: WaitID?
        /// Whether it is being written now.
        fileprivate var isWritten = false
        /// The entry that was made for it; nil until then.
        fileprivate var made: Made?
        /// Computed once, when the change is staged.
        let byteCount: Int
        /// The first change that is not on the disk yet.
        fileprivate var owed: WaitID { firstWritten ?? first }
        var entry: DataCacheEntry? { if case .store(let entry) = change { entry } else { nil } }
        /// The bytes held for an entry yet to be made.
        var unmadeByteCount: Int { if case .storeMade(_, let byteCount, _) = change { byteCount } else { 0 } }
        fileprivate var isRemoval: Bool { if case .remove = change { true } else { false } }
        var demand: LivePriority? { if case .storeMade(_, _, let demand) = change { demand } else { nil } }

        init(change: Change, version: UInt64? = nil) {
            (self.change, self.version, first) = (change, version, id)
            if case .store(let entry) = change {
                byteCount = entry.heldByteCount
            } else {
                byteCount = 0
            }
        }
    }

    /// A wait for everything staged before a moment.
    struct Wait {
        enum Goal {
            case keys([String])
            case all
            case clearing(WaitID)
        }

        let id: WaitID
        let upTo: WaitID
        let goal: Goal
        /// Whether the waiting task was cancelled.
        var isCancelled = false
        /// Resumed with whether everything was done: false if the cache does not respond.
        let suspension: Suspension<Bool>
    }

    /// A running call of the cache.
    enum CallName: Hashable {
        case write(key: String)
        case clearing(WaitID)
        /// The addition of a ThumbHash.
        case addition(WaitID)
    }

    struct State {
        private(set) var staged: [String: Staged] = [:]
        /// The staged keys by their source's name, so that a removal of variants does not search all keys.
        private var keys: [Substring: Set<String>] = [:]
        var bytes = 0
        /// The number of staged removals.
        private(set) var removalCount = 0
        /// The bytes held for entries yet to be made: counted separately, because slow encoders must not keep bytes
        /// out.
        var unmadeBytes = 0
        /// The number of stores left out because too much was pending.
        var skippedCount = 0
        var isSkipping = false
        /// The versions left out lately, by key: at most ``mostLeftOut``.
        var leftOut: [String: UInt64] = [:]
        static let mostLeftOut = 1024
        /// Writers that wait for an entry to be made, by the ID of its change.
        private var making: [WaitID: Making] = [:]
        /// Those of them that no longer need to wait.
        private var outdated: [Making] = []
        var waitingForRoom: [(id: WaitID, suspension: Suspension<Void>)] = []
        var waitingForWrites: [Wait] = []
        /// Wakes up when waits are to be given up; exists while there are some.
        var timer: RunningTask?
        var hasTimer = false
        var calls = CallTable()
        /// Additions of ThumbHashes that have not ended.
        var additions: Set<WaitID> = []
        /// Pending removals of many entries.
        var clearings = Clearings()
        var isFailing = false
        /// Whether the disk may have finished images besides their sources' bytes.
        var expectsVariants = false

        /// Stages a change and returns the one it replaces. Release that after the lock: the program's own bytes may
        /// run any code when they are freed.
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

        /// Stages the removals of a clearing and returns the replaced changes, to be released after the lock. Each has
        /// its writer.
        mutating func begin(_ clearing: Clearing) -> [(key: String, staged: Staged?)] {
            if !clearing.isPart { clearings.insert(clearing) }
            let candidates = clearing.source.map { keys[Clearing.name(of: $0)] ?? [] } ?? Set(staged.keys)
            return candidates.filter { clearing.takes($0) && !clearing.spares(staged[$0]?.version) }
                .map { ($0, stage(Staged(change: .remove), for: $0)) }
        }

        /// Whether the entry to be made is still staged.
        mutating func begin(_ making: Making, of id: WaitID, for key: String) -> Bool {
            guard staged[key]?.id == id else { return false }
            self.making[id] = making
            return true
        }

        /// Whether the entry must still be made.
        mutating func note(_ task: RunningTask, making id: WaitID) -> Bool {
            making[id]?.task = task
            return making[id] != nil
        }

        mutating func endMaking(of id: WaitID) -> Making? { making.removeValue(forKey: id) }

        mutating func takeOutdated() -> [Making] {
            defer { outdated = [] }
            return outdated
        }

        /// Begins to write the staged change of a key, and returns its ID.
        mutating func beginWriting(_ key: String) -> WaitID? {
            guard var begun = staged[key] else { return nil }
            (begun.firstWritten, begun.isWritten) = (begun.first, true)
            staged[key] = begun
            return begun.id
        }

        /// Keeps the entry that was made for a change.
        ///
        /// - Returns: False if the change was replaced meanwhile.
        mutating func keep(_ made: Made, for key: String, _ id: WaitID) -> Bool {
            guard staged[key]?.id == id else { return false }
            staged[key]?.made = made
            return true
        }

        /// Returns what a change writes.
        func prepared(_ id: WaitID, for key: String) -> Made {
            guard let change = staged[key], change.id == id else { return .outdated }
            return change.made ?? .entry(change.entry)
        }

        /// Ends a write. A change staged meanwhile is next; without one, the key's writer ends.
        ///
        /// - Returns: Whether the writer ends, and the written change, to be released after the lock.
        mutating func endWriting(_ id: WaitID, for key: String) -> (Bool, Staged?) {
            guard staged[key]?.id == id else {
                staged[key]?.firstWritten = nil
                return (false, nil)
            }
            return (true, stage(nil, for: key))
        }

        /// Returns the outcome of a wait: true if everything is done, false if the rest is not worth waiting for, nil
        /// if the wait continues.
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
                for id in clearings.ids where id < wait.upTo {
                    guard calls.isStalled(.clearing(id), at: now, limit) else { return nil }
                    isDone = false
                }
                for (key, item) in staged where item.owed < wait.upTo {
                    guard isStalled(key, item) else { return nil }
                    isDone = false
                }
                for id in additions where id < wait.upTo {
                    guard calls.isStalled(.addition(id), at: now, limit) else { return nil }
                    isDone = false
                }
            }
            return isDone
        }

        /// Takes out the waits for room that are over.
        mutating func takeRoomy() -> [Suspension<Void>] {
            guard bytes <= WriteBehindCache.byteLimit else { return [] }
            defer { waitingForRoom = [] }
            return waitingForRoom.map(\.suspension)
        }

        /// The same for waits for writes.
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

/// Entries that must be made before they are stored: encoders may take long, and newer changes do not wait for them.
extension WriteBehindCache {
    /// What a change writes, once its entry is made.
    enum Made: Sendable {
        /// Nil for a removal, also if the entry could not be made: the previous one is outdated anyway.
        case entry(DataCacheEntry?)
        /// Another change is already staged under its key.
        case outdated
    }

    /// A writer that waits until its entry is made.
    struct Making {
        let suspension: Suspension<Made>
        /// Nil until it begins.
        var task: RunningTask?
    }

    /// Makes the entry of a change that has none yet: before a permit is taken, since permits are only for the disk.
    ///
    /// - Returns: Whether the change is a removal; nil if it was replaced.
    func prepare(_ id: WaitID, for key: String) async -> Bool? {
        let staged = state.withLock { $0.staged[key] }
        guard let staged, staged.id == id else { return nil }
        guard case .storeMade(let make, _, let demand) = staged.change else { return staged.isRemoval }
        let result = await suspended { (suspension: Suspension<Made>) in
            let isCurrent = state.withLock { $0.begin(Making(suspension: suspension), of: id, for: key) }
            guard isCurrent else { return suspension.resume(returning: .outdated) }
            startTask { [self] task in
                guard state.withLock({ $0.note(task, making: id) }) else { return }
                let entry = await made(by: make, as: demand)
                let making = state.withLock { $0.endMaking(of: id) }
                making?.suspension.resume(returning: .entry(entry))
            }
        }
        guard case .entry(let entry) = result, state.withLock({ $0.keep(result, for: key, id) }) else { return nil }
        return entry == nil
    }

    private func made(by make: Make, as demand: LivePriority) async -> DataCacheEntry? {
        do throws(ImageError) {
            return try await make(demand)
        } catch {
            // Cancelled because it is outdated.
            if error != .cancelled { logger.warning("could not create an entry for the disk cache: \(error)") }
            return nil
        }
    }

    /// Changes the staged entries, and resumes the writers that were waiting for entries no longer staged.
    func change<Result>(_ body: (inout State) -> sending Result) -> Result {
        let (result, outdated) = state.withLock { state in (body(&state), state.takeOutdated()) }
        for making in outdated {
            making.suspension.resume(returning: .outdated)
            making.task?.cancel()
        }
        return result
    }
}
