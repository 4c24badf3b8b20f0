import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@Suite("Guide: Cache", .timeLimit(.minutes(5)))
struct CachingGuide {
    private let loader = FakeLoader(default: .image(FakeImage(width: 40, height: 30)))
    private let cache = FakeDataCache()
    private let pipeline: ImagePipeline

    init() { pipeline = ImagePipeline(.fake(loader: loader, cache: cache)) }

    @Test("Given the guide, when policies are said, then the last one holds, and nothing is loaded")
    func policies() async {
        var request = ImageRequest("https://example.org/cat.jpg")

        request.cachePolicy.network = .reload  // load again
        request.cachePolicy.network = .revalidate  // let the server confirm what is cached
        request.cachePolicy.network = .never  // offline: what is not cached fails with .cache(.notCached)
        request.cachePolicy.memory = .off  // or .readOnly, .writeOnly, .readWrite
        request.cachePolicy.disk = .readOnly
        request.cacheKey = "photo-17"  // for URLs whose signature changes

        let offline = request
        await #expect(throws: ImageError.cache(.notCached(key: "photo-17"))) { try await pipeline.image(for: offline) }
        #expect(loader.urls == [])
    }

    @Test("Given the guide, when it is said how long bytes are fresh and images stay, then that is so")
    func lifetimes() async throws {
        let clock = FakeClock()
        var configuration = ImagePipeline.Configuration.fake(loader: loader, cache: cache, clock: clock)
        var request = ImageRequest("https://example.org/cat.jpg")

        configuration.freshness = .images  // as the server says, and 7 days where it says nothing
        configuration.freshness = .strict  // as RFC 9111 says
        configuration.freshness = .expirationOnly  // as the program says
        configuration.expiration = .days(30)  // instead of those 7 days
        request.expiration = .days(1)  // whatever the server says of this one
        request.expirationExtension = .lifetime  // each use restarts that day; or .by(.days(7))

        configuration.imageCache = ImageCache(costLimit: 64 << 20, countLimit: 500, expiration: .seconds(600))
        request.memoryExpiration = .seconds(60)  // this image goes after a minute

        configuration.imageCache = ImageCache(expiration: .seconds(600), clock: clock)
        request.delivery = .afterStore
        let pipeline = ImagePipeline(configuration)
        _ = try await pipeline.image(for: request)
        let entry = try #require(try await cache.entry(for: request.sourceKey))
        #expect(entry.metadata.expiresAt == entry.metadata.storedAt.addingTimeInterval(86_400))
        #expect(entry.metadata.extensionOnUse == 86_400)
        #expect(pipeline.cachedImage(for: request) != nil)
        clock.advance(61)
        #expect(pipeline.cachedImage(for: request) == nil)
    }

    @Test("Given the guide, when offline with a stale entry, then that is served and marked stale")
    func offline() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        request.expiration = .seconds(0)
        request.delivery = .afterStore
        _ = try await pipeline.image(for: request)

        request.cachePolicy.network = .never
        let response = try await pipeline.response(for: request)
        if response.isStale { print("this may be out of date") }

        #expect(response.isStale)
    }

    @Test("Given the guide, when a stale answer is followed, then the newer image is shown after it")
    func updates() async throws {
        let control: HTTPFields = [.cacheControl: "max-age=60, stale-while-revalidate=600"]
        let loader = FakeLoader()
        loader["/cat.jpg"] = .image(FakeImage(width: 1, height: 1), fields: control)
        let clock = FakeClock()
        let pipeline = ImagePipeline(.fake(loader: loader, clock: clock))
        let request = ImageRequest("https://example.org/cat.jpg")
        _ = try await pipeline.image(for: request)
        clock.advance(61)
        loader["/cat.jpg"] = .image(FakeImage(width: 2, height: 2), fields: control)
        var shown: [Int] = []
        func show(_ image: DecodedImage) { shown.append(image.size.width) }

        let response = try await pipeline.response(for: request)
        show(response.image)
        if let newer = await pipeline.update(of: response, for: request) { show(newer.image) }

        #expect(shown == [1, 2])
    }

    @Test("Given the README, when its caching code runs, then the response is stale, then removed")
    func readme() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        request.delivery = .afterStore
        let clock = FakeClock()
        let pipeline = ImagePipeline(.fake(loader: loader, cache: cache, clock: clock))

        request.expiration = .seconds(1)
        _ = try await pipeline.image(for: request)
        clock.advance(2)

        do {
            request.expiration = .days(1)  // whatever the server says
            request.cachePolicy.network = .never  // offline: use what is cached, even if it is stale
            let response = try await pipeline.response(for: request)  // response.isStale says whether it is
            try await pipeline.cache.removeAll(variantsOf: request)  // every size of it, from memory and disk
            #expect(response.isStale)
        }

        #expect(cache.keys == [])
        #expect(pipeline.configuration.imageCache?.count == 0)
    }

    @Test("Given the guide, when a drawn image is stored on disk, then one call puts it into both")
    func drawn() async throws {
        let url = "https://example.org/cat.jpg"
        let request = ImageRequest(url)
        let drawn = try FakeImage(width: 2, height: 3).decoded()
        var configuration = ImagePipeline.Configuration.fake(loader: loader, cache: cache)
        configuration.encoders = StandardCodecs.encoders
        let pipeline = ImagePipeline(configuration)
        var steps: [String] = []
        func print(_ text: String) { steps.append(text) }

        try await pipeline.cache.store(drawn, for: url, toDisk: true)
        switch await pipeline.cache.contains(url) {
        case .memory?: print("shown at once")
        case .disk?: print("no network is needed")
        default: print("it has to be loaded")
        }
        await pipeline.cache.removeVariant(for: request)  // this image alone: its source's bytes stay

        #expect(steps == ["shown at once"])
        #expect(await pipeline.cache.contains(url) == .disk)
        #expect(loader.started.value == 0)
    }

    @Test("Given the guide, when a larger image will do, then one in memory is the answer")
    func precision() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        _ = try await pipeline.image(for: request)
        request.targetSize = TargetSize(width: 20, height: 15)
        #expect(pipeline.cachedImage(for: request) == nil)

        request.precision = .atLeast  // a larger one in memory will do

        #expect(pipeline.cachedImage(for: request)?.size == PixelSize(width: 40, height: 30))
    }

    @Test("Given the guide, when finished images are kept, then there are encoders for them")
    func storage() {
        var request = ImageRequest("https://example.org/cat.jpg")

        request.storage = .processed  // the finished image instead of the downloaded bytes
        request.storage = .both  // so that another size needs no second transfer
        request.serializer = FormatSerializer(format: .webp, quality: 80)

        #expect(request.storage == .both)
        #expect(ImagePipeline.Configuration.standard.encoders.count == StandardCodecs.encoders.count)
    }

    @Test("Given the guide, when an answer is to wait for the store, then the bytes are there with it")
    func delivery() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")

        request.delivery = .afterStore  // once it is in the disk cache, or could not be stored
        await pipeline.flush()  // everything that is on its way to the disk

        _ = try await pipeline.image(for: request)
        #expect(cache.keys == ["https://example.org/cat.jpg"])
    }

    @Test("Given the guide, when a request has its own caches, then its image is only in those")
    func caches() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        let directory = try TemporaryDirectory()
        let folder = directory.file("avatars")

        var limits = DiskCache.Configuration(sizeLimit: 64 << 20, entryLimit: 10_000)
        limits.minimumFreeBytes = 1 << 30  // the disk keeps so much free for others
        let avatars = CacheSet(
            imageCache: ImageCache(costLimit: 32 << 20),
            dataCache: DiskCache(directory: folder, configuration: limits))
        request.caches = avatars

        request.delivery = .afterStore
        _ = try await pipeline.image(for: request)
        #expect(avatars.imageCache.count == 1)
        #expect(cache.keys == [])
        #expect(FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("Given the guide, when a cache is shared, then what was loaded is there as well")
    func tiers() async throws {
        let directory = try TemporaryDirectory()
        let folder = directory.file("own")
        let metrics = MetricsObserver()
        let shared = cache

        let tiers = TieredDataCache(
            DiskCache(directory: folder), shared: [.init("shared", shared, timeout: 0.05, maximumEntryBytes: 1 << 20)],
            onEvent: metrics.count)
        let pipeline = ImagePipeline { $0.dataCache = tiers }

        await pipeline.cache.store(Data("bytes".utf8), for: "https://example.org/cat.jpg")
        await pipeline.flush()
        await tiers.flush()
        #expect(shared.keys == ["https://example.org/cat.jpg"])
    }

    @Test("Given the guide, when caches are looked after by hand, then they are empty at last")
    func byHand() async throws {
        let request = ImageRequest("https://example.org/cat.jpg")
        let imageCache = try #require(pipeline.configuration.imageCache)
        let drawn = try DecodedImage.fake()
        let bytes = Data("cat".utf8)

        let image = pipeline.cache.image(for: request)  // memory
        let entry = await pipeline.cache.data(for: request)  // disk, fresh or stale, with what is known of it
        pipeline.cache.store(drawn, for: request)
        await pipeline.cache.store(bytes, for: request)
        pipeline.cache[request] = nil  // memory alone

        let disk = try await pipeline.cache.dataStatistics()  // entries and bytes, how many are stale, limits
        let memory = imageCache.statistics  // hits, misses, evictions since it was made
        print(imageCache.totalCost, imageCache.count, memory.hitRatio ?? 0, disk?.bytes ?? 0)
        #expect(disk?.bytes == 3)
        #expect(memory.stores == 1)

        await pipeline.cache.remove(for: request)  // this image, and its source's bytes
        try await pipeline.cache.removeAll(variantsOf: request)  // all sizes and forms of its source, from both
        try await pipeline.cache.removeExpired()  // what is stale, from both
        try await pipeline.cache.removeData { $0.bytes > 10 << 20 }  // what you choose, from disk
        imageCache.removeAll { $0.targetSize == nil }  // what you choose, from memory: whole pictures, here
        imageCache.trim(toCost: 16 << 20)  // until the rest takes no more; also toCount:
        try await pipeline.cache.removeAll()  // everything

        #expect(image == nil)
        #expect(entry == nil)
        #expect(pipeline.cachedImage(for: request) == nil)
        #expect(cache.keys == [])
    }
}
