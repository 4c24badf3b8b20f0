#if os(Linux)
import CSandbox
import Foundation
import Glibc
import HalcyonCodecs
public import HalcyonCore

/// The program that decodes apart from the one that shows the images: `halcyon-decoder`, or one of your own with
/// decoders of your own.
///
/// ```swift
/// import HalcyonCodecs
/// import HalcyonSandbox
///
/// DecoderHelper.run(decoders: StandardCodecs.decoders + [MyDecoder()])
/// ```
///
/// It is started by a ``SandboxedDecoder``, and is of no use by itself. The first process reads no image: it loads what
/// decoders need, leaves the network, and makes a copy of itself (`fork`) for each helper, which locks itself in before
/// the first image comes.
public enum DecoderHelper {
    /// Helpers inherit the descriptors from this number on, which ``run(decoders:prepare:)``'s `prepare` may open, for
    /// files that decoders read.
    public static let firstKeptDescriptor = 512
    /// The status of a helper that does not understand its parent: EX_PROTOCOL of <sysexits.h>.
    static let otherVersion: Int32 = 76

    /// Serves the program that has started this one, until that ends.
    ///
    /// - Parameters:
    ///   - decoders: What decodes, as for a pipeline: the last is tried first.
    ///   - prepare: Loads what decoders need from files, before helpers are locked in; called with the formats that are
    ///     about to be decoded, one by one. Default: nothing.
    public static func run(
        decoders: [any ImageDecoding], prepare: @escaping (ImageFormat) -> Void = { _ in }
    ) -> Never {
        var facts = stat()
        guard fstat(HALCYON_HELPER_SOCKET, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK else {
            let text = "this program decodes images for programs that use Halcyon; they start it themselves\n"
            FileHandle.standardError.write(Data(text.utf8))
            exit(2)
        }
        let pixels = HelperPixels()
        PixelMemoryPool.install(pixels)
        Template(decoders: ImageDecoderRegistry(decoders), pixels: pixels, prepare: prepare).run()
    }
}

/// The first process: it reads nothing but its parent's messages.
private struct Template {
    /// What this process has left.
    struct Surroundings {
        var hasOwnNetwork: Bool
        var hasOwnUsers: Bool
    }

    /// Of all helpers together. Those of root are not counted.
    private static let mostThreads: UInt64 = 1024

    let channel = Channel(Descriptor(HALCYON_HELPER_SOCKET))
    let decoders: ImageDecoderRegistry
    let pixels: HelperPixels
    let prepare: (ImageFormat) -> Void

    func run() -> Never {
        halcyon_sandbox_go_first()
        halcyon_sandbox_keep_memory()
        let left = halcyon_sandbox_leave_network()
        let surroundings = Surroundings(hasOwnNetwork: left != 0, hasOwnUsers: left == 2)
        // Sets are seeded by chance once, which takes a system call in some versions of the library.
        _ = Set([1]).contains(1)
        // Nobody may be left who wants to know how a helper has ended.
        signal(SIGPIPE, SIG_IGN)
        let events = halcyon_sandbox_child_events()
        var ends: [pid_t: Descriptor] = [:]
        while true {
            var polls = [
                pollfd(fd: channel.descriptor.number, events: Int16(POLLIN), revents: 0),
                pollfd(fd: events, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&polls, 2, -1) >= 0 || errno == EINTR else { exit(1) }
            if polls[1].revents != 0 { reap(events, &ends) }
            guard polls[0].revents != 0 else { continue }
            do throws(Channel.Failure) {
                serve(try channel.receive(), surroundings, &ends)
            } catch {
                if case .wouldBlock = error { continue }
                // The parent is gone. Helpers would end with this process, and become children of whoever adopts them.
                for child in ends.keys { halcyon_sandbox_end_child(child) }
                while waitpid(-1, nil, 0) > 0 || errno == EINTR {}
                exit(0)
            }
        }
    }

    /// Forks as it is told, and answers nothing: the helper's first word tells its parent that there is one, and its
    /// channel's end that there is none.
    private func serve(
        _ message: Channel.Message, _ surroundings: Surroundings, _ ends: inout [pid_t: Descriptor]
    ) {
        var reader = MessageReader(message.body)
        guard let request = try? TemplateRequest(from: &reader) else { exit(DecoderHelper.otherVersion) }
        switch request {
        case .prepare(let name):
            guard let format = ImageFormat.named[name] else { return }
            prepare(format)
            warmUp(format)
        case .fork(let limits):
            guard message.descriptors.count == 2 else { exit(DecoderHelper.otherVersion) }
            let (socket, end) = (message.descriptors[0], message.descriptors[1])
            // A helper would inherit it.
            guard socket.number < DecoderHelper.firstKeptDescriptor, end.number < DecoderHelper.firstKeptDescriptor
            else { return tell(-EMFILE, end) }
            let parent = getpid()
            let mapped = Self.mappedBytes
            let child = halcyon_sandbox_fork()
            if child == 0 { work(at: socket.number, limits, mapped, surroundings, parent) }
            if child > 0 { ends[child] = end } else { tell(child, end) }
        }
    }

    /// Decodes a small picture, so that helpers find done what a process does once: symbols, conformances, tables.
    private func warmUp(_ format: ImageFormat) {
        guard let file = StandardCodecs.smallFile(of: format), let memory = try? SharedMemory(copying: file),
            let (own, other) = try? Channel.pair()
        else { return }
        let jobs = HelperJobs(other, decoders, pixels)
        let options = DecodingOptions(targetSize: TargetSize(width: 4, height: 4))
        guard let room = try? PixelRoom(for: options) else { return }
        for request in [HelperRequest.info(options), .decode(options)] {
            let message = request.message(with: memory, room)
            let descriptors = [memory.descriptor.number, room.descriptor.number]
            guard (try? own.send(message, serial: 0, descriptors)) != nil else { return }
            _ = try? jobs.answerNext()
            _ = try? own.receive()
        }
    }

    private func tell(_ status: Int32, _ end: Descriptor) {
        var status = status
        _ = write(end.number, &status, MemoryLayout<Int32>.size)
    }

    /// The bytes of this process' address space: of the libraries, most of which it never touches.
    private static var mappedBytes: Int {
        let pages = try? FileReader.read(path: "/proc/self/statm", limit: 4096)
        let count = pages.flatMap { Int(String(decoding: $0.prefix { $0 != 0x20 }, as: UTF8.self)) } ?? 0
        return count * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Tells how helpers have ended.
    private func reap(_ events: Int32, _ ends: inout [pid_t: Descriptor]) {
        var drained = [UInt8](repeating: 0, count: 1024)
        _ = read(events, &drained, drained.count)
        var status: Int32 = 0
        while case let child = halcyon_sandbox_reap(&status), child > 0 {
            if let end = ends.removeValue(forKey: child) { tell(status, end) }
        }
    }

    /// The helper.
    private func work(
        at socket: Int32, _ limits: HelperLimits, _ mapped: Int, _ surroundings: Surroundings, _ parent: pid_t
    ) -> Never {
        halcyon_sandbox_keep_only(socket, UInt32(DecoderHelper.firstKeptDescriptor))
        let channel = Channel(Descriptor(HALCYON_HELPER_SOCKET))
        var limits = halcyon_sandbox_limits(
            memory_bytes: UInt64(mapped + min(max(0, limits.memoryBytes), Int.max - mapped)),
            cpu_seconds: UInt64(max(1, limits.processorSeconds)),
            descriptors: UInt64(max(8, limits.descriptors)),
            // Otherwise, all processes of the user would count.
            threads: surroundings.hasOwnUsers ? Self.mostThreads : 0)
        // Before its limits: how many descriptors of a user may be on their way is each process' own (unix(7)).
        let process = halcyon_sandbox_process(getpid())
        guard (try? channel.send([], serial: 0, process >= 0 ? [process] : [])) != nil else { _exit(1) }
        close(process)
        var posture = halcyon_sandbox_posture()
        halcyon_sandbox_lock_in(parent, &limits, &posture)
        let isolation = ImageIsolation(
            hasSeccomp: posture.seccomp != 0, landlockVersion: Int(posture.landlock),
            hasOwnNetwork: surroundings.hasOwnNetwork, hasLimits: posture.limits != 0)
        let reply =
            isolation.isSufficient
            ? HelperReply.ready(isolation) : .notLockedIn(isolation, error: Int(posture.error))
        var message = MessageWriter()
        reply.write(to: &message)
        guard (try? channel.send(message.bytes, serial: 0)) != nil else { _exit(1) }
        _exit(HelperJobs(channel, decoders, pixels).run())
    }
}
#endif
