#if os(Linux)
import CSandbox
import Glibc
import HalcyonCore
import Synchronization

/// A helper that is being made: it is ready by the time that it is needed, if it was asked for early enough.
struct NewHelper {
    /// Seconds for its first word. Fonts are looked for when the first drawing comes, and a cold disk is slow.
    private static let patience = 20.0

    let template: TemplateProcess
    private let child: TemplateProcess.Child
    private let processorSeconds: Int

    /// Has a process made, and does not wait for it.
    ///
    /// - Parameter format: What is prepared beforehand; see ``TemplateProcess/fork(_:for:)``.
    init(
        of template: TemplateProcess, _ limits: HelperLimits, for format: ImageFormat?
    ) throws(TemplateProcess.Failure) {
        self.template = template
        child = try template.fork(limits, for: format)
        processorSeconds = limits.processorSeconds
    }

    /// The formats that were prepared before it.
    var prepared: Set<String> { child.prepared }

    private func next() throws(Channel.Failure) -> Channel.Message {
        guard child.channel.wait(seconds: Self.patience) else { throw .wouldBlock }
        return try child.channel.receive()
    }

    /// Waits until it is locked in. Without this, it ends as soon as this value is gone.
    func ready() throws(TemplateProcess.Failure) -> Helper {
        do throws(Channel.Failure) {
            guard let process = try next().descriptors.first else { throw .malformed("no process") }
            let message = try next()
            var reader = MessageReader(message.body)
            switch try? HelperReply(from: &reader) {
            case .ready(let isolation):
                guard isolation.isSufficient else {
                    throw .malformed("that it is ready, but not locked in (\(isolation))")
                }
                template.hasWorked.store(true, ordering: .relaxed)
                return Helper(child, process, isolation, of: template, processorSeconds: processorSeconds)
            case .notLockedIn(let isolation, let error):
                let why = error == 0 ? "" : ": " + String(cString: strerror(Int32(truncatingIfNeeded: error)))
                throw .malformed("that it cannot be locked in (\(isolation)\(why))")
            default: throw .malformed("something else than that it is ready")
            }
        } catch {
            var why = template.text(of: error)
            if case .closed = error, let status = child.status, status < 0 { why = String(cString: strerror(-status)) }
            throw TemplateProcess.Failure(why: "a helper cannot be used: \(why)")
        }
    }
}

extension TemplateProcess.Child {
    /// How it has ended, as `wait` has it, or the negative number of the error because of which there is none; nil if
    /// nobody says so within a second.
    var status: Int32? {
        var poll = pollfd(fd: end.number, events: Int16(POLLIN), revents: 0)
        var status: Int32 = 0
        guard Glibc.poll(&poll, 1, 1000) > 0, read(end.number, &status, 4) == 4 else { return nil }
        return status
    }
}
#endif
