public import Foundation
import HalcyonCore
import Synchronization
import TestSupport

/// A program started by a test.
///
/// It inherits no descriptors. Its standard input is a pipe that closes when this value goes or the test process dies,
/// however it dies; a program that reads its standard input to the end can know by that when to stop.
public final class ChildProcess: Sendable {
    /// The system refused to start a program, or it ended with a status other than 0.
    public struct Failure: Error, CustomStringConvertible {
        /// What happened, with the program's output.
        public let description: String
    }

    /// The process's number.
    public let pid: pid_t
    private let input: Mutex<Int32?>

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - arguments: The program's name, looked up in `PATH`, and its arguments.
    ///   - output: A file that receives standard output and standard error; nil drops them.
    public init(_ arguments: [String], output: URL? = nil) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure(description: "no pipe: errno \(errno)") }
        defer { close(ends[0]) }
        // For children that others start.
        _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        posix_spawn_file_actions_addopen(&actions, 1, output?.path ?? "/dev/null", O_WRONLY | O_CREAT | O_APPEND, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // Not close-on-exec, which leaves a gap after each call that makes a descriptor.
        addCloseFrom(&actions, 3)

        // The mask is inherited, and threads of the cooperative pool block nearly all signals.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var words = arguments.map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        var pid: pid_t = 0
        let status = posix_spawnp(&pid, arguments[0], &actions, &attributes, words, environ)
        guard status == 0 else {
            close(ends[1])
            throw Failure(description: "cannot start \(arguments[0]): \(String(cString: strerror(status)))")
        }
        self.pid = pid
        input = Mutex(ends[1])
    }

    deinit { closeInput() }

    /// Closes the program's standard input.
    public func closeInput() {
        input.withLock { input in
            if let input { close(input) }
            input = nil
        }
    }

    /// Waits until the program has ended; call it once.
    ///
    /// - Returns: its exit status, or 128 and the number of the signal that ended it.
    public func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// Runs a program to its end.
    ///
    /// - Returns: all it has written, standard error included.
    /// - Throws: ``Failure`` where it ended with a status other than 0.
    @discardableResult
    public static func run(_ arguments: String...) throws -> String {
        let directory = try TemporaryDirectory()
        let output = directory.file("output")
        let status = try ChildProcess(arguments, output: output).wait()
        let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        guard status == 0 else {
            throw Failure(description: "\(arguments.joined(separator: " ")): status \(status): \(text)")
        }
        return text
    }
}

/// The C header hides it from Swift, which does not define `_GNU_SOURCE`.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np") @discardableResult
private func addCloseFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: Int32) -> Int32
