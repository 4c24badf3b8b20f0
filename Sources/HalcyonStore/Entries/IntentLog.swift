import Foundation
import HalcyonCore
import Synchronization

/// The files that a process is about to make or to remove, written down before it does: should it be killed meanwhile,
/// they are there and belong to no entry.
///
/// Each opened index has a log of its own, `intents-<number>`, locked as long as it is open. Who finds one that nobody
/// has locked knows that its process is dead, and removes the files that it names and no row does. So the limits hold
/// again as soon as the folder is opened next, and nothing has to be looked through for that.
///
/// Nothing is synced, and where a log cannot be written there is none: what is left then is found by sweeping.
final class IntentLog: Sendable {
    /// What one call intends.
    struct Ticket: Sendable, Hashable {
        fileprivate let number: UInt64
    }

    private struct State: Sendable {
        var file: Int32?
        var path = ""
        var intended: [Ticket: [EntryName]] = [:]
        var lastNumber: UInt64 = 0
    }

    private static let prefix = "intents-"
    /// After the last line, for what an older and longer text leaves behind it.
    private static let end = "."
    private static let attempts = 3
    private static let largest = 4 << 20

    private let folder: String
    private let files: EntryFiles
    private let state = Mutex(State())

    /// A log beside the index, in `folder`, for one whose entries have `files`.
    init(folder: String, files: EntryFiles) {
        self.folder = folder
        self.files = files
    }

    /// Begins a call that is going to make files of these names, or will yet say what it does.
    func begin(_ names: [EntryName] = []) -> Ticket {
        state.withLock { state in
            state.lastNumber += 1
            let ticket = Ticket(number: state.lastNumber)
            state.intended[ticket] = []
            intend(names, ticket, &state)
            return ticket
        }
    }

    /// Writes down what the call is about to do as well.
    func add(_ names: [EntryName], to ticket: Ticket) { state.withLock { intend(names, ticket, &$0) } }

    /// To be called when each of its files belongs to an entry or is gone. What is written stays until other names take
    /// its place, for it does no harm: it is the rows that tell what belongs to an entry.
    func end(_ ticket: Ticket) { _ = state.withLock { $0.intended.removeValue(forKey: ticket) } }

    deinit {
        state.withLock { state in
            guard let file = state.file else { return }
            unlink(state.path)
            close(file)
        }
    }

    /// Removes what processes left that were killed, and their logs.
    ///
    /// - Parameters:
    ///   - names: Those of all that lies beside the index.
    ///   - folder: That of the index.
    ///   - files: Those of its entries. What a log says of another index is left to the sweeping of that one's folder.
    ///   - has: Whether a row names a file.
    static func recover(
        _ names: [String], in folder: String, files: EntryFiles, has: (EntryName) throws(StoreFailure) -> Bool
    ) throws(StoreFailure) {
        for name in names where isLogName(name) {
            let path = folder + "/" + name
            let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
            guard file >= 0 else { continue }
            defer { close(file) }
            guard flock(file, LOCK_EX | LOCK_NB) == 0, !Folder.isOther(path) else { continue }
            guard let lines = lines(file) else { continue }
            for name in intended(lines, of: files) where try !has(name) { files.remove(name) }
            unlink(path)
        }
    }

    private func intend(_ names: [EntryName], _ ticket: Ticket, _ state: inout State) {
        if names.isEmpty { return }
        state.intended[ticket, default: []] += names
        if state.file == nil { make(&state) }
        guard let file = state.file else { return }
        var text = files.folderName + "\n"
        for names in state.intended.values {
            for name in names { text += name.fileName + "\n" }
        }
        text += Self.end + "\n"
        // In one call, so that nobody who is killed leaves the half of it, and under the lock, so that an older text
        // cannot replace a newer one. It waits for no disk.
        _ = text.withUTF8 { pwrite(file, $0.baseAddress, $0.count, 0) }
    }

    private func make(_ state: inout State) {
        for _ in 0..<Self.attempts {
            let path = folder + "/" + Self.prefix + Hex.word(.random(in: .min ... .max))
            let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard file >= 0 else { return }
            // Between the two somebody may have taken it for a dead process's.
            if flock(file, LOCK_EX | LOCK_NB) == 0, FileIdentity(path: path) == FileIdentity(file: file) {
                (state.file, state.path) = (file, path)
                return
            }
            close(file)
        }
    }

    private static func isLogName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Hex.isWord(name.dropFirst(prefix.count))
    }

    /// The lines of a log; none of one that a process or the whole system left before anything was in it; nil if the
    /// file is not a log, but another program's.
    private static func lines(_ file: Int32) -> [Substring]? {
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
        let bytes: Data
        do { bytes = try handle.read(upToCount: largest) ?? Data() } catch { return nil }
        if bytes.allSatisfy({ $0 == 0 }) { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.first.map { EntryFiles.isFolderName(String($0)) } ?? false ? lines : nil
    }

    private static func intended(_ lines: [Substring], of files: EntryFiles) -> [EntryName] {
        guard let first = lines.first, first == files.folderName else { return [] }
        return lines.dropFirst().prefix { $0 != end }.compactMap { EntryName(fileName: $0) }
    }
}
