#if os(Linux)
import CSandbox
import Glibc
import HalcyonCore
import Synchronization

/// A helper that is being made: it is ready by the time that it is needed, if it was asked for early enough.
struct NewHelper {
    let template: TemplateProcess
    private let child: TemplateProcess.Child
    private let processorSeconds: Int

    /// Has a process made, and does not wait for it.
    ///
    /// - Parameters:
    ///   - format: What is prepared beforehand; see ``TemplateProcess/fork(_:for:_:)``.
    ///   - patience: Of the caller, if the template has much to do; nil to fail then.
    init(
        of template: TemplateProcess, _ limits: HelperLimits, for format: ImageFormat?, _ patience: Patience?
    ) throws(TemplateProcess.Failure) {
        self.template = template
        child = try template.fork(limits, for: format, patience)
        processorSeconds = limits.processorSeconds
    }

    /// The formats that were prepared before it.
    var prepared: Set<String> { child.prepared }

    /// Waits until it is locked in. Without this, it ends as soon as this value is gone.
    func ready(_ patience: Patience) throws(TemplateProcess.Failure) -> Helper {
        guard let process = try next(patience).descriptors.first else { throw failure(.malformed("no process")) }
        let message = try next(patience)
        var reader = MessageReader(message.body)
        switch try? HelperReply(from: &reader) {
        case .ready(let isolation):
            guard isolation.isSufficient else {
                throw failure(.malformed("that it is ready, but not locked in (\(isolation))"))
            }
            template.noteSuccess()
            return Helper(child, process, isolation, of: template, processorSeconds: processorSeconds)
        case .notLockedIn(let isolation, let error):
            let error = Int32(truncatingIfNeeded: error)
            let why = error == 0 ? "" : ": " + String(cString: strerror(error))
            throw failure(.malformed("that it cannot be locked in (\(isolation)\(why))"), error)
        default: throw failure(.malformed("something else than that it is ready"))
        }
    }

    private func next(_ patience: Patience) throws(TemplateProcess.Failure) -> Channel.Message {
        do throws(TemplateProcess.Failure) { try patience.wait(for: child.channel.descriptor) } catch {
            throw template.noteSilence(error)
        }
        do throws(Channel.Failure) { return try child.channel.receive() } catch { throw failure(error) }
    }

    /// - Parameter number: The system's error that it has told of; 0 for none.
    private func failure(_ error: Channel.Failure, _ number: Int32 = 0) -> TemplateProcess.Failure {
        var failure = template.failure(error, "a helper cannot be used")
        if TemplateProcess.Failure.isShortage(number) { failure.kind = .shortage }
        guard case .closed = error, let status = child.status else { return failure }
        if status < 0 {
            failure.kind = TemplateProcess.Failure.isShortage(-status) ? .shortage : .broken
            failure.why = "a helper cannot be used: " + String(cString: strerror(-status))
        } else {
            // It never had an image. If its signal is that of a forbidden call, none can be locked in here.
            let signal = status & 0x7F
            failure.kind = signal == SIGSYS && !template.hasWorked ? .impossible : .broken
            let how = signal == 0 ? "with status \(status >> 8 & 0xFF)" : "by signal \(signal)"
            failure.why = "a helper cannot be used: it has ended \(how) before its first image\(OwnLimits.hint)"
        }
        return failure
    }

    /// Lets go of it when its template may be gone, and nobody else knows it.
    func abandon() {
        guard halcyon_sandbox_adopts() != 0, let process = try? child.channel.receive().descriptors.first else {
            return
        }
        _ = halcyon_sandbox_kill(process.number)
        EndingProcesses.add(process)
    }
}

/// The limits of this program that a helper inherits and may be too little for it.
enum OwnLimits {
    /// What there is to say of them behind an error; empty for nothing.
    static var hint: String {
        let kinds = [(RLIMIT_AS, "-v"), (RLIMIT_DATA, "-d"), (RLIMIT_FSIZE, "-f")]
        let texts = kinds.compactMap { kind, option -> String? in
            var limit = rlimit()
            guard getrlimit(Int32(kind.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else { return nil }
            return "\(limit.rlim_cur >> 10) KiB (ulimit \(option))"
        }
        return texts.isEmpty ? "" : "; this program's limits may be the reason: " + texts.joined(separator: ", ")
    }
}

extension TemplateProcess.Child {
    /// How it has ended, as `wait` has it, or the negative number of the error because of which there is none; nil if
    /// nobody says so within a second.
    var status: Int32? {
        var status: Int32 = 0
        guard end.wait(seconds: 1), read(end.number, &status, 4) == 4 else { return nil }
        return status
    }
}
#endif
