import CCodecs
import Foundation
import HalcyonCore

/// Rewrites JPEG files of several scans as baseline files with restarts, from which regions can be decoded.
///
/// The pixels of such a file are there only when all of its scans have been read. The coefficients that the scans make
/// together do not fit into memory if the image does not; they go through a temporary file.
enum JPEGFlattening {
    /// How many bytes coefficients may take on the disk for each that a decode may take in memory.
    private static let bytesOnDisk = 4

    /// Returns the rewritten file, mapped from a temporary file without a name; nil if libjpeg cannot rewrite it.
    ///
    /// - Parameter folder: The folder for temporary files; nil for the system's.
    static func file(
        _ file: ByteView, _ header: JPEGHeader, folder: URL?, limits: DecodingLimits, deadline: DecodeDeadline
    ) throws(ImageError) -> Data? {
        let folder = folder ?? FileManager.default.temporaryDirectory
        let most = max(0, limits.maximumBytes).multipliedReportingOverflow(by: bytesOnDisk)
        let caller = Caller(deadline)
        var result = codecs_result()
        var length: UInt64 = 0
        let descriptor = folder.withUnsafeFileSystemRepresentation { path in
            codecs_jpeg_flatten(
                file.baseAddress, file.count, path, UInt32(clamping: limits.maximumScans),
                UInt64(most.overflow ? .max : most.partialValue), caller.rows, &length, &result)
        }
        withExtendedLifetime(caller) {}
        if let reason = caller.stopReason { throw reason }
        switch Int(result.outcome) {
        case CODECS_CORRUPT, CODECS_UNSUPPORTED: return nil
        case CODECS_TOO_MANY_BYTES:
            throw .decoding(.tooManyBytes(Int(result.message) ?? .max, limit: limits.maximumBytes))
        default: try result.check(.jpeg, size: header.stored, limits: limits)
        }
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let count = Int(length)
        guard count > 0, let memory = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else {
            throw .decoding(.outOfMemory(header.stored))
        }
        return Data(bytesNoCopy: memory, count: count, deallocator: .custom { munmap($0, $1) })
    }

    /// Lets the system take back the memory of the rewritten file, of which regions need a little at a time.
    static func release(_ flat: Data) {
        flat.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            // The pages are those of a file, and are read again when they are needed.
            madvise(UnsafeMutableRawPointer(mutating: base), bytes.count, MADV_DONTNEED)
        }
    }

    /// Says when to stop.
    private final class Caller {
        private let deadline: DecodeDeadline
        private(set) var stopReason: ImageError?

        init(_ deadline: DecodeDeadline) {
            self.deadline = deadline
        }

        /// Valid as long as this object lives.
        var rows: codecs_rows {
            codecs_rows(
                row: { _, _ in nil },
                stopped: { context in
                    guard let context else { return 1 }
                    return Unmanaged<Caller>.fromOpaque(context).takeUnretainedValue().isStopped ? 1 : 0
                },
                context: Unmanaged.passUnretained(self).toOpaque())
        }

        private var isStopped: Bool {
            stopReason = stopReason ?? deadline.stopReason
            return stopReason != nil
        }
    }
}
