#if os(Linux)
import CSandbox
import Foundation
import Glibc
import HalcyonCore
import Synchronization

/// One helper, from the parent's side: it has at most one request at a time.
///
/// `@unchecked Sendable` holds because a helper has one owner at a time: the pool, under its lock, or the caller that
/// it was lent to.
final class Helper: @unchecked Sendable {
    /// How often a caller that waits looks whether it was cancelled, in seconds. Most thumbnails take less, and each
    /// look costs the helper its processor.
    private static let interval = 0.009
    /// The looks after which the helper's threads are counted.
    private static let looksPerCount = 3
    /// Decoders end themselves when their time is over, between two rows. One that does not is ended after this many
    /// seconds more.
    private static let grace = 0.5
    private static let formatsOfOneThread: Set<ImageFormat> = [.jpeg, .png, .gif, .webp, .bmp, .ico, .tga, .pnm, .qoi]
    /// Libraries have one or two each.
    private static let mostThreads = 64

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
    /// Its number, if the system says it.
    private let process: Int?
    private let processorSeconds: Int
    private var serial = 0
    private var fileRoom: FileRoom?
    private var pixelRoom: PixelRoom?
    /// Whether it runs on one processor alone.
    private var isBound = false

    /// Takes over a process that is locked in.
    init(
        _ child: TemplateProcess.Child, _ pidfd: Descriptor, _ isolation: ImageIsolation, of template: TemplateProcess,
        processorSeconds: Int
    ) {
        self.child = child
        self.pidfd = pidfd
        process = Self.number(of: pidfd)
        self.isolation = isolation
        self.template = template
        self.processorSeconds = processorSeconds
    }

    /// See proc(5), /proc/pid/fdinfo.
    private static func number(of pidfd: Descriptor) -> Int? {
        let facts = try? FileReader.read(path: "/proc/self/fdinfo/\(pidfd.number)", limit: 4096)
        guard let facts, let name = facts.range(of: Data("\nPid:\t".utf8)) else { return nil }
        return Int(String(decoding: facts[name.upperBound...].prefix { $0 != 0x0A }, as: UTF8.self))
    }

    deinit {
        _ = halcyon_sandbox_kill(pidfd.number)
        // Its template takes it, unless that has ended before.
        if halcyon_sandbox_adopts() != 0 { EndingProcesses.add(pidfd) }
    }

    /// Whether it waits for a request, and has said nothing that it was not asked.
    var isAlive: Bool { !isSpent && !child.channel.wait(seconds: 0) }

    /// Whether it has used so much of its processor time that the next image might have too little.
    var isWorn: Bool {
        var clock = clockid_t()
        var time = timespec()
        guard let process, clock_getcpuclockid(pid_t(process), &clock) == 0, clock_gettime(clock, &time) == 0 else {
            return false
        }
        return time.tv_sec >= max(1, processorSeconds / 2)
    }

    /// Ends the process.
    func kill() {
        isSpent = true
        _ = halcyon_sandbox_kill(pidfd.number)
    }

    /// Makes memory of a file that is decoded at once: by the next request, and not looked at by any later one.
    ///
    /// - Throws: `ImageError.decoding(.sandboxUnavailable)` if the system gives no memory.
    func memory(for file: Data) throws(ImageError) -> SharedMemory {
        // A helper that is used once would not win anything.
        guard imageCount > 1, file.count <= FileRoom.most else { return try SharedMemory(copying: file) }
        if let memory = fileRoom?.holding(file) { return memory }
        fileRoom = nil
        fileRoom = FileRoom(for: file.count)
        if let memory = fileRoom?.holding(file) { return memory }
        return try SharedMemory(copying: file)
    }

    /// Has a request carried out.
    ///
    /// - Parameters:
    ///   - file: The bytes that go with it.
    ///   - format: Of the image, if it is known.
    ///   - options: The options of the decode; the seconds of their limits end the process if it does not end by itself.
    /// - Returns: The reply, and the room that its picture is in.
    /// - Throws: `ImageError.decoding`: what the decoder threw, and `.decoderCrashed`, `.decoderMisbehaved`,
    ///   `.tookTooLong`, `.sandboxUnavailable`; `ImageError.cancelled`. The helper is spent after any but the decoder's
    ///   own error.
    func perform(
        _ request: HelperRequest, _ file: SharedMemory?, _ options: DecodingOptions, of format: ImageFormat? = nil
    ) throws(ImageError) -> (reply: HelperReply, room: PixelRoom?) {
        if Task.isCancelled { throw .cancelled }
        let limits = options.limits
        let deadline = Patience.uptime + min(max(0, limits.maximumSeconds), 1e6) + Self.grace
        let room = request.wantsPicture ? try pixelRoom(for: options) : nil
        // Libraries that have threads of their own need all processors for them.
        bind(format.map(Self.formatsOfOneThread.contains) ?? false)
        try send(request, file, room)
        var looks = 0
        while !child.channel.wait(seconds: Self.interval) {
            bind(false)
            looks += 1
            if Task.isCancelled { throw ended(.cancelled) }
            if Patience.uptime > deadline { throw ended(.decoding(.tookTooLong(limit: limits.maximumSeconds))) }
            if looks % Self.looksPerCount == 0, isCrowded {
                throw ended(.decoding(.decoderMisbehaved("it had more than \(Self.mostThreads) threads")))
            }
        }
        let message = try receive()
        let reply: HelperReply
        do throws(MalformedMessage) {
            guard message.serial == serial else { throw MalformedMessage(why: "an answer to something else") }
            guard message.descriptors.isEmpty else { throw MalformedMessage(why: "more than an answer") }
            var reader = MessageReader(try Self.body(message, in: room))
            reply = try HelperReply(from: &reader, within: limits)
            try reader.finish()
            if case .ready = reply { throw MalformedMessage(why: "that it is ready once more") }
            if case .notLockedIn = reply { throw MalformedMessage(why: "that it is not locked in") }
        } catch {
            throw ended(.decoding(.decoderMisbehaved("it sent \(error.why)")))
        }
        template.hasAnswered.store(true, ordering: .relaxed)
        if case .failure(let error) = reply { throw error }
        return (reply, room)
    }

    private func pixelRoom(for options: DecodingOptions) throws(ImageError) -> PixelRoom {
        let kept = pixelRoom
        pixelRoom = nil
        if let kept, kept.wantedBytes == PixelRoom.byteCount(for: options) { return kept }
        return try PixelRoom(for: options)
    }

    /// Keeps a room that nothing refers to, for the next picture.
    func keep(_ room: PixelRoom) {
        if room.isSmall { pixelRoom = room }
    }

    /// Has it run on this processor, which is about to have nothing else to do, or wherever this thread may.
    private func bind(_ toThisOne: Bool) {
        guard let process, toThisOne || isBound else { return }
        isBound = toThisOne && halcyon_sandbox_stay_here(pidfd.number, pid_t(process)) != 0
        if !isBound { halcyon_sandbox_go_anywhere(pidfd.number, pid_t(process)) }
    }

    private static func body(_ message: Channel.Message, in room: PixelRoom?) throws(MalformedMessage) -> [UInt8] {
        guard message.isElsewhere else { return message.body }
        var reader = MessageReader(message.body)
        let (offset, count) = (try reader.int(), try reader.int())
        try reader.finish()
        guard let body = room?.bytes(at: offset, count) else { throw MalformedMessage(why: "a body that is not there") }
        return body
    }

    /// Whether it has more threads than any library makes.
    var isCrowded: Bool {
        guard let process else { return false }
        var facts = stat()
        // The folder has one folder for each thread, and so one link, besides the usual two.
        return stat("/proc/\(process)/task", &facts) == 0 && facts.st_nlink > Self.mostThreads + 2
    }

    /// Ends the process because of what it answered, or of what the caller wants.
    func ended(_ error: ImageError) -> ImageError {
        kill()
        return error
    }

    private func send(_ request: HelperRequest, _ file: SharedMemory?, _ room: PixelRoom?) throws(ImageError) {
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
                request.message(with: file, room), serial: serial,
                [file.flatMap { $0.byteCount > 0 ? $0.descriptor : nil }, room?.descriptor].compactMap { $0?.number })
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
        case 0 where status >> 8 & 0xFF == DecoderHelper.otherVersion && !template.hasAnswered.load(ordering: .relaxed):
            let why = "'\(template.path)' and this program are of different versions"
            return .decoding(.sandboxUnavailable(why))
        case 0: return .decoding(.decoderMisbehaved("it ended with status \(status >> 8 & 0xFF)"))
        case SIGXCPU: return .decoding(.tookTooLong(limit: Double(processorSeconds)))
        // It cannot have sent it to itself: it may only send SIGABRT.
        case SIGKILL: return .decoding(.decoderMisbehaved("it was killed, by somebody or for want of memory"))
        default: return .decoding(.decoderCrashed(signal: Int(signal)))
        }
    }
}
#endif
