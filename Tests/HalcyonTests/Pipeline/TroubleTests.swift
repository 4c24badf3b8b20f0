import Foundation
import HTTPTypes
import Halcyon
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import Logging
import TestSupport
import Testing

/// What goes wrong on the way of an image, and what changes under it, with nothing faked.
@Suite("Trouble on the way")
struct TroubleTests {
    private let nginx: NginxServer
    private let folder: TemporaryDirectory

    init() throws {
        nginx = try NginxServer()
        folder = try TemporaryDirectory()
        try nginx.write(Fixtures.data("progressive.jpg"), to: "/photo.jpg")
    }

    private func pipeline(
        cache: URL? = nil, adjust: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: cache ?? folder.file("cache"))
        adjust(&configuration)
        return ImagePipeline(configuration)
    }

    @Test("Given bad answers among good, when all load, then each fails for its reason, the good load")
    func badAnswers() async throws {
        try nginx.write(Fixtures.data("page.jpg"), to: "/page.jpg")
        try nginx.write(Data(), to: "/empty.jpg")
        try nginx.write(Fixtures.data("truncated.jpg"), to: "/half.jpg")
        try nginx.write(Fixtures.data("bomb.png"), to: "/bomb.png")
        let expected: [(String, ImageError?)] = [
            (nginx.url("/photo.jpg"), nil),
            (nginx.url("/missing.jpg"), .response(.status(404))),
            (nginx.url("/page.jpg"), .decoding(.notAnImage(looksLike: "HTML"))),
            (nginx.url("/empty.jpg"), .response(.emptyBody)),
            (nginx.url("/half.jpg"), .decoding(.truncated(.jpeg))),
            (
                nginx.url("/bomb.png"),
                .decoding(.tooManyPixels(PixelSize(width: 30_000, height: 30_000), limit: 100_000_000))
            ),
            ("http:///nowhere.jpg", .request(.missingHost("http:///nowhere.jpg"))),
            ("gopher://127.0.0.1/x.jpg", .request(.unsupportedScheme("gopher"))),
            ("http://127.0.0.1:1/x.jpg", .response(.connectionRefused("127.0.0.1:1"))),
            (nginx.url("/photo.jpg?again"), nil),
        ]
        let pipeline = pipeline()
        let tasks = expected.map { pipeline.task(for: ImageRequest($0.0)) }
        for (task, (url, error)) in zip(tasks, expected) {
            #expect(await task.failure == error, "\(url)")
        }
        await pipeline.flush()
        let cache = DiskCache(directory: folder.file("cache"))
        #expect(try await cache.entry(for: nginx.url("/page.jpg")) == nil)
        #expect(try await cache.entry(for: nginx.url("/photo.jpg")) != nil)
    }

    @Test("Given an unusable cache folder, when images load, then they succeed and it is logged once")
    func unusableCache() async throws {
        let place = try folder.write(Data("a file stands here".utf8), to: "occupied")
        let log = Warnings()
        let pipeline = pipeline(cache: place) { $0.logger = log.logger }
        for name in ["a", "b", "c"] {
            let response = try await pipeline.response(for: ImageRequest(nginx.url("/photo.jpg?\(name)")))
            #expect(response.source == .network)
        }
        await pipeline.flush()
        #expect(log.all.count == 1)
        #expect(log.all.first?.contains(place.path) == true)
    }

    @Test("Given a stale entry of an unchanged file, when wanted, then it is confirmed without bytes")
    func confirmation() async throws {
        let clock = FakeClock(Date())
        let pipeline = pipeline {
            $0.clock = clock
            $0.imageCache = nil
            // One clock for both: what is stored a week ahead of the cache's own would count as of a clock put back.
            var disk = DiskCache.Configuration()
            disk.now = { clock.date }
            $0.dataCache = DiskCache(directory: folder.file("cache"), configuration: disk)
        }
        let request = ImageRequest(nginx.url("/photo.jpg"))
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        clock.advance(8 * 86_400)
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(try nginx.log().map(\.status) == [200, 304])
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(try nginx.log().count == 2)
    }

    @Test("Given cached bytes of no picture, when asked for, then they are loaded in the same request")
    func undecodableEntry() async throws {
        let request = ImageRequest(nginx.url("/photo.jpg"))
        let cache = DiskCache(directory: folder.file("cache"))
        let metadata = CacheMetadata(storedAt: Date())
        try await cache.store(
            DataCacheEntry(data: Data("not a picture".utf8), metadata: metadata), for: request.sourceKey)
        let pipeline = pipeline()
        #expect(try await pipeline.response(for: request).source == .network)
        await pipeline.flush()
        #expect(try await cache.entry(for: request.sourceKey)?.data == Fixtures.data("progressive.jpg"))
    }
}
