import Foundation
import HalcyonCore
import Testing

@Suite("MemoryBudget")
struct MemoryBudgetTests {
    @Test(
        "Given memory and a limit, when budgeted, then it is a fifth of the lesser, at most 512 MiB",
        arguments: [
            (16384, nil, 512), (2000, nil, 400), (16384, 1000, 200), (1000, 16384, 200), (16384, 4000, 512),
            (64, nil, 12), (16384, 0, 0),
        ] as [(UInt64, Int?, Int)])
    func budget(memory: UInt64, group: Int?, budget: Int) {
        let cost = MemoryBudget.costLimit(memory: memory << 20, groupLimit: group.map { $0 << 20 })
        #expect(cost >> 20 == budget)
    }

    @Test("Given numbers at their ends, when the budget is asked for, then nothing overflows")
    func ends() {
        #expect(MemoryBudget.costLimit(memory: .max, groupLimit: .max) == 512 << 20)
        #expect(MemoryBudget.costLimit(memory: 0, groupLimit: nil) == 0)
    }

    @Test("Given this machine, when the default is read, then it is at most a fifth of its memory")
    func here() {
        #expect(ImageCache.defaultCostLimit > 0)
        #expect(UInt64(ImageCache.defaultCostLimit) <= ProcessInfo.processInfo.physicalMemory / 5)
        #expect(ImageCache().costLimit == ImageCache.defaultCostLimit)
    }
}
