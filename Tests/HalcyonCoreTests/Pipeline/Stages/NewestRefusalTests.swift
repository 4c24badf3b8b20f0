import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// Never older after newer, if one of the two answers is that there is nothing (status 404 or 410).
@Suite("The newest answer, and servers that have nothing", .timeLimit(.minutes(5)))
struct NewestRefusalTests {
    private let gate = Gate()
    private let asked = Tally()

    /// Answers one after the other, of which the first is held; nil is an answer that there is nothing.
    private func fixture(_ answers: [String?], hasDate: Bool = true) -> PipelineFixture {
        PipelineFixture(
            loader: FakeLoader { [gate, asked] _ async throws(ImageError) in
                asked.add()
                let number = asked.value
                if number == 1 { await gate.pass() }
                var fields: HTTPFields = [.cacheControl: "max-age=60"]
                if hasDate { fields[.date] = "Mon, 01 Jan 2001 00:00:0\(number) GMT" }
                guard let text = number <= answers.count ? answers[number - 1] : "last" else {
                    return .status(404, fields: fields)
                }
                return .success(text, fields: fields)
            })
    }

    private func request(_ network: CachePolicy.Network = .automatic, letters: String = "") -> ImageRequest {
        var request = ImageRequest("http://test/x", processors: letters.map { Suffix($0) })
        request.cachePolicy.network = network
        // A transfer of its own, and not the one that is under way.
        if network == .reload { request.headerFields[.cacheControl] = "no-cache" }
        request.storage = .both
        return request
    }

    @Test("RFC 9111, 4: Given a slow load, when a reload gets a 404 first, then it is not stored")
    func slowLoad() async throws {
        let fixture = fixture(["version1", nil])
        let pipeline = fixture.pipeline()
        async let old = pipeline.image(for: request(letters: "a"))
        await gate.waiting.wait(for: 1)
        #expect(await pipeline.failure(of: request(.reload)) == .response(.status(404)))
        gate.open()
        #expect(try await old.text == "version1a")
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        #expect(await pipeline.failure(of: request(letters: "a")) == .response(.status(404)))
        #expect(asked.value == 2)
    }

    @Test("RFC 9111, 4: Given a slow 404, when an image arrives before it, then the image stays")
    func slowRefusal() async throws {
        let fixture = fixture([nil, "version2"])
        let pipeline = fixture.pipeline()
        async let old = pipeline.failure(of: request())
        await gate.waiting.wait(for: 1)
        #expect(try await pipeline.image(for: request(.reload)).text == "version2")
        gate.open()
        #expect(await old == .response(.status(404)))
        #expect(pipeline.cachedImage(for: request())?.text == "version2")
        #expect(try await pipeline.data(for: request()).data == Data("version2".utf8))
        #expect(asked.value == 2)
    }

    @Test(
        "Given an image and a 404, when no date orders them, then the next request asks again",
        arguments: [false, true])
    func noDates(isImageFirst: Bool) async throws {
        let fixture = fixture(isImageFirst ? ["version1", nil] : [nil, "version2"], hasDate: false)
        let pipeline = fixture.pipeline()
        async let old = pipeline.failure(of: request())
        await gate.waiting.wait(for: 1)
        _ = await pipeline.failure(of: request(.reload))
        gate.open()
        _ = await old
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(try await pipeline.image(for: request()).text == "last")
    }

    @Test("Given processed images on disk, when a reload gets a 404, then none of them is used")
    func processedOnDisk() async throws {
        gate.open()
        let fixture = fixture(["version1", nil])
        let pipeline = fixture.pipeline()
        for letters in ["a", "b"] { _ = try await pipeline.image(for: request(letters: letters)) }
        #expect(await pipeline.failure(of: request(.reload, letters: "a")) == .response(.status(404)))
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        #expect(await pipeline.failure(of: request(letters: "b")) == .response(.status(404)))
        #expect(asked.value == 2)
    }

    @Test("Given a server that had nothing, when bytes are stored by hand, then they are the answer")
    func placed() async throws {
        gate.open()
        let pipeline = fixture([nil]).pipeline()
        #expect(await pipeline.failure(of: request()) == .response(.status(404)))
        await pipeline.cache.store(Data("by hand".utf8), for: request())
        #expect(try await pipeline.image(for: request()).text == "by hand")
    }
}
