import Foundation
import HalcyonCore
import LinuxTestSupport
import Synchronization
import Testing

@testable import HalcyonCodecs

@Suite("The memory of large decodes")
struct DecodeMemoryTests {
    /// The bytes held at a time, and the most that there were.
    private final class Meter: Sendable {
        private let counts = Mutex((now: 0, most: 0))

        var most: Int { counts.withLock { $0.most } }

        func hold(_ bytes: Int) {
            counts.withLock { counts in
                counts.now += bytes
                counts.most = max(counts.most, counts.now)
            }
            Thread.sleep(forTimeInterval: 0.03)
            counts.withLock { $0.now -= bytes }
        }
    }

    /// Runs decodes on threads of their own, and returns the most bytes held at a time.
    private func mostHeld(_ memory: DecodeMemory, _ sizes: [Int]) async throws -> Int {
        let meter = Meter()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for size in sizes {
                group.addTask {
                    try await WorkExecutor.cpu.run { () throws(ImageError) in
                        try memory.holding(size) { () throws(ImageError) in meter.hold(size) }
                    }
                }
            }
            try await group.waitForAll()
        }
        return meter.most
    }

    @Test("Given decodes that together need more than the limit, when run, then never more is held")
    func limit() async throws {
        #expect(try await mostHeld(DecodeMemory(limit: 100, least: 10), [60, 60, 60, 30]) <= 100)
    }

    @Test("Given decodes that need more than the limit each, when run, then one at a time")
    func overTheLimit() async throws {
        #expect(try await mostHeld(DecodeMemory(limit: 100, least: 10), [150, 150]) == 150)
    }

    @Test("Given memory for previews, when it is taken, then further files have none until it is free")
    func previews() throws {
        let memory = DecodeMemory(limit: 100, least: 10)
        var first = memory.reserve(150)
        #expect(first != nil)
        #expect(memory.reserve(10) == nil)
        #expect(memory.reserve(9) != nil)
        first = nil
        let second = memory.reserve(60)
        #expect(second != nil && memory.reserve(41) == nil && memory.reserve(40) != nil)
    }

    @Test("Given progressive files that stop arriving, when looked at, then only some have previews")
    func slowFiles() throws {
        let data = try Fixtures.data("arriving-scans-large.jpg")
        let memory = DecodeMemory(limit: 2 * 1_000_000, least: 1000)
        let previewers = (0..<40).map { _ in JPEGDecoder.previewer(DecodingOptions(), memory) }
        var count = 0
        for previewer in previewers {
            try previewer.append(data.prefix(data.count / 2))
            if try previewer.preview() != nil { count += 1 }
        }
        #expect((1..<40).contains(count), "\(count)")
    }

    @Test("Given memory that is taken, when a small decode runs, then it does not wait")
    func small() throws {
        let memory = DecodeMemory(limit: 100, least: 10)
        let isDone = try memory.holding(100) { () throws(ImageError) in
            try memory.holding(9) { () throws(ImageError) in true }
        }
        #expect(isDone)
    }

    @Test("Given memory that is taken, when a decode that waits is cancelled, then it ends at once")
    func cancelled() async throws {
        let memory = DecodeMemory(limit: 100, least: 10)
        let isHeld = DispatchSemaphore(value: 0)
        let mayEnd = DispatchSemaphore(value: 0)
        let (trials, trial) = AsyncStream<Void>.makeStream()
        Thread.detachNewThread {
            try? memory.holding(100) { () throws(ImageError) in
                isHeld.signal()
                mayEnd.wait()
            }
        }
        defer { mayEnd.signal() }
        let waiting = Task {
            try await WorkExecutor.cpu.run { () throws(ImageError) in
                isHeld.wait()
                trial.finish()
                try memory.holding(100) { () throws(ImageError) in }
            }
        }
        // Otherwise the task would end before it asks for memory.
        for await _ in trials {}
        waiting.cancel()
        await #expect(throws: ImageError.cancelled) { try await waiting.value }
    }
}
