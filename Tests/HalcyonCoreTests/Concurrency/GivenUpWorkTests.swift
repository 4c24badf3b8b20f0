import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Work that nobody wants any more neither begins nor goes on.
@Suite("Work that was given up", .serialized, .timeLimit(.minutes(5)))
struct GivenUpWorkTests {
    /// Tells that it was called, and returns when it is told to, cancelled or not.
    private final class HeldModifier: RequestModifying {
        private let waiting = Mutex<UnsafeContinuation<Void, Never>?>(nil)
        var identifier: String { "held" }

        func modified(_ request: HTTPRequest) async throws -> HTTPRequest {
            await withUnsafeContinuation { continuation in waiting.withLock { $0 = continuation } }
            return request
        }

        func waitForCall() async { await spin { waiting.withLock { $0 != nil } } }

        func release() { waiting.withLock { $0 }?.resume() }
    }

    @Test("Given a modifier just suspended, when the load is cancelled, then no transfer begins")
    func cancelledAtModifier() async throws {
        let loader = FakeLoader()
        let pipeline = ImagePipeline(.fake(loader: loader, cache: FakeDataCache(), imageCache: nil))
        for number in 0..<1_500 {
            let modifier = HeldModifier()
            let request = ImageRequest("http://test/\(number)").with { $0.modifier = modifier }
            let task = pipeline.task(for: request)
            await modifier.waitForCall()
            task.cancel()
            modifier.release()
            _ = try? await task.image
        }
        try await eventually("all work has ended") {
            pipeline.engine.images.jobs.count == 0 && pipeline.downloader.transfers.count == 0
        }
        #expect(loader.started.value == 0)
    }

    @Test("Given work just begun, when its only waiter leaves, then it sees that before it goes on")
    func cancelledAtStart() async throws {
        let table = SharedWork<Int, Int, Int>()
        let wentOn = Tally()
        for number in 0..<5_000 {
            let begun = Atomic<Bool>(false)
            let left = Atomic<Bool>(false)
            let waiter = Task {
                try? await table.value(for: number, demand: .constant(.normal)) { _ async throws(ImageError) in
                    // Goes on elsewhere, before its starter has got the task's handle.
                    await WorkExecutor.cpu.elsewhere {
                        begun.store(true, ordering: .releasing)
                        while !left.load(ordering: .acquiring) {}
                    }
                    if !Task.isCancelled { wentOn.add() }
                    return 1
                }
            }
            await spin { begun.load(ordering: .acquiring) }
            waiter.cancel()
            left.store(true, ordering: .releasing)
            _ = await waiter.value
        }
        try await eventually("all work has ended") { table.count == 0 }
        #expect(wentOn.value == 0)
    }

    @Test("Given a prefetcher, when it is stopped right after its start, then hardly anything loads")
    func stoppedPrefetch() async throws {
        let loader = FakeLoader()
        let pipeline = ImagePipeline(.fake(loader: loader, cache: FakeDataCache(), imageCache: nil))
        let prefetcher = ImagePrefetcher(pipeline: pipeline, width: 4)
        var late = 0
        for number in 0..<300 {
            prefetcher.start((0..<4).map { ImageRequest("http://test/\(number)/\($0)") })
            prefetcher.stop()
            let before = loader.started.value
            try await eventually("all work has ended") {
                pipeline.engine.images.jobs.count == 0 && pipeline.downloader.transfers.count == 0
            }
            late += loader.started.value - before
        }
        // One that was on its very way to the loader at that moment.
        #expect(late <= 6)
    }
}

/// Asks again and again, so that what follows comes as soon as can be, and lets others have the thread now and then.
private func spin(until condition: () -> Bool) async {
    while true {
        for _ in 0..<200 where condition() { return }
        await Task.yield()
    }
}

extension WorkExecutor {
    /// Runs `work` on another thread of this executor, cancelled or not.
    fileprivate func elsewhere(_ work: @escaping @Sendable () -> Void) async {
        await withTaskExecutorPreference(self) { @concurrent () async in work() }
    }
}
