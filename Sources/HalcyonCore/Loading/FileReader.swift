package import Foundation

/// Reads whole files with one `read` into memory that is passed on without a copy, which is faster than memory mapping
/// at the sizes of images. A file that reports less than its real size, like those in `/proc`, is still read to its
/// end.
package enum FileReader {
    /// Returns the local path of a URL (RFC 8089, section 2): its host is empty, or `localhost`.
    ///
    /// - Throws: `.request(.unreadableFile)` if the file is on another machine, where the path means something else;
    ///   `.request(.unsupportedScheme)` if the URL's scheme is not `file`.
    package static func localPath(of url: URL) throws(ImageError) -> String {
        if let scheme = url.scheme, scheme.lowercased() != "file" { throw .request(.unsupportedScheme(scheme)) }
        if let host = url.host(percentEncoded: false), !host.isEmpty, host.lowercased() != "localhost" {
            let why = "it is on the host '\(host)', and only files on this machine can be read"
            throw .request(.unreadableFile(path: url.path, why: why))
        }
        return url.path
    }

    /// Reads the regular file of a URL on this machine; see ``localPath(of:)`` and ``read(path:limit:)``.
    ///
    /// - Throws: The same errors as those.
    package static func read(_ url: URL, limit: Int = .max) throws(ImageError) -> Data {
        try read(path: localPath(of: url), limit: limit)
    }

    /// Reads a regular file. Blocks, so call it only on a thread that may block.
    ///
    /// - Throws: `.request(.unreadableFile)`; `.request(.tooLarge)` if the file has more than `limit` bytes.
    package static func read(path: String, limit: Int = .max) throws(ImageError) -> Data {
        try read(path: path, limit: limit) { _ in }
    }

    /// Reads the regular file of a URL, and returns facts that reveal later changes. Waits for some milliseconds if the
    /// file was changed just now, so that no further change can go unnoticed.
    ///
    /// - Throws: The same errors as ``read(_:limit:)``.
    static func readWithFacts(_ url: URL, limit: Int) throws(ImageError) -> (data: Data, facts: FileFacts?) {
        let path = try localPath(of: url)
        var facts: FileFacts?
        let data = try read(path: path, limit: limit) { descriptor in
            var status = stat()
            for _ in 0..<3 {
                // Changes during the read make the file differ from this.
                guard fstat(descriptor, &status) == 0 else { return facts = nil }
                let found = FileFacts(path: path, status)
                facts = found
                guard let wait = found.microsecondsUntilSettled else { return }
                usleep(wait)
            }
            facts?.isSettled = false
        }
        return (data, facts)
    }

    private static func read(path: String, limit: Int, prepare: (Int32) -> Void) throws(ImageError) -> Data {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
        // A pipe or a device may have no end.
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw .request(.unreadableFile(path: path, why: isFolder ? "it is a folder" : "it is not a regular file"))
        }
        prepare(descriptor)
        guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
        let size = Int(status.st_size)
        guard size <= limit else { throw .request(.tooLarge(limit: limit)) }
        // The extra byte reveals whether the file is longer.
        var room = size == 0 ? Self.firstRoom : min(size, .max - 1) + 1
        guard var memory = newMemory(room) else { throw failure(path, ENOMEM) }
        var filled = 0
        do throws(ImageError) {
            while true {
                if filled == room {
                    room *= 2
                    guard let larger = realloc(memory, room) else { throw failure(path, ENOMEM) }
                    memory = larger
                }
                let count = Foundation.read(descriptor, memory + filled, room - filled)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw failure(path, errno) }
                filled += count
                guard filled <= limit else { throw .request(.tooLarge(limit: limit)) }
                // The end. If the file has been truncated in the meantime, the next call returns 0.
                if count == 0 || (filled == size && size > 0) { break }
            }
        } catch {
            free(memory)
            throw error
        }
        return Data(bytesNoCopy: memory, count: filled, deallocator: .free)
    }

    /// For files that do not report their size.
    private static let firstRoom = 16 << 10

    /// Makes room for a file. Half of the time of reading a large one goes into touching new memory, 4 KiB at a time;
    /// Linux has pages of 2 MiB for those who ask (https://docs.kernel.org/admin-guide/mm/transhuge.html).
    private static func newMemory(_ count: Int) -> UnsafeMutableRawPointer? {
        #if os(Linux)
        let largePage = 2 << 20
        if count >= 4 * largePage {
            var memory: UnsafeMutableRawPointer?
            guard posix_memalign(&memory, largePage, count) == 0 else { return nil }
            // Without large pages, small ones do.
            madvise(memory, count, MADV_HUGEPAGE)
            return memory
        }
        #endif
        return malloc(count)
    }

    private static func failure(_ path: String, _ code: Int32) -> ImageError {
        .request(.unreadableFile(path: path, why: String(cString: strerror(code))))
    }
}

/// Identifies the version of a local file that an image was made from: its location on the disk, its size, and when its
/// content and its inode were last changed, to the nanosecond.
///
/// A program that rewrites or replaces the file changes at least one of them, even if it resets the modification time.
struct FileFacts: Sendable {
    private struct Numbers: Equatable {
        let device, node, size: Int
        let modifiedAt, changedAt: SIMD2<Int>

        init(_ values: [Int]) {
            (device, node, size) = (values[0], values[1], values[2])
            modifiedAt = SIMD2(values[3], values[4])
            changedAt = SIMD2(values[5], values[6])
        }

        init(_ status: stat) {
            device = Int(truncatingIfNeeded: status.st_dev)
            node = Int(truncatingIfNeeded: status.st_ino)
            size = Int(status.st_size)
            #if canImport(Darwin)
            modifiedAt = SIMD2(status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
            changedAt = SIMD2(status.st_ctimespec.tv_sec, status.st_ctimespec.tv_nsec)
            #else
            modifiedAt = SIMD2(status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            changedAt = SIMD2(status.st_ctim.tv_sec, status.st_ctim.tv_nsec)
            #endif
        }
    }

    let path: String
    private let numbers: Numbers
    /// Whether each later change of the file can be seen; false for a file that kept changing while it was looked at.
    fileprivate(set) var isSettled = true

    /// - Parameters:
    ///   - path: The path of the file.
    ///   - status: The result of `stat`.
    init(path: String, _ status: stat) {
        self.path = path
        numbers = Numbers(status)
    }

    /// The number of ``values``.
    static let valueCount = 7

    /// Creates the facts again of what was kept of them; nil if something is missing.
    init?(path: String, values: [Int]) {
        guard values.count == Self.valueCount else { return nil }
        self.path = path
        numbers = Numbers(values)
    }

    /// Returns the facts about the regular file of a URL, without opening it; nil if there is none.
    static func current(of url: URL) -> FileFacts? {
        var status = stat()
        guard let path = try? FileReader.localPath(of: url), stat(path, &status) == 0,
            status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return FileFacts(path: path, status)
    }

    /// The facts as numbers, to be kept with what is made of the file.
    var values: [Int] {
        [
            numbers.device, numbers.node, numbers.size, numbers.modifiedAt.x, numbers.modifiedAt.y, numbers.changedAt.x,
            numbers.changedAt.y,
        ]
    }

    /// Whether the file is certainly unchanged. Calls `stat`, which takes about as long as a memory hit: no file is
    /// opened.
    var isUnchanged: Bool {
        var status = stat()
        return isSettled && stat(path, &status) == 0 && Numbers(status) == numbers
    }

    /// The microseconds until a further change would be visible; nil if it would be now. File systems store times in
    /// steps of a kernel tick, 10 ms at most, and a change within the same step as this one could not be seen.
    var microsecondsUntilSettled: UInt32? {
        var now = timespec()
        guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return nil }
        let age = (now.tv_sec - numbers.changedAt.x) * 1_000_000 + (now.tv_nsec - numbers.changedAt.y) / 1000
        return (0..<Self.step).contains(age) ? UInt32(Self.step - age) : nil
    }

    private static let step = 10_000
}
