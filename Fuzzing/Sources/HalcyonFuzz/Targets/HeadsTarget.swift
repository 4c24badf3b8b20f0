import Dispatch
import Foundation
import HalcyonCore
import HalcyonCurl
import HostileServers
import Synchronization

/// An answer from a real socket to the real loader. The first byte chooses whether the rest are its bytes as they are
/// or choices among the parts of HTTP's grammar, which get further.
enum HeadsTarget: FuzzTarget {
    static let name = "heads"

    private static let server = try? HostileServer()
    private static let loader: CurlDataLoader = {
        var configuration = CurlDataLoader.Configuration()
        configuration.proxy = .none
        // A server that holds its answer back costs so much for each input.
        configuration.idleTimeout = 0.1
        configuration.totalTimeout = 2
        configuration.maximumRedirects = 3
        configuration.maximumBodyBytes = 1 << 20
        return CurlDataLoader(configuration)
    }()

    static func run(_ data: Data) throws {
        guard let server else { return require(false, "no server") }
        let answer = HostileAnswer(choices: Array(data))
        let credential = (data.last ?? 0) % 8 == 1 ? Credential.password(user: "a", password: "b") : nil
        let problem = Problem()
        let isDone = DispatchSemaphore(value: 0)
        Task {
            problem.set(await server.violation(of: answer, by: loader, within: 15, credential: credential))
            isDone.signal()
        }
        isDone.wait()
        require(problem.text == nil, problem.text ?? "")
    }

    /// The heads that were found once, and some that are near them, in the folder of the target's seeds.
    static func writeSeeds(into folder: URL) throws {
        let folder = folder.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, head) in (HostileHeads.cut + HostileHeads.wrong + HostileHeads.doubtful).enumerated() {
            // 0: the bytes as they are.
            try (Data([0]) + Data(head.utf8.prefix(30_000))).write(to: folder.appending(path: "head-\(number)"))
        }
        for number in 0..<200 {
            let choices = (0..<40).map { UInt8(truncatingIfNeeded: (number + 3) * ($0 + 5) * ($0 + number) >> 2) }
            try Data([1] + choices).write(to: folder.appending(path: "choices-\(number)"))
        }
    }

    private final class Problem: Sendable {
        private let stored = Mutex<String?>(nil)
        var text: String? { stored.withLock { $0 } }
        func set(_ text: String?) { stored.withLock { $0 = text } }
    }
}
