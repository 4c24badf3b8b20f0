import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// The fuzz target `heads` with choices from a seed: `HALCYON_SEED` for another, `HALCYON_STRESS` for so many times as
/// many rounds.
@Suite struct HostileAnswerTests {
    private func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test(
        "Given thousands of answers that no server should send, when loaded, then each load ends, by an error or a head",
        .timeLimit(.minutes(10)))
    func rounds() async throws {
        let seed = number("HALCYON_SEED") ?? 14
        let rounds = 3000 * Int(number("HALCYON_STRESS") ?? 1)
        let server = try HostileServer()
        let loader = CurlDataLoader {
            $0.idleTimeout = 0.5
            $0.totalTimeout = 2
            $0.maximumRedirects = 3
            $0.maximumBodyBytes = 1 << 20
            $0.maximumConnectionsPerHost = 16
        }
        await withTaskGroup(of: String?.self) { group in
            for round in 0..<rounds {
                if round >= 16, let problem = await group.next() ?? nil { Issue.record("seed \(seed): \(problem)") }
                group.addTask {
                    var random = SplitMix(seed: seed &+ UInt64(round))
                    let count = Int(random.next() % 64)
                    let choices = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
                    let credential = round % 8 == 0 ? Credential.password(user: "a", password: "b") : nil
                    return await server.violation(
                        of: HostileAnswer(choices: choices), by: loader, within: 30, credential: credential)
                }
            }
            for await problem in group { if let problem { Issue.record("seed \(seed): \(problem)") } }
        }
    }
}
