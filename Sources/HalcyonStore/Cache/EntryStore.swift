import Foundation
import HalcyonCore
import Logging
import Synchronization

/// The implementation of ``DiskCache``, as synchronous calls for a thread that may block.
final class EntryStore: Sendable {
    let configuration: DiskCache.Configuration
    let opener: IndexOpener
    let maintenance = Maintenance()
    let events = EventRelay()
    let freeSpace: FreeSpace
    private static let usesInOneTransaction = 512
    private let opened = Mutex<Index?>(nil)
    /// Held by the one thread that opens the index. Opening may wait for the folder's lock and for the disk; threads
    /// that already have an index need not wait for that.
    private let opening = Mutex<Void>(())

    init(folder: String, configuration: DiskCache.Configuration) {
        self.configuration = configuration
        opener = IndexOpener(folder: folder)
        freeSpace = FreeSpace(directory: URL(filePath: folder), configuration: configuration)
    }

    var now: Double { configuration.now().timeIntervalSince1970 }

    /// Whether a call reads or writes, which determines the error that it reports.
    enum Direction { case reading, writing }

    /// Runs `work` on the index, and once more on a new one if the index turns out to be damaged or gone.
    func attempt<Result>(
        _ direction: Direction, _ work: (Index) throws(StoreFailure) -> Result
    ) throws(ImageError) -> Result {
        do throws(StoreFailure) {
            let index = try index(direction)
            do throws(StoreFailure) {
                defer { if direction == .writing { maintenance.countFrames(index.writer.logFrames) } }
                return try work(index)
            } catch {
                if case .damagedIndex(let why) = error {
                    try rebuild(index, why: why)
                } else if index.isCurrent {
                    throw error
                }
                return try work(self.index(.writing))
            }
        } catch {
            throw imageError(error, direction)
        }
    }

    /// Replaces the index `damaged` with a new one.
    func rebuild(_ damaged: Index, why: String) throws(StoreFailure) {
        opened.withLock { if $0 === damaged { $0 = nil } }
        defer { forgetGone() }
        var repair: String?
        // Reported after the folder's lock is released, because the receiver may call the cache.
        defer { if let repair { warnOfRepair(repair) } }
        try opener.repair(damaged, why: why) { repair = $0 }
    }

    /// Discards an index, so that the next call makes a new one; returns false if another process already has.
    @discardableResult
    func replace(_ index: Index) throws(StoreFailure) -> Bool {
        opened.withLock { if $0 === index { $0 = nil } }
        defer { forgetGone() }
        return try opener.discard(index)
    }

    /// Forgets an index that another call has opened while it was being replaced: readers would believe for a moment
    /// that it is current.
    private func forgetGone() {
        let gone = opening.withLock { _ -> Index? in
            guard let index = opened.withLock({ $0 }), !index.isCurrent else { return nil }
            return opened.withLock { $0 === index ? $0.take() : nil }
        }
        withExtendedLifetime(gone) {}
    }

    /// Removes one version of an entry that turned out to be damaged, so that it is loaded again.
    ///
    /// - Throws: An error if its row cannot be removed because the index is damaged too; otherwise the row would stay
    ///   forever.
    func heal(_ name: EntryName, why: String, in index: Index) throws(StoreFailure) {
        configuration.logger.warning("Removed a damaged cache entry, \(index.files.path(name)): \(why)")
        do throws(StoreFailure) {
            let (lost, _) = try index.commit(removing: { [name] + $0.1 }) { connection throws(StoreFailure) in
                let entry = try connection.entry(name)
                let forms = try entry.map { entry throws(StoreFailure) in
                    try connection.removeOtherForms(than: name, key: entry.key).map(\.name)
                }
                try connection.remove(name)
                return (entry, forms ?? [])
            }
            events.send(lost.flatMap { DiskCache.Cleaned([$0]) }.map { .damaged($0) })
        } catch {
            index.files.remove(name)
            if case .damagedIndex = error { throw error }
            let reason = imageError(error, .writing)
            configuration.logger.warning("The row of a damaged cache entry could not be removed: \(reason)")
        }
        // Its row may have had a wrong length, which has now been subtracted from the total.
        maintenance.add(.recount)
    }

    /// Writes pending uses to the index.
    func flushUses(_ index: Index) throws(StoreFailure) {
        try index.uses.flush { uses throws(StoreFailure) in
            var uses = uses[...]
            while !uses.isEmpty {
                let part = uses.prefix(Self.usesInOneTransaction)
                uses = uses.dropFirst(part.count)
                try index.writer.commit { connection throws(StoreFailure) in
                    for (_, use) in part { try connection.write(use) }
                }
            }
        }
    }

    /// Closes the connections, if any are open, after writing pending uses.
    func close() {
        events.finish()
        guard let index = opened.withLock({ $0.take() }), index.isCurrent else { return }
        try? flushUses(index)
    }

    /// Returns the open index. The folder may have been removed, or another process may have rebuilt the index: a call
    /// that writes always checks, one that reads checks every 50 ms at most, because the check takes a tenth of the
    /// time of a hit.
    func index(_ direction: Direction) throws(StoreFailure) -> Index {
        if let index = opened.withLock({ $0 }) {
            if direction == .reading && index.wasCurrentJustNow || index.isCurrent { return index }
        }
        return try reopened()
    }

    /// Returns the folder's present index, opened by one thread at a time.
    private func reopened() throws(StoreFailure) -> Index {
        // Closing an old index waits for the disk, and reporting a repair runs the program's code, which may call this
        // cache: both are done after the locks are released.
        var old: [Index?] = []
        var (repair, migration): (String?, String?)
        defer {
            if let repair { warnOfRepair(repair) }
            if let migration { noteMigration(migration) }
        }
        let (index, isNew) = try opening.withLock { _ throws(StoreFailure) in
            let known = opened.withLock { $0 }
            if let known, known.isCurrent { return (known, false) }
            old.append(known)
            let index = try opener.open(repaired: { repair = $0 }, migrated: { migration = $0 })
            old.append(opened.withLock { opened in opened.replaced(by: index) })
            return (index, true)
        }
        old.removeAll()
        if isNew { recover(index) }
        return index
    }

    /// The open index, if there is one and it is still the folder's: for work that must not recreate a folder that has
    /// just been removed.
    var current: Index? { opened.withLock { $0 }.flatMap { $0.isCurrent ? $0 : nil } }

    private func warnOfRepair(_ why: String) {
        maintenance.noteRepair()
        events.send(.rebuilt(why))
        configuration.logger.warning("The cache index \(opener.path) was damaged and has been rebuilt: \(why)")
    }

    private func noteMigration(_ what: String) {
        maintenance.add(.sweepAll)
        configuration.logger.info("The cache index \(opener.path) was rebuilt: \(what)")
    }

    func imageError(_ failure: StoreFailure, _ direction: Direction) -> ImageError {
        switch failure {
        case .full: .cache(.diskFull(path: opener.folder))
        case .unavailable(let why): .cache(.unavailable(path: opener.folder, why: why))
        case .failed(let why), .damagedIndex(let why):
            direction == .reading ? .cache(.readFailed(.init(why))) : .cache(.writeFailed(.init(why)))
        }
    }
}

extension Optional {
    /// Replaces the value, and returns the old one.
    fileprivate mutating func replaced(by other: Wrapped) -> Wrapped? {
        defer { self = other }
        return self
    }
}

/// Sends events to all listeners; without any, it only loads a counter.
final class EventRelay: Sendable {
    typealias Stream = AsyncStream<DiskCache.Event>
    private static let mostWaiting = 1_024

    private let count = Atomic<Int>(0)
    private let listeners = Mutex<(last: Int, all: [Int: Stream.Continuation])>((0, [:]))

    var hasListeners: Bool { count.load(ordering: .relaxed) > 0 }

    /// Adds a listener for events from now on. Of events that it does not consume in time, the newest are kept.
    func listen() -> Stream {
        let (stream, continuation) = Stream.makeStream(bufferingPolicy: .bufferingNewest(Self.mostWaiting))
        let number = listeners.withLock { listeners in
            listeners.last += 1
            listeners.all[listeners.last] = continuation
            count.store(listeners.all.count, ordering: .relaxed)
            return listeners.last
        }
        continuation.onTermination = { [weak self] _ in self?.forget(number) }
        return stream
    }

    func send(_ event: @autoclosure () -> DiskCache.Event?) {
        guard hasListeners, let event = event() else { return }
        // Outside the lock, because yielding may run code of the listener's executor.
        for listener in listeners.withLock({ Array($0.all.values) }) { listener.yield(event) }
    }

    /// Ends all streams.
    func finish() {
        for listener in listeners.withLock({ Array($0.all.values) }) { listener.finish() }
    }

    private func forget(_ number: Int) {
        let listener = listeners.withLock { listeners in
            defer { count.store(listeners.all.count, ordering: .relaxed) }
            return listeners.all.removeValue(forKey: number)
        }
        withExtendedLifetime(listener) {}
    }
}
