import CPlants
import Foundation
import Glibc
import HalcyonCore
import HalcyonSandbox

/// A program that decodes apart, in surroundings that tests cannot have in their own process. Its helpers are copies of
/// the same program, and it prints one line for each image.
enum Program {
    /// Decodes in the program, which no image here may bring about.
    private struct InProgram: ImageDecoding {
        func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }
        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            throw .decoding(.corrupt(.png, why: "in the program"))
        }
    }

    private static let good = "picture 16 16 7"

    static func run(_ words: [String]) -> Never {
        switch words.first {
        case "timer": timer()
        case "ignore": ignore()
        case "descriptors": descriptors()
        case "crowd": crowd(words.count > 1 ? Int(words[1]) ?? 1 : 1)
        case "orphans": orphans()
        case "files": files()
        case "pooled": pooled(words.count > 1 ? Int(words[1]) ?? 1 : 1)
        default: print("no such program")
        }
        exit(0)
    }

    private static func settings(_ isolation: SandboxSettings.Isolation) -> SandboxSettings {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return SandboxSettings(isolation: isolation, helperPath: path)
    }

    private static func decoder(_ isolation: SandboxSettings.Isolation) -> SandboxedDecoder {
        SandboxedDecoder(settings(isolation), fallback: [InProgram()])
    }

    private static func outcome(
        _ decoder: SandboxedDecoder, _ deed: String, _ url: String? = nil, side: Int? = nil
    ) -> String {
        var options = DecodingOptions()
        options.url = url
        options.targetSize = side.map { TargetSize(width: $0, height: $0, mode: .fit) }
        do throws(ImageError) {
            let image = try decoder.decode(Data("PLANT \(deed) ".utf8), options: options)
            return image?.isolation == nil ? "no helper" : "a picture"
        } catch {
            return "\(error)"
        }
    }

    private static func limit(_ kind: __rlimit_resource, _ most: Int?) {
        var limit = rlimit()
        getrlimit(Int32(kind.rawValue), &limit)
        limit.rlim_cur = most.map { rlim_t($0) } ?? limit.rlim_max
        setrlimit(Int32(kind.rawValue), &limit)
    }

    /// Signals that come all the time, from before the first start on.
    private static func timer() {
        signal(SIGALRM) { _ in }
        let time = timeval(tv_sec: 0, tv_usec: 3000)
        var timer = itimerval(it_interval: time, it_value: time)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
        let decoder = decoder(.perImage)
        for _ in 0..<5 { print(outcome(decoder, good)) }
    }

    /// Signals that the program ignores, and helpers must not.
    private static func ignore() {
        for number in [SIGCHLD, SIGXCPU] { signal(number, SIG_IGN) }
        var settings = settings(.perImage)
        settings.helperSeconds = 1
        let decoder = SandboxedDecoder(settings, fallback: [InProgram()])
        for deed in ["segv", "loop", good] { print(outcome(decoder, deed)) }
    }

    /// No descriptors are left: before the first start, and later.
    private static func descriptors() {
        let decoder = decoder(.perImage)
        // Dispatch has descriptors of its own, and ends the program if it gets none.
        let group = DispatchGroup()
        group.enter()
        Task.detached {
            try? await Task.sleep(for: .seconds(0.01))
            group.leave()
        }
        group.wait()
        limit(RLIMIT_NOFILE, 3)
        print(outcome(decoder, good))
        limit(RLIMIT_NOFILE, nil)
        print(outcome(decoder, good))
        limit(RLIMIT_NOFILE, 3)
        print(outcome(decoder, good))
        limit(RLIMIT_NOFILE, nil)
        print(outcome(decoder, good))
    }

    /// Many callers at once.
    private static func crowd(_ count: Int) {
        let decoder = decoder(.perImage)
        print(outcome(decoder, good))
        let (lock, group) = (NSLock(), DispatchGroup())
        nonisolated(unsafe) var outcomes: [String: Int] = [:]
        for _ in 0..<count {
            group.enter()
            let thread = Thread {
                let outcome = outcome(decoder, good)
                lock.withLock { outcomes[outcome, default: 0] += 1 }
                group.leave()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        group.wait()
        for (outcome, count) in outcomes { print(count, outcome) }
        print(outcome(decoder, good))
    }

    /// Orphans become children of this program. It has another child, which is its own to wait for.
    private static func orphans() {
        plants_adopt_orphans()
        var own: pid_t = 0
        var arguments = [strdup("true"), nil]
        posix_spawn(&own, "/bin/true", nil, nil, &arguments, nil)
        let decoder = decoder(.perOrigin)
        for round in 0..<2 {
            for number in 0..<4 { print(outcome(decoder, good, "https://\(number).example/")) }
            // Its children are templates.
            if round == 1 {
                for child in children where child != own { kill(child, SIGKILL) }
                usleep(500_000)
                for number in 0..<4 { print(outcome(decoder, good, "https://\(number).example/")) }
            }
            // Again and again: one that was being made for the next image may be idle only later.
            for _ in 0..<600 where children != [own] {
                decoder.endIdleHelpers()
                usleep(100_000)
            }
            print("children: \(children.count)")
        }
        print("its own is there: \(waitpid(own, nil, 0) == own)")
    }

    private static var children: [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.filter { number in
            let status = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
            return status.contains("\nPPid:\t\(getpid())\n")
        }
    }

    /// The program's files may not be large.
    private static func files() {
        limit(RLIMIT_FSIZE, 2 << 20)
        let decoder = decoder(.shared)
        print(outcome(decoder, good, side: 16))
        print(outcome(decoder, good))
        print(outcome(decoder, "picture 2000 2000 7"))
        limit(RLIMIT_FSIZE, 0)
        print(outcome(decoder, good))
        limit(RLIMIT_FSIZE, 2 << 20)
        print(outcome(decoder, good))
        let other = SandboxSettings(requiresSandbox: true, helperPath: "/bin/true")
        print(outcome(SandboxedDecoder(other), good))
    }

    /// What a small picture of a helper that is kept costs.
    private static func pooled(_ count: Int) {
        let decoder = decoder(.shared)
        for _ in 0..<5 {
            let start = SystemClock().uptime
            for _ in 0..<count { _ = outcome(decoder, good, side: 16) }
            print(Int((SystemClock().uptime - start) * 1e6) / count, "microseconds")
        }
    }
}
