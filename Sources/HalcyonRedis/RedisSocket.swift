import CHiredis
import Foundation
import HalcyonCore

/// An open connection that has introduced itself; whoever has it closes it.
struct RedisSocket: Sendable {
    let descriptor: Int32

    /// Opens a connection. Blocks its thread: looking up a name has no limit of its own.
    static func open(_ configuration: RedisConfiguration) throws(RedisFailure) -> RedisSocket {
        let seconds = max(0.001, configuration.secondsPerCall)
        let limit = timeval(
            tv_sec: Int(seconds), tv_usec: Int((seconds - seconds.rounded(.down)) * 1_000_000))
        let made =
            switch configuration.address {
            case .tcp(let host, let port): redisConnectWithTimeout(host, Int32(clamping: port), limit)
            case .unix(let path): redisConnectUnixWithTimeout(path, limit)
            }
        guard let context = made else { throw .unreachable("there is no memory for a connection") }
        var isKept = false
        defer { if !isKept { redisFree(context) } }
        guard context.pointee.err == 0, redisSetTimeout(context, limit) == REDIS_OK else {
            throw .unreachable(reason(context))
        }
        if let password = configuration.password {
            try introduce(context, ["AUTH"] + (configuration.username.map { [$0] } ?? []) + [password])
        }
        if configuration.database != 0 { try introduce(context, ["SELECT", String(configuration.database)]) }
        isKept = true
        let descriptor = redisFreeKeepFd(context)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return RedisSocket(descriptor: descriptor)
    }

    private static func introduce(
        _ context: UnsafeMutablePointer<redisContext>, _ words: [String]
    ) throws(RedisFailure) {
        let text = RedisCommand.encode(words.map { Data($0.utf8) })
        var answer: UnsafeMutableRawPointer?
        let code = text.withUnsafeBytes { text in
            let isTaken = redisAppendFormattedCommand(
                context, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
            return isTaken == REDIS_OK ? redisGetReply(context, &answer) : isTaken
        }
        guard code == REDIS_OK, let reply = answer?.assumingMemoryBound(to: redisReply.self) else {
            throw .unreachable(reason(context))
        }
        defer { freeReplyObject(reply) }
        _ = try RedisReply(reply)
    }

    private static func reason(_ context: UnsafeMutablePointer<redisContext>) -> String {
        let text = withUnsafeBytes(of: context.pointee.errstr) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? "it does not answer" : text
    }
}
