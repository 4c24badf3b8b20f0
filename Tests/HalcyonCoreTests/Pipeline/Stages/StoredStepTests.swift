import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// A finished image on the disk that is the start of a longer chain of processors.
@Suite("Finished images on disk as steps")
struct StoredStepTests {
    /// Reads back exactly the pixels that it has written.
    private struct ExactSerializer: CacheSerializing {
        let identifier = "exact"

        func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
            try TextSerializer().data(for: image, encoders: encoders)
        }

        func image(
            from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
        ) throws(ImageError) -> DecodedImage {
            try TextSerializer().image(from: data, decoders: decoders, limits: limits)
        }

        func isExact(_ image: DecodedImage) -> Bool { true }
    }

    private let url = "http://test/x"
    private let fixture = PipelineFixture()
    private let runs = Tally()

    private func request(
        _ letters: String, exact isExact: Bool = true, _ change: (inout ImageRequest) -> Void = { _ in }
    ) -> ImageRequest {
        ImageRequest(url, processors: letters.map { Suffix($0, runs: runs) }).with { request in
            request.storage = .processed
            request.delivery = .afterStore
            request.retry = .never
            request.serializer = isExact ? ExactSerializer() : TextSerializer()
            change(&request)
        }
    }

    @Test("Given the start of a chain on disk, when the chain is loaded, then only the rest is done")
    func continues() async throws {
        _ = try await fixture.pipeline().image(for: request("a"))
        let memory = ImageCache()
        let later = fixture.pipeline(memory: memory)
        let response = try await later.response(for: request("ab"))
        #expect(response.image.text == "/xab" && response.source == .disk)
        #expect(fixture.loader.started.value == 1 && runs.value == 2)
        #expect(fixture.cache.texts == ["/xa", "/xab"])
        // A step is not stored in memory.
        #expect(memory.count == 1)
    }

    @Test("Given the decoded size on disk, when a chain starts with it, then no bytes are loaded")
    func size() async throws {
        let resized = request("") { $0.targetSize = TargetSize(width: 1, height: 1, mode: .stretch) }
        _ = try await fixture.pipeline().image(for: resized)
        let chain = resized.with { $0.processors = [Suffix("a")] }
        #expect(try await fixture.pipeline().response(for: chain).source == .disk)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given an expired start, when the chain is loaded, then it is made of newer bytes")
    func expired() async throws {
        _ = try await fixture.pipeline().image(for: request("a") { $0.expiration = .seconds(10) })
        fixture.clock.advance(11)
        fixture.loader["/x"] = .data(Data("new".utf8))
        #expect(try await fixture.pipeline().image(for: request("ab")).text == "newab")
        #expect(fixture.cache.texts == ["newab"])
    }

    @Test("Given a stale start, when its server confirms it, then the chain goes on from it", arguments: [true, false])
    func confirmed(isConfirmed: Bool) async throws {
        let fields: HTTPFields = [.cacheControl: "max-age=10", .eTag: "\"1\""]
        fixture.loader["/x"] = .data(Data("old".utf8), fields: fields)
        _ = try await fixture.pipeline().image(for: request("a"))
        fixture.clock.advance(11)
        fixture.loader["/x"] = isConfirmed ? .status(304, fields: fields) : .data(Data("new".utf8), fields: fields)
        let response = try await fixture.pipeline().response(for: request("ab"))
        #expect(fixture.loader.requests.entries.last?.headerFields[.ifNoneMatch] == "\"1\"")
        #expect(fixture.loader.started.value == 2)
        #expect(response.image.text == (isConfirmed ? "oldab" : "newab") && !response.isStale)
        #expect(response.source == (isConfirmed ? .disk : .network))
        #expect(runs.value == (isConfirmed ? 2 : 3))
        guard isConfirmed else { return }
        // It is fresh again.
        #expect(try await fixture.pipeline().image(for: request("ac")).text == "oldac")
        #expect(fixture.loader.started.value == 2)
    }

    @Test(
        "Given a start on disk, when the network or other bytes are asked for, then it is not used",
        arguments: [CachePolicy.Network.reload, .revalidate])
    func asked(network: CachePolicy.Network) async throws {
        _ = try await fixture.pipeline().image(for: request("a"))
        fixture.loader["/x"] = .data(Data("new".utf8))
        let response = try await fixture.pipeline().response(for: request("ab") { $0.cachePolicy.network = network })
        #expect(response.image.text == "newab" && response.source == .network)
    }

    @Test("Given a lossy start, when the chain is loaded, then it is made of the source again")
    func lossy() async throws {
        _ = try await fixture.pipeline().image(for: request("a", exact: false))
        let response = try await fixture.pipeline().response(for: request("ab", exact: false))
        #expect(response.source == .network && fixture.loader.started.value == 2)
        // What is not stored may be made of it.
        let unstored = request("ac", exact: false) { $0.cachePolicy.disk = .readOnly }
        #expect(try await fixture.pipeline().response(for: unstored).source == .disk)
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given a lossy start and no network, when the chain is loaded, then it is made of that")
    func offline() async throws {
        _ = try await fixture.pipeline().image(for: request("a", exact: false))
        fixture.loader["/x"] = .failure(.response(.connectionFailed("down")))
        let response = try await fixture.pipeline().response(for: request("ab", exact: false))
        #expect(response.image.text == "/xab" && response.source == .disk)
        #expect(fixture.loader.started.value == 2)
        let never = request("ac", exact: false) { $0.cachePolicy.network = .never }
        #expect(try await fixture.pipeline().image(for: never).text == "/xac")
        #expect(fixture.cache.texts == ["/xa"])
    }

    @Test("Given a stale start and a server that is down, when loaded, then the chain goes on from it")
    func staleOffline() async throws {
        _ = try await fixture.pipeline().image(for: request("a") { $0.expiration = .seconds(10) })
        fixture.clock.advance(11)
        fixture.loader["/x"] = .failure(.response(.connectionFailed("down")))
        let response = try await fixture.pipeline().response(for: request("ab"))
        #expect(response.image.text == "/xab" && response.isStale && response.source == .disk)
        // Whoever asks for it whatever it takes gets the failure.
        await #expect(throws: ImageError.response(.connectionFailed("down"))) {
            try await fixture.pipeline().image(for: request("ac") { $0.cachePolicy.network = .revalidate })
        }
    }

    @Test("Given a lossy start, when its server says that the image is gone, then the chain fails")
    func gone() async throws {
        _ = try await fixture.pipeline().image(for: request("a", exact: false))
        fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=60"])
        await #expect(throws: ImageError.response(.status(404))) {
            try await fixture.pipeline().image(for: request("ab", exact: false))
        }
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given a damaged start, when the chain is loaded, then it is made of the source")
    func damaged() async throws {
        _ = try await fixture.pipeline().image(for: request("a"))
        let key = try #require(fixture.cache.keys.first)
        fixture.cache[key]?.data = Data()
        #expect(try await fixture.pipeline().image(for: request("ab")).text == "/xab")
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given a chain of a local file, when a longer one is loaded, then the file is not read")
    func file() async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(Data("f".utf8), to: "x")
        func request(_ letters: String) -> ImageRequest { self.request(letters).with { $0.source = .file(file) } }
        _ = try await fixture.pipeline().image(for: request("a"))
        let later = fixture.pipeline()
        #expect(try await later.cache.response(for: request("a"))?.source == .disk)
        #expect(try await later.cache.response(for: request("ab")) == nil)
        #expect(try await fixture.pipeline().response(for: request("ab")).source == .disk)
        #expect(runs.value == 2)
    }
}
