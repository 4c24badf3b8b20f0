import HalcyonCore
import Testing

@Suite("AnimationTiming")
struct AnimationTimingTests {
    @Test(
        "Given delays from files, when they are below 11 ms, then they are 100 ms, as in browsers",
        arguments: [
            (0, 0.1), (-1, 0.1), (0.001, 0.1), (0.01, 0.1), (0.0105, 0.1), (0.011, 0.011), (0.02, 0.02),
            (655.35, 655.35),
            (.nan, 0.1), (.infinity, 0.1),
        ])
    func tinyDelays(delay: Double, shown: Double) {
        #expect(AnimationTiming(delays: [delay]).delays == [shown])
    }

    @Test("Given loop counts, when they are read, then there is at least one loop, and nil is endless")
    func loopCounts() {
        #expect(AnimationTiming(delays: [1], loopCount: 0).loopCount == 1)
        #expect(AnimationTiming(delays: [1], loopCount: 3).loopCount == 3)
        #expect(AnimationTiming(delays: [1]).loopCount == nil)
        #expect(AnimationTiming(delays: []).delays == [0.1])
    }

    @Test("Given 100,000 frames of 0.1 s, when their times are summed, then rounding loses nothing")
    func exactSums() {
        let timing = AnimationTiming(delays: Array(repeating: 0.1, count: 100_000))
        #expect(timing.duration == 10_000)
        #expect(timing.start(of: 0) == 0)
        #expect(abs(timing.start(of: 3) - 0.3) < 1e-15)
        #expect(timing.start(of: 12_345) == 1234.5)
        #expect(timing.start(of: 100_000) == 10_000)
        #expect(timing.start(of: 100_001) == 10_000)
    }

    @Test("Given uneven delays, when a moment is looked up, then frame, loop and time left are right")
    func positions() throws {
        let timing = AnimationTiming(delays: [0.5, 0.25, 1])
        for (elapsed, index, loop, remaining) in [
            (0, 0, 0, 0.5), (0.25, 0, 0, 0.25), (0.5, 1, 0, 0.25), (0.75, 2, 0, 1), (1.5, 2, 0, 0.25),
            (1.75, 0, 1, 0.5), (2.375, 1, 1, 0.125), (175, 0, 100, 0.5),
        ] {
            let position = timing.position(at: elapsed)
            #expect(
                position == AnimationTiming.Position(index: index, loop: loop, remaining: remaining), "at \(elapsed)")
        }
    }

    @Test("Given no moment at all, when it is looked up, then it is the beginning")
    func oddMoments() {
        let timing = AnimationTiming(delays: [1, 1])
        for elapsed in [-1, -Double.infinity, Double.nan] {
            #expect(timing.position(at: elapsed) == AnimationTiming.Position(index: 0, loop: 0, remaining: 1))
        }
        #expect(timing.position(at: .infinity).remaining != nil)
        #expect(AnimationTiming(delays: [1, 1], loopCount: 2).position(at: .infinity).isFinished)
    }

    @Test("Given absurd delays, when moments are looked up, then nothing traps and no sum is lost")
    func hugeDelays() {
        let timing = AnimationTiming(delays: [1e308, 1e308, 1e308, 0.5])
        #expect(timing.delays == [1e9, 1e9, 1e9, 0.5])
        #expect(timing.duration == 3e9 + 0.5)
        for elapsed in [0, 1, 1e12, .infinity] { #expect(timing.position(at: elapsed).index <= 1) }
    }

    @Test("Given a finite number of loops, when they are over, then the last frame stays")
    func finished() {
        let timing = AnimationTiming(delays: [1, 1, 1], loopCount: 2)
        #expect(timing.position(at: 5.5) == AnimationTiming.Position(index: 2, loop: 1, remaining: 0.5))
        for elapsed in [6, 6.5, 1e12] {
            #expect(timing.position(at: elapsed) == AnimationTiming.Position(index: 2, loop: 1, remaining: nil))
        }
    }

    @Test("Given a clock with rounding errors, when each delay is over, then the next frame is shown")
    func roundedClock() {
        let delays = (0..<10_000).map { [0.03, 0.07, 0.1, 0.02][$0 % 4] }
        let timing = AnimationTiming(delays: delays)
        var elapsed = 0.0
        for frame in 0..<30_000 {
            let position = timing.position(at: elapsed)
            #expect(position.index == frame % 10_000)
            #expect(position.loop == frame / 10_000)
            elapsed += position.remaining ?? 0
        }
    }
}
