import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader.StartRate")
struct StartRateTests {
    private let clock = FakeClock()
    private let held = Gate()

    private func downloader(_ loader: ScriptedLoader) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = clock
        configuration.maximumTransfers = 4
        configuration.maximumTransfersPerHost = 4
        configuration.startRate = ImageDownloader.StartRate(burst: 10, perSecond: 10)
        return ImageDownloader(configuration)
    }

    private func holdingLoader() -> ScriptedLoader {
        ScriptedLoader { [held] request, _ async throws(ImageError) in
            await held.pass()
            if Task.isCancelled { throw .cancelled }
            return .success(request.http.path ?? "")
        }
    }

    /// Starts downloads and cancels each once its transfer runs.
    private func fling(_ count: Int, _ downloader: ImageDownloader, _ loader: ScriptedLoader) async throws {
        for number in 0..<count {
            let started = loader.requests.entries.count
            let task = Task { try? await downloader.download("http://test/flung\(number)", priority: .high) }
            try await eventually("its transfer runs") { loader.requests.entries.count > started }
            task.cancel()
            _ = await task.value
            try await eventually("its transfer has ended") { downloader.gate.counts == (free: 4, waiting: 0, hosts: 0) }
        }
    }

    @Test("Given a thousand downloads that all end, when they start, then none waits for the clock")
    func noChurn() async throws {
        let loader = ScriptedLoader { request, _ async throws(ImageError) in
            if request.http.path?.hasSuffix("3") == true { throw .response(.tls("expired")) }
            return .success(request.http.path ?? "")
        }
        let downloader = downloader(loader)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<1000 {
                group.addTask { _ = try? await downloader.download("http://test/\(number)") }
            }
        }
        #expect(loader.requests.entries.count == 1000)
        #expect(clock.sleeps == [])
    }

    @Test("Given downloads cancelled before they began, when others start, then none waits")
    func cancelledInQueue() async throws {
        let loader = holdingLoader()
        let downloader = downloader(loader)
        let running = (0..<4).map { number in Task { try await downloader.download("http://test/\(number)") } }
        try await eventually("all permits are taken") { loader.requests.entries.count == 4 }
        let waiting = (4..<104).map { number in Task { try? await downloader.download("http://test/\(number)") } }
        try await eventually("the others wait") { downloader.gate.counts.waiting == 100 }
        for task in waiting { task.cancel() }
        for task in waiting { _ = await task.value }
        held.open()
        for task in running { _ = try await task.value }
        _ = try await downloader.download("http://test/last")
        #expect(clock.sleeps == [])
    }

    @Test("Given abandoned transfers, when more start, then non-urgent ones wait until enough leaked")
    func churn() async throws {
        let loader = holdingLoader()
        let downloader = downloader(loader)
        try await fling(15, downloader, loader)
        // 5 over the brim, 10 a second.
        let low = Task { try await downloader.download("http://test/low", priority: .low) }
        try await eventually("it waits") { downloader.gate.counts.waiting == 1 && clock.sleeperCount == 1 }
        let normal = Task { try await downloader.download("http://test/normal") }
        try await eventually("both wait") { downloader.gate.counts.waiting == 2 }
        held.open()
        _ = try await downloader.download("http://test/high", priority: .high)
        #expect(loader.requests.entries.last?.http.path == "/high")
        clock.advance(0.25)
        try await eventually("it sleeps no more") { clock.sleeperCount == 1 }
        #expect(downloader.gate.counts.waiting == 2)
        clock.advance(0.26)
        _ = try await (low.value, normal.value)
        // Let in at the same moment, they race to the loader.
        #expect(Set(loader.requests.entries.suffix(2).map(\.http.path)) == ["/normal", "/low"])
        #expect(clock.sleeps.count == 1)
        #expect(abs((clock.sleeps.first ?? 0) - 0.5) < 1e-6)
    }

    @Test("Given a waiter held back by churn, when raised or cancelled, then it does not wait")
    func raised() async throws {
        let loader = holdingLoader()
        let downloader = downloader(loader)
        try await fling(12, downloader, loader)
        let demand = LivePriority(.normal)
        let raised = Task {
            try await downloader.download(DownloadRequest("http://test/raised"), demand: demand, onProgress: nil)
        }
        let cancelled = Task { try? await downloader.download("http://test/cancelled") }
        try await eventually("both wait") { downloader.gate.counts.waiting == 2 }
        held.open()
        demand.priority = .high
        #expect(try await raised.value.data == Data("/raised".utf8))
        cancelled.cancel()
        #expect(await cancelled.value?.data == nil)
        #expect(downloader.gate.counts == (free: 4, waiting: 0, hosts: 0))
    }

    /// Its time goes on, but nobody who sleeps by it wakes in time.
    private struct LateClock: PipelineClock {
        let clock: FakeClock
        let sleeper: FakeClock
        var date: Date { clock.date }
        var uptime: Double { clock.uptime }
        func sleep(seconds: Double) async throws(ImageError) { try await sleeper.sleep(seconds: seconds) }
    }

    @Test("Given due waiters held back by churn, when a newcomer notices first, then it goes last")
    func newcomer() async throws {
        let sleeper = FakeClock()
        let gate = TransferGate(
            total: 2, perHost: 2, startRate: ImageDownloader.StartRate(burst: 1, perSecond: 1),
            clock: LateClock(clock: clock, sleeper: sleeper))
        for _ in 0..<2 {
            try await gate.enter("a", for: .constant(.high), as: WaitID())
            gate.leave("a", wasGivenUp: true)
        }
        let admitted = Log<Int>()
        func wait(_ number: Int) -> Task<Void, Never> {
            let id = WaitID()
            return Task {
                if (try? await gate.enter("a", for: .constant(.normal), as: id)) != nil { admitted.add(number) }
            }
        }
        let first = wait(1)
        try await eventually("it waits") { gate.counts.waiting == 1 }
        try await gate.enter("b", for: .constant(.high), as: WaitID())
        clock.advance(10)
        // There is one permit, which is the first one's.
        let second = wait(2)
        await first.value
        #expect(admitted.entries == [1])
        try await eventually("the second one waits") { gate.counts.waiting == 1 }
        gate.leave("a")
        await second.value
        #expect(admitted.entries == [1, 2])
        sleeper.advance(100)
    }

    @Test("Given no start rate, when transfers are flung away, then nothing waits")
    func off() async throws {
        let loader = holdingLoader()
        var configuration = downloader(loader).configuration
        configuration.startRate = nil
        let downloader = ImageDownloader(configuration)
        try await fling(50, downloader, loader)
        held.open()
        _ = try await downloader.download("http://test/next")
        #expect(clock.sleeps == [])
    }
}
