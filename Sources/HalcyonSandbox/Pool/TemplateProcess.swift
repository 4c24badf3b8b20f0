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

    /// A helper that is about to be there, and what it is reached by.
    struct Child {
        let channel: Channel
        /// Where the template writes how it has ended.
        let end: Descriptor
        /// The formats that were prepared before it.
        let prepared: Set<String>
    }

    /// Deeply nested drawings need it; only what is used is taken.
    private static let stackBytes = 64 << 20
    /// What helpers need of the environment: where libraries, fonts and plugins are. Nothing else, because it may hold
    /// secrets.
    private static let variables = ["HOME", "LANG", "PATH", "TZ", "LD_LIBRARY_PATH", "LIBHEIF_PLUGIN_PATH"]
    private static let variablePrefixes = ["LC_", "XDG_", "FONTCONFIG_", "GDK_PIXBUF_", "ASAN_", "TSAN_"]

    /// Those that have been told to end, and are children of this program; see ``halcyon_sandbox_take(_:)``.
    private static let ending = Mutex<[pid_t]>([])

    private let path: String
    private let channel: Channel
    private let process: pid_t
    /// The process, to end it; nil if the system has no such descriptors, and so no helper either.
    private let pidfd: Descriptor?
    /// Whether a helper of it was ready.
    let hasWorked = Atomic(false)
    /// The formats that it was told to prepare. What it is told comes in the order of this lock.
    private let prepared = Mutex<Set<String>>([])

    /// Starts the program.
    init(_ path: String) throws(Failure) {
        self.path = path
        do throws(Channel.Failure) {
            let (own, other) = try Channel.pair()
            channel = own
            let environment = ProcessInfo.processInfo.environment.filter { name, _ in
                Self.variables.contains(name) || Self.variablePrefixes.contains { name.hasPrefix($0) }
            }
            Self.takeEnded()
            var process: pid_t = 0
            let error = Self.withCStrings([path]) { arguments in
                // A crash ends the helper at once: the report of Swift's runtime needs files and processes.
                Self.withCStrings(environment.map { "\($0)=\($1)" } + ["SWIFT_BACKTRACE=enable=no"]) { environment in
                    halcyon_sandbox_start(
                        path, arguments, environment, other.descriptor.number, Self.stackBytes, &process)
                }
            }
            guard error == 0 else { throw .system(error) }
            self.process = process
            let pidfd = halcyon_sandbox_process(process)
            self.pidfd = pidfd >= 0 ? Descriptor(pidfd) : nil
        } catch {
            throw Failure(why: "'\(path)' cannot be started: \(error.text)")
        }
    }

    deinit {
        // The end of the channel would do, if the process is what it should be, and is not stopped.
        if let pidfd { _ = halcyon_sandbox_kill(pidfd.number) }
        Self.ending.withLock { $0.append(process) }
    }

    private static func takeEnded() {
        ending.withLock { $0.removeAll { halcyon_sandbox_take($0) != 0 } }
    }

    /// Has a helper made, and does not wait for it.
    ///
    /// - Parameter format: What is prepared beforehand, if that has not happened; nil for nothing.
    func fork(_ limits: HelperLimits, for format: ImageFormat?) throws(Failure) -> Child {
        var ends: [Int32] = [-1, -1]
        let error = halcyon_sandbox_pipe(&ends)
        guard error == 0 else { throw Failure(why: String(cString: strerror(error))) }
        let (end, theirs) = (Descriptor(ends[0]), Descriptor(ends[1]))
        do throws(Channel.Failure) {
            let (own, other) = try Channel.pair()
            let outcome: Result<Set<String>, Channel.Failure> = prepared.withLock { prepared in
                do throws(Channel.Failure) {
                    if let name = format?.name, !prepared.contains(name) {
                        try tell(.prepare(name))
                        prepared.insert(name)
                    }
                    try tell(.fork(limits), [other.descriptor.number, theirs.number])
                    return .success(prepared)
                } catch {
                    return .failure(error)
                }
            }
            return Child(channel: own, end: end, prepared: try outcome.get())
        } catch {
            throw Failure(why: "no helper can be started: \(text(of: error))")
        }
    }

    /// Why it has not answered, in words.
    func text(of failure: Channel.Failure) -> String {
        guard case .closed = failure, !hasWorked.load(ordering: .relaxed) else { return failure.text }
        return "'\(path)' has ended at once, and may be another program than Halcyon's decoder"
    }

    private func tell(_ request: TemplateRequest, _ descriptors: [Int32] = []) throws(Channel.Failure) {
        var message = MessageWriter()
        request.write(to: &message)
        try channel.send(message.bytes, serial: 0, descriptors)
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
