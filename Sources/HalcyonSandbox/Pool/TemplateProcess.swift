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
    /// Why there is no helper.
    struct Failure: Error {
        enum Kind {
            /// There can be none here, as far as can be seen: images may be decoded in the program, if it wants that.
            case impossible
            /// The system has no more of something, which a hostile image may have taken.
            case shortage
            /// The template is silent, or gone, or sends nonsense: another may do better.
            case broken
            /// The image has no time left.
            case late(limit: Double)
            /// Nobody waits any more.
            case cancelled
        }

        var kind: Kind
        /// In words.
        var why: String

        init(_ kind: Kind, why: String) {
            self.kind = kind
            self.why = why
        }

        /// Whether an error of the system may be gone soon.
        static func isShortage(_ number: Int32) -> Bool {
            [EAGAIN, EMFILE, ENFILE, ENOMEM, ENOBUFS, ETOOMANYREFS].contains(number)
        }
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

    /// The programs of which a helper was ready in this process once.
    private static let worked = Mutex<Set<String>>([])

    let path: String
    private let channel: Channel
    /// The process, to end it; nil if the system has no such descriptors, and so no helper either.
    private let pidfd: Descriptor?
    private let wasReady = Atomic(false)
    /// Whether a helper of it has answered a request.
    let hasAnswered = Atomic(false)
    /// Whether it is to be ended at once, because it may not see that it should end.
    private let isBroken = Atomic(false)
    /// The millisecond since which it has answered nobody who waited; 0 if there was none.
    private let silentSince = Atomic(0)
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
            var process: pid_t = 0
            var isAboutNull: Int32 = 0
            let error = Self.withCStrings([path]) { arguments in
                // A crash ends the helper at once: the report of Swift's runtime needs files and processes.
                Self.withCStrings(environment.map { "\($0)=\($1)" } + ["SWIFT_BACKTRACE=enable=no"]) { environment in
                    halcyon_sandbox_start(
                        path, arguments, environment, other.descriptor.number, Self.stackBytes, &process, &isAboutNull)
                }
            }
            guard error == 0 else {
                guard isAboutNull != 0, !Failure.isShortage(error) else { throw .system(error) }
                throw .malformed("/dev/null cannot be opened: " + String(cString: strerror(error)))
            }
            let pidfd = halcyon_sandbox_process(process)
            self.pidfd = pidfd >= 0 ? Descriptor(pidfd) : nil
        } catch {
            let why = "'\(path)' cannot be started: "
            switch error {
            case .malformed(let what): throw Failure(.impossible, why: why + what)
            case .system(let number) where Failure.isShortage(number): throw Failure(.shortage, why: why + error.text)
            default: throw Failure(.impossible, why: why + error.text)
            }
        }
    }

    deinit {
        guard let pidfd else { return }
        // The channel's end has it take its helpers and end, if it is what it should be, and is not stopped. If it was
        // killed, those helpers would become children of a program that adopts orphans.
        if !hasWorked || isBroken.load(ordering: .relaxed) { _ = halcyon_sandbox_kill(pidfd.number) }
        EndingProcesses.add(pidfd)
    }

    /// Whether a helper of it was ready.
    var hasWorked: Bool { wasReady.load(ordering: .relaxed) }

    /// Whether a helper of a program was ready in this process once: then there can be some here.
    static func hasWorked(_ path: String) -> Bool { worked.withLock { $0.contains(path) } }

    /// Notes that a helper of it is ready.
    func noteSuccess() {
        silentSince.store(0, ordering: .relaxed)
        guard !wasReady.exchange(true, ordering: .relaxed) else { return }
        _ = Self.worked.withLock { $0.insert(path) }
    }

    /// Notes that a caller got no answer in its time.
    ///
    /// - Returns: The failure, which says so if the template has answered nobody for as long as any start takes.
    func noteSilence(_ failure: Failure) -> Failure {
        guard case .late = failure.kind else { return failure }
        let now = Int(Patience.uptime * 1e3)
        let (isFirst, since) = silentSince.compareExchange(expected: 0, desired: now, ordering: .relaxed)
        if !isFirst, Double(now - since) > Patience.most * 1e3 { isBroken.store(true, ordering: .relaxed) }
        return failure
    }

    /// Whether it has been silent for too long to be waited for.
    var isSilent: Bool { isBroken.load(ordering: .relaxed) }

    /// Notes that it is of no use.
    func noteFailure() { isBroken.store(true, ordering: .relaxed) }

    /// Has a helper made, and does not wait for it.
    ///
    /// - Parameters:
    ///   - format: What is prepared beforehand, if that has not happened; nil for nothing.
    ///   - patience: Of the caller, if it has more messages to read than a channel holds; nil to fail then.
    func fork(
        _ limits: HelperLimits, for format: ImageFormat?, _ patience: Patience?
    ) throws(Failure) -> Child {
        var ends: [Int32] = [-1, -1]
        let error = halcyon_sandbox_pipe(&ends)
        guard error == 0 else { throw failure(.system(error), "no helper can be started") }
        let (end, theirs) = (Descriptor(ends[0]), Descriptor(ends[1]))
        let ours: (own: Channel, other: Channel)
        do throws(Channel.Failure) { ours = try Channel.pair() } catch {
            throw failure(error, "no helper can be started")
        }
        while true {
            do throws(Channel.Failure) {
                let prepared = try tell(format, limits, [ours.other.descriptor.number, theirs.number])
                return Child(channel: ours.own, end: end, prepared: prepared)
            } catch {
                guard case .system(EAGAIN) = error, let patience else {
                    throw failure(error, "no helper can be started")
                }
                // Others have asked for as many helpers as a channel holds requests.
                do throws(Failure) { try patience.wait(for: channel.descriptor, room: true) } catch {
                    throw noteSilence(error)
                }
            }
        }
    }

    /// Why there is no helper, after what has happened to a channel.
    ///
    /// - Parameter what: What cannot be done, in words.
    func failure(_ error: Channel.Failure, _ what: String) -> Failure {
        let text = "\(what): "
        switch error {
        case .closed where !hasWorked:
            let why = "'\(path)' has ended at once, and may be another program than Halcyon's decoder"
            return Failure(.impossible, why: text + why + OwnLimits.hint)
        case .malformed(let why) where !hasWorked:
            return Failure(.impossible, why: text + "'\(path)' sent \(why)")
        case .system(let number) where Failure.isShortage(number): return Failure(.shortage, why: text + error.text)
        default: return Failure(.broken, why: text + error.text)
        }
    }

    /// Tells it to make a helper, and what to prepare before.
    ///
    /// - Returns: The formats that are prepared then.
    private func tell(
        _ format: ImageFormat?, _ limits: HelperLimits, _ descriptors: [Int32]
    ) throws(Channel.Failure) -> Set<String> {
        let outcome: Result<Set<String>, Channel.Failure> = prepared.withLock { prepared in
            do throws(Channel.Failure) {
                if let name = format?.name, !prepared.contains(name) {
                    try tell(.prepare(name))
                    prepared.insert(name)
                }
                try tell(.fork(limits), descriptors)
                return .success(prepared)
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
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
