import Foundation
import HalcyonCore
import Testing

@Suite("SystemClock")
struct SystemClockTests {
    @Test("Given the coarse date, when it is read, then it is slightly ahead at most, rarely behind")
    func coarseDateIsNeverBehind() {
        let clock = SystemClock()
        var behind = 0
        for _ in 0..<1000 {
            let before = clock.date
            let coarse = clock.coarseDate
            if coarse < before { behind += 1 }
            #expect(coarse.timeIntervalSince(clock.date) <= 0.021)
        }
        // But for ticks that a busy machine has lost.
        #expect(behind < 100)
    }
}
