import Foundation
import HalcyonCore

/// The files of one index's entries: `entries-<number>/a/<name>`, in 16 folders created when first needed. More folders
/// would cost a new cache more than its files do, because ext4 allocates each folder a place apart from the others; a
/// folder of some thousand files is as fast as a small one.
///
/// The folder's name contains the number of its index, so that a process that still has an older index open can neither
/// disturb the new one's files nor be disturbed by their sweeping.
struct EntryFiles: Sendable {
    static let prefix = "entries-"
    /// The suffix of files that older versions began and never finished; they are still swept.
    static let temporarySuffix = ".new"

    let folder: String

    /// Whether a folder may be one of ours.
    static func isFolderName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Hex.isWord(name.dropFirst(prefix.count))
    }

    /// The names of the subfolders, whether or not they exist.
    static let fanOutNames = (0..<16).map { Hex.digit($0) }

    /// Whether a subfolder may be one of ours, or of version 1.
    static func isFanOutName(_ name: String) -> Bool { 1...2 ~= name.utf8.count && Hex.isHex(name) }

    /// The kind of file that a name stands for.
    enum Owned {
        /// A file that is being written, or was when its process was killed.
        case temporary
        case entry(EntryName)
    }

    /// Returns the kind of a file with this name, or nil if it is not ours and must be left alone.
    static func owned(_ fileName: String) -> Owned? {
        if let name = EntryName(fileName: fileName) { return .entry(name) }
        guard fileName.hasSuffix(temporarySuffix) else { return nil }
        return EntryName(fileName: fileName.dropLast(temporarySuffix.count)) == nil ? nil : .temporary
    }

    /// The result of reading a file.
    enum Reading {
        case whole(Data)
        /// The file was removed, by another process or thread or by someone else.
        case missing
        case damaged(String)
        case failed(StoreFailure)
    }

    /// The last component of the folder's path.
    var folderName: Substring { folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...] }

    /// Returns the absolute path of an entry's file.
    func path(_ name: EntryName) -> String { folder + "/" + name.path }

    /// Writes a file directly under its name: no process looks for it before a row names it, so no renaming is needed
    /// to hide a partial file (which would take as long as the writing). It is not synced: its row holds its length and
    /// checksum, so a file that lost its bytes in a power failure is detected when it is read.
    func write(_ data: Data, as name: EntryName) throws(StoreFailure) {
        let path = path(name)
        let file = try create(path, in: name.folder)
        var code = data.withUnsafeBytes { Self.write($0, to: file) }
        // Network file systems report a full disk only here.
        if close(file) != 0, code == 0, errno != EINTR { code = errno }
        guard code != 0 else { return }
        unlink(path)
        throw .system(code, doing: "writing \(path)")
    }

    /// Reads a file that should hold `bytes` bytes with the given checksum.
    func read(_ name: EntryName, bytes: Int, checksum: UInt64) -> Reading {
        let path = path(name)
        // Never wait for anything that someone may have put here, such as a pipe without a writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else {
            let code = errno
            switch code {
            case ENOENT, ENOTDIR: return .missing
            case ELOOP, ENXIO, ENODEV: return .damaged("it is not a regular file")
            default: return .failed(.system(code, doing: "opening \(path)"))
            }
        }
        defer { close(file) }
        // One byte more than expected: if the read then returns exactly the expected count, it has reached the end of
        // the file, which saves querying the size.
        guard let buffer = malloc(bytes + 1) else {
            return FileSystem.sizeAndAge(path, now: Date())?.bytes == bytes
                ? .failed(.failed("not enough memory for \(bytes) bytes")) : .damaged("its length is wrong")
        }
        var count = 0
        while count <= bytes {
            let part = Foundation.read(file, buffer + count, bytes + 1 - count)
            if part < 0, errno == EINTR { continue }
            if part < 0 {
                let code = errno
                free(buffer)
                return [EIO, EISDIR, EAGAIN, EINVAL].contains(code)
                    ? .damaged(String(cString: strerror(code))) : .failed(.system(code, doing: "reading \(path)"))
            }
            count += part
            if part == 0 || count == bytes { break }
        }
        let content = UnsafeRawBufferPointer(start: buffer, count: min(count, bytes))
        guard count == bytes, Checksum.of(content) == checksum else {
            free(buffer)
            return .damaged(count == bytes ? "its checksum does not match" : "its length is not \(bytes) bytes")
        }
        return .whole(Data(bytesNoCopy: buffer, count: bytes, deallocator: .free))
    }

    /// Moves a file here; returns false if that fails.
    func take(_ file: String, as name: EntryName) -> Bool {
        let path = path(name)
        if rename(file, path) == 0 { return true }
        guard errno == ENOENT, (try? FileSystem.make(folder + "/" + name.folder)) != nil else { return false }
        return rename(file, path) == 0
    }

    /// Whether a file's length differs from the one in its row. One of the two is then damaged, and if it is the row,
    /// the total from which it was subtracted is wrong.
    func contradict(_ bytes: Int64, of name: EntryName) -> Bool {
        FileSystem.sizeAndAge(path(name), now: Date()).map { $0.bytes != bytes } ?? false
    }

    /// Removes a file; if it is already gone, that counts as removed.
    func remove(_ name: EntryName) { unlink(path(name)) }

    private func create(_ path: String, in fanOut: String) throws(StoreFailure) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        // Readable by the user only: images that required a password are stored here too.
        let file = open(path, flags, 0o600)
        if file >= 0 { return file }
        guard errno == ENOENT else { throw .system(errno, doing: "creating \(path)") }
        try FileSystem.make(folder + "/" + fanOut)
        let second = open(path, flags, 0o600)
        guard second >= 0 else { throw .system(errno, doing: "creating \(path)") }
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

/// Names one version of one entry: no two stores ever share a name.
///
/// So a row can only point to the bytes that it was written for, a reader of the old version keeps its file when a new
/// one is stored, and a file that no row names is an orphan.
struct EntryName: Sendable, Hashable {
    /// The key's hash, which is the row's ID in the index.
    let id: Int64
    /// A random number for each store.
    let version: Int64

    init(id: Int64, version: Int64) {
        self.id = id
        self.version = version
    }

    /// Creates the name of a new version.
    init(id: Int64) {
        self.init(id: id, version: .random(in: .min ... .max))
    }

    /// Parses a file name; returns nil if it is not one of ours.
    init?(fileName: some StringProtocol) {
        let parts = fileName.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Hex.isWord($0) }),
            let id = UInt64(parts[0], radix: 16), let version = UInt64(parts[1], radix: 16)
        else { return nil }
        self.init(id: Int64(bitPattern: id), version: Int64(bitPattern: version))
    }

    /// The fan-out folder: the first digit of the hash.
    var folder: String { Hex.digit(UInt64(bitPattern: id) >> 60) }

    /// The path relative to the folder of entries: `a/ab…-…`.
    var path: String { folder + "/" + fileName }

    /// The path in an index of version 1, which had 256 folders.
    var oldPath: String { fileName.prefix(2) + "/" + fileName }

    /// The last component of the path.
    var fileName: String { Hex.word(UInt64(bitPattern: id)) + "-" + Hex.word(UInt64(bitPattern: version)) }
}

/// Numbers as lower-case hexadecimal digits of fixed width.
enum Hex {
    static func word(_ value: UInt64) -> String { digits(value, count: 16) }

    static func digit(_ value: UInt64) -> String { digits(value, count: 1) }

    /// Whether a text could come from ``word(_:)``.
    static func isWord(_ text: some StringProtocol) -> Bool { text.utf8.count == 16 && isHex(text) }

    /// Whether a text consists only of lower-case hexadecimal digits.
    static func isHex(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { 48...57 ~= $0 || 97...102 ~= $0 }
    }

    private static func digits(_ value: UInt64, count: Int) -> String {
        String(unsafeUninitializedCapacity: count) { buffer in
            for place in 0..<count {
                let digit = UInt8(truncatingIfNeeded: value >> UInt64(4 * (count - 1 - place))) & 15
                buffer[place] = digit < 10 ? 48 + digit : 87 + digit
            }
            return count
        }
    }
}
