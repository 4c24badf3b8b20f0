import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Providers that ask the pipeline for other images, from wherever they like.
@Suite("Providers that wait for others", .timeLimit(.minutes(5)))
struct NestedProviderTests {
    private func inner(_ number: Int) -> ImageRequest {
        ImageRequest(provider: FakeDataProvider(identifier: "inner \(number)") { Data("inner".utf8) })
    }

    /// Ways to a load that a provider's task does not inherit to.
    enum Way: CaseIterable {
        case detachedTask, queue, callbackOnQueue
    }

    private func load(_ request: ImageRequest, in pipeline: ImagePipeline, by way: Way) async throws -> Data {
        switch way {
        case .detachedTask:
            try await Task.detached { try await pipeline.data(for: request).data }.value
        case .queue:
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    Task.detached {
                        do {
                            continuation.resume(returning: try await pipeline.data(for: request).data)
                        } catch {
                            continuation.resume(throwing: error)
                        }
                    }
                }
            }
        case .callbackOnQueue:
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    _ = pipeline.loadData(request, on: .immediate) {
                        continuation.resume(with: $0.map(\.data))
                    }
                }
            }
        }
    }

    @Test(
        "Given providers that load via detached tasks or queues, when permits run out, then all end",
        arguments: Way.allCases)
    func detached(way: Way) async throws {
        let clock = FakeClock()
        let pipeline = ImagePipeline(.fake(imageCache: nil, clock: clock))
        let begun = Tally()
        let ended = Tally()
        let tasks = (0..<60).map { number in
            let outer = FakeDataProvider(identifier: "outer \(number)") {
                begun.add()
                // So that all permits are taken before the first inner one is wanted.
                await begun.wait(for: 16)
                return try await load(inner(number), in: pipeline, by: way)
            }
            return Task {
                defer { ended.add() }
                return try await pipeline.image(for: ImageRequest(provider: outer)).text
            }
        }
        try await eventually("all have ended") {
            if clock.sleeperCount > 0 { clock.advance(ProviderPermits.patience / 4) }
            return ended.value == 60
        }
        for task in tasks { #expect(try await task.value == "inner") }
        try await eventually("the permits are as many as before") {
            pipeline.engine.data.providerPermits.counts == (free: 16, waiting: 0)
        }
        try await eventually("nobody watches") {
            if clock.sleeperCount > 0 { clock.advance(ProviderPermits.patience) }
            return clock.sleeperCount == 0
        }
    }

    @Test("Given providers that end now and then, when time passes, then no more run at a time")
    func busy() async throws {
        let clock = FakeClock()
        let pipeline = ImagePipeline(.fake(imageCache: nil, clock: clock))
        let gates = (0..<20).map { _ in Gate() }
        let running = Tally()
        let begun = Tally()
        let tasks = gates.enumerated().map { number, gate in
            let provider = FakeDataProvider(identifier: "\(number)") {
                running.add()
                defer { running.add(-1) }
                begun.add()
                await gate.pass()
                return Data("slow".utf8)
            }
            return pipeline.task(for: ImageRequest(provider: provider))
        }
        await begun.wait(for: 16)
        await clock.wait(forSleepers: 1)
        for (ended, gate) in gates.prefix(4).enumerated() {
            clock.advance(2)
            gate.open()
            await begun.wait(for: 17 + ended)
            let isWatched = { @Sendable in
                clock.sleeperCount == 1 || pipeline.engine.data.providerPermits.counts.waiting == 0
            }
            try await eventually("the watch goes on", isWatched)
            clock.advance(1)
            try await eventually("the watch goes on", isWatched)
        }
        #expect(running.peak == 16)
        for gate in gates { gate.open() }
        for task in tasks { _ = try await task.image }
    }

    @Test("Given no free provider permit, when a FileDataProvider runs, then it takes a file permit")
    func fileProvider() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.file("a.fake")
        try Data("abc".utf8).write(to: file)
        let pipeline = ImagePipeline(.fake(imageCache: nil))
        let gate = Gate()
        let held = (0..<16).map { number in
            let provider = FakeDataProvider(identifier: "\(number)") {
                await gate.pass()
                return Data("held".utf8)
            }
            return pipeline.task(for: ImageRequest(provider: provider))
        }
        await gate.waiting.wait(for: 16)
        #expect(try await pipeline.image(for: ImageRequest(provider: FileDataProvider(file))).text == "abc")
        for _ in 0..<8 { #expect(await pipeline.engine.data.filePermits.acquire(for: .constant(.normal))) }
        let waiting = pipeline.task(for: ImageRequest(provider: FileDataProvider(file, id: "another")))
        try await eventually("it waits as a file does") { pipeline.engine.data.filePermits.counts.waiting == 1 }
        pipeline.engine.data.filePermits.release()
        #expect(try await waiting.image.text == "abc")
        gate.open()
        for task in held { _ = try await task.image }
    }

    @Test("Given a file over the pipeline's limit, when a FileDataProvider reads it, then it says so")
    func largeFile() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.file("a.fake")
        try Data(count: 11).write(to: file)
        var configuration = ImagePipeline.Configuration.fake(imageCache: nil)
        configuration.maximumDataBytes = 10
        let pipeline = ImagePipeline(configuration)
        await #expect(throws: ImageError.request(.tooLarge(limit: 10))) {
            try await pipeline.data(for: ImageRequest(provider: FileDataProvider(file)))
        }
        await #expect(throws: ImageError.request(.tooLarge(limit: 5))) {
            try await pipeline.data(for: ImageRequest(provider: FileDataProvider(file, limit: 5)))
        }
    }
}
