import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

/// Items that are stopped, or whose prefetcher is let go of, at any moment.
@Suite("Stopping an ImagePrefetcher")
struct PrefetchStoppingTests: PrefetchTesting {
    /// A clock that stands still, and calls a hook when it is next asked for the time.
    private final class HookedClock: PipelineClock {
        let clock = FakeClock()
        private let hook = Mutex<(@Sendable () -> Void)?>(nil)

        var date: Date {
            hook.withLock { $0.take() }?()
            return clock.date
        }
        var uptime: Double { clock.uptime }

        func sleep(seconds: Double) async throws(ImageError) { try await clock.sleep(seconds: seconds) }

        func setHook(_ hook: @escaping @Sendable () -> Void) { self.hook.withLock { $0 = hook } }
    }

    @Test("Given running and queued items, when one of each is stopped, then they alone are given up")
    func stopSome() async throws {
        let gates = ["/0": Gate(), "/1": Gate()]
        let loader = gated(gates)
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        let batch = prefetcher.start(requests(0..<6))
        try await eventually("two run") { loader.running.value == 2 }
        prefetcher.stop([request(1), request(4), request(99)])
        try await eventually("items 1 and 4 are stopped") { batch.progress.stopped == 2 }
        // The place of the one that ran goes to the next.
        try await eventually("the others go on") { batch.progress.loaded == 3 }
        gates["/0"]?.open()
        let outcomes = await outcomes(batch)
        #expect(outcomes.map { $0 == .stopped } == [false, true, false, false, true, false])
        #expect(paths(loader) == ["/0", "/1", "/2", "/3", "/5"])
        try await eventually("no transfer is left") { loader.running.value == 0 }
    }

    @Test("Given a running item the foreground also wants, when stopped, then the foreground gets it")
    func stopLeavesOthersAlone() async throws {
        let gate = Gate()
        let loader = gated(["/0": gate])
        let pipeline = pipeline(loader)
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let batch = prefetcher.start([request(0)])
        try await eventually("it runs") { loader.running.value == 1 }
        let foreground = pipeline.task(for: request(0))
        await settle()
        prefetcher.stop()
        #expect(await outcomes(batch) == [.stopped])
        gate.open()
        #expect(try await foreground.image.text == "/0")
        #expect(loader.started.value == 1)
    }

    @Test("Given an item being started, when it is stopped at that moment, then its transfer ends")
    func stoppedDuringItsStart() async throws {
        let stopped = Mutex<ImagePrefetcher?>(nil)
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            // Still within the call that starts the item.
            stopped.withLock { $0 }?.stop()
            await gate.pass()
            throw .cancelled
        }
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader), width: 1)
        stopped.withLock { $0 = prefetcher }
        let batch = prefetcher.start(requests(0..<3))
        #expect(await outcomes(batch) == [.stopped, .stopped, .stopped])
        try await eventually("no transfer is left") { loader.running.value == 0 }
        #expect(loader.started.value == 1)
        stopped.withLock { $0 = nil }
    }

    @Test("Given an item whose turn has come, when stopped before it begins, then it is not loaded")
    func stoppedBeforeItsStart() async throws {
        let clock = HookedClock()
        let loader = FakeLoader()
        loader["/0"] = .image(fields: [.cacheControl: "max-age=60"])
        var configuration = ImagePipeline.Configuration.fake(loader: loader, clock: clock)
        configuration.freshness = .strict
        let pipeline = ImagePipeline(configuration)
        _ = try await pipeline.image(for: request(0))
        clock.clock.advance(120)
        let prefetcher = ImagePrefetcher(pipeline: pipeline, width: 1)
        prefetcher.isPaused = true
        let batch = prefetcher.start([request(0)])
        // The last look into memory, where the image is too old, asks for the time.
        clock.setHook { prefetcher.stop() }
        prefetcher.isPaused = false
        #expect(await outcomes(batch) == [.stopped])
        // It begins once the other has ended.
        #expect(await outcomes(prefetcher.start([request(1)])) == [.loaded(.network)])
        #expect(paths(loader) == ["/0", "/1"])
    }

    @Test("Given a stopped item, when it is started again at once, then it is loaded")
    func startsAgain() async throws {
        let gate = Gate()
        let loader = gated(["/0": gate])
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader), width: 1)
        let first = prefetcher.start([request(0)])
        try await eventually("it runs") { loader.running.value == 1 }
        prefetcher.stop()
        let second = prefetcher.start([request(0)])
        gate.open()
        #expect(await outcomes(first) == [.stopped])
        #expect(await outcomes(second) == [.loaded(.network)])
    }

    @Test("Given running and queued items, when the prefetcher is released, then all of them end")
    func letGo() async throws {
        let gate = Gate()
        let loader = gated(["/0": gate, "/1": gate])
        weak var released: ImagePrefetcher?
        var prefetcher: ImagePrefetcher? = ImagePrefetcher(pipeline: pipeline(loader))
        released = prefetcher
        let batch = prefetcher?.start(requests(0..<10))
        try await eventually("two run") { loader.running.value == 2 }
        prefetcher = nil
        #expect(released == nil)
        #expect(await batch?.completion.map(\.outcome) == Array(repeating: .stopped, count: 10))
        try await eventually("no transfer is left") { loader.running.value == 0 }
        #expect(loader.started.value == 2)
    }

    @Test("Given work that is done, stopped or released, when nobody holds it, then nothing is left")
    func leavesNothingBehind() async throws {
        let gate = Gate()
        let loader = gated(["/1": gate])
        let held = Tally()
        final class Holder: Sendable {
            let tally: Tally
            init(_ tally: Tally) {
                self.tally = tally
                tally.add()
            }
            deinit { tally.add(-1) }
        }
        weak var batch: ImagePrefetcher.Batch?
        do {
            let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
            let holder = Holder(held)
            prefetcher.didComplete = { _ = holder }
            let started = prefetcher.start(requests(0..<4), progress: { _, _ in _ = holder }) { _ in _ = holder }
            batch = started
            try await eventually("all but one have ended") { started.progress.finished == 3 }
        }
        try await eventually("the handlers are gone") { held.value == 0 }
        try await eventually("the batch is gone") { batch == nil }
    }
}
