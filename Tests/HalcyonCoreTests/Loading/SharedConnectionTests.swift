import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What the gate makes of hosts whose transfers share a connection.
@Suite("Transfers that share a connection")
struct SharedConnectionTests {
    private let admitted = Log<Int>()

    private func gate(total: Int, perHost: Int, streams: Int, streamBytes: Int = .max) -> TransferGate {
        TransferGate(
            total: total, perHost: perHost, streams: streams, streamBytes: streamBytes, startRate: nil,
            clock: FakeClock())
    }

    @discardableResult
    private func wait(
        _ number: Int, at gate: TransferGate, host: String, _ demand: LivePriority = .constant(.normal)
    ) -> Task<Void, Never> {
        let id = WaitID()
        return Task {
            if (try? await gate.enter(host, for: demand, as: id)) != nil { admitted.add(number) }
        }
    }

    @Test("Given a full host, when its connection turns out to be shared, then its waiters go in")
    func learned() async throws {
        let gate = gate(total: 3, perHost: 2, streams: 10)
        for number in 0..<20 {
            wait(number, at: gate, host: "a")
            try await eventually("it is in or waits") { admitted.entries.count + gate.counts.waiting == number + 1 }
        }
        #expect(gate.counts == (free: 1, waiting: 18, hosts: 1))
        gate.learn("a", isShared: true, byteCount: 0)
        try await eventually("its number is in") { admitted.entries.count == 10 }
        #expect(Set(admitted.entries) == Set(0..<10))
        // One place of three is the host's, and two are free for others.
        #expect(gate.counts == (free: 2, waiting: 10, hosts: 1))
        for number in [100, 101] { await wait(number, at: gate, host: "b").value }
        #expect(gate.counts == (free: 0, waiting: 10, hosts: 2))
        // Those of the first need none of the places that are all taken.
        gate.leave("a")
        try await eventually("the next is in") { admitted.entries.count == 13 }
        #expect(gate.counts == (free: 0, waiting: 9, hosts: 2))
    }

    @Test("Given a shared connection, when transfers turn out to need their own, then others wait")
    func unlearned() async throws {
        let gate = gate(total: 4, perHost: 2, streams: 10)
        await wait(0, at: gate, host: "a").value
        gate.learn("a", isShared: true, byteCount: 0)
        for number in 1..<6 { await wait(number, at: gate, host: "a").value }
        #expect(gate.counts == (free: 3, waiting: 0, hosts: 1))
        gate.learn("a", isShared: false, byteCount: 0)
        #expect(gate.counts == (free: -2, waiting: 0, hosts: 1))
        wait(6, at: gate, host: "a")
        try await eventually("it waits") { gate.counts.waiting == 1 }
        wait(7, at: gate, host: "b")
        try await eventually("both wait") { gate.counts.waiting == 2 }
        for _ in 0..<3 { gate.leave("a") }
        try await eventually("the other host's is in") { admitted.entries.contains(7) }
        #expect(gate.counts == (free: 0, waiting: 1, hosts: 2))
        for _ in 0..<2 { gate.leave("a") }
        try await eventually("its own next is in") { admitted.entries.contains(6) }
        #expect(gate.counts == (free: 1, waiting: 0, hosts: 2))
    }

    @Test("Given a full shared connection, when transfers end, then urgency decides, then age")
    func order() async throws {
        let gate = gate(total: 2, perHost: 1, streams: 2)
        await wait(-1, at: gate, host: "a").value
        gate.learn("a", isShared: true, byteCount: 0)
        await wait(-1, at: gate, host: "a").value
        let demands = [LoadPriority.low, .normal, .low, .veryHigh, .normal, .low].map { LivePriority($0) }
        for (number, demand) in demands.enumerated() {
            wait(number, at: gate, host: "a", demand)
            try await eventually("it waits") { gate.counts.waiting == number + 1 }
        }
        demands[5].priority = .high
        demands[1].priority = .veryLow
        for turn in 0..<6 {
            gate.leave("a")
            try await eventually("turn \(turn)") { admitted.entries.count == turn + 3 }
        }
        #expect(Array(admitted.entries.dropFirst(2)) == [3, 5, 4, 0, 2, 1])
        for _ in 0..<2 { gate.leave("a") }
        #expect(gate.counts == (free: 2, waiting: 0, hosts: 0))
        // It is remembered, but takes a place again.
        await wait(6, at: gate, host: "a").value
        await wait(7, at: gate, host: "a").value
        #expect(gate.counts == (free: 1, waiting: 0, hosts: 1))
    }

    @Test("Given a shared connection, when its last transfer steps aside, then others take its place")
    func closed() async throws {
        let gate = gate(total: 1, perHost: 1, streams: 5)
        await wait(-1, at: gate, host: "a").value
        gate.learn("a", isShared: true, byteCount: 0)
        for number in 0..<3 { await wait(number, at: gate, host: "a", .constant(.low)).value }
        for _ in 0..<3 { gate.leave("a") }
        wait(3, at: gate, host: "b")
        try await eventually("it waits") { gate.counts.waiting == 1 }
        gate.stepAside(from: "a")
        try await eventually("the other host is in") { admitted.entries.contains(3) }
        wait(4, at: gate, host: "a", .constant(.veryHigh))
        try await eventually("it waits for a place in all") { gate.counts.waiting == 1 }
        #expect(gate.counts == (free: 0, waiting: 1, hosts: 2))
        gate.leave("b")
        try await eventually("it is in") { admitted.entries.contains(4) }
        gate.leave("a")
        gate.vacate("a")
        #expect(gate.counts == (free: 1, waiting: 0, hosts: 0))
    }

    @Test("Given a waiter held back, when its host's last transfer steps aside, then it can go in")
    func closedWhileHeldBack() async throws {
        let backlog = Backlog(limit: 10)
        let gate = TransferGate(
            total: 2, perHost: 1, streams: 5, startRate: nil, clock: FakeClock(), behind: backlog)
        await wait(0, at: gate, host: "a").value
        gate.learn("a", isShared: true, byteCount: 0)
        backlog.add(10)
        wait(1, at: gate, host: "a", .constant(.low))
        try await eventually("it waits") { gate.counts.waiting == 1 }
        gate.stepAside(from: "a")
        backlog.remove(10)
        try await eventually("it is in") { admitted.entries.contains(1) }
        #expect(gate.counts == (free: 1, waiting: 0, hosts: 1))
    }

    @Test(
        "Given invalid limits, when transfers come and go, then the nearest valid ones apply",
        arguments: [(0, 0, 0), (-1, -5, -9), (.min, .min, .min), (.max, .max, .max), (1, 1, .max), (.max, 0, .min)])
    func limits(total: Int, perHost: Int, streams: Int) async throws {
        var configuration = ImageDownloader.Configuration()
        configuration.maximumTransfers = total
        configuration.maximumTransfersPerHost = perHost
        configuration.maximumStreamsPerHost = streams
        configuration.maximumWaitingBytes = streams
        let gate = ImageDownloader(configuration).gate
        let all = max(1, total)
        for byteCount in [nil, 0, .max, .min] {
            for isShared in [true, false, true] {
                await wait(0, at: gate, host: "a").value
                gate.learn("a", isShared: isShared, byteCount: byteCount)
                try await wait(1, at: gate, host: "a").cancelledValue(when: { gate.counts.waiting == 1 })
                gate.leave("a")
                if admitted.entries.last == 1 { gate.leave("a") }
                #expect(gate.counts == (free: all, waiting: 0, hosts: 0))
            }
        }
    }

    @Test("Given explicit limits, when the stream limit is read, then it is the lowest of those")
    func defaults() {
        var configuration = ImageDownloader.Configuration()
        #expect(configuration.maximumTransfers == 64)
        #expect(configuration.maximumTransfersPerHost == 6)
        #expect(configuration.maximumStreamsPerHost == 100)
        configuration.maximumTransfers = 16
        #expect(configuration.maximumStreamsPerHost == 16)
        configuration.maximumTransfersPerHost = 4
        #expect(configuration.maximumStreamsPerHost == 4)
        configuration.maximumStreamsPerHost = 50
        #expect(configuration.maximumTransfers == 16)
        #expect(configuration.maximumTransfersPerHost == 4)
        #expect(configuration.maximumStreamsPerHost == 50)
    }

    @Test("Given a host's usual body size, when asked how many may share, then it is as many as fit")
    func sizes() {
        var known = KnownConnections(most: 100, perHost: 6, byteLimit: 32 << 20)
        #expect(known.streams(to: "a") == nil)
        known.learn("a", isShared: true, byteCount: nil)
        #expect(known.streams(to: "a") == 6)
        known.learn("a", isShared: true, byteCount: 1 << 20)
        #expect(known.streams(to: "a") == 32)
        for _ in 0..<100 { known.learn("a", isShared: true, byteCount: 20_000) }
        #expect(known.streams(to: "a") == 100)
        for _ in 0..<100 { known.learn("a", isShared: true, byteCount: 30 << 20) }
        #expect(known.streams(to: "a") == 6)
        known.learn("a", isShared: true, byteCount: nil)
        #expect(known.streams(to: "a") == 6)
        known.learn("a", isShared: false, byteCount: 1)
        #expect(known.streams(to: "a") == nil)
        for number in 0..<5_000 { known.learn("\(number)", isShared: true, byteCount: 1) }
        #expect((0..<5_000).count { known.streams(to: "\($0)") != nil } == 1_000)
    }

    @Test("Given HTTP/2 answers, when their sizes are told, late or early, then as many run as fit")
    func bodies() async throws {
        for (expected, isRedirected) in [(4, false), (nil, false), (4, true)] {
            let release = Gate()
            let loader = ScriptedLoader { request, _ async throws(ImageError) in
                if request.http.path != "/first" { await release.pass() }
                return .answer(
                    ["body"], expected: expected,
                    metrics: TransferMetrics(networkProtocol: "HTTP/2", redirectCount: isRedirected ? 1 : 0))
            }
            var configuration = ImageDownloader.Configuration(loader: loader)
            configuration.clock = FakeClock()
            configuration.maximumWaitingBytes = 40
            let downloader = ImageDownloader(configuration)
            _ = try await downloader.download("https://test/first")
            let tasks = (0..<50).map { number in
                Task { try await downloader.download("https://test/\(number)").data }
            }
            let most = isRedirected ? 6 : 10
            try await eventually("\(most) run") {
                loader.running.value == most && downloader.gate.counts.waiting == 50 - most
            }
            #expect(downloader.gate.counts.free == (isRedirected ? 58 : 63))
            release.open()
            for task in tasks { #expect(try await task.value == Data("body".utf8)) }
            #expect(downloader.gate.counts == (free: 64, waiting: 0, hosts: 0))
        }
    }
}

extension Task where Success == Void, Failure == Never {
    /// Waits for the end of a wait at a gate, which is cancelled if it turns out to wait.
    fileprivate func cancelledValue(when isWaiting: @escaping @Sendable () -> Bool) async throws {
        let end = Tally()
        let watch = Task {
            await value
            end.add()
        }
        try await eventually("it is in or waits") { end.value == 1 || isWaiting() }
        cancel()
        await watch.value
    }
}
