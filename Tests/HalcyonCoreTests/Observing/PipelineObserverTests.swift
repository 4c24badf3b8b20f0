import CoreMetrics
import Foundation
import HTTPTypes
import HalcyonTesting
import Logging
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Observers")
struct PipelineObserverTests {
    private final class Recorder: PipelineObserving {
        let events = Log<PipelineEvent>()
        func observe(_ event: PipelineEvent) { events.add(event) }

        func names(of load: LoadID? = nil) -> [String] {
            events.entries.filter { load == nil || $0.load == load }.map { event in
                switch event.kind {
                case .started(let decodes): decodes ? "started" : "started bytes"
                case .memoryLookup(let isHit): isHit ? "memory hit" : "memory miss"
                case .diskLookup(let isHit, let isFresh, _): isHit ? isFresh ? "disk hit" : "disk stale" : "disk miss"
                case .transfer(let event):
                    switch event.kind {
                    case .queued: "queued"
                    case .started(let attempt): "attempt \(attempt)"
                    case .resumed: "resumed"
                    case .willRetry: "retry"
                    case .finished: "transferred"
                    case .failed: "transfer failed"
                    case .cancelled: "transfer cancelled"
                    }
                case .decoded(let size, _): size == nil ? "not decoded" : "decoded"
                case .processed(let name, let isSuccess, _): isSuccess ? name : name + " failed"
                case .storedInMemory: "memory store"
                case .revalidated(let isUnchanged): isUnchanged ? "confirmed" : "changed"
                case .answeredStale: "stale answer"
                case .storedOnDisk: "disk store"
                case .finished(let source, _): "finished \(source.rawValue)"
                case .failed(let error, _): "failed \(error.code)"
                case .cancelled: "cancelled"
                }
            }
        }
    }

    private func pipeline(
        _ loader: any DataLoading, _ observer: any PipelineObserving, clock: FakeClock = FakeClock()
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: FakeDataCache(), decoders: [FakeDecoder()])
        configuration.observer = observer
        configuration.clock = clock
        return ImagePipeline(configuration)
    }

    @Test("Given one decode at a time, when a second waits, then its reported time excludes the wait", .holdsThreads)
    func decodeTime() async throws {
        let (recorder, clock, blocker) = (Recorder(), FakeClock(), ThreadBlocker())
        var configuration = ImagePipeline.Configuration(
            dataLoader: FakeLoader(), decoders: [HookedDecoder { blocker.hold() }])
        configuration.observer = recorder
        configuration.clock = clock
        configuration.maximumDecodes = 1
        let pipeline = ImagePipeline(configuration)
        let first = pipeline.task(for: "http://test/1")
        async let one = first.response
        await blocker.held.wait(for: 1)
        let second = pipeline.task(for: "http://test/2")
        async let two = second.response
        try await eventually("both bodies are there") { recorder.names().count { $0 == "transferred" } == 2 }
        clock.advance(5)
        blocker.release()
        _ = try await (one, two)
        let seconds = recorder.events.entries.compactMap { event -> Double? in
            if case .decoded(_, let seconds) = event.kind { seconds } else { nil }
        }
        #expect(seconds == [5, 0])
    }

    @Test("Given an observer, when an image is loaded or hit, then it hears of each stage in order")
    func stages() async throws {
        let recorder = Recorder()
        let pipeline = pipeline(FakeLoader(), recorder)
        let request = ImageRequest("http://test/x", processors: [Suffix("a")])
        _ = try await pipeline.image(for: request)
        #expect(
            recorder.names() == [
                "started", "memory miss", "memory miss", "disk miss", "queued", "attempt 1", "transferred",
                "disk store",
                "decoded", "suffix a", "memory store", "finished network",
            ])
        #expect(Set(recorder.events.entries.map(\.load)).count == 1)

        let before = recorder.events.entries.count
        _ = try await pipeline.image(for: request)
        #expect(Array(recorder.names()[before...]) == ["started", "memory hit", "finished memory"])

        await pipeline.flush()
        let third = recorder.events.entries.count
        _ = try await pipeline.data(for: request)
        #expect(Array(recorder.names()[third...]) == ["started bytes", "disk hit", "finished disk"])
    }

    @Test("Given an observer that keeps its events, when the pipeline is let go of, then it goes")
    func keepsNothingAlive() async throws {
        let recorder = EventRecorder<PipelineEvent>()
        var configuration = ImagePipeline.Configuration.fake()
        configuration.observer = recorder
        var pipeline: ImagePipeline? = ImagePipeline(configuration)
        _ = try await pipeline?.image(for: ImageRequest("http://test/x"))
        let gone = pipeline.map(WeakReference.init)
        pipeline = nil
        #expect(!recorder.events.isEmpty)
        try await eventually("the pipeline is gone") { gone?.object == nil }
    }

    @Test("Given failures, when loads end, then each reports one end with its reason, and retries")
    func failures() async throws {
        let recorder = Recorder()
        let clock = FakeClock()
        let pipeline = pipeline(
            ScriptedLoader { request, _ async throws(ImageError) in
                if request.http.path == "/bad" { return .answer(["bad"]) }
                throw .response(.connectionReset)
            }, recorder, clock: clock)
        var request = ImageRequest("http://test/x")
        request.retry = RetryPolicy(maximumAttempts: 2, backoff: RetryPolicy.Backoff(initial: 5, jitter: 0))
        let load = Task { [request] in try await pipeline.image(for: request) }
        try await eventually("it waits to try again") { clock.sleeperCount == 1 }
        clock.advance(5)
        await #expect(throws: ImageError.response(.connectionReset)) { try await load.value }
        #expect(
            recorder.names() == [
                "started", "memory miss", "disk miss", "queued", "attempt 1", "retry", "attempt 2", "transfer failed",
                "failed 2006",
            ])
        let bad = pipeline.task(for: ImageRequest("http://test/bad"))
        _ = try? await bad.response
        #expect(recorder.names(of: bad.id).suffix(2) == ["not decoded", "failed 4005"])
    }

    @Test("Given an image in memory, when a task is made for it, then its events have the task's ID")
    func taskOfHit() async throws {
        let recorder = Recorder()
        let pipeline = pipeline(FakeLoader(), recorder)
        let request = ImageRequest("http://test/x")
        _ = try await pipeline.image(for: request)
        let task = pipeline.task(for: request)
        #expect(recorder.names(of: task.id) == ["started", "memory hit", "finished memory"])
    }

    @Test("Given a task's load, when it is cancelled, then its events have the task's ID and end once")
    func cancelled() async throws {
        let recorder = Recorder()
        let gate = Gate()
        let loader = FakeLoader { _ async throws(ImageError) in
            await gate.pass()
            throw .cancelled
        }
        let pipeline = pipeline(loader, recorder)
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        try await eventually("the transfer runs") { loader.running.value == 1 }
        task.cancel()
        try await eventually("both ends were told") {
            let names = recorder.names(of: task.id)
            return names.contains("cancelled") && names.contains("transfer cancelled")
        }
        #expect(recorder.names(of: task.id).filter { $0 == "cancelled" }.count == 1)
    }

    @Test("Given loads that share work, when they end, then each reports its end, the work only once")
    func shared() async throws {
        let recorder = Recorder()
        let gate = Gate()
        let loader = FakeLoader { _ async throws(ImageError) in
            await gate.pass()
            return .success("x")
        }
        let pipeline = pipeline(loader, recorder)
        let tasks = (0..<5).map { _ in pipeline.task(for: ImageRequest("http://test/x")) }
        gate.open()
        for task in tasks { _ = try await task.response }
        try await eventually("all ends were told") { recorder.names().filter { $0 == "finished network" }.count == 5 }
        #expect(recorder.names().filter { $0 == "decoded" }.count == 1)
        #expect(recorder.names().filter { $0 == "transferred" }.count == 1)
    }

    @Test("Given a log, when loads end, then lines have the load's ID and failures are warnings")
    func log() async throws {
        final class Lines: LogHandler {
            let lines = HalcyonTesting.Log<(Logger.Level, String, Logger.Metadata?)>()
            var metadata: Logger.Metadata {
                get { [:] }
                set {}
            }
            var logLevel: Logger.Level {
                get { .debug }
                set {}
            }
            subscript(metadataKey _: String) -> Logger.Metadata.Value? {
                get { nil }
                set {}
            }
            func log(event: LogEvent) { lines.add((event.level, "\(event.message)", event.metadata)) }
        }
        let lines = Lines()
        let pipeline = pipeline(
            ScriptedLoader { request, _ async throws(ImageError) in
                if request.http.path == "/x" { return .answer(["x"]) }
                guard request.http.path == "/moved" else { throw .response(.status(404)) }
                let location = "http://other/y?X-Amz-Signature=secret&w=1"
                throw .response(.redirectRefused(location: location, why: "it is refused"))
            }, PipelineObservers([LogObserver(Logger(label: "test") { _ in lines })]))
        var request = ImageRequest("http://test/x")
        request.headerFields[.authorization] = "Bearer secret"
        _ = try await pipeline.image(for: request)
        var moved = ImageRequest("http://test/moved")
        _ = try? await pipeline.image(for: moved)
        moved.alternatives = [ImageSource("http:///nowhere?X-Amz-Signature=secret")]
        _ = try? await pipeline.image(for: moved)
        _ = try? await pipeline.image(for: ImageRequest("http://test/missing?X-Amz-Signature=secret&w=1"))
        let entries = lines.lines.entries
        #expect(entries.contains { $0.1.hasPrefix("loaded from network in ") && $0.0 == .debug })
        let failure = try #require(entries.last)
        #expect(failure.0 == .warning)
        #expect(failure.1.contains("status 404"))
        #expect(failure.2?["source"] == "http://test/missing?w=1")
        #expect(failure.2?["load"] != nil)
        #expect(entries.contains { $0.1.contains("http://other/y?w=1") && $0.1.contains("nowhere") })
        #expect(!entries.contains { "\($0)".contains("secret") })
    }

    @Test("Given swift-metrics, when loads end, then they are counted by how they ended, and timed")
    func metrics() async throws {
        let factory = CountingFactory()
        let pipeline = pipeline(
            ScriptedLoader { request, _ async throws(ImageError) in
                if request.http.path == "/x" {
                    return .answer(["x"], metrics: TransferMetrics(total: 0.25, receivedBytes: 1))
                }
                throw .response(.status(404))
            }, MetricsObserver(factory: factory))
        for _ in 0..<3 { _ = try await pipeline.image(for: ImageRequest("http://test/x")) }
        _ = try? await pipeline.image(for: ImageRequest("http://test/missing"))
        #expect(factory["halcyon_loads_total result=network"] == 1)
        #expect(factory["halcyon_loads_total result=memory"] == 2)
        #expect(factory["halcyon_loads_total result=failed"] == 1)
        #expect(factory["halcyon_loads_running"] == 0)
        #expect(factory["halcyon_disk_lookups_total result=miss"] == 2)
        #expect(factory["halcyon_transfers_total result=finished"] == 1)
        #expect(factory["halcyon_transfers_total result=failed"] == 1)
        #expect(factory["halcyon_transfer_bytes_total"] == 1)
        #expect(factory["halcyon_transfer_seconds"] == 0.25)
        #expect(factory["halcyon_stored_bytes_total cache=disk"] == 1)
    }

    @Test("Given a shared tier, when its events are counted, then each is by its name")
    func tierEvents() async throws {
        let factory = CountingFactory()
        let observer = MetricsObserver(factory: factory)
        let error = ImageError.cache(.readFailed("no route"))
        let tiers = TieredDataCache(
            FakeDataCache(), shared: [.init("far", FakeDataCache(failure: error)), .init("near", FakeDataCache())],
            clock: FakeClock(), onEvent: observer.count)
        for _ in 0..<4 { #expect(try await tiers.entry(for: "k") == nil) }
        #expect(factory["halcyon_tier_events_total tier=far event=failed"] == 3)
        #expect(factory["halcyon_tier_events_total tier=far event=closed"] == 1)
        #expect(factory["halcyon_tier_events_total tier=near event=miss"] == 4)
    }

    @Test("Given impossible times, when they are measured, then they are counted and nothing traps")
    func impossibleTimes() {
        let factory = CountingFactory()
        let observer = MetricsObserver(factory: factory)
        for seconds in [Double.infinity, .nan, -1, 1e300] {
            observer.observe(
                PipelineEvent(
                    load: LoadID(), request: ImageRequest("http://test/x"), kind: .decoded(nil, seconds: seconds)))
        }
        #expect(factory["halcyon_decode_seconds records"] == 4)
        // Two are too long for a timer, and count as the longest; the others count as 0.
        #expect(factory["halcyon_decode_seconds"] == 2 * 9e9)
    }

    @Test("Given an observer that keeps its events, when the pipeline goes, then they do not hold it")
    func keptEvents() async throws {
        let recorder = EventRecorder<PipelineEvent>()
        var leaked: [WeakReference] = []
        do {
            let pipeline = pipeline(FakeLoader(), recorder)
            // The handlers of a transfer refer to these, not to the pipeline itself.
            leaked = [
                WeakReference(pipeline), WeakReference(pipeline.engine.parts),
                WeakReference(pipeline.engine.parts.reporter), WeakReference(pipeline.engine.invalidation),
            ]
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
            await pipeline.flush()
        }
        #expect(recorder.events.contains { if case .transfer = $0.kind { true } else { false } })
        try await eventually("the pipeline is gone") { leaked.allSatisfy { $0.object == nil } }
    }

    @Test("Given a processed image on disk, when it is requested, then lookup and decode are observed")
    func storedImage() async throws {
        let fixture = PipelineFixture()
        let request = ImageRequest("http://test/x", processors: [Suffix("a")]).with { $0.storage = .processed }
        let first = Recorder()
        let pipeline = fixture.pipeline { $0.observer = first }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(Array(first.names().prefix(3)) == ["started", "memory miss", "disk miss"])

        let second = Recorder()
        _ = try await fixture.pipeline { $0.observer = second }.image(for: request)
        #expect(
            second.names() == ["started", "memory miss", "disk hit", "decoded", "memory store", "finished disk"])
    }
}

/// Adds up what is counted and timed, by label and dimensions, and counts the times.
private final class CountingFactory: MetricsFactory {
    private let sums = Mutex<[String: Double]>([:])

    subscript(name: String) -> Double { sums.withLock { $0[name] ?? 0 } }

    private func add(_ amount: Double, to name: String) { sums.withLock { $0[name, default: 0] += amount } }

    private final class Handler: CounterHandler, TimerHandler, MeterHandler, RecorderHandler {
        let name: String
        let factory: CountingFactory

        init(_ label: String, _ dimensions: [(String, String)], _ factory: CountingFactory) {
            name = ([label] + dimensions.map { "\($0.0)=\($0.1)" }).joined(separator: " ")
            self.factory = factory
        }

        func increment(by amount: Int64) { factory.add(Double(amount), to: name) }
        func reset() {}
        func recordNanoseconds(_ duration: Int64) {
            factory.add(Double(duration) / 1e9, to: name)
            factory.add(1, to: name + " records")
        }
        func set(_ value: Int64) {}
        func set(_ value: Double) {}
        func increment(by amount: Double) { factory.add(amount, to: name) }
        func decrement(by amount: Double) { factory.add(-amount, to: name) }
        func record(_ value: Int64) {}
        func record(_ value: Double) {}
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        Handler(label, dimensions, self)
    }
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        Handler(label, dimensions, self)
    }
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        Handler(label, dimensions, self)
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        Handler(label, dimensions, self)
    }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}
