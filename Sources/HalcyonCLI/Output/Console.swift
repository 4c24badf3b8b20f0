import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The two outputs of the program, and a status line on standard error that other lines push down instead of mixing
/// with it.
final class Console: Sendable {
    static let shared = Console()

    private let status = Mutex("")

    /// Writes a line to standard output.
    func print(_ line: String) { write(line, to: STDOUT_FILENO) }

    /// Writes a line to standard error.
    func report(_ line: String) { write(line, to: STDERR_FILENO) }

    /// Shows a line that stays the last one, in the place of the one before.
    func showStatus(_ line: String) {
        status.withLock { status in
            let hideCursor = status.isEmpty ? "\u{1B}[?25l" : ""
            status = line
            Self.put(hideCursor + "\r\(line)\u{1B}[K", to: STDERR_FILENO)
        }
    }

    /// Takes the status line away and shows the cursor again. Does nothing where there is none.
    func clearStatus() {
        status.withLock { status in
            guard !status.isEmpty else { return }
            status = ""
            Self.put("\r\u{1B}[K\u{1B}[?25h", to: STDERR_FILENO)
        }
    }

    private func write(_ line: String, to descriptor: Int32) {
        status.withLock { status in
            if !status.isEmpty { Self.put("\r\u{1B}[K", to: STDERR_FILENO) }
            Self.put(line + "\n", to: descriptor)
            if !status.isEmpty { Self.put(status, to: STDERR_FILENO) }
        }
    }

    /// Whole lines in one call: two processes that write to one file do not mix within a line. Where nobody reads any
    /// more the program ends, as it would by SIGPIPE, but not without the cursor that the status line has hidden.
    private static func put(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            if count < 0, errno == EPIPE, descriptor == STDOUT_FILENO {
                if Terminal.isError { put("\r\u{1B}[K\u{1B}[?25h", to: STDERR_FILENO) }
                _exit(128 + SIGPIPE)
            }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func write(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
        Foundation.write(descriptor, address, count)
    }
}
