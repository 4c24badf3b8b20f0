import Foundation
import HalcyonCore
import Logging
import Synchronization

/// The cache behind ``DiskCache``, as synchronous calls for a thread that may wait.
final class EntryStore: Sendable {
    let configuration: DiskCache.Configuration
    let opener: IndexOpener
    let chores = Chores()
    private static let usesInOneTransaction = 512
    private let opened = Mutex<Index?>(nil)

    init(folder: String, configuration: DiskCache.Configuration) {
        self.configuration = configuration
        opener = IndexOpener(folder: folder)
    }

    var now: Double { configuration.now().timeIntervalSince1970 }

    /// Which way a call goes, for the error that tells of its failure.
    enum Direction { case reading, writing }

    /// Runs `work` on the index; runs it once more on a new one when the index turns out to be damaged or no longer
    /// there.
    func attempt<Result>(
        _ direction: Direction, _ work: (Index) throws(StoreFailure) -> Result
    ) throws(ImageError) -> Result {
        do throws(StoreFailure) {
            let index = try index(direction)
            do throws(StoreFailure) {
                defer { if direction == .writing { chores.countFrames(index.writer.logFrames) } }
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

    /// Makes the index anew, in the place of `damaged`.
    func rebuild(_ damaged: Index, why: String) throws(StoreFailure) {
        if try replace(damaged) { warnOfRepair(why) }
    }

    /// Takes an index away, so that the next call makes a new one; false if another process has done so already.
    @discardableResult
    func replace(_ index: Index) throws(StoreFailure) -> Bool {
        opened.withLock { if $0 === index { $0 = nil } }
        return try opener.discard(index)
    }

    /// Removes one version of an entry that turned out to be damaged, so that it is loaded again.
    func heal(_ name: EntryName, why: String, in index: Index) {
        configuration.logger.warning("Removed a damaged cache entry, \(index.files.path(name)): \(why)")
        do throws(StoreFailure) {
            try index.writer.commit { connection throws(StoreFailure) in try connection.remove(name) }
        } catch {
            configuration.logger.warning("The row of a damaged cache entry could not be removed: \(error)")
        }
        index.files.remove(name)
    }

    /// Writes the uses that wait into the index.
    func flushUses(_ index: Index) throws(StoreFailure) {
        // In the order of their numbers, which is that of the rows: neighbours share a page.
        var uses = index.uses.takeAll().sorted { $0.key < $1.key }[...]
        while !uses.isEmpty {
            let part = uses.prefix(Self.usesInOneTransaction)
            uses = uses.dropFirst(part.count)
            try index.writer.commit { connection throws(StoreFailure) in
                for (id, moment) in part { try connection.noteUse(of: id, at: moment) }
            }
        }
    }

    /// Closes the connections, if any are open, after the uses that wait are written.
    func close() {
        guard let index = opened.withLock({ $0.take() }), index.isCurrent else { return }
        try? flushUses(index)
    }

    /// The open index. Somebody may have removed the folder, or another process may have made the index anew: a call
    /// that writes always looks, one that reads every 50 ms at most, for looking takes as long as a tenth of a hit.
    func index(_ direction: Direction) throws(StoreFailure) -> Index {
        if let index = opened.withLock({ $0 }) {
            if direction == .reading && index.wasCurrentJustNow || index.isCurrent { return index }
        }
        return try opened.withLock { opened throws(StoreFailure) in
            if let opened, opened.isCurrent { return opened }
            let index = try opener.open(repaired: warnOfRepair)
            opened = index
            return index
        }
    }

    /// The open index, if there is one and it is still the folder's: for work that must not make a folder anew that
    /// somebody has just removed.
    var current: Index? { opened.withLock { $0 }.flatMap { $0.isCurrent ? $0 : nil } }

    private func warnOfRepair(_ why: String) {
        chores.noteRepair()
        configuration.logger.warning("The cache index \(opener.path) was damaged and is made anew: \(why)")
    }

    private func imageError(_ failure: StoreFailure, _ direction: Direction) -> ImageError {
        switch failure {
        case .full: .cache(.diskFull(path: opener.folder))
        case .unavailable(let why): .cache(.unavailable(path: opener.folder, why: why))
        case .failed(let why), .damagedIndex(let why):
            direction == .reading ? .cache(.readFailed(why)) : .cache(.writeFailed(why))
        }
    }
}
