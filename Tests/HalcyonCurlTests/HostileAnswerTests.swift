import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// The fuzz target `heads` with choices from a seed. `HALCYON_SEED` sets the seed, `HALCYON_STRESS` multiplies the
/// number of rounds.
@Suite struct HostileAnswerTests {
    private func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    @Test(
        "Given thousands of hostile responses, when loaded, then each ends in an error or a head",
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
                    // So many at a time on a busy machine end late; this finds those that never end.
                    let problem = await server.violation(of: answer, by: loader, within: 60, credential: credential)
                    return problem.map { "HALCYON_SEED=\(seed): \($0)" }
                }
            }
            for await problem in group { if let problem { Issue.record("\(problem)") } }
        }
    }

    @Test(
        "Given an answer that stops anywhere, when loaded, then the idle limit ends it, no spin",
        .timeLimit(.minutes(5)),
        arguments: [
            "", "HTTP/1.1 ", "HTTP/1.1 200 OK\r\nX: a\r\n", "HTTP/1.1 103 Early Hints\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello", "HTTP/1.1 200 OK\r\n\r\nhello",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
        ])
    func heldOpen(_ answer: String) async throws {
        let server = try ScriptedServer { connection in
            connection.send(answer)
            connection.waitForClose()
        }
        let thread = LoaderThread()
        // An idle limit that is ten times too late loses against the total one.
        let loader = CurlDataLoader {
            $0.addressFilter = { _ in thread.note() }
            $0.idleTimeout = 2
            $0.totalTimeout = 20
        }
        let error = await failure { _ = try await loader.data(server.url()) }
        #expect(error == .response(.timeout(.idle, seconds: 2)))
        // Of two seconds that it waited.
        let used = try #require(thread.processorTime)
        #expect(used < .milliseconds(150), "\(used)")
        // Its thread goes with it.
        withExtendedLifetime(loader) {}
    }
}
