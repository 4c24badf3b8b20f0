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
        /// Counted once, when it is staged.
        let byteCount: Int
        var entry: CachedData? { if case .store(let entry) = change { entry } else { nil } }
        /// What is held for something that has yet to be made.
        var unmadeByteCount: Int { if case .storeMade(_, let byteCount, _) = change { byteCount } else { 0 } }
        var demand: Demand? { if case .storeMade(_, _, let demand) = change { demand } else { nil } }

        init(change: Change, version: UInt64? = nil) {
            (self.change, self.version) = (change, version)
            if case .store(let entry) = change {
                byteCount = entry.data.count + entry.metadata.excessByteCount
            } else {
                byteCount = 0
            }
        }
    }

    /// For what was staged before a moment: under some keys, or under all.
    struct Wait {
        let id: WaitID
        let upTo = WaitID()
        let keys: [String]?
        let suspension: Suspension<Void>
    }

    struct State {
        private(set) var staged: [String: Staged] = [:]
        /// The keys of what is staged, by their source's name: a removal of variants does not look through all others.
        private var keys: [Substring: Set<String>] = [:]
        var bytes = 0
        /// What is held for what has yet to be made: apart, for encoders that lag behind must not keep bytes out.
        var unmadeBytes = 0
        /// How many stores were left out because too much was on its way.
        var skippedCount = 0
        var isSkipping = false
        var waitingForRoom: [(id: WaitID, suspension: Suspension<Void>)] = []
        var waitingForWrites: [Wait] = []
        /// Removals of many entries that are on their way to the disk.
        var clearings = Clearings()
        var isFailing = false
        /// Whether there may be finished images on the disk beside their sources' bytes.
        var expectsVariants = false

        /// Returns what it puts something else in the place of. To be let go of after the lock: bytes of the program's
        /// own may call anything as they go.
        mutating func stage(_ new: Staged?, for key: String) -> Staged? {
            let old = staged[key]
            bytes += (new?.byteCount ?? 0) - (old?.byteCount ?? 0)
            unmadeBytes += (new?.unmadeByteCount ?? 0) - (old?.unmadeByteCount ?? 0)
            if bytes == 0, unmadeBytes == 0 { isSkipping = false }
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
        mutating func begin(_ clearing: Clearing) -> [Staged?] {
            clearings.insert(clearing)
            let candidates = clearing.source.map { keys[Clearing.name(of: $0)] ?? [] } ?? Set(staged.keys)
            return candidates.filter { clearing.takes($0) && !clearing.spares(staged[$0]?.version) }
                .map { stage(Staged(change: .remove), for: $0) }
        }

        func isOver(_ wait: Wait) -> Bool {
            guard let keys = wait.keys else { return !staged.values.contains { $0.id < wait.upTo } }
            return !keys.contains { key in staged[key].map { $0.id < wait.upTo } ?? false }
        }

        /// Takes out those whose wait is over.
        mutating func takeReleased() -> [Suspension<Void>] {
            var released: [Suspension<Void>] = []
            if bytes <= StagedDataCache.byteLimit {
                released = waitingForRoom.map(\.suspension)
                waitingForRoom = []
            }
            guard !waitingForWrites.isEmpty else { return released }
            let isDone = waitingForWrites.map(isOver)
            released += zip(waitingForWrites, isDone).filter(\.1).map(\.0.suspension)
            waitingForWrites = zip(waitingForWrites, isDone).filter { !$0.1 }.map(\.0)
            return released
        }
    }
}
