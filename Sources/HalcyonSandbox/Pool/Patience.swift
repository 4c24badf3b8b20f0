#if os(Linux)
import Glibc
import HalcyonCore

/// How long a caller waits for a helper: for as long as its image may take, and no longer than a start ever takes.
struct Patience: Sendable {
    /// How often a caller that waits looks whether it was cancelled, in seconds.
    private static let interval = 0.01
    /// Fonts are looked for when the first drawing comes, and a cold disk is slow.
    static let most = 20.0
    /// As a helper at work has.
    private static let grace = 0.5

    /// The seconds that the image may take.
    private let limit: Double
    private let deadline: Double
    /// Whether the image's time ends first.
    private let isOfImage: Bool

    init(limit: Double) {
        self.limit = limit
        let seconds = max(0, limit) + Self.grace
        isOfImage = seconds < Self.most
        deadline = Self.uptime + min(seconds, Self.most)
    }

    /// Waits until a descriptor can be read, or written.
    func wait(for descriptor: Descriptor, room: Bool = false) throws(TemplateProcess.Failure) {
        while true {
            let left = deadline - Self.uptime
            if descriptor.wait(forRoom: room, seconds: min(left, Self.interval)) { return }
            try check()
        }
    }

    /// Does nothing for a moment, in which a process may end.
    func pause() throws(TemplateProcess.Failure) {
        for _ in 0..<2 {
            usleep(UInt32(Self.interval * 1e6))
            try check()
        }
    }

    /// Checks that there is time left, and that somebody still waits.
    func check() throws(TemplateProcess.Failure) {
        if Task.isCancelled { throw TemplateProcess.Failure(.cancelled, why: "nobody waits for it") }
        guard Self.uptime >= deadline else { return }
        let kind = isOfImage ? TemplateProcess.Failure.Kind.late(limit: limit) : .broken
        throw TemplateProcess.Failure(kind, why: "it does not answer")
    }

    static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
#endif
