import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Bytes by completion handlers")
struct DataCallbackTests {
    private let fixture = PipelineFixture()
    private let url = "http://test/x"

    private func data(_ pipeline: ImagePipeline, _ request: ImageRequest) async -> Result<DataResponse, ImageError> {
        await withCheckedContinuation { done in
            pipeline.loadData(request, on: .immediate) { done.resume(returning: $0) }
        }
    }

    @Test("Given bytes, when loaded twice, then they come from the network, then from the disk")
    func sources() async throws {
        let pipeline = fixture.pipeline()
        let first = try await data(pipeline, ImageRequest(url)).get()
        await pipeline.flush()
        let second = try await data(pipeline, ImageRequest(url)).get()
        #expect([first, second].map(\.data) == [Data("/x".utf8), Data("/x".utf8)])
        #expect([first, second].map(\.source) == [.network, .disk])
        #expect(pipeline.tokens.count == 0)
    }

    @Test("Given a loading image, when its bytes are requested, then they share only the transfer")
    func shared() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success(request.path ?? "")
        }
        let pipeline = PipelineFixture(loader: loader).pipeline()
        let ended = Log<String>()
        let image = pipeline.load(ImageRequest(url), on: .immediate) { _ in ended.add("image") }
        let bytes = pipeline.loadData(ImageRequest(url), on: .immediate) { outcome in
            ended.add((try? outcome.get()) == nil ? "cancelled" : "bytes")
        }
        #expect(image != bytes)
        try await eventually("the transfer runs") { loader.running.value == 1 }
        pipeline.cancel(bytes)
        #expect(ended.entries == ["cancelled"])
        gate.open()
        try await eventually("the image is there") { ended.entries == ["cancelled", "image"] }
        #expect(loader.started.value == 1)
    }

    @Test("Given a chunked body, when its bytes are loaded, then progress is reported before the end")
    func progress() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .answer(["ab", "cdef"], expected: 6) }
        let pipeline = ImagePipeline(ImagePipeline.Configuration(dataLoader: loader))
        let events = Log<String>()
        pipeline.loadData(
            ImageRequest(url), on: .immediate, progress: { events.add("\($0.receivedBytes)") },
            completion: { _ in events.add("end") })
        try await eventually("it has ended") { events.entries.last == "end" }
        #expect(events.entries == ["2", "6", "end"])
    }

    @MainActor
    @Test("Given the main actor, when a URL is loaded as bytes and as image, then handlers run there")
    func urls() async throws {
        let pipeline = fixture.pipeline()
        let url = try #require(URL(string: url))
        var calls: [String] = []
        await withCheckedContinuation { done in
            pipeline.loadData(url) { outcome in
                calls.append((try? outcome.get().source)?.rawValue ?? "failed")
                pipeline.load(url) { outcome in
                    calls.append((try? outcome.get().image.text) ?? "failed")
                    done.resume()
                }
            }
        }
        #expect(calls == ["network", "/x"])
    }

    @Test("Given a token, when its priority is raised, then the load overtakes what is queued")
    func priority() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success(request.path ?? "")
        }
        let pipeline = PipelineFixture(loader: loader).pipeline { $0.maximumTransfers = 1 }
        let ended = Tally()
        func start(_ path: String) -> LoadID {
            pipeline.loadData(ImageRequest("http://test/\(path)"), on: .immediate) { _ in ended.add() }
        }
        _ = start("first")
        try await eventually("the first runs") { loader.started.value == 1 }
        _ = start("second")
        let third = start("third")
        try await eventually("both wait") { pipeline.downloader.transfers.count == 3 }
        pipeline.setPriority(.veryHigh, of: third)
        gate.open()
        try await eventually("all have ended") { ended.value == 3 }
        #expect(loader.requests.entries.map(\.path) == ["/first", "/third", "/second"])
    }
}
