#if os(Linux)
import CSandbox
import Foundation
import Glibc
import HalcyonCore

/// One helper, from the parent's side: it has at most one request at a time.
///
/// `@unchecked Sendable` holds because a helper has one owner at a time: the pool, under its lock, or the caller that
/// it was lent to.
final class Helper: @unchecked Sendable {
    /// How often a caller that waits looks whether it was cancelled, in seconds.
    private static let interval = 0.005
    /// Decoders end themselves when their time is over, between two rows. One that does not is ended after this many
    /// seconds more.
    private static let grace = 0.5

    /// What holds for it.
    let isolation: ImageIsolation
    /// The formats that were prepared before it was made.
    var prepared: Set<String> { child.prepared }
    /// The origin of the images that it has decoded; nil if it has decoded none.
    var origin: String?
    /// The number of images that it has decoded.
    var imageCount = 0
    /// The uptime at which it was given back.
    var idleSince = 0.0
    /// Whether it must not be used again.
    private(set) var isSpent = false

    /// Its processes end with the template's.
    private let template: TemplateProcess
    private let child: TemplateProcess.Child
    /// The process, to end it.
    private let pidfd: Descriptor
    private let processorSeconds: Int
    private var serial = 0

    /// Takes over a process that is locked in.
    init(
        _ child: TemplateProcess.Child, _ pidfd: Descriptor, _ isolation: ImageIsolation, of template: TemplateProcess,
        processorSeconds: Int
    ) {
        self.child = child
        self.pidfd = pidfd
        self.isolation = isolation
        self.template = template
        self.processorSeconds = processorSeconds
    }

    deinit { _ = halcyon_sandbox_kill(pidfd.number) }

    /// Whether it waits for a request, and has said nothing that it was not asked.
    var isAlive: Bool { !isSpent && !child.channel.wait(seconds: 0) }

    /// Ends the process.
    func kill() {
        isSpent = true
        _ = halcyon_sandbox_kill(pidfd.number)
    }

    /// Has a request carried out.
    ///
    /// - Parameters:
    ///   - file: The bytes that go with it.
    ///   - limits: The limits of the decode; their seconds end the process if it does not end by itself.
    /// - Returns: The reply, and the memory that came with it.
    /// - Throws: `ImageError.decoding`: what the decoder threw, and `.decoderCrashed`, `.decoderMisbehaved`,
    ///   `.tookTooLong`; `ImageError.cancelled`. The helper is spent after any but the decoder's own error.
    func perform(
        _ request: HelperRequest, _ file: SharedMemory?, _ limits: DecodingLimits
    ) throws(ImageError) -> (reply: HelperReply, memory: Descriptor?) {
        if Task.isCancelled { throw .cancelled }
        let deadline = Self.uptime + min(max(0, limits.maximumSeconds), 1e6) + Self.grace
        try send(request, file)
        while !child.channel.wait(seconds: Self.interval) {
            if Task.isCancelled { throw ended(.cancelled) }
            if Self.uptime > deadline { throw ended(.decoding(.tookTooLong(limit: limits.maximumSeconds))) }
        }
        let message = try receive()
        let reply: HelperReply
        do throws(MalformedMessage) {
            guard message.serial == serial else { throw MalformedMessage(why: "an answer to something else") }
            var reader = MessageReader(message.body)
            reply = try HelperReply(from: &reader)
            try reader.finish()
            guard message.descriptors.count <= 1 else { throw MalformedMessage(why: "more memory than pixels") }
            if case .ready = reply { throw MalformedMessage(why: "that it is ready once more") }
            if case .notLockedIn = reply { throw MalformedMessage(why: "that it is not locked in") }
        } catch {
            throw ended(.decoding(.decoderMisbehaved("it sent \(error.why)")))
        }
        if case .failure(let error) = reply { throw error }
        return (reply, message.descriptors.first)
    }

    /// Ends the process because of what it answered, or of what the caller wants.
    func ended(_ error: ImageError) -> ImageError {
        kill()
        return error
    }

    private func send(_ request: HelperRequest, _ file: SharedMemory?) throws(ImageError) {
        // What has come without being asked for is no answer to what is about to be asked.
        guard !child.channel.wait(seconds: 0) else {
            let failure: ImageError
            do throws(Channel.Failure) {
                _ = try child.channel.receive()
                failure = .decoding(.decoderMisbehaved("it answered without being asked"))
            } catch {
                failure = fault(error)
            }
            throw ended(failure)
        }
        serial += 1
        do throws(Channel.Failure) {
            try child.channel.send(
                request.message(with: file), serial: serial, file.map { [$0.descriptor.number] } ?? [])
        } catch {
            throw ended(fault(error))
        }
    }

    private func receive() throws(ImageError) -> Channel.Message {
        do throws(Channel.Failure) { return try child.channel.receive() } catch { throw ended(fault(error)) }
    }

    private func fault(_ failure: Channel.Failure) -> ImageError {
        guard case .closed = failure else { return .decoding(.decoderMisbehaved(failure.text)) }
        guard let status = child.status else {
            return .decoding(.decoderMisbehaved("it has ended, and nobody knows how"))
        }
        // As `WIFEXITED` and `WTERMSIG` of <sys/wait.h> have it.
        let signal = status & 0x7F
        switch signal {
        case 0: return .decoding(.decoderMisbehaved("it ended with status \(status >> 8 & 0xFF)"))
        case SIGXCPU: return .decoding(.tookTooLong(limit: Double(processorSeconds)))
        default: return .decoding(.decoderCrashed(signal: Int(signal)))
        }
    }

    private static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
#endif
