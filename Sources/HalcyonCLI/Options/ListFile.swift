import Foundation

/// Reads files of the user's whole, be they pipes or devices.
enum ListFile {
    /// Why one cannot be read, in plain words.
    struct Unreadable: Error {
        let reason: String
    }

    /// The bytes of a file, or of standard input if the path is `-`.
    ///
    /// - Throws: `POSIXError`, or ``Unreadable``.
    static func bytes(_ path: String) throws -> Data {
        if path == "-" { return try rest(of: STDIN_FILENO) }
        // By the path alone, as a shell would: a substitution such as <(find .) is a pipe.
        var file = open(path, O_RDONLY | O_CLOEXEC)
        // A socket, or a terminal of another user, cannot be opened once more; it can be read.
        if file < 0, errno == ENXIO || errno == EACCES, let number = number(of: path) { file = dup(number) }
        guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(file) }
        return try rest(of: file)
    }

    /// Up to so many of the next bytes of a descriptor; none at its end.
    ///
    /// - Throws: `POSIXError`.
    static func bytes(of descriptor: Int32, atMost count: Int) throws(POSIXError) -> Data {
        var bytes = [UInt8](repeating: 0, count: max(0, count))
        while true {
            let read = read(descriptor, &bytes, bytes.count)
            if read >= 0 { return Data(bytes.prefix(read)) }
            if errno != EINTR { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
    }

    private static func rest(of descriptor: Int32) throws -> Data {
        var data = Data()
        do throws(POSIXError) {
            while true {
                let more = try bytes(of: descriptor, atMost: 64 << 10)
                if more.isEmpty { return data }
                data += more
            }
        } catch {
            // Console.holdStandardDescriptors() has put something there that can only be written to.
            if descriptor == STDIN_FILENO, error.code == .EBADF { throw Unreadable(reason: "standard input is closed") }
            throw error
        }
    }

    /// The descriptor of this program that a path names.
    private static func number(of path: String) -> Int32? {
        if path == "/dev/stdin" { return STDIN_FILENO }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.count))
        }
        return nil
    }
}
