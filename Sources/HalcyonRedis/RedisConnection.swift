import CHiredis
import Foundation

/// An open connection, which carries many calls at once: the server answers them in their order.
///
/// Used by the thread of its loop alone.
final class RedisConnection {
    /// The bytes taken from the socket before other connections get their turn.
    private static let bytesPerTurn = 1 << 20
    private static let chunk = 64 << 10

    let descriptor: Int32
    /// The most bytes of one answer; a server that sends more is left.
    private let mostReplyBytes: Int
    private let reader: UnsafeMutablePointer<redisReader>
    /// Calls that wait for their answers; those before `head` have theirs.
    private var calls: [RedisCommand] = []
    private var head = 0
    /// What has not been sent.
    private var unsent: [Data] = []
    private var sentOfFirst = 0
    private let buffer: UnsafeMutableRawPointer

    /// - Returns: Nil if there is no memory.
    init?(_ socket: RedisSocket, mostReplyBytes: Int) {
        guard let reader = redisReaderCreate() else {
            close(socket.descriptor)
            return nil
        }
        guard halcyon_redis_limit(reader) != 0 else {
            redisReaderFree(reader)
            close(socket.descriptor)
            return nil
        }
        descriptor = socket.descriptor
        self.mostReplyBytes = mostReplyBytes
        self.reader = reader
        buffer = .allocate(byteCount: Self.chunk, alignment: 16)
    }

    deinit {
        halcyon_redis_unlimit(reader)
        redisReaderFree(reader)
        buffer.deallocate()
        close(descriptor)
    }

    var waitingCount: Int { calls.count - head }

    /// When the oldest call gives up.
    var deadline: Double { head < calls.count ? calls[head].deadline : .infinity }

    var hasUnsent: Bool { !unsent.isEmpty }

    func send(_ command: RedisCommand) {
        calls.append(command)
        unsent.append(RedisCommand.encode(command.words))
    }

    /// Fails all calls that have no answer.
    func fail(_ failure: RedisFailure) {
        for command in calls[head...] { command.answer(.failure(failure)) }
        (calls, head) = ([], 0)
    }

    /// Sends what the socket takes.
    ///
    /// - Throws: `RedisFailure.unreachable` if the connection is broken.
    func write() throws(RedisFailure) {
        var count = 0
        while count < unsent.count {
            let offset = sentOfFirst
            let sent = unsent[count].withUnsafeBytes { text in
                Glibc.send(descriptor, text.baseAddress.map { $0 + offset }, text.count - offset, Int32(MSG_NOSIGNAL))
            }
            if sent < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN || errno == EWOULDBLOCK { break }
                throw .unreachable(String(cString: strerror(errno)))
            }
            sentOfFirst += sent
            if sentOfFirst == unsent[count].count { (count, sentOfFirst) = (count + 1, 0) }
        }
        unsent.removeFirst(count)
    }

    /// Reads what has arrived, and answers calls.
    ///
    /// - Throws: `RedisFailure.unreachable` if the connection has ended, or the server breaks the protocol.
    func read() throws(RedisFailure) {
        var total = 0
        while total < Self.bytesPerTurn {
            let count = Glibc.read(descriptor, buffer, Self.chunk)
            if count == 0 { throw .unreachable("it has closed the connection") }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN || errno == EWOULDBLOCK { return }
                throw .unreachable(String(cString: strerror(errno)))
            }
            total += count
            guard redisReaderFeed(reader, buffer.assumingMemoryBound(to: CChar.self), count) == REDIS_OK else {
                throw .unreachable("it does not speak the protocol of Redis")
            }
            try takeAnswers()
            if reader.pointee.len > mostReplyBytes {
                throw .unreachable("an answer is larger than any that was asked for")
            }
        }
    }

    private func takeAnswers() throws(RedisFailure) {
        while true {
            var answer: UnsafeMutableRawPointer?
            guard redisReaderGetReply(reader, &answer) == REDIS_OK else {
                throw .unreachable("it does not speak the protocol of Redis")
            }
            guard let reply = answer?.assumingMemoryBound(to: redisReply.self) else { return }
            defer { freeReplyObject(reply) }
            guard head < calls.count else { throw .unreachable("it answers what was not asked") }
            let command = calls[head]
            head += 1
            if head > 64, head > calls.count / 2 {
                calls.removeFirst(head)
                head = 0
            }
            command.answer(Result { () throws(RedisFailure) in try RedisReply(reply) })
        }
    }
}
