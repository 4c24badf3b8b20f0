import Foundation
import HTTPTypes
import Halcyon
import HalcyonCore
import HalcyonRedis
import HalcyonServer
import HalcyonStore
import Testing

@Suite("A fleet of servers")
struct FleetTests {
    @Test("Given four servers and a Redis, when 1,000 requests want 50 results, then 50 are made")
    func onceInTheFleet() async throws {
        let fleet = try await Fleet(timeout: 20)
        let statuses = try await fleet.ask(1_000, for: 50)
        #expect(statuses == [200: 1_000])
        // On a machine that is too busy to answer in time, one or two are made again; `fleet.py` and RedisFlightTests
        // count exactly.
        #expect((50...52).contains(fleet.origin.total))
        #expect((50...52).contains(fleet.renders))
    }

    @Test(
        "Given a Redis that dies or hangs meanwhile, when results are asked for, then none fails",
        arguments: [true, false])
    func withoutRedis(_ dies: Bool) async throws {
        let fleet = try await Fleet(timeout: 0.05)
        async let statuses = fleet.ask(400, for: 50)
        while fleet.origin.total < 5 { await Task.yield() }
        if dies { fleet.redis.die() } else { fleet.redis.suspend(true) }
        #expect(try await statuses == [200: 400])
    }
}

/// Servers with disks of their own that share a Redis and an origin.
private struct Fleet {
    let origin: Origin
    let redis: RedisProcess
    let registry = PrometheusRegistry()
    private let servers: [ImageServer]
    private let folder: TemporaryFolder

    init(timeout: Double) async throws {
        origin = try await Origin()
        redis = try RedisProcess()
        folder = try TemporaryFolder()
        let picture = try Pictures.jpeg(200, 100)
        for index in 0..<50 {
            // Different bytes: what comes after the end of a picture is ignored.
            origin.set("/\(index).jpg", .picture(picture + Data("\(index)".utf8)))
        }
        var servers: [ImageServer] = []
        for index in 0..<4 {
            let directory = folder.url.appending(path: "\(index)")
            var address = RedisConfiguration(.unix(path: redis.socket))
            // On a busy machine, a read that is late would count as a miss.
            address.timeout = timeout
            let shared = RedisCache(address)
            var configuration = ImageServer.Configuration(cacheDirectory: directory)
            configuration.sources = ImageServer.Configuration.sources(addressFilter: { _ in true })
            configuration.sources.diskTimeout = 60
            configuration.metrics = registry
            configuration.dataCache = TieredDataCache(
                DiskCache(directory: directory), shared: [.init("redis", shared, timeout: timeout)])
            configuration.dataInterceptors = [RedisFlight(shared).dataInterceptor]
            servers.append(try ImageServer(configuration))
        }
        self.servers = servers
    }

    /// How many results the servers have made together.
    var renders: Int {
        let line = registry.text.split(separator: "\n").first { $0.hasPrefix("halcyon_server_renders_total") }
        return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
    }

    /// Asks for results in a fixed order, each of them of all servers in turn, and counts the statuses.
    func ask(_ count: Int, for results: Int) async throws -> [Int: Int] {
        await withTaskGroup(of: Int.self) { group in
            for index in 0..<count {
                let path = "/insecure/w:50/\(ServerFixture.encoded(origin.url("/\(index * 7 % results).jpg")))"
                let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: path)
                group.addTask { [server = servers[index % servers.count]] in
                    await server.response(to: request, from: "\(index % 10)").head.status.code
                }
            }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
    }
}
