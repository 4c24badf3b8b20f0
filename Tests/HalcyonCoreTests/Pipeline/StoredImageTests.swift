import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImagePipeline.Cache: images stored by hand", .timeLimit(.minutes(5)))
struct StoredImageTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func image(_ text: String) throws -> DecodedImage {
        try #require(try FakeDecoder().decode(Data(text.utf8), options: DecodingOptions()))
    }

    private func processed(_ storage: ImageRequest.Options.Storage? = .both) -> ImageRequest {
        ImageRequest(url, processors: [Suffix("a")]).with { $0.storage = storage }
    }

    @Test("Given an image stored on disk, when memory is empty, then no network is needed")
    func plain() async throws {
        let pipeline = fixture.pipeline()
        try await pipeline.cache.store(try image("put"), for: url, toDisk: true)
        #expect(pipeline.cache[url]?.text == "put")
        await pipeline.flush()
        let later = fixture.pipeline()
        let response = try await later.response(for: url)
        #expect(response.image.text == "put" && response.source == .disk)
        // Other forms are made of it.
        #expect(try await later.image(for: ImageRequest(url, processors: [Suffix("a")])).text == "puta")
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given images of older bytes, when an image replaces these, then they are no answers")
    func replacing() async throws {
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: processed()).text == "/xa")
        try await pipeline.cache.store(try image("put"), for: url, toDisk: true)
        #expect(try await pipeline.image(for: processed()).text == "puta")
        #expect(try await pipeline.image(for: url).text == "put")
    }

    @Test("Given a processed image stored on disk, when memory is empty, then its request gets it")
    func processedForm() async throws {
        let pipeline = fixture.pipeline()
        try await pipeline.cache.store(try image("put"), for: processed(), toDisk: true)
        await pipeline.flush()
        #expect(try await fixture.pipeline().image(for: processed()).text == "put")
        #expect(fixture.loader.started.value == 0)
        // A request that keeps only the source's bytes asks for these.
        #expect(try await fixture.pipeline().image(for: processed(nil)).text == "/xa")
    }

    @Test("Given a request that keeps only bytes, when its finished image is stored, then that fails")
    func neverFound() async throws {
        let pipeline = fixture.pipeline()
        await #expect(throws: ImageError.self) {
            try await pipeline.cache.store(try image("put"), for: processed(nil), toDisk: true)
        }
        #expect(pipeline.cache[processed(nil)]?.text == "put")
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    enum Later: CaseIterable { case removal, removalOfAll, bytes, reload }

    @Test(
        "Given an image that is being encoded, when something later happens, then that counts",
        arguments: Later.allCases, [true, false])
    func overtaken(later: Later, isWhole: Bool) async throws {
        let pipeline = fixture.pipeline { $0.maximumDecodes = 2 }
        let request = isWhole ? ImageRequest(url) : processed(.processed)
        let hasEnded = Log<Bool>()
        // Its only turn is taken, so that it waits.
        let turns = pipeline.engine.permits.encoding
        #expect(await turns.acquire(for: .constant(.veryHigh)))
        pipeline.cache.store(try image("put"), for: request, toDisk: true, on: .immediate) { _ in hasEnded.add(true) }
        try await eventually("it waits") { turns.counts.waiting == 1 }
        switch later {
        case .removal: await pipeline.cache.remove(for: request)
        case .removalOfAll: try await pipeline.cache.removeAll()
        case .bytes: await pipeline.cache.store(Data("bytes".utf8), for: url)
        case .reload: _ = try await pipeline.image(for: ImageRequest(url, cachePolicy: .init(network: .reload)))
        }
        turns.release()
        await hasEnded.wait(for: 1)
        await pipeline.flush()
        let expected: [String] =
            switch later {
            case .removal, .removalOfAll: []
            case .bytes: ["bytes"]
            case .reload: ["/x"]
            }
        #expect(fixture.cache.texts == expected)
    }

    @Test("Given sources that the disk never keeps, when stored by hand, then nothing is there")
    func keptNowhere() async throws {
        let pipeline = fixture.pipeline()
        let provider = ClosureDataProvider(id: "p", isCachedOnDisk: false) { Data("p".utf8) }
        for request in [ImageRequest("file:///x"), ImageRequest(provider: provider)] {
            await #expect(throws: ImageError.self) {
                try await pipeline.cache.store(try image("put"), for: request, toDisk: true)
            }
            #expect(pipeline.cache[request]?.text == "put")
            await pipeline.cache.store(Data("put".utf8), for: request)
            #expect(await !pipeline.cache.hasData(for: request))
        }
        let finished = ImageRequest(provider: provider, processors: [Suffix("a")]).with { $0.storage = .processed }
        await #expect(throws: ImageError.self) {
            try await pipeline.cache.store(try image("put"), for: finished, toDisk: true)
        }
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given bytes on disk, when a processed image is stored, then it is found beside them")
    func besideSource() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: url)
        try await pipeline.cache.store(try image("put"), for: processed(), toDisk: true)
        await pipeline.flush()
        let later = fixture.pipeline()
        #expect(try await later.image(for: processed()).text == "put")
        #expect(try await later.image(for: url).text == "/x")
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given no disk, or an image for memory alone, when stored, then memory has it")
    func memoryAlone() async throws {
        let pipeline = fixture.pipeline()
        try await pipeline.cache.store(try image("put"), for: url, toDisk: false)
        await pipeline.flush()
        #expect(pipeline.cache[url]?.text == "put" && fixture.cache.keys.isEmpty)
        let diskless = fixture.pipeline { $0.dataCache = nil }
        try await diskless.cache.store(try image("put"), for: url, toDisk: true)
        #expect(diskless.cache[url]?.text == "put")
    }

    @Test("Given no encoder, when an image is stored on disk, then that fails; memory has it")
    func noEncoder() async throws {
        let pipeline = fixture.pipeline { $0.encoders = [] }
        await #expect(throws: ImageError.encoding(.unsupportedFormat(ImageFormat(name: "fake")))) {
            try await pipeline.cache.store(try image("put"), for: url, toDisk: true)
        }
        #expect(pipeline.cache[url]?.text == "put")
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given a completion, when an image is stored, then memory has it at once, then the disk")
    func completion() async throws {
        let pipeline = fixture.pipeline()
        let ended = Log<Bool>()
        pipeline.cache.store(try image("put"), for: url, toDisk: true, on: .immediate) { outcome in
            ended.add((try? outcome.get()) != nil)
        }
        #expect(pipeline.cache[url]?.text == "put")
        await ended.wait(for: 1)
        #expect(ended.entries == [true])
        #expect(await pipeline.cache.hasData(for: url))
        let failing = fixture.pipeline { $0.encoders = [] }
        failing.cache.store(try image("put"), for: url, toDisk: true, on: .immediate) { outcome in
            ended.add((try? outcome.get()) != nil)
        }
        await ended.wait(for: 2)
        #expect(ended.entries == [true, false])
    }

    // MARK: What is cached

    @Test("Given entries in memory, on disk or nowhere, when asked, then the tier is told")
    func contains() async throws {
        let pipeline = fixture.pipeline()
        #expect(await pipeline.cache.contains(url) == nil)
        _ = try await pipeline.image(for: processed())
        #expect(await pipeline.cache.contains(processed()) == .memory)
        // Its bytes are there.
        #expect(await pipeline.cache.contains(url) == .disk)
        await pipeline.flush()
        let later = fixture.pipeline()
        #expect(await later.cache.contains(processed()) == .disk)
        #expect(await later.cache.contains("http://test/other") == nil)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given a finished image without its bytes, when asked, then only its request has it")
    func containsProcessedOnly() async throws {
        let pipeline = fixture.pipeline()
        try await pipeline.cache.store(try image("put"), for: processed(.processed), toDisk: true)
        await pipeline.flush()
        let later = fixture.pipeline()
        #expect(await later.cache.contains(processed(.processed)) == .disk)
        #expect(await later.cache.contains(processed(nil)) == nil)
        #expect(await later.cache.contains(url) == nil)
    }

    @Test("Given an entry that waits to be written or removed, when asked, then that counts as done")
    func containsPending() async throws {
        let gate = Gate()
        let cache = ListedCache(gate: gate)
        let pipeline = fixture.pipeline { $0.dataCache = cache }
        await pipeline.cache.store(Data("put".utf8), for: url)
        #expect(cache.keys.isEmpty)
        #expect(await pipeline.cache.contains(url) == .disk)
        pipeline.cache.remove(for: url, on: .immediate)
        #expect(await pipeline.cache.contains(url) == nil)
        gate.open()
        await pipeline.flush()
        #expect(await pipeline.cache.contains(url) == nil)
    }

    // MARK: Removal of one image

    @Test("Given two forms of an image, when one is removed, then the other and the bytes stay")
    func removeVariant() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: url)
        _ = try await pipeline.image(for: processed())
        await pipeline.flush()
        let keys = fixture.cache.keys
        await pipeline.cache.removeVariant(for: processed())
        #expect(pipeline.cache.image(for: processed()) == nil)
        #expect(pipeline.cache.image(for: url)?.text == "/x")
        #expect(keys.count == 2 && fixture.cache.keys == [url])
        #expect(try await pipeline.image(for: processed()).text == "/xa")
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given a whole image, when it is removed, then its bytes stay on the disk")
    func removeWholeImage() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: url)
        await pipeline.cache.removeVariant(for: url)
        #expect(pipeline.cache[url] == nil)
        #expect(await pipeline.cache.contains(url) == .disk)
    }
}
