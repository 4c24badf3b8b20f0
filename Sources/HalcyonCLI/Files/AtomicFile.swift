import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Writes files atomically, so that a partial one is never visible.
enum AtomicFile {
    /// Writes a temporary file next to `url` and renames it; removes it if that fails.
    ///
    /// It does not use `Data.write(options: .atomic)`, which also waits for the disk after every file.
    ///
    /// - Throws: `POSIXError`.
    static func write(_ data: Data, to url: URL) throws {
        let temporary = url.deletingLastPathComponent()
            .appending(path: ".halcyon-\(UInt64.random(in: 0 ... .max)).part", directoryHint: .notDirectory)
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw POSIXError.last }
        do {
            defer { close(descriptor) }
            try writeAll(data, to: descriptor)
        } catch {
            unlink(temporary.path)
            throw error
        }
        guard rename(temporary.path, url.path) == 0 else {
            let error = POSIXError.last
            unlink(temporary.path)
            throw error
        }
    }

    private static func writeAll(_ data: Data, to descriptor: Int32) throws {
        try data.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw POSIXError.last }
                rest = rest.dropFirst(count)
            }
        }
    }
}

extension POSIXError {
    /// The error of the last system call.
    static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
