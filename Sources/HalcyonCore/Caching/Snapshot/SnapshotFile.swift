import CPixels
import Foundation

/// The file of a ``LaunchSnapshot``, open for reading.
///
/// A head of 32 bytes: "HLCSNAP" and the version of this format; the place of the index and the number of its bytes;
/// the checksum of these. Then the pixels of each image, rows from top to bottom without gaps, in red, green and blue,
/// and alpha if any pixel is not opaque. Then the index: the number of images, one ``SnapshotEntry`` after the other,
/// the one that was shown last first, and a checksum. All numbers are little-endian.
///
/// Pixels are read when their image is wanted, and the file is not mapped: a mapped file that somebody cuts off would
/// end the program.
final class SnapshotFile: Sendable {
    static let mark: [UInt8] = Array("HLCSNAP1".utf8)
    static let headByteCount = 32
    /// The maximum number of images.
    static let mostImages = 2048
    private static let mostIndexBytes = 16 << 20
    /// The maximum size of a file in bytes.
    static let mostBytes = 1 << 32

    private let descriptor: Int32

    private init?(path: String) {
        descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Opens a file and reads its index.
    ///
    /// - Returns: The file, and its images, the one that was shown last first; nil if there is none, it is damaged or
    ///   of another version, or others could have written it.
    static func open(_ path: String) -> (file: SnapshotFile, entries: [SnapshotEntry])? {
        guard let file = SnapshotFile(path: path), let entries = file.readEntries() else { return nil }
        return (file, entries)
    }

    private func readEntries() -> [SnapshotEntry]? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & 0o022 == 0, let head = bytes(at: 0, Self.headByteCount)
        else { return nil }
        let place: Range<Int>? = head.withUnsafeBytes { head in
            guard head.starts(with: Self.mark), var reader = ByteReader(checked: head), reader.skip(Self.mark.count),
                let offset = reader.longWord(), let count = reader.longWord(), count <= Self.mostIndexBytes,
                offset >= Self.headByteCount, offset <= Self.mostBytes
            else { return nil }
            return Int(offset)..<Int(offset) + Int(count)
        }
        guard let place, let index = bytes(at: place.lowerBound, place.count) else { return nil }
        return index.withUnsafeBytes { bytes in
            guard var reader = ByteReader(checked: bytes), let count = reader.word(), count <= Self.mostImages else {
                return nil
            }
            var entries: [SnapshotEntry] = []
            for _ in 0..<count {
                guard let entry = SnapshotEntry(from: &reader), entry.offset >= Self.headByteCount,
                    entry.offset <= place.lowerBound - entry.byteCount
                else { return nil }
                entries.append(entry)
            }
            return entries
        }
    }

    /// Reads the pixels of an image.
    ///
    /// - Returns: nil if they are damaged.
    func pixels(of entry: SnapshotEntry) -> PixelBuffer? {
        var isWhole = false
        let pixels = try? PixelBuffer(
            width: entry.size.width, height: entry.size.height, hasAlpha: entry.hasAlpha
        ) { pixels in
            isWhole = entry.hasAlpha ? fill(pixels, from: entry) : fillOpaque(pixels, from: entry)
        }
        return isWhole ? pixels : nil
    }

    private func fill(_ bytes: UnsafeMutableRawBufferPointer, from entry: SnapshotEntry) -> Bool {
        read(bytes, at: entry.offset) && Checksum.of(UnsafeRawBufferPointer(bytes)) == entry.checksum
    }

    private func fillOpaque(_ pixels: UnsafeMutableRawBufferPointer, from entry: SnapshotEntry) -> Bool {
        // The kernel reads some bytes more.
        let margin = Int(CPIXELS_ROW_MARGIN)
        return withUnsafeTemporaryAllocation(byteCount: entry.byteCount + margin, alignment: 16) { room in
            for index in entry.byteCount..<room.count { room[index] = 0 }
            guard fill(UnsafeMutableRawBufferPointer(rebasing: room.dropLast(margin)), from: entry),
                let colors = room.bindMemory(to: UInt8.self).baseAddress,
                let target = pixels.bindMemory(to: UInt8.self).baseAddress,
                let kernels = cpixels_find_unpacking(nil)
            else { return false }
            kernels.pointee.expand(colors, target, pixels.count / 4, 3, nil)
            return true
        }
    }

    /// Reads the bytes of an image as the file has them.
    ///
    /// - Returns: nil if they are damaged.
    func storedBytes(of entry: SnapshotEntry) -> [UInt8]? {
        guard let bytes = bytes(at: entry.offset, entry.byteCount),
            bytes.withUnsafeBytes({ Checksum.of($0) }) == entry.checksum
        else { return nil }
        return bytes
    }

    private func bytes(at offset: Int, _ count: Int) -> [UInt8]? {
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            isWhole = read(UnsafeMutableRawBufferPointer(buffer), at: offset)
            filled = isWhole ? count : 0
        }
        return isWhole ? bytes : nil
    }

    private func read(_ bytes: UnsafeMutableRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = pread(
                descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }
}
