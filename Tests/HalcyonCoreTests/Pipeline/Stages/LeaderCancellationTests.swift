import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// The one that begins a load is held at each point at which the load can wait, and given up there.
@Suite("A leader that is cancelled", .holdsThreads)
struct LeaderCancellationTests {
    @Test(
        "Given a held load with followers, when its leader is cancelled, then only the leader ends",
        arguments: HeldLoad.Point.allCases)
    func followersAreServed(point: HeldLoad.Point) async throws {
        try await withWatchdog("\(point)") {
            let load = try HeldLoad(at: point)
            let leader = await load.begin()
            try await load.waitUntilHeld()
            var followers = (0..<3).map { load.follow($0) }
            try await load.waitUntilJoined(1 + followers.count)

            await load.cancelOthers()
            leader.cancel()
            #expect(await leader.value == .failure(.cancelled))
            followers.append(load.follow(3))
            try await load.waitUntilJoined(followers.count)
            load.release()

            for follower in followers { #expect(await follower.value == .success(HeldLoad.text)) }
            #expect(load.transfers == 1)
            try await load.waitUntilIdle()
        }
    }

    @Test(
        "Given a held load, when its leader, the only waiter, is cancelled, then nothing goes on",
        arguments: HeldLoad.Point.allCases)
    func nothingGoesOn(point: HeldLoad.Point) async throws {
        try await withWatchdog("\(point), alone") {
            let load = try HeldLoad(at: point)
            let leader = await load.begin()
            try await load.waitUntilHeld()
            await load.cancelOthers()
            leader.cancel()
            #expect(await leader.value == .failure(.cancelled))
            load.release()
            try await load.waitUntilIdle()
            // And whoever asks next is served again.
            #expect(await load.follow(1).value == .success(HeldLoad.text))
        }
    }

    @Test("Given a new load, when joined and its leader cancelled during the look-up, then it goes on")
    func atTheLookUp() async throws {
        let followers = Log<Task<String?, Never>>()
        let leader = Later<Task<Void, Never>>()
        let pipelines = Later<ImagePipeline>()
        let loader = FakeLoader()
        let request = ImageRequest("http://test/x", processors: [Suffix("a")])
        let observer = Hook { event in
            guard case .memoryLookup = event.kind, followers.entries.isEmpty, let pipeline = pipelines.value else {
                return
            }
            // Joins right here, on this thread, before the look-up goes on.
            let text = Later<String>()
            let follower = startTask {
                if let image = try? await pipeline.image(for: request) { text.set(image.text) }
            }
            followers.add(
                Task {
                    await follower.value
                    return text.value
                })
            leader.value?.cancel()
        }
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.observer = observer
        let pipeline = ImagePipeline(configuration)
        let gate = Gate()
        leader.set(
            Task {
                await gate.pass()
                await #expect(throws: ImageError.cancelled) { try await pipeline.image(for: request) }
            })
        pipelines.set(pipeline)
        gate.open()
        await leader.value?.value
        #expect(followers.entries.count == 1)
        for follower in followers.entries { #expect(await follower.value == "/xa") }
        #expect(loader.started.value == 1)
    }

    private struct Hook: PipelineObserving {
        let act: @Sendable (PipelineEvent) -> Void
        func observe(_ event: PipelineEvent) { act(event) }
    }
}
