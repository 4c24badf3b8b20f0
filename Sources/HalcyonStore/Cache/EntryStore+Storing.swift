import Foundation
import HalcyonCore
import Synchronization

/// Storing: first the files are written, then the rows that refer to them, then the older files are removed.
extension EntryStore {
    private struct Draft: Sendable {
        /// Its index among the items.
        let place: Int
        let row: EntryRow
        let metadata: CacheMetadata
        let key: String
        /// The approximate size of the row in bytes.
        let rowBytes: Int
    }

    /// Stores items in order, replacing any previous entries for their keys. Several share a transaction.
    ///
    /// - Returns: The result for each item.
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
            // Collected separately: if the index is damaged, all of it is done a second time.
            let failures = try attempt(.writing) { index throws(StoreFailure) in
                try store(items, at: places, in: index)
            }
            for (place, failure) in failures { outcomes[place] = .failure(imageError(failure, .writing)) }
        } catch {
            for place in places { outcomes[place] = .failure(error) }
        }
        for _ in places { maintenance.countStore() }
        return outcomes
    }

    /// Refuses an entry that is too large, and makes room on the disk for any other.
    private func admit(_ entry: DataCacheEntry, for key: String) throws(ImageError) {
        let row = IndexRoom.row(of: entry.metadata, key: key)
        let bytes = entry.data.count + IndexRoom.share(ofRow: row, sizeLimit: configuration.sizeLimit)
        guard bytes <= configuration.sizeLimit else {
            try remove(for: key)
            throw .cache(.entryTooLarge(bytes: bytes, limit: configuration.sizeLimit))
        }
        try makeFreeSpace(for: entry.data.count + row, key: key)
    }

    /// Returns the failures, by index.
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
            // All of it is done a second time in a new index.
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
            name: name, bytes: data.count, checksum: Checksum.of(data), metadata: metadata)
        return Draft(
            place: place, row: row, metadata: metadata, key: item.key,
            rowBytes: IndexRoom.row(of: metadata, key: item.key))
    }

    /// Inserts the rows of as many drafts as fit after one small step each; returns their number.
    private func insertTogether(_ drafts: [Draft], in index: Index) throws(StoreFailure) -> Int {
        let steps: [Eviction.Step]
        do throws(StoreFailure) {
            steps = try index.commit(removing: { $0.flatMap(\.names) }) { [self] connection throws(StoreFailure) in
                var steps: [Eviction.Step] = []
                for draft in drafts {
                    steps.append(try insertStep(draft, in: index, connection))
                    if steps.last?.fits == false { break }
                }
                return steps
            }
        } catch {
            if case .damagedIndex = error { throw error }
            // One of them cannot be stored: storing them one by one will show which.
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
            let step = try index.commit(removing: \.names) { [self] connection throws(StoreFailure) in
                try insertStep(draft, in: index, connection)
            }
            tell(of: step)
            done = step.fits
        }
        _ = index.uses.take(draft.row.name.id)
    }

    /// Makes room, and inserts the row if there is room after one step.
    private func insertStep(
        _ draft: Draft, in index: Index, _ connection: Connection
    ) throws(StoreFailure) -> Eviction.Step {
        let (row, now) = (draft.row, now)
        var step = try eviction(index).makeRoom(
            for: row.bytes, row: draft.rowBytes, entries: 1, replacing: row.name.id, at: now, connection)
        guard step.fits else { return step }
        // In the same transaction as the new row, so that one of the two always exists.
        step.replaced = try connection.remove(row.name.id, files: index.files)
        let floor = try connection.floor()
        try connection.insert(row, key: draft.key, metadata: draft.metadata, used: index.uses.moment(now), floor: floor)
        index.uses.noteFloor(floor)
        return step
    }
}

/// Making room for new entries.
extension EntryStore {
    /// Sends events for what a step removed.
    func tell(of step: Eviction.Step, as event: (DiskCache.Cleaned) -> DiskCache.Event = { .evicted($0) }) {
        events.send(DiskCache.Cleaned(step.expired).map { .expired($0) })
        events.send(DiskCache.Cleaned(step.evicted).map(event))
    }

    /// Evicts entries until `bytes` can be stored for a key and the disk keeps its minimum of free bytes.
    func makeFreeSpace(for bytes: Int, key: String) throws(ImageError) {
        var missing = freeSpace.shortfall(storing: bytes)
        while missing > 0 {
            let count = try attempt(.writing) { [missing] index throws(StoreFailure) in
                let (eviction, now, id) = (eviction(index), now, index.id(of: key))
                let step = try index.commit(removing: \.names) { connection throws(StoreFailure) in
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

/// Enforces ``DiskCache/Configuration/minimumFreeBytes`` without querying the disk at each store.
final class FreeSpace: Sendable {
    private static let storesBetweenLooks = 16

    private let directory: URL
    private let configuration: DiskCache.Configuration
    /// How much can be stored before the next query.
    private let credit = Mutex<(bytes: Int, stores: Int)>((0, 0))

    init(directory: URL, configuration: DiskCache.Configuration) {
        self.directory = directory
        self.configuration = configuration
    }

    /// Returns how many bytes must be freed before `bytes` can be stored; 0 if the disk does not report it.
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
        // At least -Int.max, which can be negated.
        let spare = max(free, 0) - (overflow ? .max : wanted)
        credit.withLock { $0 = (max(0, spare), Self.storesBetweenLooks - 1) }
        return max(0, -spare)
    }
}

extension DiskCache.Cleaned {
    /// Returns nil if there are none.
    init?(_ entries: [RemovedEntry]) {
        if entries.isEmpty { return nil }
        self.init(keys: entries.map(\.key), bytes: entries.reduce(0) { $0 + $1.bytes })
    }
}

extension MetadataCoder {
    /// Refuses metadata that could not be decoded again.
    static func check(_ metadata: CacheMetadata) throws(StoreFailure) {
        guard canEncode(metadata) else { throw .failed("the response has more than \(mostFields) header fields") }
    }
}
