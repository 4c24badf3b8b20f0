import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// The rules for processed images on disk, at moments that no real disk can be held at. `StorageTests` has the real
/// parts.
@Suite("Storage")
struct StoragePolicyTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func request(
        _ letters: String = "a", _ storage: ImageRequest.Options.Storage = .processed,
        _ change: (inout ImageRequest) -> Void = { _ in }
    ) -> ImageRequest {
        ImageRequest(url, processors: letters.map { Suffix($0) }).with { request in
            request.storage = storage
            request.delivery = .afterStore
            change(&request)
        }
    }

    @Test(
        "Given no processors, when processed images are to be kept, then the source bytes are",
        arguments: [ImageRequest.Options.Storage.processed, .both])
    func wholePicture(storage: ImageRequest.Options.Storage) async throws {
        _ = try await fixture.pipeline().image(for: request("", storage))
        #expect(fixture.cache.keys == [url])
        #expect(try await fixture.pipeline().response(for: request("", storage)).source == .disk)
    }

    @Test("Given bytes alone wanted, when processed images are to be kept, then the bytes are")
    func bytes() async throws {
        _ = try await fixture.pipeline().data(for: request())
        #expect(fixture.cache.keys == [url])
    }

    @Test("Given a processed image on disk, when revalidated or reloaded, then it is not the answer")
    func revalidates() async throws {
        _ = try await fixture.pipeline().image(for: request())
        for network in [CachePolicy.Network.revalidate, .reload] {
            let before = fixture.loader.started.value
            let again = request { $0.cachePolicy.network = network }
            #expect(try await fixture.pipeline().response(for: again).source == .network)
            #expect(fixture.loader.started.value == before + 1)
        }
    }

    @Test("Given a no-store response, when its image is processed, then no version of it is kept")
    func noStore() async throws {
        let forbids = Tally()
        let loader = FakeLoader { _ async throws(ImageError) in
            .success("x", fields: forbids.value == 0 ? [:] : [.cacheControl: "no-store"])
        }
        let fixture = PipelineFixture(loader: loader)
        _ = try await fixture.pipeline().image(for: request("a", .both))
        #expect(fixture.cache.texts == ["x", "xa"])
        forbids.add()
        let reload = request("a", .both) { $0.cachePolicy.network = .reload }
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: reload).text == "xa")
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given an original in memory, when a chain's result is kept, then it expires with its bytes")
    func madeFromMemory() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest(url))
        fixture.clock.advance(60)
        _ = try await pipeline.image(for: request("a", .both) { $0.expiration = .seconds(1) })
        #expect(fixture.cache.texts == ["/x", "/xa"])
        #expect(Set(fixture.cache.keys.map { fixture.cache[$0]?.metadata.expiresAt }).count == 1)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given a kept processed image in memory, when a chain extends it, then its result is kept")
    func madeFromKeptInMemory() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request("a"))
        _ = try await pipeline.image(for: request("ab"))
        #expect(fixture.cache.texts == ["/xa", "/xab"])
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given an image only in memory, when processed, then the result is kept, with its expiry")
    func madeFromMemoryAlone() async throws {
        fixture.loader["/x"] = .data(Data("x".utf8), fields: [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest(url, cachePolicy: CachePolicy(disk: .off)))
        let expiry = fixture.clock.date + 60
        fixture.clock.advance(30)
        #expect(try await pipeline.image(for: request()).text == "xa")
        #expect(fixture.cache.texts == ["xa"])
        #expect(fixture.cache.keys.map { fixture.cache[$0]?.metadata.expiresAt } == [expiry])
    }

    @Test("Given an image not known to be storable, when it is processed, then the result is not kept")
    func madeFromUnknown() async throws {
        let pipeline = fixture.pipeline()
        let image = try await fixture.pipeline().image(for: ImageRequest("http://test/put"))
        pipeline.cache.store(image, for: ImageRequest(url))
        #expect(try await pipeline.image(for: request()).text == "/puta")
        await pipeline.flush()
        #expect(fixture.cache.keys == ["http://test/put"])
    }

    @Test("Given an image joined as a step towards another, when both are to be kept, then both are")
    func joinedStep() async throws {
        let gate = Gate()
        let loader = FakeLoader { _ async throws(ImageError) in
            await gate.pass()
            return .success("x")
        }
        let fixture = PipelineFixture(loader: loader)
        let pipeline = fixture.pipeline()
        let longer = pipeline.task(for: request("ab"))
        try await eventually("the transfer runs") { loader.started.value == 1 }
        let step = pipeline.task(for: request("a"))
        gate.open()
        _ = try await longer.image
        _ = try await step.image
        #expect(fixture.cache.texts == ["xa", "xab"])
    }

    @Test("Given older bytes on disk, when only the new processed image is kept, then they are gone")
    func olderBytesGo() async throws {
        for (network, seconds) in [(CachePolicy.Network.reload, 60.0), (.automatic, -1)] {
            let fixture = PipelineFixture()
            fixture.keep("old", for: url, seconds: seconds)
            let pipeline = fixture.pipeline()
            _ = try await pipeline.image(for: request { $0.cachePolicy.network = network })
            await pipeline.flush()
            #expect(fixture.cache.texts == ["/xa"])
        }
    }

    @Test("Given fresh bytes on disk, when a processed image is made of them, then they stay")
    func freshBytesStay() async throws {
        fixture.keep("kept", for: url)
        _ = try await fixture.pipeline().image(for: request())
        #expect(fixture.cache.texts == ["kept", "kepta"])
    }

    @Test("Given a stale or damaged processed image, when wanted, then it is made again and replaced")
    func madeAnew() async throws {
        for text in ["stale", "bad"] {
            let fixture = PipelineFixture()
            _ = try await fixture.pipeline().image(for: request("a", .both))
            let key = try #require(fixture.cache.keys.first { $0 != url })
            fixture.keep(text, for: key, seconds: text == "stale" ? -1 : 60)
            #expect(try await fixture.pipeline().image(for: request("a", .both)).text == "/xa")
            #expect(fixture.cache.texts == ["/x", "/xa"])
            #expect(fixture.loader.started.value == 1)
        }
    }

    @Test("Given a stale processed image, when the network is forbidden, then it is the answer")
    func staleOffline() async throws {
        _ = try await fixture.pipeline().image(for: request())
        fixture.clock.advance(8 * 86_400)
        let offline = request { $0.cachePolicy.network = .never }
        #expect(try await fixture.pipeline().image(for: offline).text == "/xa")
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given too many images for a slow disk, when loaded, then all load and few are stored")
    func leavesOut() async throws {
        struct Big: ImageProcessing {
            var identifier: String { "big" }
            func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
                var image = image
                image.pixels = try PixelBuffer(width: 2048, height: 2048, hasAlpha: false) { _ in }
                return image
            }
        }
        struct Short: CacheSerializing {
            var identifier: String { "short" }
            func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? { Data([1]) }
            func image(
                from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
            ) throws(ImageError) -> DecodedImage { throw .decoding(.empty) }
        }
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline(memory: nil)
        let big = Big()
        let tasks = (0..<20).map { number in
            Task {
                let stored = ImageRequest("http://test/\(number)", processors: [big]).with { request in
                    request.storage = .processed
                    request.serializer = Short()
                }
                _ = try await pipeline.image(for: stored)
            }
        }
        // Of 16 MiB each: no more than fit 64 MiB are held for the disk, and nobody waits for it.
        for task in tasks { try await task.value }
        gate.open()
        await pipeline.flush()
        #expect(1...4 ~= fixture.cache.keys.count)
    }

    @Test("Given a store waiting for room, when its task is cancelled, then it returns and stores")
    func waitingForRoomIsCancelled() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        let hasEnded = Tally()
        let storing = Task {
            await pipeline.cache.store(Data(count: 65 << 20), for: ImageRequest(url))
            hasEnded.add()
        }
        while await !pipeline.cache.hasData(for: ImageRequest(url)) { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        #expect(hasEnded.value == 0)
        storing.cancel()
        try await eventually("it has ended") { hasEnded.value == 1 }
        gate.open()
        await pipeline.flush()
        #expect(fixture.cache.keys == [url])
    }

    @Test(
        "Given a cancelled task, when it flushes or removes an entry, then it waits for the disk",
        arguments: [true, false])
    func cancelledTaskWaits(removes: Bool) async throws {
        let gate = Gate()
        let pipeline = PipelineFixture(cache: ListedCache(gate: gate)).pipeline()
        await pipeline.cache.store(Data("x".utf8), for: ImageRequest(url))
        let hasEnded = Tally()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            if removes { await pipeline.cache.remove(for: ImageRequest(url)) } else { await pipeline.flush() }
            hasEnded.add()
        }
        task.cancel()
        for _ in 0..<1000 { await Task.yield() }
        #expect(hasEnded.value == 0)
        gate.open()
        await task.value
    }

    @Test("Given a processed image that awaits its store, when loaded, then its source is freed")
    func letsGoOfBytes() async throws {
        let freed = Tally()
        let loader = FakeLoader { _ async throws(ImageError) in
            let count = 4096
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
            bytes.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: "x"), count: count)
            let data = Data(
                bytesNoCopy: bytes, count: count,
                deallocator: .custom { bytes, _ in
                    bytes.deallocate()
                    freed.add()
                })
            return DataLoad(
                response: HTTPResponse(status: .ok), url: "", expectedBytes: count, body: DataBody(data))
        }
        let gate = Gate()
        let fixture = PipelineFixture(loader: loader, cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request { $0.delivery = .immediate })
        try await eventually("the store is under way") { gate.waiting.value == 1 }
        try await eventually("the bytes are gone") { freed.value == 1 }
        gate.open()
        await pipeline.flush()
    }

    @Test("Given a stale entry, when its confirmation forbids storing, then it is served and removed")
    func confirmationForbidsStoring() async throws {
        let fixture = PipelineFixture(
            loader: FakeLoader { _ async throws(ImageError) in
                .status(.notModified, fields: [.cacheControl: "no-store"])
            })
        fixture.keep("x", for: url, seconds: -1, fields: [.eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: request("a", .both)).text == "xa")
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
    }

    @Test("Given a provider's undecodable bytes, when loaded, then the disk does not keep them")
    func damagedProvider() async throws {
        let provider = FakeDataProvider(identifier: "p") { Data("bad".utf8) }
        let pipeline = fixture.pipeline()
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest(provider: provider))
        }
        #expect(error?.code == 4005)
        #expect(provider.calls.value == 1)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }
}
