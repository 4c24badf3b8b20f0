import Foundation
import Halcyon
import HalcyonCore

/// Loads while the system refuses every new thread, and again when it does not: `MemoryWorkout threadless FILE`.
enum Threadless {
    private static let addressSpace = Int32(RLIMIT_AS.rawValue)

    static func run(_ file: String) async {
        // As many threads of the cooperative pool as there will ever be: those are not ours to make.
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<32 { group.addTask { usleep(20_000) } }
        }
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = nil
        let pipeline = ImagePipeline(configuration)
        let sources = [URL(filePath: file), URL(string: "http://127.0.0.1:9/a.png")].compactMap(\.self)
        guard let unlimited = limitAddressSpace() else { return print("no limit") }
        print(isThreadRefused ? "refused" : "made")
        for source in sources { print(await outcome(of: source, pipeline)) }
        lift(unlimited)
        for source in sources { print(await outcome(of: source, pipeline)) }
    }

    private static func outcome(of source: URL, _ pipeline: ImagePipeline) async -> String {
        do throws(ImageError) {
            let image = try await pipeline.image(for: ImageRequest(source))
            return "\(image.size.width)x\(image.size.height)"
        } catch {
            return "\(error.code)"
        }
    }

    /// Whether the system makes no thread now. There may be room for one, where another had been.
    private static var isThreadRefused: Bool {
        var thread = pthread_t()
        guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return true }
        pthread_join(thread, nil)
        return false
    }

    /// Leaves so little room that no thread's stack fits in.
    private static func limitAddressSpace() -> rlimit? {
        var old = rlimit()
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").first
        guard getrlimit(addressSpace, &old) == 0, let pages = pages.flatMap({ UInt64($0) }) else { return nil }
        var new = old
        new.rlim_cur = rlim_t(pages * UInt64(getpagesize()) + (4 << 20))
        return setrlimit(addressSpace, &new) == 0 ? old : nil
    }

    private static func lift(_ old: rlimit) {
        var old = old
        setrlimit(addressSpace, &old)
    }
}
