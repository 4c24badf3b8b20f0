import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// Never older after newer: finished images on the disk that were made of older bytes, which an earlier run of the
/// program has left there, go before the newer bytes do that tell them from newer ones.
@Suite("The newest answer, and what was made of older ones", .timeLimit(.minutes(5)))
struct OlderFormsTests {
    private static let url = "http://test/x"
    private let disk = FakeDataCache()
    private let loader = FakeLoader()

    private func pipeline(_ cache: (any DataCaching)? = nil) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: cache ?? disk, decoders: [FakeDecoder()], encoders: [TextEncoder()])
        // Some reads are held for as long as others take, which a busy machine decides.
        configuration.diskTimeout = .infinity
        return ImagePipeline(configuration)
    }

    private func request(
        _ network: CachePolicy.Network = .automatic, letters: String = "",
        _ storage: ImageRequest.Options.Storage? = nil
    ) -> ImageRequest {
        var request = ImageRequest(Self.url, processors: letters.map { Suffix($0) })
        request.cachePolicy.network = network
        if let storage { request.storage = storage }
        return request
    }

    private func answer(_ text: String, _ cacheControl: String = "max-age=60") {
        loader[Self.url] = .data(Data(text.utf8), fields: [.cacheControl: cacheControl, .eTag: "\"\(text)\""])
    }

    /// Leaves a finished image of the bytes "old" on the disk, and those of "new" for the source, and returns a
    /// pipeline in which nobody keeps finished images.
    private func prepared(_ cache: (any DataCaching)? = nil) async throws -> ImagePipeline {
        answer("old")
        let first = pipeline()
        _ = try await first.image(for: request(letters: "a", .both))
        await first.flush()
        answer("new")
        let second = pipeline(cache)
        _ = try await second.data(for: request(.reload))
        await second.flush()
        return second
    }

    /// Asks in a run of the program that looks for finished images.
    private func expectNothingOlder() async throws {
        answer("newest")
        #expect(!disk.keys.contains { disk[$0]?.data == Data("olda".utf8) })
        #expect(try await pipeline().image(for: request(letters: "a", .both)).text != "olda")
    }

    @Test("Given an older finished image on disk, when a newer response forbids storing, then it goes")
    func noStore() async throws {
        let pipeline = try await prepared()
        answer("newer", "no-store")
        _ = try await pipeline.data(for: request(.reload))
        await pipeline.flush()
        try await expectNothingOlder()
    }

    @Test("Given an older finished image on the disk, when its server returns a 404, then it goes")
    func notFound() async throws {
        let pipeline = try await prepared()
        loader[Self.url] = .status(404, fields: [.cacheControl: "max-age=60"])
        _ = try? await pipeline.data(for: request(.reload))
        await pipeline.flush()
        #expect(disk.keys.isEmpty)
        try await expectNothingOlder()
    }

    @Test("Given an older finished image on the disk, when its URL is changed, then it goes")
    func changed() async throws {
        for method in [HTTPRequest.Method.post, .put] {
            let pipeline = try await prepared()
            let http = HTTPRequest(method: method, scheme: "http", authority: "test", path: "/x")
            _ = try await pipeline.data(for: ImageRequest(source: .remote(http, body: Data("b".utf8))))
            await pipeline.flush()
            #expect(disk.keys.isEmpty)
            try await expectNothingOlder()
        }
    }

    @Test("Given an older finished image on the disk, when the newer bytes do not fit, then it goes")
    func fullDisk() async throws {
        let refusals = Tally()
        let full = HookedCache(disk) { call async throws(ImageError) in
            guard case .store = call else { return }
            refusals.add()
            throw .cache(.diskFull(path: "/"))
        }
        _ = try await prepared(full)
        #expect(refusals.value == 1)
        #expect(disk.keys.isEmpty)
        try await expectNothingOlder()
    }

    @Test(
        "Given an older finished image on the disk, when the newer bytes are removed, then it goes",
        arguments: [false, true])
    func removed(isByCallback: Bool) async throws {
        let pipeline = try await prepared()
        if isByCallback {
            let done = Gate()
            pipeline.cache.remove(for: request(), on: .immediate) { done.open() }
            await done.pass()
        } else {
            await pipeline.cache.remove(for: request())
        }
        #expect(disk.keys.isEmpty)
        try await expectNothingOlder()
    }

    @Test("Given an older finished image on the disk, when the newer bytes are no image, then it goes")
    func damaged() async throws {
        let pipeline = try await prepared()
        answer("bad")
        _ = try? await pipeline.image(for: request(.reload))
        await pipeline.flush()
        try await expectNothingOlder()
    }

    @Test("Given an old finished image on disk, when a no-store 304 confirms new bytes, then it goes")
    func forbiddenByConfirmation() async throws {
        let pipeline = try await prepared()
        loader[Self.url] = .status(304, fields: [.cacheControl: "no-store", .eTag: "\"new\""])
        _ = try await pipeline.data(for: request(.revalidate))
        await pipeline.flush()
        #expect(disk.keys.isEmpty)
        try await expectNothingOlder()
    }

    @Test("Given an older finished image on disk, when a reload starts before a removal, then it goes")
    func unwanted() async throws {
        let pipeline = try await prepared()
        let gate = Gate()
        loader[Self.url] = FakeLoader.Answer.data(Data("newer".utf8)).held(at: gate)
        async let newer = pipeline.data(for: request(.reload))
        await gate.waiting.wait(for: 1)
        await pipeline.cache.remove(for: request(letters: "b"))
        gate.open()
        _ = try await newer
        await pipeline.flush()
        try await expectNothingOlder()
    }

    @Test("Given finished images of the bytes on disk, when the bytes go, then the images stay")
    func sameStay() async throws {
        let pipeline = try await prepared()
        let again = self.pipeline()
        _ = try await again.image(for: request(letters: "b", .both))
        await again.flush()
        await pipeline.cache.remove(for: request())
        #expect(disk.keys.map { disk[$0].map { String(decoding: $0.data, as: UTF8.self) } } == ["newb"])
        #expect(try await self.pipeline().image(for: request(.never, letters: "b", .both)).text == "newb")
    }

    @Test("Given a finished image being removed from a slow disk, when requested, then it is not used")
    func slowRemoval() async throws {
        let gate = Gate()
        let slow = HookedCache(disk) { call async throws(ImageError) in if case .clear = call { await gate.pass() } }
        let pipeline = try await prepared(slow)
        async let removal: Void = pipeline.cache.remove(for: request())
        await gate.waiting.wait(for: 1)
        #expect(disk.keys.count == 2)
        let offline = request(.never, letters: "a", .both)
        #expect(await failure { _ = try await pipeline.image(for: offline) } != nil)
        gate.open()
        await removal
        #expect(disk.keys.isEmpty)
    }
}
