import Testing

@testable import HalcyonCore

@Suite("KineticPan: a picture that glides on")
struct ZoomKineticTests {
    private static let rates = [30, 60, 144]

    /// A drag by `velocity`, which lets go at 0.2 s.
    private func dragged(_ velocity: SIMD2<Double>, until rest: Double = 0.2) -> KineticPan {
        var pan = KineticPan()
        pan.begin(at: .zero, time: 0)
        for index in 1...25 where Double(index) * 0.008 <= rest {
            let time = Double(index) * 0.008
            _ = pan.drag(to: velocity * time, time: time)
        }
        pan.end(time: 0.2)
        return pan
    }

    /// The positions in steps of half a second, in pixels of the screen.
    private func path(_ rate: Int, _ velocity: SIMD2<Double>, from state: ZoomState) -> [SIMD2<Double>] {
        var pan = dragged(velocity)
        var viewport = ZoomViewport(
            imageSize: PixelSize(width: 20_000, height: 20_000), viewSize: PixelSize(width: 800, height: 600),
            state: state)
        return (1...10).map { half in
            for frame in 1...rate / 2 {
                let time = 0.2 + (Double(half - 1) + Double(frame) / Double(rate / 2)) / 2
                _ = pan.advance(&viewport, to: time)
            }
            return viewport.center * viewport.scale
        }
    }

    @Test(
        "Given a fling, when it is drawn at 30, 60 and 144 Hz, then its path is the same",
        arguments: [
            SIMD2(1500.0, -900), SIMD2(9000, 9000), SIMD2(-15_000, 200), SIMD2(0, 40), SIMD2(90_000, -90_000),
        ])
    func sameAtAnyRate(velocity: SIMD2<Double>) {
        for state in [
            ZoomState(scale: 1), ZoomState(scale: 3.3, center: SIMD2(700, 19_700), quarterTurns: 1),
            // Near the edges, which it hits.
            ZoomState(scale: 1, center: SIMD2(600, 19_600)), ZoomState(scale: 0.06),
        ] {
            let paths = Self.rates.map { path($0, velocity, from: state) }
            for other in paths.dropFirst() {
                for (one, other) in zip(paths[0], other) {
                    #expect(abs(one.x - other.x) < 1 && abs(one.y - other.y) < 1, "\(velocity) \(state)")
                }
            }
        }
    }

    @Test("Given a fling, when it ends, then it has gone as far as its velocity says")
    func distance() {
        var pan = dragged(SIMD2(1000, 0))
        #expect(abs(pan.velocity(at: 0.2).x - 1000) < 1)
        #expect(abs(pan.velocity(at: 0.2 + KineticPan.decay).x - 367.9) < 1)
        let way = pan.advance(to: 100)
        // 1000 × 0.325, without what is slower than 10 pixels a second.
        #expect(abs(way.x - 321.75) < 0.1)
        #expect(!pan.isGliding)
        let rest = pan.advance(to: 200)
        #expect(rest == .zero)
        #expect(pan.velocity(at: 200) == .zero)
    }

    @Test("Given a drag, when the pointer rests before it lets go, then nothing glides")
    func rested() {
        #expect(!dragged(SIMD2(1000, 0), until: 0.1).isGliding)
        #expect(dragged(SIMD2(1000, 0)).isGliding)
        #expect(!dragged(SIMD2(1, 2)).isGliding)
    }

    @Test("Given a fling, when it hits an edge, then it stops in that direction only")
    func edge() {
        var viewport = ZoomViewport(
            imageSize: PixelSize(width: 20_000, height: 20_000), viewSize: PixelSize(width: 800, height: 600),
            state: ZoomState(scale: 1, center: SIMD2(450, 5000)))
        var pan = dragged(SIMD2(2000, 2000))
        var time = 0.2
        while pan.advance(&viewport, to: time) { time += 1.0 / 60 }
        #expect(viewport.center.x == 400)
        #expect(abs(viewport.center.y - (5000 - 2000 * KineticPan.decay)) < 5)
    }

    @Test("Given a glide, when the picture is touched, then it is held")
    func held() {
        var pan = dragged(SIMD2(5000, 0))
        _ = pan.advance(to: 0.3)
        pan.begin(at: SIMD2(1, 1), time: 0.3)
        #expect(pan.isDragging && !pan.isGliding)
        let glided = pan.advance(to: 0.4)
        #expect(glided == .zero)
        let dragged = pan.drag(to: SIMD2(4, 0), time: 0.4)
        #expect(dragged == SIMD2(3, -1))
        pan.stop()
        #expect(!pan.isDragging)
    }

    @Test("Given events that make no sense, when they come, then all numbers stay finite")
    func senseless() {
        let numbers = [Double.nan, .infinity, -.infinity, 0, 1e300, -1e300, 1, 5]
        for seed in UInt64(0)..<300 {
            var dice = ZoomDice(seed: seed)
            var pan = KineticPan()
            var viewport = dice.viewport()
            for _ in 0..<40 {
                let values = (0..<3).map { _ in
                    dice.oneIn(3) ? numbers[dice.int(0...numbers.count - 1)] : dice.double(-1000...1000)
                }
                let (point, time) = (SIMD2(values[0], values[1]), values[2])
                switch dice.int(0...4) {
                case 0: pan.begin(at: point, time: time)
                case 1: viewport.pan(by: pan.drag(to: point, time: time))
                case 2: pan.end(time: time)
                case 3: pan.glide(velocity: point, time: time)
                default: _ = pan.advance(&viewport, to: time)
                }
                let velocity = pan.velocity(at: time)
                #expect(velocity.x.isFinite && velocity.y.isFinite, "seed \(seed)")
                #expect(viewport.center.x.isFinite && viewport.center.y.isFinite, "seed \(seed)")
            }
        }
    }

    @Test("Given two events at once, when the pointer lets go, then the velocity is limited")
    func sameTime() {
        var pan = KineticPan()
        pan.begin(at: .zero, time: 1)
        let moved = pan.drag(to: SIMD2(50, 0), time: 1)
        #expect(moved == SIMD2(50, 0))
        let rests = !pan.end(time: 1)
        #expect(rests)
        pan.begin(at: .zero, time: 1)
        _ = pan.drag(to: SIMD2(500, 0), time: 1.0001)
        let glides = pan.end(time: 1.0001)
        #expect(glides)
        #expect(pan.velocity(at: 1.0001).x == KineticPan.fastest)
    }
}
