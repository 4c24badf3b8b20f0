import Foundation
import HalcyonCore
import Synchronization

/// Storing: first the files, then the rows that make them known, then the older files go.
extension EntryStore {
    private struct Draft: Sendable {
        /// Its place among the items.
        let place: Int
        let row: EntryRow
        let metadata: CacheMetadata
        let key: String
        /// About how many bytes the row takes.
        let rowBytes: Int
    }

    /// Stores items, each in the place of whatever its key had, in their order. Several share a transaction.
    ///
    /// - Returns: What became of each.
    func store(_ items: [StoreQueue.Item]) -> [Result<Void, ImageError>] {
        var outcomes = items.map { _ in Result<Void, ImageError>.success(()) }
        var places: [Int] = []
        for (place, item) in items.enumerated() {
            do throws(ImageError) {
                try admit(item.entry, for: item.key)
                places.append(place)
            } catch {
                outcomes[place] = .failure(error)
            }
        }
        do throws(ImageError) {
            // Kept apart: a damaged index has all of it done once more.
            let failures = try attempt(.writing) { index throws(StoreFailure) in
                try store(items, at: places, in: index)
            }
            for (place, failure) in failures { outcomes[place] = .failure(imageError(failure, .writing)) }
        } catch {
            for place in places { outcomes[place] = .failure(error) }
        }
        for _ in places { chores.countStore() }
        return outcomes
    }

    /// Refuses what cannot have room, and makes room on the disk for the rest.
    private func admit(_ entry: CachedData, for key: String) throws(ImageError) {
        let row = IndexRoom.row(of: entry.metadata, key: key)
        let bytes = entry.data.count + IndexRoom.share(ofRow: row, sizeLimit: configuration.sizeLimit)
        guard bytes <= configuration.sizeLimit else {
            try remove(for: key)
            throw .cache(.entryTooLarge(bytes: bytes, limit: configuration.sizeLimit))
        }
        try makeFreeSpace(for: entry.data.count + row, key: key)
    }

    /// What went wrong, by place.
    private func store(
        _ items: [StoreQueue.Item], at places: [Int], in index: Index
    ) throws(StoreFailure) -> [Int: StoreFailure] {
        var failures: [Int: StoreFailure] = [:]
        var drafts: [Draft] = []
        let names = places.map { EntryName(id: index.id(of: items[$0].key)) }
        let ticket = index.intents.begin(names)
        defer { index.intents.end(ticket) }
        for (place, name) in zip(places, names) {
            do throws(StoreFailure) {
                drafts.append(try draft(items[place], at: place, as: name, in: index))
            } catch {
                failures[place] = error
            }
        }
        var rest = drafts[...]
        do throws(StoreFailure) {
            if drafts.count > 1 { rest = rest.dropFirst(try insertTogether(drafts, in: index)) }
            while let draft = rest.first {
                do throws(StoreFailure) {
                    try insert(draft, in: index)
                } catch {
                    if case .damagedIndex = error { throw error }
                    index.files.remove(draft.row.name)
                    failures[draft.place] = error
                }
                rest = rest.dropFirst()
            }
        } catch {
            // All of it is done once more in a new index.
            for draft in rest { index.files.remove(draft.row.name) }
            throw error
        }
        return failures
    }

    private func draft(
        _ item: StoreQueue.Item, at place: Int, as name: EntryName, in index: Index
    ) throws(StoreFailure) -> Draft {
        let data = item.entry.data
        let metadata = configuration.completed(item.entry.metadata)
        try MetadataCoder.check(metadata)
        try index.files.write(data, as: name)
        let row = EntryRow(
            name: name, bytes: data.count, checksum: data.withUnsafeBytes { Checksum.of($0) }, metadata: metadata)
        return Draft(
            place: place, row: row, metadata: metadata, key: item.key,
            rowBytes: IndexRoom.row(of: metadata, key: item.key))
    }

    /// Makes the rows of as many as find room in one small step each; gives their number.
    private func insertTogether(_ drafts: [Draft], in index: Index) throws(StoreFailure) -> Int {
        let steps: [Eviction.Step]
        do throws(StoreFailure) {
            steps = try index.remove({ $0.flatMap(\.names) }) { [self] connection throws(StoreFailure) in
                var steps: [Eviction.Step] = []
                for draft in drafts {
                    steps.append(try insertStep(draft, in: index, connection))
                    if steps.last?.fits == false { break }
                }
                return steps
            }
        } catch {
            if case .damagedIndex = error { throw error }
            // One of them cannot be stored: which one it is, each for itself will show.
            return 0
        }
        for step in steps { tell(of: step) }
        let count = steps.count { $0.fits }
        for draft in drafts.prefix(count) { _ = index.uses.take(draft.row.name.id) }
        return count
    }

    private func insert(_ draft: Draft, in index: Index) throws(StoreFailure) {
        var done = false
        while !done {
            let step = try index.remove(\.names) { [self] connection throws(StoreFailure) in
                try insertStep(draft, in: index, connection)
            }
            tell(of: step)
            done = step.fits
        }
        _ = index.uses.take(draft.row.name.id)
    }

    /// Makes room, and the row if there is room after one step.
    private func insertStep(
        _ draft: Draft, in index: Index, _ connection: Connection
    ) throws(StoreFailure) -> Eviction.Step {
        let (row, now) = (draft.row, now)
        var step = try eviction(index).makeRoom(
            for: row.bytes, row: draft.rowBytes, entries: 1, replacing: row.name.id, at: now, connection)
        guard step.fits else { return step }
        // In one transaction with the new row, so that there is always one of the two.
        step.replaced = try connection.remove(row.name.id, files: index.files)
        let floor = try connection.floor()
        try connection.insert(row, key: draft.key, metadata: draft.metadata, used: index.uses.moment(now), floor: floor)
        index.uses.noteFloor(floor)
        return step
    }
}

/// Room for what is to come.
extension EntryStore {
    /// Tells of what a step has removed.
    func tell(of step: Eviction.Step, as event: (DiskCache.Cleaned) -> DiskCache.Event = { .evicted($0) }) {
        events.send(DiskCache.Cleaned(step.expired).map { .expired($0) })
        events.send(DiskCache.Cleaned(step.evicted).map(event))
    }

    /// Evicts entries until so many bytes can be stored for a key and the disk has left what it must have.
    func makeFreeSpace(for bytes: Int, key: String) throws(ImageError) {
        var missing = freeSpace.shortfall(storing: bytes)
        while missing > 0 {
            let count = try attempt(.writing) { [missing] index throws(StoreFailure) in
                let (eviction, now, id) = (eviction(index), now, index.id(of: key))
                let step = try index.remove(\.names) { connection throws(StoreFailure) in
                    try eviction.free(missing, sparing: id, at: now, connection)
                }
                tell(of: step)
                return step.count
            }
            if count == 0 { throw .cache(.diskFull(path: opener.folder)) }
            missing = freeSpace.shortfall(storing: bytes)
        }
    }

    func eviction(_ index: Index) -> Eviction {
        Eviction(
            sizeLimit: configuration.sizeLimit, entryLimit: configuration.entryLimit, uses: index.uses,
            files: index.files)
    }
}

/// Keeps ``DiskCache/Configuration/minimumFreeBytes``, without asking the disk at each store.
final class FreeSpace: Sendable {
    private static let storesBetweenLooks = 16

    private let directory: URL
    private let configuration: DiskCache.Configuration
    /// What can be stored before the next look.
    private let credit = Mutex<(bytes: Int, stores: Int)>((0, 0))

    init(directory: URL, configuration: DiskCache.Configuration) {
        self.directory = directory
        self.configuration = configuration
    }

    /// How many bytes must go before so many can be stored; 0 where the disk does not say.
    func shortfall(storing bytes: Int) -> Int {
        if configuration.minimumFreeBytes <= 0 { return 0 }
        let isCovered = credit.withLock { credit in
            guard credit.stores > 0, credit.bytes >= bytes else { return false }
            credit.bytes -= bytes
            credit.stores -= 1
            return true
        }
        if isCovered { return 0 }
        guard let free = configuration.freeBytes(directory) else { return 0 }
        let (wanted, overflow) = configuration.minimumFreeBytes.addingReportingOverflow(bytes)
        // At least -Int.max, which has an opposite.
        let spare = max(free, 0) - (overflow ? .max : wanted)
        credit.withLock { $0 = (max(0, spare), Self.storesBetweenLooks - 1) }
        return max(0, -spare)
    }
}

extension DiskCache.Cleaned {
    /// Nil of none.
    init?(_ victims: [Victim]) {
        if victims.isEmpty { return nil }
        self.init(keys: victims.map(\.key), bytes: victims.reduce(0) { $0 + $1.bytes })
    }
}
