import CPixels
import Foundation

/// Writes the file of a ``LaunchSnapshot`` beside the old one, and then replaces that.
///
/// Nothing is synced: after a power failure, the checksums tell what is left of it.
struct SnapshotWriter: ~Copyable {
    private let path: String
    private let newPath: String
    private let descriptor: Int32
    private let limit: Int
    private var entries: [SnapshotEntry] = []
    private var end = SnapshotFile.headByteCount
    private var hasFailed = false

    /// Begins a file.
    ///
    /// - Returns: nil if it cannot be written, or another process is writing it.
    init?(path: String, limit: Int) {
        self.path = path
        newPath = path + ".new"
        self.limit = min(max(0, limit), SnapshotFile.mostBytes)
        descriptor = Self.lockedFile(newPath)
        guard descriptor >= 0 else { return nil }
        guard ftruncate(descriptor, 0) == 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Opens a file that nobody else writes: the name stays the same, so that a killed process leaves one at most.
    private static func lockedFile(_ path: String) -> Int32 {
        for _ in 0..<8 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
            guard descriptor >= 0 else { return -1 }
            var (opened, named) = (stat(), stat())
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
                opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == geteuid(), opened.st_nlink <= 1,
                fchmod(descriptor, 0o600) == 0
            else {
                close(descriptor)
                return -1
            }
            // Another process may just have renamed it, to replace the old one.
            if stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev {
                return descriptor
            }
            close(descriptor)
        }
        return -1
    }

    /// Whether no more images are taken.
    var isFull: Bool { hasFailed || end >= limit || entries.count >= SnapshotFile.mostImages }

    /// Appends an image, if there is room for it.
    mutating func append(_ entry: SnapshotEntry, _ pixels: PixelBuffer) {
        guard pixels.size == entry.size, pixels.hasAlpha == entry.hasAlpha, hasRoom(for: entry) else { return }
        pixels.withUnsafeBytes { bytes in
            if entry.hasAlpha { return append(entry, bytes) }
            withUnsafeTemporaryAllocation(byteCount: entry.byteCount, alignment: 16) { colors in
                guard let source = bytes.bindMemory(to: UInt8.self).baseAddress,
                    let target = colors.bindMemory(to: UInt8.self).baseAddress
                else { return }
                cpixels_take_channels(source, 3, target, bytes.count / 4)
                append(entry, UnsafeRawBufferPointer(colors))
            }
        }
    }

    /// Appends an image with the bytes that another file has of it.
    mutating func append(_ entry: SnapshotEntry, from file: SnapshotFile) {
        guard hasRoom(for: entry), let bytes = file.storedBytes(of: entry) else { return }
        bytes.withUnsafeBytes { append(entry, $0) }
    }

    private func hasRoom(for entry: SnapshotEntry) -> Bool { !isFull && entry.byteCount <= limit - end }

    private mutating func append(_ entry: SnapshotEntry, _ bytes: UnsafeRawBufferPointer) {
        var entry = entry
        entry.offset = end
        entry.checksum = Checksum.of(bytes)
        guard write(bytes, at: end) else { return hasFailed = true }
        end += bytes.count
        entries.append(entry)
    }

    /// Replaces the old file.
    ///
    /// - Parameter isWanted: Asked when all is written, just before.
    /// - Returns: The images in it; nil if it was not written, and the old one stays.
    consuming func finish(if isWanted: () -> Bool) -> [SnapshotEntry]? {
        // The index has its part of the limit.
        var index = encodedIndex()
        while end + index.count > limit, !entries.isEmpty {
            entries.removeLast(max(1, entries.count / 64))
            end = entries.last.map { $0.offset + $0.byteCount } ?? SnapshotFile.headByteCount
            index = encodedIndex()
        }
        var head = ByteWriter()
        for byte in SnapshotFile.mark { head.append(byte) }
        head.append(UInt64(end))
        head.append(UInt64(index.count))
        head.appendChecksum()
        guard !hasFailed, index.withUnsafeBytes({ write($0, at: end) }),
            ftruncate(descriptor, off_t(end + index.count)) == 0, head.bytes.withUnsafeBytes({ write($0, at: 0) }),
            isWanted(), rename(newPath, path) == 0
        else {
            unlink(newPath)
            return nil
        }
        return entries
    }

    private func encodedIndex() -> [UInt8] {
        var index = ByteWriter()
        index.append(UInt32(entries.count))
        for entry in entries { entry.write(to: &index) }
        index.appendChecksum()
        return index.bytes
    }

    private func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = pwrite(
                descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
