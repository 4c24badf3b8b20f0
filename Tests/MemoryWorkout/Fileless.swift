import Foundation
import Halcyon
import HalcyonCore
import HalcyonCurl

/// Loads while the process has hardly a file descriptor left, and again when it has some:
/// `MemoryWorkout fileless URL URL`, of two servers whose answers end their connections.
///
/// One descriptor is always free, or libdispatch would end the process.
@MainActor enum Fileless {
    private static let fileLimit = Int32(RLIMIT_NOFILE.rawValue)
    private static let most: Int32 = 64
    private static var taken: [Int32] = []

    static func run(_ first: String, _ second: String) async {
        var limits = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        guard setrlimit(fileLimit, &limits) == 0 else { return print("no limit") }
        var transfers = CurlDataLoader.Configuration()
        transfers.proxy = .none
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = nil
        configuration.imageCache = nil
        configuration.downloads.retry.maximumAttempts = 1
        configuration.dataLoader = CurlDataLoader(transfers)
        let pipeline = ImagePipeline(configuration)
        // Starts what else needs descriptors.
        try? await Task.sleep(for: .milliseconds(100))

        leave(1)
        print("no loop", await outcome(first, pipeline))
        leave(4)
        print("a loop", await outcome(first, pipeline))
        leave(1)
        print("no socket", await outcome(second, pipeline))
        async let waiting = outcome(second, pipeline)
        try? await Task.sleep(for: .milliseconds(300))
        leave(2)
        print("waited", await waiting)
        leave(4)
        async let one = outcome(first, pipeline)
        async let other = outcome(second, pipeline)
        print("both", await one, await other)
    }

    /// Opens or closes files until that many descriptors are free.
    private static func leave(_ count: Int) {
        // Those of loads may close a moment later.
        usleep(50_000)
        while case let file = open("/dev/null", O_RDONLY | O_CLOEXEC), file >= 0 {
            // The lowest free number comes first, so all others are taken then.
            guard file < most - 1 else {
                close(file)
                break
            }
            taken.append(file)
        }
        for _ in 1..<count { if let file = taken.popLast() { close(file) } }
    }

    private static func outcome(_ url: String, _ pipeline: ImagePipeline) async -> String {
        guard let url = URL(string: url) else { return "no URL" }
        do throws(ImageError) {
            let image = try await pipeline.image(for: ImageRequest(url))
            return "\(image.size.width)x\(image.size.height)"
        } catch {
            return "\(error.code)"
        }
    }
}
