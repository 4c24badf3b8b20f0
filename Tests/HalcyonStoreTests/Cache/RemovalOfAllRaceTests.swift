import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonStore

@Suite("DiskCache: removal of everything beside reads")
struct RemovalOfAllRaceTests {
    /// An index that a reader opened again while it was being removed was believed to be current for 50 ms.
    @Test("Given readers at the same time, when everything is removed, then nothing is read")
    func readers() async throws {
        let cache = DiskCache(try ScratchFolder())
        var found = 0
        for round in 0..<300 {
            try await cache.store(entry(100), for: "a")
            let isOver = Tally()
            found += try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask { while isOver.value == 0 { _ = try await cache.metadata(for: "a") } }
                }
                if round % 2 == 0 { await Task.yield() }
                try await cache.removeAll()
                var count = 0
                for _ in 0..<3 where try await cache.metadata(for: "a") != nil { count += 1 }
                isOver.add()
                try await group.waitForAll()
                return count
            }
        }
        #expect(found == 0)
    }
}
