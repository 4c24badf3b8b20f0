import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeLoader", .timeLimit(.minutes(5)))
struct FakeLoaderTests {
    private let loader = FakeLoader()

    private func load(_ path: String, host: String = "test") async throws(ImageError) -> DataLoad {
        try await loader.load(HTTPRequest(method: .get, scheme: "http", authority: host, path: path))
    }

    private func status(_ path: String, host: String = "test") async throws -> Int {
        try await load(path, host: host).response.status.code
    }

    private func body(_ load: DataLoad) async throws -> [Data] {
        var chunks: [Data] = []
        for try await chunk in load.body { chunks.append(chunk) }
        return chunks
    }

    @Test("Given answers by URL and path, when loaded, then the URL wins and the rest get the default")
    func looksUpAnswers() async throws {
        loader["http://a/x"] = .status(201)
        loader["/x"] = .status(202)
        #expect(try await status("/x", host: "a") == 201)
        #expect(try await status("/x", host: "b") == 202)
        #expect(try await body(load("/y", host: "a")) == [Data("/y".utf8)])
        loader["/x"] = nil
        #expect(try await status("/x", host: "b") == 200)
        #expect(loader.urls == ["http://a/x", "http://b/x", "http://a/y", "http://b/x"])
        #expect(loader.started.value == 4)
    }

    @Test("Given several answers for a path, when loaded repeatedly, then they come in turn")
    func answersInTurn() async throws {
        loader.answer("/x", with: .status(503), .status(404), .status(200))
        var codes: [Int] = []
        for _ in 0..<4 { codes.append(try await status("/x")) }
        #expect(codes == [503, 404, 200, 200])
    }

    @Test("Given chunks, when read, then they come one by one, with their length unless it is hidden")
    func sendsChunks() async throws {
        let chunks = [Data("ab".utf8), Data(), Data("c".utf8)]
        loader["/known"] = .chunks(chunks, fields: [.eTag: "1"])
        loader["/unknown"] = .chunks(chunks, isLengthKnown: false)
        let known = try await load("/known")
        #expect(known.expectedBytes == 3)
        #expect(known.response.headerFields[.eTag] == "1")
        #expect(known.url == "http://test/known")
        #expect(try await body(known) == [Data("ab".utf8), Data("c".utf8)])
        #expect(try await load("/unknown").expectedBytes == nil)
    }

    @Test("Given answers that fail, when a pipeline loads them, then each fails in its own way")
    func fails() async throws {
        var configuration = ImagePipeline.Configuration.fake(loader: loader)
        configuration.downloads.retry = .never
        let pipeline = ImagePipeline(configuration)
        let bytes = FakeImage().data
        loader["/refused"] = .failure(.response(.connectionRefused("test")))
        loader["/broken"] = .data(bytes).failing(with: .response(.connectionReset))
        loader["/short"] = .truncated(bytes, at: 5)
        loader["/empty"] = .data(Data())
        loader["/damaged"] = .damaged
        for (path, error) in [
            ("/refused", ImageError.response(.connectionRefused("test"))),
            ("/broken", .response(.connectionReset)),
            ("/short", .response(.truncated(receivedBytes: 5, expectedBytes: bytes.count))),
            ("/empty", .response(.emptyBody)),
            ("/damaged", .decoding(.corrupt(ImageFormat(name: "fake"), why: "it says so itself"))),
        ] {
            await #expect(throws: error) { try await pipeline.image(for: ImageRequest("http://test\(path)")) }
        }
    }

    @Test("Given a delayed answer, when the clock advances, then its head and chunks come on time")
    func takesItsTime() async throws {
        let clock = FakeClock()
        let chunks = [Data("a".utf8), Data("b".utf8)]
        loader["/x"] = .chunks(chunks).delayed(by: 2, on: clock).pausing(for: 3, on: clock)
        let read = Task { try await body(load("/x")) }
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeps == [2])
        clock.advance(2)
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeps == [2, 3])
        clock.advance(3)
        await clock.wait(forSleepers: 1)
        clock.advance(3)
        #expect(try await read.value == chunks)
    }

    @Test("Given a transfer, when its body ends or is released, then it no longer counts as running")
    func countsRunning() async throws {
        let first = try await load("/a")
        var second: DataLoad? = try await load("/b")
        #expect(second?.expectedBytes == 2)
        #expect(loader.running.value == 2)
        _ = try await body(first)
        #expect(loader.running.value == 1)
        second = nil
        #expect(loader.running.value == 0)
        #expect(loader.running.peak == 2)
    }

    @Test("Given a transfer held at a gate, when its task is cancelled, then it ends as cancelled")
    func isCancelled() async throws {
        let gate = Gate()
        loader["/x"] = .hold(at: gate)
        let task = Task { try await status("/x") }
        await gate.waiting.wait(for: 1)
        #expect(loader.running.value == 1)
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        #expect(loader.running.value == 0)
    }
}
