import Foundation

/// Reads a whole list from the user, which may be a file, a pipe or a device.
enum ListFile {
    /// Why a list cannot be read, as readable text.
    struct Unreadable: Error {
        let reason: String
    }

    /// The maximum size of a list in bytes, because a device or a pipe may never end.
    static let limit = 64 << 20

    /// Returns the bytes of a file, or of standard input if the path is `-`.
    ///
    /// - Throws: `POSIXError`, or ``Unreadable``.
    static func bytes(_ path: String) throws -> Data {
        if path == "-" { return try rest(of: STDIN_FILENO) }
        let file = try descriptor(for: path)
        defer { close(file) }
        return try rest(of: file)
    }

    /// Opens a file. The caller closes the descriptor, which is not inherited by programs that this one starts.
    ///
    /// - Throws: `POSIXError`.
    static func descriptor(for path: String) throws(POSIXError) -> Int32 {
        // By the path alone, like a shell: a substitution such as <(find .) is a pipe.
        var file = open(path, O_RDONLY | O_CLOEXEC)
        // A socket, or a terminal of another user, cannot be opened again, but it can be read.
        if file < 0, errno == ENXIO || errno == EACCES, let number = number(of: path) {
            file = fcntl(number, F_DUPFD_CLOEXEC, 0)
        }
        guard file >= 0 else { throw POSIXError.last }
        return file
    }

    private static func rest(of descriptor: Int32) throws -> Data {
        var data = Data()
        do throws(POSIXError) {
            try DescriptorReader.read(descriptor, count: limit + 1, into: &data)
        } catch {
            // Console.holdStandardDescriptors() has opened something there that can only be written to.
            if descriptor == STDIN_FILENO, error.code == .EBADF { throw Unreadable(reason: "standard input is closed") }
            throw error
        }
        guard data.count <= limit else {
            throw Unreadable(reason: "it is longer than \(limit >> 20) MiB; split it into several lists")
        }
        return data
    }

    /// Returns the descriptor of this program that a path names.
    private static func number(of path: String) -> Int32? {
        if path == "/dev/stdin" { return STDIN_FILENO }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.count))
        }
        return nil
    }
}

/// Reads from descriptors, in pieces.
enum DescriptorReader {
    private static let piece = 64 << 10

    /// Appends up to `count` bytes from a descriptor to `data`, fewer if it ends before. Allocates no more memory than
    /// there are bytes.
    ///
    /// - Returns: The number of bytes read; 0 at the end.
    /// - Throws: `POSIXError`.
    @discardableResult
    static func read(_ descriptor: Int32, count: Int, into data: inout Data) throws(POSIXError) -> Int {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: min(piece, max(0, count)), alignment: 1)
        defer { buffer.deallocate() }
        var total = 0
        while total < count {
            let part = Foundation.read(descriptor, buffer.baseAddress, min(buffer.count, count - total))
            if part < 0, errno == EINTR { continue }
            if part < 0 { throw POSIXError.last }
            if part == 0 { break }
            data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<part]))
            total += part
        }
        return total
    }
}
