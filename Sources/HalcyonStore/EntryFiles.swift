import Foundation

/// The files of the entries of one index: `entries-<number>/ab/<name>`, 256 folders made when first needed.
///
/// The folder carries the number of its index, so that a process that still has an older index open can neither
/// disturb the files of the new one nor be disturbed by their sweeping.
struct EntryFiles: Sendable {
    static let prefix = "entries-"
    static let temporarySuffix = ".new"

    let folder: String

    /// What reading a file comes to.
    enum Reading {
        case whole(Data)
        /// Another process or thread removed it, or somebody else did.
        case missing
        case damaged(String)
        case failed(StoreFailure)
    }

    /// The absolute path of an entry's file.
    func path(_ name: EntryName) -> String { folder + "/" + name.path }

    /// Writes a file and gives it its name. It is not synced: its row holds its length and checksum, and a file that
    /// lost its bytes in a power failure is found out when it is read.
    func write(_ data: Data, as name: EntryName) throws(StoreFailure) {
        let path = path(name)
        let temporary = path + Self.temporarySuffix
        let file = try create(temporary, in: name.folder)
        var code = data.withUnsafeBytes { Self.write($0, to: file) }
        // Network file systems report a full disk only here.
        if close(file) != 0, code == 0, errno != EINTR { code = errno }
        if code == 0, rename(temporary, path) != 0 { code = errno }
        guard code != 0 else { return }
        unlink(temporary)
        throw .system(code, doing: "writing \(path)")
    }

    /// Reads a file that should hold `bytes` bytes of the given checksum.
    func read(_ name: EntryName, bytes: Int, checksum: UInt64) -> Reading {
        let path = path(name)
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            let code = errno
            return code == ENOENT || code == ENOTDIR ? .missing : .failed(.system(code, doing: "opening \(path)"))
        }
        defer { close(file) }
        // One byte more than expected: a read that gives exactly what was expected has then seen the end of the file,
        // which spares asking for its size.
        guard let buffer = malloc(bytes + 1) else {
            return Folder.sizeAndAge(path, now: Date())?.bytes == bytes
                ? .failed(.failed("no memory for \(bytes) bytes")) : .damaged("it has another length")
        }
        var count = 0
        while count <= bytes {
            let part = Foundation.read(file, buffer + count, bytes + 1 - count)
            if part < 0, errno == EINTR { continue }
            if part < 0 {
                let code = errno
                free(buffer)
                return code == EIO || code == EISDIR
                    ? .damaged(String(cString: strerror(code))) : .failed(.system(code, doing: "reading \(path)"))
            }
            count += part
            if part == 0 || count == bytes { break }
        }
        let content = UnsafeRawBufferPointer(start: buffer, count: min(count, bytes))
        guard count == bytes, Checksum.of(content) == checksum else {
            free(buffer)
            return .damaged(count == bytes ? "its checksum differs" : "it has another length than \(bytes) bytes")
        }
        return .whole(Data(bytesNoCopy: buffer, count: bytes, deallocator: .free))
    }

    /// Removes a file; one that is gone already is removed as well.
    func remove(_ name: EntryName) { unlink(path(name)) }

    private func create(_ path: String, in number: UInt8) throws(StoreFailure) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        // For the user alone: pictures that needed a password lie here too.
        let file = open(path, flags, 0o600)
        if file >= 0 { return file }
        guard errno == ENOENT else { throw .system(errno, doing: "making \(path)") }
        try Folder.make(folder + "/" + Hex.byte(number))
        let second = open(path, flags, 0o600)
        guard second >= 0 else { throw .system(errno, doing: "making \(path)") }
        return second
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if part < 0, errno == EINTR { continue }
            if part < 0 { return errno }
            rest = rest.dropFirst(part)
        }
        return 0
    }
}
