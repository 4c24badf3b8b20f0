import Foundation
import HalcyonCore
import Synchronization

/// A call to the server. Answered exactly once.
final class RedisCommand: Sendable {
    let words: [Data]
    /// When its caller stops waiting, by the system's uptime in seconds.
    let deadline: Double
    private let suspension: Suspension<Result<RedisReply, RedisFailure>>

    init(_ words: [Data], deadline: Double, _ suspension: Suspension<Result<RedisReply, RedisFailure>>) {
        self.words = words
        self.deadline = deadline
        self.suspension = suspension
    }

    func answer(_ result: Result<RedisReply, RedisFailure>) { suspension.resume(returning: result) }

    /// Returns a command as the server reads it (Redis serialization protocol, "Sending commands to a Redis server").
    static func encode(_ words: [Data]) -> Data {
        var text = Data(capacity: words.reduce(32) { $0 + $1.count + 24 })
        text.append(contentsOf: "*\(words.count)\r\n".utf8)
        for word in words {
            text.append(contentsOf: "$\(word.count)\r\n".utf8)
            text.append(word)
            text.append(contentsOf: "\r\n".utf8)
        }
        return text
    }
}

/// What the thread of a ``RedisClient`` has to do.
final class RedisInbox: Sendable {
    /// News for the thread.
    enum Message: Sendable {
        case call(RedisCommand)
        /// A connection has been opened, or could not be.
        case opened(Int, Result<RedisSocket, RedisFailure>)
    }

    private struct State {
        var messages: [Message] = []
        var hasThread = false
        var isSleeping = false
        var isClosed = false
        /// Made for the first message.
        var pipe: WakeupPipe?
    }

    private let state = Mutex(State())

    /// Becomes readable when the thread is to wake.
    var descriptor: Int32 { state.withLock { $0.pipe }?.number ?? -1 }

    /// Passes a message to the thread, which is started for the first one. If that is not possible, the calls that wait
    /// for it are answered.
    ///
    /// - Returns: False if the client is gone, or no descriptors are left to wake the thread.
    func post(_ message: Message, starting start: () -> Bool) -> Bool {
        guard let made = state.withLock({ $0.pipe }) ?? WakeupPipe() else { return false }
        let (isTaken, sleeping, starts) = state.withLock { state -> (Bool, WakeupPipe?, Bool) in
            guard !state.isClosed else { return (false, nil, false) }
            let pipe = state.pipe ?? made
            state.pipe = pipe
            state.messages.append(message)
            defer { (state.isSleeping, state.hasThread) = (false, true) }
            return (true, state.isSleeping ? pipe : nil, !state.hasThread)
        }
        sleeping?.wake()
        guard starts, !start() else { return isTaken }
        let lost = state.withLock { state in
            state.hasThread = false
            defer { state.messages = [] }
            return state.messages
        }
        for case .call(let command) in lost { command.answer(.failure(.unreachable("there can be no more threads"))) }
        return true
    }

    /// Takes all messages. Without any, the thread may sleep until ``descriptor`` is readable.
    ///
    /// - Returns: Nil if the client is gone.
    func take() -> [Message]? {
        state.withLock { state in
            defer { state.messages = [] }
            state.isSleeping = state.messages.isEmpty
            return state.isClosed ? nil : state.messages
        }
    }

    /// Called when the thread has slept. Another wake-up may still be on its way.
    func didWake() { state.withLock { $0.isSleeping = false } }

    /// Ends the thread.
    func close() -> [Message] {
        let (messages, pipe) = state.withLock { state in
            defer { (state.messages, state.isClosed) = ([], true) }
            return (state.messages, state.pipe)
        }
        pipe?.wake()
        return messages
    }
}
