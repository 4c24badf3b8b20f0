import Foundation
public import HalcyonCore
import Synchronization

/// Lets one of several programs load an image, or bytes, that they all want, while the others wait for it to reach
/// their shared cache.
///
/// ```swift
/// let redis = RedisCache(RedisConfiguration(.tcp(host: "cache.internal")))
/// let pipeline = ImagePipeline {
///     $0.dataCache = TieredDataCache(DiskCache(directory: folder), shared: [.init("redis", redis)])
///     let flight = RedisFlight(redis)
///     $0.interceptors.append(flight.interceptor)
///     $0.dataInterceptors.append(flight.dataInterceptor)
/// }
/// ```
///
/// A load that finds nothing fresh in the caches takes a lock on the server, with a token of its own and an expiry that
/// is extended while the load runs. A load that does not get it waits until the lock is released, the lock's program
/// has died or ``waiting`` seconds have passed. Then it goes on as usual: from the shared cache if that has what it
/// wants, otherwise by itself. Requests whose finished images are stored
/// (``ImageRequest/Options/storage-swift.property``) are decoded once as well; of others, the bytes are shared, and a
/// load of bytes has the same lock as one of their image.
///
/// Without the server, loads go ahead: at once if it cannot be reached; if it does not answer, those of the first
/// moment wait for ``RedisConfiguration/timeout``, and then a single one now and then.
///
/// Local files, providers, and requests that do not read and write the disk cache do not take part.
public final class RedisFlight: Sendable {
    /// The maximum number of seconds that a load waits for that of another program.
    public let waiting: Double
    /// The number of seconds after which the lock of a program that has died expires.
    public let lease: Double
    private let cache: RedisCache
    private let clock: any PipelineClock
    private let seats = Mutex<[String: Seat]>([:])
    /// The number of locks that are being released.
    private let releasing = Mutex(0)
    private let breaker = Mutex(CircuitBreaker(after: 1, pauses: 1...30))

    /// The maximum number of seconds for which a lock is held until the shared cache has what this machine has stored:
    /// it may be too large for that.
    private let longestSettling: Double
    private static let pauses = 0.005...0.1

    /// Creates the lock of a cache's programs.
    ///
    /// - Parameters:
    ///   - cache: The cache that the programs share: a tier of each one's ``TieredDataCache``, with the same prefix.
    ///   - waiting: See ``waiting``. Default: 10. Negative values and NaN count as 0.
    ///   - lease: See ``lease``. Default: 3; at least 0.1, at most 60.
    ///   - clock: Measures the limits. Default: the system's.
    public convenience init(
        _ cache: RedisCache, waiting: Double = 10, lease: Double = 3, clock: any PipelineClock = SystemClock()
    ) {
        self.init(cache, waiting: waiting, lease: lease, settling: 0.3, clock: clock)
    }

    /// - Parameter settling: How long a lock is held at most until the shared cache has an entry, in seconds.
    init(
        _ cache: RedisCache, waiting: Double, lease: Double, settling: Double, clock: any PipelineClock = SystemClock()
    ) {
        self.cache = cache
        longestSettling = settling
        self.waiting = waiting > 0 ? waiting : 0
        self.lease = lease >= 0.1 ? min(lease, 60) : 0.1
        self.clock = clock
    }

    /// The interceptor of loads of images; add it to ``ImagePipeline/Configuration/interceptors``. Its errors are those
    /// of the load.
    public var interceptor: ImageInterceptor {
        { [self] load in try await response(to: load, at: DiskPlace(of: load)) }
    }

    /// The interceptor of loads of bytes; add it to ``ImagePipeline/Configuration/dataInterceptors``. Its errors are
    /// those of the load.
    public var dataInterceptor: DataInterceptor {
        { [self] load in try await response(to: load, at: DiskPlace(of: load)) }
    }

    private func response<Response>(
        to load: Intercepted<Response>, at place: DiskPlace?
    ) async throws(ImageError) -> Response {
        guard let place, await !place.isFresh() else { return try await load.proceed() }
        let seat = join(place)
        await seat.ready()
        do {
            let response = try await load.proceed()
            leave(seat, hasLoaded: true)
            return response
        } catch {
            leave(seat, hasLoaded: false)
            throw error
        }
    }

    // MARK: - In this program

    private func join(_ place: DiskPlace) -> Seat {
        let (seat, isNew) = seats.withLock { seats -> (Seat, Bool) in
            if let seat = seats[place.key] {
                seat.enter()
                return (seat, false)
            }
            let seat = Seat(place)
            seats[place.key] = seat
            return (seat, true)
        }
        if isNew {
            seat.start { [self] in
                let isHeld = await acquire(seat)
                seat.open(isHeld: isHeld)
                if isHeld { await hold(seat) }
            }
        }
        return seat
    }

    private func leave(_ seat: Seat, hasLoaded: Bool) {
        if seat.leave(hasLoaded: hasLoaded) { Task { await settle(seat) } }
    }

    /// Gives up the lock after the last load of this program, once the others can find what was loaded.
    private func settle(_ seat: Seat) async {
        if seat.isHeld, seat.hasLoaded, await seat.place.isStored() {
            let end = clock.uptime + longestSettling
            var pause = Self.pauses.lowerBound
            while seat.isUnused, clock.uptime < end, await !isShared(seat) {
                try? await clock.sleep(seconds: pause)
                pause = min(2 * pause, Self.pauses.upperBound)
            }
        }
        // Another load may have come meanwhile: the last of those gives it up.
        let isOver = seats.withLock { seats in
            guard seat.isUnused, seats[seat.place.key] === seat else { return false }
            seats[seat.place.key] = nil
            return true
        }
        guard isOver else { return }
        releasing.withLock { $0 += 1 }
        await seat.stop()
        if seat.isHeld { await release(seat) }
        releasing.withLock { $0 -= 1 }
    }

    /// Waits until the locks of loads that have ended are released, at most 0.6 s longer than
    /// ``RedisConfiguration/timeout``. Call it before a program ends: otherwise others wait until its last locks
    /// expire.
    public func flush() async {
        let end = clock.uptime + 2 * longestSettling + cache.configuration.secondsPerCall
        while isReleasing, clock.uptime < end {
            guard (try? await clock.sleep(seconds: Self.pauses.lowerBound)) != nil else { return }
        }
    }

    private var isReleasing: Bool {
        seats.withLock { $0.values.contains(where: \.isUnused) } || releasing.withLock { $0 > 0 }
    }

    // MARK: - On the server

    /// Asks the server, unless it has failed: then a single load tries it now and then.
    ///
    /// - Returns: Nil if it was not asked, or has failed.
    private func ask(_ command: [Data]) async -> RedisReply? {
        let now = clock.uptime
        guard let call = breaker.withLock({ $0.begin(at: now) }) else { return nil }
        let answer = try? await cache.client.call(command)
        let end = clock.uptime
        breaker.withLock { breaker in
            if answer == nil { breaker.fail(call, at: end) } else { breaker.succeed() }
        }
        return answer
    }

    private func lockKey(_ seat: Seat) -> Data { Data((cache.beginning + "l:" + seat.place.key).utf8) }

    private var leaseText: Data { Data("\(Int(lease * 1000))".utf8) }

    /// Whether the shared cache has a fresh entry. False if it cannot be asked.
    private func isShared(_ seat: Seat) async -> Bool {
        (try? await cache.metadata(for: seat.place.key))??.isFresh(at: clock.date) ?? false
    }

    /// Waits for the lock.
    ///
    /// - Returns: Whether it was taken; otherwise there is nothing to wait for any longer.
    private func acquire(_ seat: Seat) async -> Bool {
        let end = clock.uptime + waiting
        var pause = Self.pauses.lowerBound
        while !Task.isCancelled {
            let command = [Data("SET".utf8), lockKey(seat), seat.token, Data("NX".utf8), Data("PX".utf8), leaseText]
            guard let answer = await ask(command) else { return false }
            if case .bytes = answer { return true }
            guard clock.uptime < end, await !isShared(seat) else { return false }
            try? await clock.sleep(seconds: pause)
            pause = min(1.5 * pause, Self.pauses.upperBound)
        }
        return false
    }

    /// Keeps the lock from expiring until it is released.
    private func hold(_ seat: Seat) async {
        while !Task.isCancelled {
            try? await clock.sleep(seconds: lease / 3)
            if Task.isCancelled { return }
            let answer = try? await cache.client.run(
                RedisScripts.extendLock, on: lockKey(seat), [seat.token, leaseText])
            // It has expired: another program may have it.
            if let answer, answer.count == 0 { return }
        }
    }

    private func release(_ seat: Seat) async {
        _ = try? await cache.client.run(RedisScripts.unlock, on: lockKey(seat), [seat.token])
    }
}

/// The loads of one key in this program, which share a lock.
private final class Seat: Sendable {
    private struct State {
        var users = 1
        var isOpen = false
        /// Whether this program has got the lock.
        var isHeld = false
        /// Whether a load has succeeded.
        var hasLoaded = false
        var waiting: [AsyncStream<Void>.Continuation] = []
        var task: Task<Void, Never>?
    }

    /// What they load.
    let place: DiskPlace
    /// Identifies the lock of this program.
    let token = Data(UUID().uuidString.utf8)
    private let state = Mutex(State())

    init(_ place: DiskPlace) { self.place = place }

    var isUnused: Bool { state.withLock { $0.users == 0 } }

    var isHeld: Bool { state.withLock { $0.isHeld } }

    var hasLoaded: Bool { state.withLock { $0.hasLoaded } }

    func enter() { state.withLock { $0.users += 1 } }

    /// - Returns: Whether that was the last user.
    func leave(hasLoaded: Bool) -> Bool {
        state.withLock { state in
            state.users -= 1
            state.hasLoaded = state.hasLoaded || hasLoaded
            return state.users == 0
        }
    }

    /// Starts the task that takes and holds the lock.
    func start(_ work: @escaping @Sendable () async -> Void) {
        let task = Task { await work() }
        state.withLock { $0.task = task }
    }

    /// Ends that task, and returns when it will do nothing more.
    func stop() async {
        let task = state.withLock { $0.task }
        task?.cancel()
        await task?.value
    }

    /// Lets the loads go ahead.
    func open(isHeld: Bool) {
        let waiting = state.withLock { state in
            defer { (state.waiting, state.isOpen, state.isHeld) = ([], true, isHeld) }
            return state.waiting
        }
        for continuation in waiting { continuation.finish() }
    }

    /// Waits until the loads may go ahead, or the caller is cancelled.
    func ready() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let isOpen = state.withLock { state in
            if !state.isOpen { state.waiting.append(continuation) }
            return state.isOpen
        }
        if isOpen { return }
        for await _ in stream {}
    }
}
