import Foundation
import HalcyonCore
import Synchronization

/// A log of the files that a process is about to create or remove, written before it does: if the process is killed in
/// between, the files exist but belong to no entry.
///
/// Each opened index has a separate log, `intents-<number>`, locked as long as it is open. A process that finds an
/// unlocked log knows that its owner is dead, and removes the files that are named in it but in no row. So the limits
/// hold again when the folder is next opened, without a search.
///
/// Nothing is synced, and if a log cannot be written there is none: leftover files are then found by sweeping.
final class IntentLog: Sendable {
    /// One call's intents.
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
    /// Follows the last line, because an older and longer text may remain after it.
    private static let end = "."
    private static let attempts = 3
    private static let largest = 4 << 20

    private let folder: String
    private let files: EntryFiles
    private let state = Mutex(State())

    /// Creates a log next to the index, in `folder`; `files` are those of the index's entries.
    init(folder: String, files: EntryFiles) {
        self.folder = folder
        self.files = files
    }

    /// Begins a call that will create files with these names, or will name them later.
    func begin(_ names: [EntryName] = []) -> Ticket {
        state.withLock { state in
            state.lastNumber += 1
            let ticket = Ticket(number: state.lastNumber)
            state.intended[ticket] = []
            intend(names, ticket, &state)
            return ticket
        }
    }

    /// Records further files that the call is about to change.
    func add(_ names: [EntryName], to ticket: Ticket) { state.withLock { intend(names, ticket, &$0) } }

    /// Returns the files that a call is about to change.
    func names(of ticket: Ticket) -> [EntryName] { state.withLock { $0.intended[ticket] ?? [] } }

    /// Ends a call when each of its files belongs to an entry or is gone. Its lines stay until other names replace
    /// them, which does no harm, because the rows decide which files belong to an entry.
    func end(_ ticket: Ticket) { _ = state.withLock { $0.intended.removeValue(forKey: ticket) } }

    deinit {
        state.withLock { state in
            guard let file = state.file else { return }
            unlink(state.path)
            close(file)
        }
    }

    /// Removes leftover files of killed processes, and their logs.
    ///
    /// - Parameters:
    ///   - names: The names of all files next to the index.
    ///   - folder: The folder of the index.
    ///   - files: The files of the index's entries. Intents for another index are left to the sweeping of that index's
    ///     folder.
    ///   - has: Whether a row names a file.
    static func recover(
        _ names: [String], in folder: String, files: EntryFiles, has: (EntryName) throws(StoreFailure) -> Bool
    ) throws(StoreFailure) {
        for name in names where isLogName(name) {
            let path = folder + "/" + name
            let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
            guard file >= 0 else { continue }
            defer { close(file) }
            guard flock(file, LOCK_EX | LOCK_NB) == 0, !FileSystem.isOther(path) else { continue }
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
        // Written in one call, so that a killed process leaves no partial text, and under the lock, so that an older
        // text cannot replace a newer one. It does not wait for the disk.
        _ = text.withUTF8 { pwrite(file, $0.baseAddress, $0.count, 0) }
    }

    private func make(_ state: inout State) {
        for _ in 0..<Self.attempts {
            let path = folder + "/" + Self.prefix + Hex.word(.random(in: .min ... .max))
            let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard file >= 0 else { return }
            // In between, another process may have taken it for a dead process's log.
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

    /// Returns the lines of a log, or none if its process was killed, or the system crashed, before anything was
    /// written; nil if the file is not a log, but another program's.
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
