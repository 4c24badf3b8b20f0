import Foundation
public import HalcyonCore
import Synchronization

/// Lets one of several programs load an image that they all want, while the others wait for it to reach their shared
/// cache.
///
/// ```swift
/// let redis = RedisCache(RedisConfiguration(.tcp(host: "cache.internal")))
/// let pipeline = ImagePipeline {
///     $0.dataCache = TieredDataCache(DiskCache(directory: folder), shared: [.init("redis", redis)])
///     $0.interceptors.append(RedisFlight(redis).interceptor)
/// }
/// ```
///
/// A load that finds nothing fresh in the caches takes a lock on the server, with a token of its own and an expiry that
/// is extended while the load runs. Whoever does not get it waits until the lock is released, its program has died or
/// ``waiting`` seconds are over, and then loads as usual: from the shared cache if the image has come there, otherwise
/// by itself. Requests whose finished images are stored (``ImageRequest/Options/storage-swift.property``) are decoded
/// once as well; of others, the bytes are shared. Without the server, loads go ahead: at once if it cannot be reached;
/// if it does not answer, those of the first moment wait for ``RedisConfiguration/timeout``, and then a single one now
/// and then.
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
    /// When the server is asked again after it has failed, and for how long it is left alone next time.
    private let pause = Mutex((end: 0.0, seconds: RedisFlight.serverPauses.lowerBound))
    private static let serverPauses = 1.0...30.0

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

    /// The interceptor to add to the configuration of a pipeline. Its errors are those of the load.
    public var interceptor: ImageInterceptor {
        { [self] load in
            guard let key = load.diskKey, await !load.isOnDisk(key) else { return try await load.proceed() }
            let seat = join(key)
            await seat.ready()
            do {
                let response = try await load.proceed()
                leave(key, seat, having: load)
                return response
            } catch {
                leave(key, seat, having: nil)
                throw error
            }
        }
    }

    // MARK: - In this program

    private func join(_ key: String) -> Seat {
        let (seat, isNew) = seats.withLock { seats -> (Seat, Bool) in
            if let seat = seats[key] {
                seat.enter()
                return (seat, false)
            }
            let seat = Seat()
            seats[key] = seat
            return (seat, true)
        }
        if isNew {
            seat.start { [self] in
                let isHeld = await acquire(key, seat.token)
                seat.open(isHeld: isHeld)
                if isHeld { await hold(key, seat) }
            }
        }
        return seat
    }

    private func leave(_ key: String, _ seat: Seat, having load: InterceptedLoad?) {
        if seat.leave(having: load) { Task { await settle(key, seat) } }
    }

    /// Gives up the lock after the last load of this program, once the others can find what was loaded.
    private func settle(_ key: String, _ seat: Seat) async {
        if seat.isHeld, let load = seat.load, await load.isStored(key) {
            let end = clock.uptime + longestSettling
            var pause = Self.pauses.lowerBound
            while seat.isUnused, clock.uptime < end, await !isShared(key) {
                try? await clock.sleep(seconds: pause)
                pause = min(2 * pause, Self.pauses.upperBound)
            }
        }
        // Somebody may have come meanwhile: the last of those settles it.
        let isOver = seats.withLock { seats in
            guard seat.isUnused, seats[key] === seat else { return false }
            seats[key] = nil
            return true
        }
        guard isOver else { return }
        releasing.withLock { $0 += 1 }
        await seat.stop()
        if seat.isHeld { await release(key, seat.token) }
        releasing.withLock { $0 -= 1 }
    }

    /// Waits until the locks of loads that have ended are released, for at most some seconds: before a program ends, so
    /// that others do not wait for the locks to expire.
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
        let isProbe = pause.withLock { pause -> Bool? in
            guard pause.end > 0 else { return false }
            guard pause.end <= now else { return nil }
            pause.end = now + pause.seconds
            return true
        }
        guard let isProbe else { return nil }
        let answer = try? await cache.client.call(command)
        pause.withLock { [clock] pause in
            if answer != nil {
                pause = (0, Self.serverPauses.lowerBound)
            } else if isProbe || pause.end == 0 {
                // Those who asked at the same time say nothing new.
                pause.end = clock.uptime + pause.seconds
                pause.seconds = min(2 * pause.seconds, Self.serverPauses.upperBound)
            }
        }
        return answer
    }

    private func lockKey(_ key: String) -> Data { Data((cache.beginning + "l:" + key).utf8) }

    private var leaseText: Data { Data("\(Int(lease * 1000))".utf8) }

    /// Whether the shared cache has something fresh for the key. False if it cannot be asked.
    private func isShared(_ key: String) async -> Bool {
        (try? await cache.metadata(for: key))??.isFresh(at: clock.date) ?? false
    }

    /// Waits for the lock.
    ///
    /// - Returns: Whether it was taken; otherwise there is nothing to wait for any longer.
    private func acquire(_ key: String, _ token: Data) async -> Bool {
        let end = clock.uptime + waiting
        var pause = Self.pauses.lowerBound
        while !Task.isCancelled {
            let command = [Data("SET".utf8), lockKey(key), token, Data("NX".utf8), Data("PX".utf8), leaseText]
            guard let answer = await ask(command) else { return false }
            if case .bytes = answer { return true }
            guard clock.uptime < end, await !isShared(key) else { return false }
            try? await clock.sleep(seconds: pause)
            pause = min(1.5 * pause, Self.pauses.upperBound)
        }
        return false
    }

    /// Keeps the lock from expiring until it is released.
    private func hold(_ key: String, _ seat: Seat) async {
        while !Task.isCancelled {
            try? await clock.sleep(seconds: lease / 3)
            if Task.isCancelled { return }
            let answer = try? await cache.client.run(
                RedisScripts.extendLock, on: lockKey(key), [seat.token, leaseText])
            // It has expired: another program may have it.
            if let answer, answer.count == 0 { return }
        }
    }

    private func release(_ key: String, _ token: Data) async {
        _ = try? await cache.client.run(RedisScripts.unlock, on: lockKey(key), [token])
    }
}

/// The loads of one key in this program, which share a lock.
private final class Seat: Sendable {
    private struct State {
        var users = 1
        var isOpen = false
        /// Whether this program has got the lock.
        var isHeld = false
        /// A load that has succeeded.
        var load: InterceptedLoad?
        var waiting: [AsyncStream<Void>.Continuation] = []
        var task: Task<Void, Never>?
    }

    /// Identifies the lock of this program.
    let token = Data(UUID().uuidString.utf8)
    private let state = Mutex(State())

    var isUnused: Bool { state.withLock { $0.users == 0 } }

    var isHeld: Bool { state.withLock { $0.isHeld } }

    var load: InterceptedLoad? { state.withLock { $0.load } }

    func enter() { state.withLock { $0.users += 1 } }

    /// - Returns: Whether that was the last user.
    func leave(having load: InterceptedLoad?) -> Bool {
        state.withLock { state in
            state.users -= 1
            state.load = state.load ?? load
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
