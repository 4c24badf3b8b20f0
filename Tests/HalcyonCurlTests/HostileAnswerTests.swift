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
        let first = number("HALCYON_SEED") ?? 14
        let rounds = 3000 * (number("HALCYON_STRESS") ?? 1)
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
                if round >= 16, let problem = await group.next() ?? nil { Issue.record("\(problem)") }
                group.addTask {
                    let seed = first &+ round
                    let credential = seed % 8 == 0 ? Credential.password(user: "a", password: "b") : nil
                    let answer = HostileAnswer(seed: seed)
                    let problem = await server.violation(of: answer, by: loader, within: 60, credential: credential)
                    return problem.map { "HALCYON_SEED=\(seed): \($0)" }
                }
            }
            for await problem in group { if let problem { Issue.record("\(problem)") } }
        }
    }
}
