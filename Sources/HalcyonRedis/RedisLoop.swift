import Foundation
import HalcyonCore

/// The work of a client's thread: it spreads calls over connections, opens these, and gives up what takes too long.
///
/// Used by that thread alone.
final class RedisLoop {
    /// The bytes of an answer besides the largest value: names of keys.
    private static let extraReplyBytes = 16 << 20

    private enum Place {
        case closed
        /// A connection is being opened; these calls wait for it.
        case opening([RedisCommand])
        case open(RedisConnection)
    }

    private let inbox: RedisInbox
    private let configuration: RedisConfiguration
    private var places: [Place]
    /// Decides whether a connection is opened; and how the last opening was begun.
    private var breaker = CircuitBreaker(after: 1, pauses: 0.05...2)
    private var opening = CircuitBreaker.Call.usual
    private var lastFailure = RedisFailure.unreachable("it cannot be reached")
    private let clock = SystemClock()

    init(_ inbox: RedisInbox, _ configuration: RedisConfiguration) {
        self.inbox = inbox
        self.configuration = configuration
        places = Array(repeating: .closed, count: min(64, max(1, configuration.connections)))
    }

    func run() {
        while let messages = inbox.take() {
            for message in messages {
                switch message {
                case .call(let command): start(command)
                case .opened(let place, let result): didOpen(place, result)
                }
            }
            wait(isIdle: messages.isEmpty)
            expire()
        }
        for place in places.indices { close(place, .unreachable("its cache is gone")) }
    }

    // MARK: - Calls

    private func start(_ command: RedisCommand) {
        var best: (place: Int, load: Int)?
        var (unused, beingOpened) = (nil as Int?, nil as Int?)
        for (index, place) in places.enumerated() {
            switch place {
            case .closed: unused = unused ?? index
            case .opening: beingOpened = index
            case .open(let connection):
                if connection.waitingCount < best?.load ?? .max { best = (index, connection.waitingCount) }
            }
        }
        // One at a time, and only if all others are busy.
        if let unused, beingOpened == nil, best?.load != 0, let call = breaker.begin(at: clock.uptime) {
            opening = call
            open(unused)
            beingOpened = unused
        }
        // A call does not wait for a new connection if there is one: the server may have none left.
        switch (best?.place ?? beingOpened).map({ ($0, places[$0]) }) {
        case (let place, .opening(let waiting))?: places[place] = .opening(waiting + [command])
        case (let place, .open(let connection))?:
            connection.send(command)
            perform(place) { connection throws(RedisFailure) in try connection.write() }
        default: command.answer(.failure(lastFailure))
        }
    }

    // MARK: - Connections

    private func open(_ place: Int) {
        places[place] = .opening([])
        let (inbox, configuration) = (inbox, configuration)
        // A thread of its own, because looking up a name may take any time.
        let isStarted = OwnThread.start("halcyon-redis") {
            let result = Result { () throws(RedisFailure) in try RedisSocket.open(configuration) }
            let isTaken = inbox.post(.opened(place, result)) { false }
            if !isTaken, case .success(let socket) = result { Glibc.close(socket.descriptor) }
        }
        if !isStarted { didOpen(place, .failure(.unreachable("there can be no more threads"))) }
    }

    private func didOpen(_ place: Int, _ result: Result<RedisSocket, RedisFailure>) {
        guard case .opening(let waiting) = places[place] else { return }
        do throws(RedisFailure) {
            let most = min(max(0, configuration.maximumValueBytes), 1 << 40) + Self.extraReplyBytes
            guard let connection = RedisConnection(try result.get(), mostReplyBytes: most) else {
                throw .unreachable("there is no memory for a connection")
            }
            places[place] = .open(connection)
            breaker.succeed()
            for command in waiting { connection.send(command) }
            perform(place) { connection throws(RedisFailure) in try connection.write() }
        } catch {
            places[place] = .closed
            lastFailure = error
            breaker.fail(opening, at: clock.uptime)
            for command in waiting { command.answer(.failure(error)) }
        }
    }

    private func close(_ place: Int, _ failure: RedisFailure) {
        switch places[place] {
        case .closed: return
        case .opening(let waiting): for command in waiting { command.answer(.failure(failure)) }
        case .open(let connection): connection.fail(failure)
        }
        places[place] = .closed
    }

    private func perform(_ place: Int, _ work: (RedisConnection) throws(RedisFailure) -> Void) {
        guard case .open(let connection) = places[place] else { return }
        do throws(RedisFailure) { try work(connection) } catch { close(place, error) }
    }

    // MARK: - Time

    /// Waits for answers, for room in sockets, for messages, and for the next limit.
    private func wait(isIdle: Bool) {
        var polled = [pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)]
        var indices: [Int] = []
        for (index, place) in places.enumerated() {
            guard case .open(let connection) = place else { continue }
            let events = Int16(POLLIN) | (connection.hasUnsent ? Int16(POLLOUT) : 0)
            polled.append(pollfd(fd: connection.descriptor, events: events, revents: 0))
            indices.append(index)
        }
        let count = poll(&polled, nfds_t(polled.count), isIdle ? milliseconds : 0)
        if isIdle { inbox.didWake() }
        guard count > 0 else { return }
        if polled[0].revents != 0 {
            var byte: UInt8 = 0
            _ = Glibc.read(inbox.descriptor, &byte, 1)
        }
        for (place, polled) in zip(indices, polled.dropFirst()) where polled.revents != 0 {
            perform(place) { connection throws(RedisFailure) in
                if polled.revents & Int16(POLLOUT) != 0 { try connection.write() }
                if polled.revents & ~Int16(POLLOUT) != 0 { try connection.read() }
            }
        }
    }

    private var deadline: Double {
        places.reduce(.infinity) { earliest, place in
            switch place {
            case .closed: earliest
            case .opening(let waiting): waiting.reduce(earliest) { min($0, $1.deadline) }
            case .open(let connection): min(earliest, connection.deadline)
            }
        }
    }

    private var milliseconds: Int32 {
        let deadline = deadline
        guard deadline < .infinity else { return -1 }
        return Int32(clamping: Int(max(0, min(86_400, deadline - clock.uptime)) * 1000) + 1)
    }

    /// Gives up calls that have waited too long. If one was sent, so is its connection, because the answers to others
    /// come after its own.
    private func expire() {
        let now = clock.uptime
        for (index, place) in places.enumerated() {
            switch place {
            case .closed: continue
            case .opening(let waiting):
                guard waiting.contains(where: { $0.deadline <= now }) else { continue }
                places[index] = .opening(waiting.filter { $0.deadline > now })
                for command in waiting where command.deadline <= now { command.answer(.failure(Self.tooSlow)) }
            case .open(let connection):
                if connection.deadline <= now { close(index, Self.tooSlow) }
            }
        }
    }

    private static let tooSlow = RedisFailure.unreachable("it does not answer in time")
}
