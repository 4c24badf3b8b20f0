import Foundation
import HTTPTypes
import HalcyonTesting
import Logging
import Synchronization
import Testing

@testable import HalcyonCore

/// Images of a few bytes whose servers send as many header fields as they can.
@Suite("Caches: all that an entry holds counts")
struct LargeHeadTests {
    private let fixture = PipelineFixture()

    private func head(_ count: Int) -> HTTPFields {
        [.cacheControl: "max-age=600", .server: String(repeating: "s", count: count)]
    }

    private func key(_ name: String) -> ImageKey { ImageKey(source: name, targetSize: nil, processors: []) }

    private func image(_ side: Int) throws -> DecodedImage {
        DecodedImage(pixels: try Pictures.flat(side, side, SIMD4(1, 2, 3, 255)))
    }

    @Test("Given images with large heads, when they are stored in memory, then their heads count")
    func memory() throws {
        let cache = ImageCache(costLimit: 4 << 20)
        for number in 0..<1000 {
            let metadata = CacheMetadata(
                response: HTTPResponse(status: .ok, headerFields: head(60_000)), storedAt: .now)
            cache.store(try image(8), metadata, for: key("\(number)"))
        }
        #expect(cache.totalCost <= 4 << 20)
        #expect(50...70 ~= cache.count)
        cache.remove(for: key("999"))
        cache.trim(toCost: 60_000)
        #expect(cache.count == 1)
    }

    @Test("Given an ordinary head, when its image is stored in memory, then it costs its pixels")
    func ordinary() throws {
        let cache = ImageCache()
        let metadata = CacheMetadata(
            url: "http://test/a", response: HTTPResponse(status: .ok, headerFields: head(300)), storedAt: .now)
        cache.store(try image(8), metadata, for: key("a"))
        #expect(cache.totalCost == 256)
    }

    @Test("Given tiny images, when many are stored, then one per KiB of the limit stays, or 1,024")
    func tiny() throws {
        let cache = ImageCache(costLimit: 2 << 20)
        let image = try image(1)
        for number in 0..<3000 { cache.store(image, for: key("\(number)")) }
        #expect(cache.count == 2048)
        let small = ImageCache(costLimit: 4096)
        for number in 0..<1100 { small.store(image, for: key("\(number)")) }
        #expect(small.count == 1024)
        small.countLimit = 10
        #expect(small.count == 10)
    }

    @Test(
        "Given any limits, when an image with a large head is stored in memory, then nothing traps",
        arguments: [.min, -1, 0, 1, .max - 1, .max], [.min, -1, 0, 1, .max, nil])
    func anyLimit(costLimit: Int, countLimit: Int?) throws {
        let cache = ImageCache(costLimit: costLimit, countLimit: countLimit)
        let metadata = CacheMetadata(response: HTTPResponse(status: .ok, headerFields: head(60_000)), storedAt: .now)
        cache.store(try image(8), metadata, for: key("a"))
        #expect(cache.count == (costLimit > 60_000 && countLimit ?? 1 > 0 ? 1 : 0))
        cache.trim(toCost: costLimit)
    }

    @Test("Given refusals with large keys, when they are remembered, then their bytes have a limit")
    func refusals() {
        let refusals = Refusals()
        let metadata = CacheMetadata(
            response: HTTPResponse(status: .notFound, headerFields: [.cacheControl: "max-age=600"]), storedAt: .now)
        let tail = String(repeating: "x", count: 20_000)
        for number in 0..<1000 { refusals.add(metadata, for: "\(number)" + tail) { true } }
        #expect(refusals.counts.bytes <= Refusals.byteLimit)
        #expect(50..<110 ~= refusals.counts.entries)
        #expect(refusals["999" + tail] != nil)
        #expect(refusals["0" + tail] == nil)
        refusals.add(metadata, for: String(repeating: "x", count: 100_000)) { true }
        #expect(refusals[String(repeating: "x", count: 100_000)] == nil)
        refusals.removeAll { $0.hasPrefix("9") }
        refusals.remove("899" + tail)
        #expect(refusals["899" + tail] == nil)
        for number in 0..<2000 { refusals.remove("\(number)" + tail) }
        #expect(refusals.counts == (entries: 0, bytes: 0))
    }

    @Test("RFC 9111, 3.1: Given a head over 64 KiB, when an image loads, then it is stored nowhere")
    func tooLong() async throws {
        fixture.loader["/long"] = .image(fields: head(70_000))
        fixture.loader["/short"] = .image(fields: head(60_000))
        let warnings = WarningCounter()
        let pipeline = fixture.pipeline { $0.logger = Logger(label: "test") { _ in warnings } }
        for path in ["/long", "/long", "/short", "/short"] {
            _ = try await pipeline.image(for: ImageRequest("http://test" + path))
        }
        await pipeline.flush()
        #expect(fixture.loader.started.value == 3)
        #expect(warnings.count.withLock { $0 } == 1)
        #expect(fixture.cache.keys.count == 1)
        #expect(try await pipeline.response(for: ImageRequest("http://test/short")).source == .memory)
    }

    @Test("RFC 9111, 3.1: Given a stored entry, when a 304 makes its head too long, then it is gone")
    func confirmedTooLong() async throws {
        var first: HTTPFields = [.eTag: "\"1\"", .cacheControl: "max-age=0"]
        first[.server] = String(repeating: "s", count: 40_000)
        var second: HTTPFields = [.eTag: "\"1\"", .cacheControl: "max-age=600"]
        second[.location] = String(repeating: "l", count: 40_000)
        fixture.loader.answer("/x", with: .image(fields: first), .status(304, fields: second))
        let pipeline = fixture.pipeline(memory: nil)
        _ = try await pipeline.data(for: ImageRequest("http://test/x"))
        await pipeline.flush()
        #expect(fixture.cache.keys.count == 1)
        #expect(try await pipeline.data(for: ImageRequest("http://test/x")).response?.status == .ok)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given a stale image in memory, when a 304 makes its head too long, then it is removed")
    func confirmedInMemory() async throws {
        var first: HTTPFields = [.eTag: "\"1\"", .cacheControl: "max-age=0"]
        first[.server] = String(repeating: "s", count: 40_000)
        var second: HTTPFields = [.eTag: "\"1\"", .cacheControl: "max-age=600"]
        second[.location] = String(repeating: "l", count: 40_000)
        fixture.loader.answer("/x", with: .image(fields: first), .status(304, fields: second))
        let memory = ImageCache()
        let pipeline = fixture.pipeline(memory: memory)
        let request = ImageRequest("http://test/x")
        _ = try await pipeline.image(for: request)
        #expect(memory.count == 1)
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(memory.count == 0)
        #expect(fixture.cache.keys.isEmpty)
    }
}

private final class WarningCounter: LogHandler {
    let count = Mutex(0)
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) { if event.level >= .warning { count.withLock { $0 += 1 } } }
}
