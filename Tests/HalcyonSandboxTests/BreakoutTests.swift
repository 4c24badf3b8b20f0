import Foundation
import HalcyonCore
import HalcyonSandbox
import Testing

/// One attempt to break out, and how it must end.
struct Attempt: Sendable, CustomTestStringConvertible {
    enum End: Sendable {
        /// The call fails: the decoder's error is this text.
        case told(String)
        /// The helper is ended by this signal.
        case signal(Int)
        /// The answer is not taken.
        case misbehaved
        /// The helper is ended when its time is over.
        case late
        /// It makes no difference: the picture is shown.
        case picture
    }

    var deed: String
    var end: End
    var testDescription: String { deed }

    init(_ deed: String, _ end: End) {
        self.deed = deed
        self.end = end
    }

    /// Signals of Linux.
    static let (illegal, aborted, killed, fault, forbidden) = (4, 6, 9, 11, 31)

    static let calls: [Attempt] = [
        // Files.
        Attempt("call openat -100 /etc/passwd 0", .told("Permission denied")),
        Attempt("call openat -100 /tmp/halcyon-breakout 65", .told("Permission denied")),
        Attempt("call openat -100 /proc/self/mem 2", .told("Permission denied")),
        Attempt("call readlinkat -100 /proc/self/exe 0 0", .told("Permission denied")),
        Attempt("call statx -100 /etc/passwd 0 0 0", .told("Permission denied")),
        Attempt("call unlinkat -100 /tmp/halcyon-breakout 0", .signal(forbidden)),
        Attempt("call mkdirat -100 /tmp/halcyon-breakout 511", .signal(forbidden)),
        Attempt("call linkat -100 /etc/passwd -100 /tmp/halcyon-breakout 0", .signal(forbidden)),
        Attempt("call renameat2 -100 /tmp/a -100 /tmp/b 0", .signal(forbidden)),
        Attempt("call chdir /", .signal(forbidden)),
        Attempt("call chroot /", .signal(forbidden)),
        Attempt("call mount a /tmp b 0 0", .signal(forbidden)),
        Attempt("call getdents64 3 0 0", .signal(forbidden)),
        Attempt("call open_by_handle_at 3 0 0", .signal(forbidden)),
        Attempt("call inotify_init1 0", .signal(forbidden)),
        // Connections.
        Attempt("call socket 2 1 0", .signal(forbidden)),
        Attempt("call socket 1 1 0", .signal(forbidden)),
        Attempt("call socketpair 1 1 0 0", .signal(forbidden)),
        Attempt("call connect 3 0 0", .signal(forbidden)),
        Attempt("call bind 3 0 0", .signal(forbidden)),
        Attempt("call sendto 3 a 1 0 0 0", .signal(forbidden)),
        // Processes.
        Attempt("call clone 17 0 0 0 0", .signal(forbidden)),
        Attempt("call clone3 0 88", .told("Function not implemented")),
        Attempt("call clone 268435456 0 0 0 0", .signal(forbidden)),
        Attempt("call clone 16384 0 0 0 0", .signal(forbidden)),
        Attempt("call execve /bin/sh 0 0", .signal(forbidden)),
        Attempt("call execveat 3 a 0 0 4096", .signal(forbidden)),
        Attempt("call ptrace 16 parent 0 0", .signal(forbidden)),
        Attempt("call process_vm_readv parent 0 0 0 0 0", .signal(forbidden)),
        Attempt("call process_vm_writev parent 0 0 0 0 0", .signal(forbidden)),
        Attempt("call kill parent 9", .signal(forbidden)),
        Attempt("call kill -1 9", .signal(forbidden)),
        Attempt("call tgkill parent parent 9", .signal(forbidden)),
        Attempt("call tkill parent 9", .signal(forbidden)),
        // Its own end, as if somebody else had brought it about.
        Attempt("call tgkill self self 9", .signal(forbidden)),
        Attempt("call tgkill self self 24", .signal(forbidden)),
        Attempt("call pidfd_open parent 0", .signal(forbidden)),
        Attempt("call pidfd_send_signal 3 9 0 0", .signal(forbidden)),
        Attempt("call pidfd_getfd 3 1 0", .signal(forbidden)),
        Attempt("call setsid", .signal(forbidden)),
        // Descriptors that it may have inherited.
        Attempt("write 1", .signal(forbidden)),
        Attempt("write 3", .signal(forbidden)),
        Attempt("write 4", .signal(forbidden)),
        Attempt("write 7", .signal(forbidden)),
        Attempt("call read 3 0 0", .signal(forbidden)),
        Attempt("call pwrite64 3 a 1 0", .signal(forbidden)),
        Attempt("call fcntl 3 3 0", .signal(forbidden)),
        // Memory.
        Attempt("call mmap 0 4096 7 34 -1 0", .signal(forbidden)),
        Attempt("call mprotect 4096 4096 5", .signal(forbidden)),
        Attempt("call memfd_create a 3", .signal(forbidden)),
        Attempt("call ftruncate 5 0", .signal(forbidden)),
        Attempt("call mmap 0 1099511627776 3 34 -1 0", .told("Cannot allocate memory")),
        Attempt("call shmget 1 4096 512", .signal(forbidden)),
        Attempt("call userfaultfd 0", .signal(forbidden)),
        Attempt("call fallocate 3 0 0 1", .signal(forbidden)),
        // Clocks: of its own process, which is as good as that of others, and the system's.
        Attempt("call clock_gettime -6 0", .told("Invalid argument")),
        Attempt("call clock_gettime 1 0", .told("Bad address")),
        // Its own cage.
        Attempt("call setrlimit 9 0", .signal(forbidden)),
        Attempt("call prlimit64 0 9 0 0", .signal(forbidden)),
        Attempt("call prctl 4 1 0 0 0", .signal(forbidden)),
        Attempt("call seccomp 0 0 0", .signal(forbidden)),
        Attempt("call landlock_create_ruleset 0 0 1", .signal(forbidden)),
        Attempt("call unshare 268435456", .signal(forbidden)),
        Attempt("call setns 3 0", .signal(forbidden)),
        Attempt("call setuid 0", .signal(forbidden)),
        Attempt("call sched_setaffinity 0 8 0", .signal(forbidden)),
        // The kernel's large surfaces.
        Attempt("call io_uring_setup 1 0", .signal(forbidden)),
        Attempt("call bpf 0 0 0", .signal(forbidden)),
        Attempt("call keyctl 0 0 0", .signal(forbidden)),
        Attempt("call perf_event_open 0 0 0 0 0", .signal(forbidden)),
        Attempt("call msgget 1 512", .signal(forbidden)),
        Attempt("call timer_create 0 0 0", .signal(forbidden)),
        Attempt("call ioctl 3 21531 0", .told("Permission denied")),
        // Secrets of the program.
        Attempt("see HALCYON_SECRET", .told("not there")),
    ]

    static let ends: [Attempt] = [
        Attempt("segv", .signal(fault)),
        Attempt("recurse", .signal(fault)),
        Attempt("trap", .signal(illegal)),
        Attempt("abort", .signal(aborted)),
        Attempt("exit 0", .misbehaved),
        Attempt("exit 3", .misbehaved),
        Attempt("loop", .late),
        Attempt("threads", .misbehaved),
        Attempt("call nanosleep 0 0", .signal(forbidden)),
    ]

    static let answers: [Attempt] = [
        Attempt("send right", .picture),
        Attempt("send right twice", .picture),
        Attempt("send nothing", .misbehaved),
        Attempt("send short", .misbehaved),
        Attempt("send long", .misbehaved),
        Attempt("send mark", .misbehaved),
        Attempt("send flags", .misbehaved),
        Attempt("send serial", .misbehaved),
        Attempt("send kind", .misbehaved),
        Attempt("send ready", .misbehaved),
        Attempt("send rest", .misbehaved),
        Attempt("send huge", .misbehaved),
        Attempt("send overflow", .misbehaved),
        Attempt("send negative", .misbehaved),
        Attempt("send zero", .misbehaved),
        Attempt("send limit", .misbehaved),
        Attempt("send original", .misbehaved),
        Attempt("send frames", .misbehaved),
        Attempt("send oneFrame", .misbehaved),
        Attempt("send delays", .misbehaved),
        Attempt("send text", .told("\u{FFFD}[2J\u{FFFD}a\u{FFFD}\u{FFFD}A")),
        Attempt("send longText", .misbehaved),
        Attempt("send error", .misbehaved),
        Attempt("send memory", .misbehaved),
        Attempt("send twoMemories", .misbehaved),
        Attempt("send socket", .misbehaved),
        Attempt("send null", .misbehaved),
        Attempt("send mapped", .misbehaved),
        Attempt("send body", .misbehaved),
        Attempt("send bodyBefore", .misbehaved),
        Attempt("send bodyBehind", .misbehaved),
        Attempt("send bodyShort", .misbehaved),
        Attempt("send bodyOfNothing", .misbehaved),
    ]
}

@Suite("A decoder that tries to break out")
struct BreakoutTests {
    private let options = DecodingOptions()

    private func check(_ attempt: Attempt) throws {
        let decoder = SandboxedDecoder(try Helpers.settings())
        var options = options
        if case .late = attempt.end { options.limits.maximumSeconds = 0.5 }
        let error: ImageError?
        do throws(ImageError) {
            let image = try decoder.decode(Helpers.plant(attempt.deed), options: options)
            #expect(image?.size == PixelSize(width: 16, height: 16))
            error = nil
        } catch let failure {
            error = failure
        }
        switch (attempt.end, error) {
        case (.picture, nil): break
        case (.told(let text), .decoding(.corrupt(_, let why))): #expect(why.text == text)
        case (.signal(let signal), .decoding(.decoderCrashed(let other))) where signal == other: break
        case (.misbehaved, .decoding(.decoderMisbehaved)): break
        case (.late, .decoding(.tookTooLong(limit: 0.5))): break
        default: Issue.record("\(attempt.deed) ended with \(String(describing: error))")
        }
        // The next image finds a helper.
        let next = try decoder.decode(Helpers.good, options: options)
        #expect(next?.pixels[3, 3] == SIMD4(7, 7, 7, 255))
    }

    @Test("Given a decoder that makes a forbidden call, when it decodes, then it is stopped", arguments: Attempt.calls)
    func calls(_ attempt: Attempt) throws {
        setenv("HALCYON_SECRET", "a secret", 1)
        try check(attempt)
    }

    @Test("Given a decoder that crashes or hangs, when it decodes, then a typed error says so", arguments: Attempt.ends)
    func ends(_ attempt: Attempt) throws { try check(attempt) }

    @Test("Given a decoder that lies, when it answers, then nothing of it is believed", arguments: Attempt.answers)
    func answers(_ attempt: Attempt) throws { try check(attempt) }

    @Test("Given no limit of pixels, when an answer has the most, then it is not taken")
    func mostPixels() throws {
        let decoder = SandboxedDecoder(try Helpers.settings())
        var unlimited = options
        unlimited.limits.maximumPixels = .max
        let error = #expect(throws: ImageError.self) {
            try decoder.decode(Helpers.plant("send max"), options: unlimited)
        }
        guard case .decoding(.decoderMisbehaved) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given the room for a picture, when a decoder writes behind its end, then it cannot")
    func roomThatGrows() throws {
        let decoder = SandboxedDecoder(try Helpers.settings())
        let small = DecodingOptions(targetSize: TargetSize(width: 16, height: 16, mode: .fit))
        #expect(throws: ImageError.decoding(.corrupt(ImageFormat(name: "pnm"), why: "Operation not permitted"))) {
            try decoder.decode(Helpers.plant("grow"), options: small)
        }
    }

    @Test("Given a size that was asked for, when an answer is larger, then it is not taken")
    func largerThanAsked() throws {
        let decoder = SandboxedDecoder(try Helpers.settings())
        let wanted = DecodingOptions(targetSize: TargetSize(width: 10, height: 10))
        for file in [Helpers.good, Helpers.plant("send right")] {
            let error = #expect(throws: ImageError.self) { try decoder.decode(file, options: wanted) }
            guard case .decoding(.decoderMisbehaved) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test("Given a helper that is kept, when it maps its file for writing, then it cannot")
    func fileMemory() throws {
        let decoder = SandboxedDecoder(try Helpers.settings(.shared))
        // From the second one on, files come in memory that the program goes on writing.
        for _ in 0..<3 {
            #expect(throws: ImageError.decoding(.corrupt(ImageFormat(name: "pnm"), why: "Operation not permitted"))) {
                try decoder.decode(Helpers.plant("call mmap 0 4096 3 1 4 0"), options: options)
            }
        }
    }

    @Test("Given a decoder that takes memory, when its limit is reached, then it alone has none")
    func memory() throws {
        var settings = try Helpers.settings()
        settings.helperMemory = 256 << 20
        let decoder = SandboxedDecoder(settings)
        #expect(throws: ImageError.self) { try decoder.decode(Helpers.plant("take"), options: options) }
        // 32 without the standard streams, the socket, the file and the room for pixels.
        #expect(throws: ImageError.decoding(.corrupt(ImageFormat(name: "pnm"), why: "26 descriptors"))) {
            try decoder.decode(Helpers.plant("takeFiles"), options: options)
        }
        #expect(try decoder.decode(Helpers.good, options: options) != nil)
    }
}
