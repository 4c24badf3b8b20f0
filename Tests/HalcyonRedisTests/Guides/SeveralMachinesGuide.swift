import Foundation
import Halcyon
import HalcyonRedis
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// The code of the guide "Several machines"; what it says of tiers stands in `CachingGuide`.
@Suite("Guide: several machines")
struct SeveralMachinesGuide {
    @Test("Given the guide, when two programs load an image and bytes, then each is fetched once")
    func redis() async throws {
        let server = try RedisServer(["--requirepass", "secret"])
        let (host, port, password) = ("127.0.0.1", server.port, "secret")
        let loader = FakeLoader()
        loader["/cat.jpg"] = .image(FakeImage(width: 4, height: 3), fields: [.cacheControl: "max-age=600"])
        loader["/dog.jpg"] = .data(Data("dog".utf8), fields: [.cacheControl: "max-age=600"])
        for _ in 0..<2 {
            let temporary = try TemporaryDirectory()
            let folder = temporary.url

            let redis = RedisCache(RedisConfiguration(.tcp(host: host, port: port), password: password))
            let tiers = TieredDataCache(DiskCache(directory: folder), shared: [.init("redis", redis)])

            var configuration = ImagePipeline.Configuration.standard
            configuration.dataCache = tiers
            let flight = RedisFlight(redis)
            configuration.interceptors.append(flight.interceptor)  // images
            configuration.dataInterceptors.append(flight.dataInterceptor)  // bytes, by pipeline.data(for:)

            configuration.dataLoader = loader
            configuration.decoders = [FakeDecoder()]
            configuration.imageCache = nil
            let pipeline = ImagePipeline(configuration)
            #expect(try await pipeline.image(for: "https://example.org/cat.jpg").size.width == 4)
            #expect(try await pipeline.data(for: "https://example.org/dog.jpg").data == Data("dog".utf8))
            await pipeline.flush()
            await tiers.flush()
        }
        #expect(loader.urls == ["https://example.org/cat.jpg", "https://example.org/dog.jpg"])
    }
}
