import ArgumentParser
import Foundation
import Logging
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// The program's two outputs, and a status line on standard error that stays below other lines instead of mixing with
/// them.
final class Console: Sendable {
    static let shared = Console()

    private let status = Mutex("")
    private let isLossy = Atomic<Bool>(false)

    /// Writes a line to standard output. If that fails, this is reported once on standard error, and ``hasLostOutput``
    /// becomes true.
    func print(_ line: String) { write(line, to: STDOUT_FILENO) }

    /// Whether something could not be written to standard output: the program must then not end with status 0.
    var hasLostOutput: Bool { isLossy.load(ordering: .relaxed) }

    /// Opens those of the three standard descriptors that are closed when the program starts. Otherwise the next file
    /// or socket to be opened would get such a number, and our lines would be written to it. Reading and writing them
    /// still fails.
    static func holdStandardDescriptors() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // Gets the lowest free number, which is this one, because those below it are taken.
            _ = open("/dev/null", mode)
        }
    }

    /// Writes a line to standard error.
    func report(_ line: String) { write(line, to: STDERR_FILENO) }

    /// Shows a line that stays at the bottom, replacing the previous one.
    func showStatus(_ line: String) {
        status.withLock { status in
            let hideCursor = status.isEmpty ? "\u{1B}[?25l" : ""
            status = line
            Self.put(hideCursor + "\r\(line)\u{1B}[K", to: STDERR_FILENO)
        }
    }

    /// Removes the status line and shows the cursor again. Does nothing if there is no status line.
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
            let failure = Self.put(line + "\n", to: descriptor)
            if failure != 0, descriptor == STDOUT_FILENO, !isLossy.exchange(true, ordering: .relaxed) {
                let why = String(cString: strerror(failure))
                Self.put("halcyon: cannot write to standard output: \(why)\n", to: STDERR_FILENO)
            }
            if !status.isEmpty { Self.put(status, to: STDERR_FILENO) }
        }
    }

    /// Writes whole lines in one call, so that two processes writing to one file do not mix within a line. If the
    /// reader has gone, the program ends, as it would by SIGPIPE, but first restores the cursor that the status line
    /// has hidden.
    ///
    /// - Returns: 0, or the error number that prevented writing the rest of the text.
    @discardableResult
    private static func put(_ text: String, to descriptor: Int32) -> Int32 {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                // Another program has made the descriptor non-blocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
                continue
            }
            if count < 0, errno == EPIPE, descriptor == STDOUT_FILENO {
                if Terminal.isError { put("\r\u{1B}[K\u{1B}[?25h", to: STDERR_FILENO) }
                _exit(128 + SIGPIPE)
            }
            guard count > 0 else { return count < 0 ? errno : EIO }
            bytes = bytes.dropFirst(count)
        }
        return 0
    }

    private static func write(_ descriptor: Int32, _ address: UnsafeRawPointer?, _ count: Int) -> Int {
        Foundation.write(descriptor, address, count)
    }
}

/// What the program's outputs are connected to.
enum Terminal {
    /// Whether standard output is a terminal.
    static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether standard error is a terminal that can move its cursor.
    static var isError: Bool {
        isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }

    /// The width of the terminal on standard error in characters; 80 if unknown.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

/// Writes log messages as lines on standard error, next to the progress display: `halcyon: warning: …`.
struct ConsoleLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    init(level: Logger.Level) { logLevel = level }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let details = metadata.merging(event.metadata ?? [:]) { $1 }
            .sorted { $0.key < $1.key }
            .map { " \($0.key)=\($0.value)" }
            .joined()
        Console.shared.report("halcyon: \(event.level): \("\(event.message)\(details)".printable)")
    }
}

/// Options for how much the program logs.
struct LoggingOptions: ParsableArguments {
    @Flag(name: [.short, .long], help: "Log to standard error what the library does.")
    var verbose = false

    /// Sends the library's log messages to standard error. Call this once, before the first load.
    func start() {
        let level: Logger.Level = verbose ? .debug : .warning
        LoggingSystem.bootstrap { _ in ConsoleLogHandler(level: level) }
    }
}
