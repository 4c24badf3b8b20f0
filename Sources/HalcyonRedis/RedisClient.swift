import Foundation
import HalcyonCore

/// Calls a server: from any task, over connections that a thread of its own serves.
final class RedisClient: Sendable {
    let configuration: RedisConfiguration
    private let inbox = RedisInbox()
    private let clock = SystemClock()

    init(_ configuration: RedisConfiguration) { self.configuration = configuration }

    deinit {
        for case .call(let command) in inbox.close() {
            command.answer(.failure(.unreachable("its cache is gone")))
        }
    }

    /// Sends a command and returns the answer.
    ///
    /// - Throws: `RedisFailure.unreachable` within the configuration's timeout, `.refused`.
    func call(_ words: [Data]) async throws(RedisFailure) -> RedisReply {
        let deadline = clock.uptime + configuration.secondsPerCall
        return try await suspended { suspension in
            let command = RedisCommand(words, deadline: deadline, suspension)
            let isTaken = inbox.post(.call(command)) { [inbox, configuration] in
                OwnThread.start("halcyon-redis") { RedisLoop(inbox, configuration).run() }
            }
            if !isTaken { command.answer(.failure(.unreachable("there are no more file descriptors"))) }
        }.get()
    }
}
