import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePrefetcher.Batch")
struct ImagePrefetcherBatchTests {
    /// Holds `/held`, fails `/bad…`, answers all else at once.
    private func prefetcher(_ gate: Gate = Gate(), width: Int = 2) -> ImagePrefetcher {
        let loader = FakeLoader { request async throws(ImageError) in
            let path = request.path ?? ""
            if path == "/held" { await gate.pass() }
            if Task.isCancelled { throw .cancelled }
            if path.hasPrefix("/bad") { throw .response(.connectionReset) }
            return .success(path)
        }
        let configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        return ImagePrefetcher(pipeline: ImagePipeline(configuration), width: width)
    }

    private func request(_ path: String) -> ImageRequest { ImageRequest("http://test/\(path)") }

    private func read(_ batch: ImagePrefetcher.Batch) async -> [Int] {
        var indices: [Int] = []
        for await result in batch.results { indices.append(result.index) }
        return indices
    }

    @Test("Given no requests, when the batch is started, then it has ended on every path")
    func empty() async throws {
        let prefetcher = prefetcher()
        prefetcher.isPaused = true
        let completions = Tally()
        let batch = prefetcher.start([URL](), progress: { _, _ in Issue.record("there is nothing to tell of") }) {
            results in
            #expect(results.isEmpty)
            completions.add()
        }
        #expect(batch.progress.isFinished)
        #expect(batch.progress.fraction == 1)
        #expect(await batch.completion.isEmpty)
        #expect(await read(batch).isEmpty)
        try await eventually("the completion is called") { completions.value == 1 }
    }

    @Test("Given items that end out of order, when results are read, even late, then that order holds")
    func results() async throws {
        let gate = Gate()
        let prefetcher = prefetcher(gate)
        let batch = prefetcher.start(["held", "a", "bad", "b"].map { request($0) })
        let early = Task { await read(batch) }
        try await eventually("all but one have ended") { batch.progress.finished == 3 }
        #expect(batch.progress.fraction == 0.75)
        gate.open()
        #expect(await early.value == [1, 2, 3, 0])
        #expect(await read(batch) == [1, 2, 3, 0])
        let all = await batch.completion
        #expect(all.map(\.index) == [0, 1, 2, 3])
        #expect(all.map(\.request.imageKey) == batch.requests.map(\.imageKey))
        let failure = ImagePrefetcher.Outcome.failed(.response(.connectionReset))
        #expect(all.map(\.outcome) == [.loaded(.network), .loaded(.network), failure, .loaded(.network)])
        #expect([batch.progress.loaded, batch.progress.failed, batch.progress.total] == [3, 1, 4] as [Int])
    }

    @Test("Given only items that fail, when they run, then the batch ends with their errors")
    func allFail() async {
        let prefetcher = prefetcher()
        let batch = prefetcher.start((0..<30).map { request("bad\($0)") })
        let outcomes = await batch.completion.map(\.outcome)
        #expect(outcomes == Array(repeating: .failed(.response(.connectionReset)), count: 30))
        #expect(batch.progress.failed == 30)
    }

    @Test("Given readers and awaiters, when cancelled, then they stop waiting and the batch goes on")
    func cancelledWaiters() async throws {
        let gate = Gate()
        let prefetcher = prefetcher(gate)
        let batch = prefetcher.start([request("a"), request("held")])
        try await eventually("one has ended") { batch.progress.finished == 1 }
        let reader = Task { await read(batch) }
        let awaiter = Task { await batch.completion.map(\.index) }
        let patient = Task { await batch.completion.map(\.index) }
        reader.cancel()
        awaiter.cancel()
        #expect(await reader.value == [0])
        #expect(await awaiter.value == [0])
        #expect(!batch.progress.isFinished)
        gate.open()
        #expect(await patient.value == [0, 1])
    }

    @Test("Given handlers, when a batch ends, then progress was in order, the completion last, once")
    func handlers() async throws {
        let (calls, overlapping, completions) = (Log<Int>(), Tally(), Tally())
        let prefetcher = prefetcher(width: 4)
        let batch = prefetcher.start((0..<50).map { request($0.isMultiple(of: 5) ? "bad\($0)" : "\($0)") }) {
            result, progress in
            overlapping.add()
            calls.add(progress.finished)
            #expect(progress.total == 50)
            if progress.isFinished { #expect([progress.loaded, progress.failed] == [40, 10] as [Int]) }
            overlapping.add(-1)
        } completion: { results in
            #expect(calls.entries.count == 50)
            #expect(results.map(\.index) == Array(0..<50))
            completions.add()
        }
        _ = await batch.completion
        try await eventually("the completion is called") { completions.value == 1 }
        #expect(calls.entries == Array(1...50))
        #expect(overlapping.peak == 1)
    }

    @MainActor
    @Test("Given handlers of the main actor, when a batch ends, then they are called there")
    func mainActorHandlers() async throws {
        var finished = 0
        var ended = false
        let prefetcher = prefetcher()
        let batch = prefetcher.start((0..<3).compactMap { URL(string: "http://test/\($0)") }) {
            @MainActor _, progress in
            finished = progress.finished
        } completion: { @MainActor _ in
            ended = true
        }
        #expect(finished == 0)
        _ = await batch.completion
        try await eventually("the completion is called") { ended }
        #expect(finished == 3)
    }

    @Test("Given a released batch, when its items run, then they go on and its handlers are called")
    func batchLetGo() async throws {
        let completions = Tally()
        let prefetcher = prefetcher()
        prefetcher.start((0..<10).map { request("\($0)") }, completion: { _ in completions.add() })
        try await eventually("the completion is called") { completions.value == 1 }
    }

    @Test("Given requests by URL, when they are stopped by URL, then they end")
    func urls() async throws {
        let prefetcher = prefetcher()
        prefetcher.isPaused = true
        let url = try #require(URL(string: "http://test/a"))
        let other = try #require(URL(string: "http://test/b"))
        let batch = prefetcher.start([url, other])
        prefetcher.stop([url])
        #expect(batch.progress.stopped == 1)
        prefetcher.isPaused = false
        #expect(await batch.completion.map(\.outcome) == [.stopped, .loaded(.network)])
    }
}
