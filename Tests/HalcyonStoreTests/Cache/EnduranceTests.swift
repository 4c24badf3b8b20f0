import Foundation
import HalcyonCore
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("DiskCache: two writers and two readers, killed at random")
struct EnduranceTests {
    @Test("Given randomly killed processes, when they end, then no read is torn and the limit holds")
    func killedAtRandom() async throws {
        let folder = try ScratchFolder()
        let goal = Effort.isWhole ? 100_000 : 20_000
        let start = ContinuousClock.now
        let endurance = try await Self.onThread {
            let endurance = try Endurance(folder, goal: goal)
            try endurance.run()
            return endurance
        }
        let duration = ContinuousClock.now - start
        let counts = endurance.counts
        let figures = SharedCounts.Kind.allCases.map { "\($0) \(counts[$0])" }.joined(separator: ", ")
        let most = endurance.most
        print(
            "endurance: \(figures); \(endurance.kills) kills in \(duration); at most \(most.index) bytes by the index "
                + "of \(Endurance.limit), \(most.known) on the disk, \(most.unknown) that no row names, in "
                + "\(endurance.looks) looks")
        #expect(counts[.operations] >= goal)
        // A busy machine kills fewer.
        #expect(endurance.kills >= goal / 4_000)
        #expect(counts[.torn] == 0, "\(endurance.complaints)")
        #expect(counts[.failed] == 0, "\(endurance.complaints)")
        #expect(counts[.damaged] == 0, "\(endurance.complaints)")
        #expect(counts[.over] == 0)
        #expect(endurance.contradictions == 0)
        #expect(endurance.ended == [0, 0, 0, 0], "\(endurance.complaints)")
        #expect(counts[.stored] > goal / 200)
        #expect(counts[.read] > goal / 50)
        // Every process that lived long enough has opened the cache.
        #expect(counts[.opened] >= endurance.started - endurance.kills)
        // The index is never over its limit. The files that it knows are no more; those that it does not are being
        // written, one by each call that runs, or had lost their rows to a step of eviction and not yet their lives;
        // what a killed process had of these is gone when the next has opened the cache.
        #expect(endurance.most.index <= Endurance.limit)
        #expect(endurance.most.known <= Endurance.limit)
        try await expectSound(folder)
    }

    private static func onThread<Result>(
        _ body: @escaping @Sendable () throws -> sending Result
    ) async throws -> sending Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                do { continuation.resume(returning: try body()) } catch { continuation.resume(throwing: error) }
            }
        }
    }

    /// Opened once more, index and disk are the same.
    private func expectSound(_ folder: ScratchFolder) async throws {
        let cache = DiskCache(folder, sizeLimit: Endurance.limit)
        _ = try await cache.statistics()
        let bytes = try await cache.statistics().bytes
        try await eventually("the files are those of the index", within: .seconds(200)) { folder.entryBytes == bytes }
        let report = try await cache.verify()
        #expect(report.damagedRemoved == 0)
        #expect(report.missingFiles == 0)
        #expect(!report.indexRebuilt)
        #expect(try await cache.verify().isSound)
        let statistics = try await cache.statistics()
        #expect(folder.entryBytes == statistics.bytes)
        #expect(folder.entryFiles.count == statistics.entries)
    }
}
