#if os(Linux)
import CSandbox
import Foundation
import Glibc
import HalcyonCore
import Synchronization

/// The process that helpers are copies of, from the parent's side.
///
/// It ends when this object is gone, and all helpers with it.
final class TemplateProcess: Sendable {
    /// Why there is no helper, in words.
    struct Failure: Error {
        let why: String
    }

    /// A new process and what it is reached by.
    struct Child {
        let channel: Channel
        /// The process, to end it.
        let pidfd: Descriptor
        /// Where the template writes how it has ended.
        let end: Descriptor
    }

    private struct State {
        var serial = 0
        var prepared: Set<String> = []
    }

    /// Fonts are looked for when the first drawing comes, and a cold disk is slow.
    private static let patience = 60.0
    /// Deeply nested drawings need it; only what is used is taken.
    private static let stackBytes = 64 << 20
    /// What helpers need of the environment: where libraries, fonts and plugins are. Nothing else, because it may hold
    /// secrets.
    private static let variables = ["HOME", "LANG", "PATH", "TZ", "LD_LIBRARY_PATH", "LIBHEIF_PLUGIN_PATH"]
    private static let variablePrefixes = ["LC_", "XDG_", "FONTCONFIG_", "GDK_PIXBUF_", "ASAN_", "TSAN_"]

    /// The formats that have been prepared.
    var prepared: Set<String> { state.withLock { $0.prepared } }

    /// Those that have been told to end, and are children of this program; see ``halcyon_sandbox_take(_:)``.
    private static let ending = Mutex<[pid_t]>([])

    private let channel: Channel
    private let process: pid_t
    private let state = Mutex(State())

    /// Starts the program.
    init(_ path: String, arguments: [String] = []) throws(Failure) {
        do throws(Channel.Failure) {
            let (own, other) = try Channel.pair()
            channel = own
            let environment = ProcessInfo.processInfo.environment.filter { name, _ in
                Self.variables.contains(name) || Self.variablePrefixes.contains { name.hasPrefix($0) }
            }
            Self.takeEnded()
            var process: pid_t = 0
            let error = Self.withCStrings([path] + arguments) { arguments in
                // A crash ends the helper at once: the report of Swift's runtime needs files and processes.
                Self.withCStrings(environment.map { "\($0)=\($1)" } + ["SWIFT_BACKTRACE=enable=no"]) { environment in
                    halcyon_sandbox_start(
                        path, arguments, environment, other.descriptor.number, Self.stackBytes, &process)
                }
            }
            guard error == 0 else { throw .system(error) }
            self.process = process
        } catch {
            throw Failure(why: "'\(path)' cannot be started: \(error.text)")
        }
    }

    /// The channel closes with it, which ends the process.
    deinit { Self.ending.withLock { $0.append(process) } }

    private static func takeEnded() {
        ending.withLock { $0.removeAll { halcyon_sandbox_take($0) != 0 } }
    }

    /// Makes a helper. It says that it is ready before it takes work.
    func fork(_ limits: HelperLimits) throws(Failure) -> Child {
        var ends: [Int32] = [-1, -1]
        let error = halcyon_sandbox_pipe(&ends)
        guard error == 0 else { throw Failure(why: String(cString: strerror(error))) }
        let (end, theirs) = (Descriptor(ends[0]), Descriptor(ends[1]))
        do throws(Channel.Failure) {
            let (own, other) = try Channel.pair()
            let reply = try ask(.fork(limits), [other.descriptor.number, theirs.number])
            var reader = MessageReader(reply.body)
            guard let child = try? reader.int() else { throw .malformed("no process") }
            guard child > 0, let pidfd = reply.descriptors.first else {
                throw .system(Int32(truncatingIfNeeded: -child))
            }
            return Child(channel: own, pidfd: pidfd, end: end)
        } catch {
            throw Failure(why: "no helper can be started: \(error.text)")
        }
    }

    /// Loads what a format needs, once, for all helpers that are made afterwards.
    func prepare(_ format: ImageFormat) throws(Failure) {
        if state.withLock({ $0.prepared.contains(format.name) }) { return }
        do throws(Channel.Failure) { _ = try ask(.prepare(format.name)) } catch { throw Failure(why: error.text) }
        state.withLock { _ = $0.prepared.insert(format.name) }
    }

    private func ask(
        _ request: TemplateRequest, _ descriptors: [Int32] = []
    ) throws(Channel.Failure) -> Channel.Message {
        var message = MessageWriter()
        request.write(to: &message)
        let outcome: Result<Channel.Message, Channel.Failure> = state.withLock { state in
            state.serial += 1
            do throws(Channel.Failure) {
                try channel.send(message.bytes, serial: state.serial, descriptors)
                guard channel.wait(seconds: Self.patience) else { throw .system(ETIMEDOUT) }
                let reply = try channel.receive()
                guard reply.serial == state.serial else { throw .malformed("a late answer") }
                return .success(reply)
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count + 1)
        for (index, string) in strings.enumerated() { (pointers + index).initialize(to: strdup(string)) }
        (pointers + strings.count).initialize(to: nil)
        defer {
            for index in strings.indices { free(pointers[index]) }
            pointers.deallocate()
        }
        return body(pointers)
    }
}

extension Channel.Failure {
    /// What happened, in words.
    var text: String {
        switch self {
        case .wouldBlock: "it does not answer"
        case .closed: "it has ended"
        case .malformed(let why): "it sent \(why)"
        case .system(let number): String(cString: strerror(number))
        }
    }
}
#endif
