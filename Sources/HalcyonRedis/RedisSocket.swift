import CHiredis
import Foundation
import HalcyonCore

/// An open connection that the server has accepted. Its owner closes it.
struct RedisSocket: Sendable {
    /// A word or a sentence is expected.
    private static let mostIntroductionBytes = 64 << 10
    private static let clock = SystemClock()

    let descriptor: Int32

    /// Opens a connection. Blocks its thread: looking up a name has no limit of its own.
    ///
    /// - Throws: `RedisFailure.unreachable`, also if the server refuses the introduction.
    static func open(_ configuration: RedisConfiguration) throws(RedisFailure) -> RedisSocket {
        if let reason = configuration.address.problem { throw .unreachable(reason) }
        let seconds = max(0.001, configuration.secondsPerCall)
        let end = clock.uptime + seconds
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
        guard halcyon_redis_limit(context.pointee.reader) != 0 else {
            throw .unreachable("there is no memory for a connection")
        }
        defer { if !isKept { halcyon_redis_unlimit(context.pointee.reader) } }
        do throws(RedisFailure) {
            if let password = configuration.password {
                try introduce(context, ["AUTH"] + (configuration.username.map { [$0] } ?? []) + [password], until: end)
            }
            // Asked in any case: a server that has no connection left says so in its first answer.
            try introduce(context, ["SELECT", String(configuration.database)], until: end)
        } catch .refused(let why) {
            throw .unreachable(RedisFailure.unavailability(why) ?? why)
        }
        isKept = true
        halcyon_redis_unlimit(context.pointee.reader)
        let descriptor = redisFreeKeepFd(context)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return RedisSocket(descriptor: descriptor)
    }

    private static func introduce(
        _ context: UnsafeMutablePointer<redisContext>, _ words: [String], until deadline: Double
    ) throws(RedisFailure) {
        let text = RedisCommand.encode(words.map { Data($0.utf8) })
        var code = text.withUnsafeBytes { text in
            redisAppendFormattedCommand(context, text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count)
        }
        var isSent: Int32 = 0
        while code == REDIS_OK, isSent == 0 { code = redisBufferWrite(context, &isSent) }
        var answer: UnsafeMutableRawPointer?
        while code == REDIS_OK {
            code = redisGetReplyFromReader(context, &answer)
            if code != REDIS_OK || answer != nil { break }
            guard clock.uptime < deadline, context.pointee.reader.pointee.len < mostIntroductionBytes else {
                throw .unreachable("it does not answer as Redis does")
            }
            code = redisBufferRead(context)
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
