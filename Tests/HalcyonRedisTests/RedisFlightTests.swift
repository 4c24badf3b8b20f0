import Foundation
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonRedis

/// Pipelines with disks of their own, as programs on several machines have, over a real server.
@Suite("RedisFlight", .timeLimit(.minutes(5)))
struct RedisFlightTests {
    private let redis: RedisServer
    private let origin: NginxServer

    init() throws {
        redis = try RedisServer()
        origin = try NginxServer()
    }

    /// One of the programs.
    private struct Instance {
        let pipeline: ImagePipeline
        let cache: RedisCache
        /// What keeps its disk.
        let folder: TemporaryDirectory
    }

    /// - Parameters:
    ///   - waiting: How long it waits for the locks of others; long, as the machine may be busy.
    ///   - lease: That of its locks; if long, one that is not released stays for as long as a test waits.
    private func instance(waiting: Double = 150, lease: Double = 60, timeout: Double = 20) throws -> Instance {
        var configuration = RedisConfiguration(.tcp(host: "127.0.0.1", port: redis.port))
        configuration.timeout = timeout
        let cache = RedisCache(configuration)
        let folder = try TemporaryDirectory()
        var tier = TieredDataCache.Tier("redis", cache)
        // The machine may be busy: what is asked here is how often something is done, not how soon.
        tier.timeout = timeout
        let tiers = TieredDataCache(DiskCache(directory: folder.url), shared: [tier])
        var pipeline = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: tiers, decoders: StandardCodecs.decoders)
        pipeline.encoders = StandardCodecs.encoders
        pipeline.diskTimeout = 60
        let flight = RedisFlight(cache, waiting: waiting, lease: lease, settling: 30)
        pipeline.interceptors = [flight.interceptor]
        pipeline.dataInterceptors = [flight.dataInterceptor]
        return Instance(pipeline: ImagePipeline(pipeline), cache: cache, folder: folder)
    }

    private func put(_ count: Int) throws -> [String] {
        let data = try Fixtures.data("arriving-rows.jpg")
        return try (0..<count).map { number in
            try origin.write(data, to: "/\(number).jpg")
            return "/cache-control/max-age=600/\(number).jpg"
        }
    }

    private func fetchCount(_ paths: [String]) throws -> Int {
        try paths.reduce(0) { $0 + (try origin.requestCount(path: $1)) }
    }

    private var lockCount: Int {
        get throws { try redis.command("KEYS halcyon:1:l:*").split(separator: "\r\n").count { $0.contains(":l:") } }
    }

    private func noLockStays() async throws {
        try await eventually("all locks are released", within: .seconds(50)) { try lockCount == 0 }
    }

    private func request(_ path: String, _ processor: any ImageProcessing) -> ImageRequest {
        var request = ImageRequest(origin.url(path), processors: [processor])
        request.storage = .both
        return request
    }

    /// The lock of a request whose bytes alone are stored.
    private func lock(of path: String, in instance: Instance) -> String {
        "halcyon:1:l:" + instance.pipeline.cache.sourceKey(for: origin.url(path))
    }

    @Test("Given four programs and 1,000 loads of 50 cold images, then each is fetched and made once")
    func fleet() async throws {
        let paths = try put(50)
        let processor = FakeProcessor("slow") { image throws(ImageError) in
            usleep(2000)
            return image
        }
        let instances = try (0..<4).map { _ in try instance() }
        let failures = Tally()
        await withTaskGroup { group in
            for number in 0..<1000 {
                group.addTask {
                    let instance = instances[number % 4]
                    let image = try? await instance.pipeline.image(for: request(paths[number / 4 % 50], processor))
                    if image?.size.width ?? 0 == 0 { failures.add() }
                }
            }
        }
        #expect(failures.value == 0)
        #expect(try fetchCount(paths) == 50)
        #expect(processor.runs.value == 50)
        try await noLockStays()
        withExtendedLifetime(instances) {}
    }

    @Test("Given a lock whose program has died, when an image is loaded, then it waits for the lease")
    func deadHolder() async throws {
        let path = try put(1)[0]
        let instance = try instance()
        let lock = lock(of: path, in: instance)
        _ = try redis.command("SET \(lock) dead PX 500")
        let start = SystemClock().uptime
        _ = try await instance.pipeline.image(for: origin.url(path))
        #expect(SystemClock().uptime - start > 0.3)
        #expect(try fetchCount([path]) == 1)
        #expect(try !redis.command("GET \(lock)").contains("dead"))
    }

    @Test("Given a lock that is held, when the wait is over, then the image is loaded all the same")
    func longHeld() async throws {
        let path = try put(1)[0]
        let instance = try instance(waiting: 0.2)
        let lock = lock(of: path, in: instance)
        _ = try redis.command("SET \(lock) other")
        _ = try await instance.pipeline.image(for: origin.url(path))
        #expect(try redis.command("GET \(lock)").contains("other"))
    }

    @Test("Given an image that is not there, when programs want it, then all fail, and no lock stays")
    func missing() async throws {
        let instances = try (0..<4).map { _ in try instance() }
        let codes = Log<Int>()
        await withTaskGroup { group in
            for instance in instances {
                group.addTask {
                    do {
                        _ = try await instance.pipeline.image(for: request("/none.jpg", FakeProcessor("a")))
                    } catch {
                        codes.add((error as? ImageError)?.code ?? 0)
                    }
                }
            }
        }
        #expect(Set(codes.entries).count == 1)
        #expect(codes.entries.count == 4)
        try await noLockStays()
        withExtendedLifetime(instances) {}
    }

    @Test("Given a server that hangs, dies or is absent, when images are loaded, then none fails", arguments: 0..<3)
    func broken(_ kind: Int) async throws {
        let paths = try put(20)
        let instances = try (0..<2).map { _ in try instance(timeout: 0.1) }
        switch kind {
        case 0: try redis.suspend(true)
        case 1: redis.stop()
        default: break
        }
        let failures = Tally()
        await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    if kind == 2, number == 100 { redis.stop() }
                    let request = request(paths[number % 20], FakeProcessor("a"))
                    let image = try? await instances[number % 2].pipeline.image(for: request)
                    if image == nil { failures.add() }
                }
            }
        }
        #expect(failures.value == 0)
        if kind == 0 { try redis.suspend(false) }
        withExtendedLifetime(instances) {}
    }

    @Test("Given a server that hangs, when loads follow each other, then few of them ask it")
    func hanging() async throws {
        let paths = try put(60)
        let instance = try instance(timeout: 0.5)
        let before = try commandCount()
        try redis.suspend(true)
        for path in paths { _ = try await instance.pipeline.image(for: origin.url(path)) }
        // Now it reads what it was sent. Each load would have asked it several times.
        try redis.suspend(false)
        #expect(try commandCount() - before < 60)
    }

    /// The number of commands that the server has read since it was started.
    private func commandCount() throws -> Int {
        let answer = try redis.command("INFO stats")
        let line = try #require(answer.firstMatch(of: /total_commands_processed:(\d+)/))
        return try #require(Int(line.1))
    }

    @Test("Given a load that has ended, when flushed, then its lock is released")
    func flush() async throws {
        let path = try put(1)[0]
        let cache = RedisCache(RedisConfiguration(.tcp(host: "127.0.0.1", port: redis.port)))
        let flight = RedisFlight(cache, lease: .infinity)
        #expect(flight.lease == 60)
        var configuration = ImagePipeline.Configuration(
            dataLoader: CurlDataLoader(), dataCache: cache, decoders: StandardCodecs.decoders)
        configuration.interceptors = [flight.interceptor]
        _ = try await ImagePipeline(configuration).image(for: origin.url(path))
        await flight.flush()
        #expect(try lockCount == 0)
    }

    @Test("Given the first of several loads is cancelled, then the others go on, and no lock stays")
    func cancelled() async throws {
        try origin.write(try Fixtures.data("arriving-rows.jpg"), to: "/a.jpg")
        let instance = try instance()
        let request = request("/delay/0.3/a.jpg", FakeProcessor("a"))
        let first = instance.pipeline.task(for: request)
        let second = instance.pipeline.task(for: request)
        try await eventually("the lock is taken") { try lockCount == 1 }
        first.cancel()
        #expect(try await second.image.size.width > 0)
        #expect(try origin.requestCount(path: "/delay/0.3/a.jpg") == 1)
        let third = instance.pipeline.task(for: self.request("/delay/0.3/a.jpg?b", FakeProcessor("a")))
        try await eventually("the lock is taken") { try lockCount >= 1 }
        third.cancel()
        try await noLockStays()
    }
}

/// Loads of bytes.
extension RedisFlightTests {
    /// Loads the bytes of each path as many times, by all programs in turn.
    ///
    /// - Returns: How many loads have brought other bytes than those of the file, or none.
    private func failures(of count: Int, _ paths: [String], by instances: [Instance]) async throws -> Int {
        let data = try Fixtures.data("arriving-rows.jpg")
        let failures = Tally()
        await withTaskGroup { group in
            for number in 0..<count {
                group.addTask {
                    let path = paths[number / instances.count % paths.count]
                    let pipeline = instances[number % instances.count].pipeline
                    let response = try? await pipeline.data(for: origin.url(path))
                    if response?.data != data { failures.add() }
                }
            }
        }
        return failures.value
    }

    @Test("Given four programs and 1,000 loads of 50 cold files, then the bytes are fetched once")
    func fleetOfBytes() async throws {
        let paths = try put(50)
        let instances = try (0..<4).map { _ in try instance() }
        #expect(try await failures(of: 1000, paths, by: instances) == 0)
        #expect(try fetchCount(paths) == 50)
        try await noLockStays()
        withExtendedLifetime(instances) {}
    }

    @Test("Given programs that want images, and others their bytes, then each is fetched once")
    func imagesAndBytes() async throws {
        let paths = try put(20)
        let instances = try (0..<4).map { _ in try instance() }
        let failures = Tally()
        await withTaskGroup { group in
            for number in 0..<160 {
                group.addTask {
                    let pipeline = instances[number % 4].pipeline
                    let request = ImageRequest(origin.url(paths[number / 4 % 20]), processors: [FakeProcessor("a")])
                    let wantsImage = number.isMultiple(of: 2)
                    let count =
                        wantsImage
                        ? try? await pipeline.image(for: request).size.width
                        : try? await pipeline.data(for: request).data.count
                    if count ?? 0 == 0 { failures.add() }
                }
            }
        }
        #expect(failures.value == 0)
        #expect(try fetchCount(paths) == 20)
        try await noLockStays()
        withExtendedLifetime(instances) {}
    }

    @Test("Given a lock whose program has died, when programs want bytes, then one fetches them")
    func deadHolderOfBytes() async throws {
        let path = try put(1)[0]
        let instances = try (0..<4).map { _ in try instance() }
        let lock = lock(of: path, in: instances[0])
        _ = try redis.command("SET \(lock) dead PX 500")
        let start = SystemClock().uptime
        #expect(try await failures(of: 40, [path], by: instances) == 0)
        #expect(SystemClock().uptime - start > 0.3)
        #expect(try fetchCount([path]) == 1)
        try await noLockStays()
        withExtendedLifetime(instances) {}
    }

    @Test("Given bytes that are not there, when programs want them, then all fail, and no lock stays")
    func missingBytes() async throws {
        let instances = try (0..<4).map { _ in try instance() }
        let errors = Log<ImageError?>()
        await withTaskGroup { group in
            for instance in instances {
                group.addTask {
                    errors.add(await failure { _ = try await instance.pipeline.data(for: origin.url("/none.jpg")) })
                }
            }
        }
        #expect(errors.entries == Array(repeating: .response(.status(404)), count: 4))
        try await noLockStays()
        withExtendedLifetime(instances) {}
    }

    @Test("Given a load of bytes with the lock, when it is cancelled, then the lock is released")
    func cancelledBytes() async throws {
        try origin.write(try Fixtures.data("arriving-rows.jpg"), to: "/a.jpg")
        let instance = try instance()
        let token = instance.pipeline.loadData(origin.url("/delay/5/a.jpg"), on: .immediate) { _ in }
        try await eventually("the lock is taken") { try lockCount == 1 }
        instance.pipeline.cancel(token)
        try await noLockStays()
        withExtendedLifetime(instance) {}
    }

    @Test(
        "Given a lock that is held, when bytes are loaded unshared, then they do not wait",
        arguments: [CachePolicy.Access.off, .readOnly, .writeOnly])
    func unsharedBytes(_ access: CachePolicy.Access) async throws {
        let path = try put(1)[0]
        let instance = try instance()
        _ = try redis.command("SET \(lock(of: path, in: instance)) other")
        var request = ImageRequest(origin.url(path))
        request.cachePolicy.disk = access
        let start = SystemClock().uptime
        #expect(try await instance.pipeline.data(for: request).source == .network)
        #expect(SystemClock().uptime - start < 100)
    }
}
