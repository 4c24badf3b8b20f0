import Foundation

/// The files of the entries of one index: `entries-<number>/a/<name>`, 16 folders made when first needed. More would
/// cost a new cache more than its files do, for ext4 looks for a place of its own for each folder; a folder of some
/// thousand files is as fast as a small one.
///
/// The folder carries the number of its index, so that a process that still has an older index open can neither
/// disturb the files of the new one nor be disturbed by their sweeping.
struct EntryFiles: Sendable {
    static let prefix = "entries-"
    /// Of files that older versions had begun and never finished; they are swept still.
    static let temporarySuffix = ".new"

    let folder: String

    /// Whether a folder may be one of ours.
    static func isFolderName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Hex.isWord(name.dropFirst(prefix.count))
    }

    /// The folders below, as far as they are made.
    static let fanOutNames = (0..<16).map { Hex.digit($0) }

    /// Whether a folder below may be one of ours, or of version 1.
    static func isFanOutName(_ name: String) -> Bool { 1...2 ~= name.utf8.count && Hex.isHex(name) }

    /// What a name among the entries' files tells.
    enum Owned {
        /// A file that is being written, or was when its process ended.
        case temporary
        case entry(EntryName)
    }

    /// Whose a file of this name is; nil for somebody else's, which is left alone.
    static func owned(_ fileName: String) -> Owned? {
        if let name = EntryName(fileName: fileName) { return .entry(name) }
        guard fileName.hasSuffix(temporarySuffix) else { return nil }
        return EntryName(fileName: fileName.dropLast(temporarySuffix.count)) == nil ? nil : .temporary
    }

    /// What reading a file comes to.
    enum Reading {
        case whole(Data)
        /// Another process or thread removed it, or somebody else did.
        case missing
        case damaged(String)
        case failed(StoreFailure)
    }

    /// The last part of the folder's path.
    var folderName: Substring { folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...] }

    /// The absolute path of an entry's file.
    func path(_ name: EntryName) -> String { folder + "/" + name.path }

    /// Writes a file under its name at once: nobody looks for it before there is a row that names it, so no renaming is
    /// needed to hide the half of it (which would take as long as the writing). It is not synced: its row holds its
    /// length and checksum, and a file that lost its bytes in a power failure is found out when it is read.
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

    /// Reads a file that should hold `bytes` bytes of the given checksum.
    func read(_ name: EntryName, bytes: Int, checksum: UInt64) -> Reading {
        let path = path(name)
        // Whatever somebody may have put here, a pipe that nobody writes to included, must not be waited for.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else {
            let code = errno
            switch code {
            case ENOENT, ENOTDIR: return .missing
            case ELOOP, ENXIO, ENODEV: return .damaged("it is no plain file")
            default: return .failed(.system(code, doing: "opening \(path)"))
            }
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
                return [EIO, EISDIR, EAGAIN, EINVAL].contains(code)
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

    /// Moves a file here; false where it cannot be.
    func take(_ file: String, as name: EntryName) -> Bool {
        let path = path(name)
        if rename(file, path) == 0 { return true }
        guard errno == ENOENT, (try? Folder.make(folder + "/" + name.folder)) != nil else { return false }
        return rename(file, path) == 0
    }

    /// Whether a file has another length than its row says. One of the two is damaged then, and if it is the row, the
    /// total that it was taken off is wrong.
    func contradict(_ bytes: Int64, of name: EntryName) -> Bool {
        Folder.sizeAndAge(path(name), now: Date()).map { $0.bytes != bytes } ?? false
    }

    /// Removes a file; one that is gone already is removed as well.
    func remove(_ name: EntryName) { unlink(path(name)) }

    private func create(_ path: String, in fanOut: String) throws(StoreFailure) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        // For the user alone: pictures that needed a password lie here too.
        let file = open(path, flags, 0o600)
        if file >= 0 { return file }
        guard errno == ENOENT else { throw .system(errno, doing: "making \(path)") }
        try Folder.make(folder + "/" + fanOut)
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

/// Names one version of one entry: no two stores ever share a name.
///
/// So a row can only ever point to the bytes that it was written for, a reader of the old version keeps its file when
/// a new one comes, and a file that no row names is known to be left over.
struct EntryName: Sendable, Hashable {
    /// The key's hash, which is the row's number in the index.
    let id: Int64
    /// Drawn at random for each store.
    let version: Int64

    init(id: Int64, version: Int64) {
        self.id = id
        self.version = version
    }

    /// The name of a new version.
    init(id: Int64) {
        self.init(id: id, version: .random(in: .min ... .max))
    }

    /// Reads a file name; nil if it is none of ours.
    init?(fileName: some StringProtocol) {
        let parts = fileName.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Hex.isWord($0) }),
            let id = UInt64(parts[0], radix: 16), let version = UInt64(parts[1], radix: 16)
        else { return nil }
        self.init(id: Int64(bitPattern: id), version: Int64(bitPattern: version))
    }

    /// The fan-out folder: the hash's first digit.
    var folder: String { Hex.digit(UInt64(bitPattern: id) >> 60) }

    /// The path below the folder of entries: `a/ab…-…`.
    var path: String { folder + "/" + fileName }

    /// The same in an index of version 1, which had 256 folders.
    var oldPath: String { fileName.prefix(2) + "/" + fileName }

    /// The last part of the path.
    var fileName: String { Hex.word(UInt64(bitPattern: id)) + "-" + Hex.word(UInt64(bitPattern: version)) }
}

/// Numbers as lower-case hexadecimal digits of fixed width.
enum Hex {
    static func word(_ value: UInt64) -> String { digits(value, count: 16) }

    static func digit(_ value: UInt64) -> String { digits(value, count: 1) }

    /// Whether this is what ``word(_:)`` writes.
    static func isWord(_ text: some StringProtocol) -> Bool { text.utf8.count == 16 && isHex(text) }

    /// Whether there is nothing but digits as they are written here.
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
