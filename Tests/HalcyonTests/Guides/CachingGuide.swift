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

        request.cachePolicy.network = .reload  // load anew
        request.cachePolicy.network = .revalidate  // let the server confirm what is cached
        request.cachePolicy.network = .never  // offline: what is not cached fails with .cache(.notCached)
        request.cachePolicy.memory = .off  // or .readOnly, .writeOnly, .readWrite
        request.cachePolicy.disk = .readOnly
        request.cacheKey = "photo-17"  // for URLs that are signed anew each time
        request.expiration = .days(1)

        let offline = request
        await #expect(throws: ImageError.cache(.notCached)) { try await pipeline.image(for: offline) }
        #expect(loader.urls == [])
    }

    @Test("Given the guide, when finished images are kept, then there are encoders for them")
    func storage() {
        var request = ImageRequest("https://example.org/cat.jpg")

        request.storage = .processed  // the finished image, in the place of the bytes as they came
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

    @Test("Given the guide, when a request has caches of its own, then its image is there and not in the pipeline's")
    func caches() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        let directory = try TemporaryDirectory()
        let folder = directory.file("avatars")

        let avatars = ImageCaches(
            imageCache: ImageCache(costLimit: 32 << 20),
            dataCache: DiskCache(directory: folder, configuration: .init(sizeLimit: 64 << 20)))
        request.caches = avatars

        request.delivery = .afterStore
        _ = try await pipeline.image(for: request)
        #expect(avatars.imageCache.count == 1)
        #expect(cache.keys == [])
        #expect(FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("Given the guide, when caches are looked after by hand, then they are empty at last")
    func byHand() async throws {
        let request = ImageRequest("https://example.org/cat.jpg")
        let drawn = try DecodedImage.fake()
        let bytes = Data("cat".utf8)

        let image = pipeline.cache.image(for: request)  // memory
        let entry = await pipeline.cache.data(for: request)  // disk, fresh or stale, with what is known of it
        pipeline.cache.store(drawn, for: request)
        await pipeline.cache.store(bytes, for: request)
        await pipeline.cache.remove(for: request)  // this image from memory, it and its source's bytes from disk
        try await pipeline.cache.removeAll()

        #expect(image == nil)
        #expect(entry == nil)
        #expect(pipeline.cachedImage(for: request) == nil)
        #expect(cache.keys == [])
    }
}
