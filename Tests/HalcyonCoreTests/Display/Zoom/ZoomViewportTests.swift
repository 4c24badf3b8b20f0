import Testing

@testable import HalcyonCore

@Suite("ZoomViewport: geometry of deep zoom")
struct ZoomViewportTests {
    private let view = PixelSize(width: 800, height: 600)

    private func viewport(_ width: Int, _ height: Int, _ state: ZoomState = ZoomState()) -> ZoomViewport {
        ZoomViewport(imageSize: PixelSize(width: width, height: height), viewSize: view, state: state)
    }

    private func distance(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
        let difference = one - other
        return max(abs(difference.x), abs(difference.y))
    }

    @Test("Given a large picture, when nothing is asked for, then all of it is visible")
    func fit() {
        let viewport = viewport(16_000, 6000)
        #expect(viewport.scale == 0.05)
        #expect(viewport.isFit)
        #expect(viewport.visibleRect == ZoomRect(origin: .zero, size: SIMD2(16_000, 6000)))
        #expect(viewport.viewPoint(at: .zero) == SIMD2(0, 150))
        #expect(viewport.imagePoint(at: SIMD2(800, 450)) == SIMD2(16_000, 6000))
    }

    @Test("Given a small picture, when nothing is asked for, then it has its own size")
    func small() {
        var viewport = viewport(80, 60)
        #expect(viewport.scale == 1)
        viewport.zoom(by: 0.5)
        #expect(viewport.scale == 1)
        #expect(viewport.viewPoint(at: .zero) == SIMD2(360, 270))
    }

    @Test("Given any view, when a point is taken there and back, then it is the same")
    func conversion() {
        for seed in UInt64(0)..<2000 {
            var dice = ZoomDice(seed: seed)
            let viewport = dice.viewport()
            let point = dice.point(in: viewport)
            let back = viewport.viewPoint(at: viewport.imagePoint(at: point))
            #expect(distance(point, back) < 0.001, "seed \(seed)")
        }
    }

    @Test("Given any view, when anything is done to it, then the picture fills it or is in its middle")
    func limits() {
        for seed in UInt64(0)..<500 {
            var dice = ZoomDice(seed: seed)
            var viewport = dice.viewport()
            for _ in 0..<20 {
                dice.gesture(&viewport)
                check(viewport, seed)
            }
        }
    }

    private func check(_ viewport: ZoomViewport, _ seed: UInt64) {
        let scale = viewport.scale
        #expect(scale > 0 && scale <= 16 && scale >= viewport.fitScale, "seed \(seed)")
        let (size, view) = (viewport.size, viewport.middle * 2)
        let corners = [viewport.viewPoint(at: .zero), viewport.viewPoint(at: size)]
        for axis in 0..<2 {
            let (start, end) = (min(corners[0][axis], corners[1][axis]), max(corners[0][axis], corners[1][axis]))
            if end - start >= view[axis] {
                #expect(start <= 0.001 && end >= view[axis] - 0.001, "seed \(seed)")
            } else {
                #expect(abs(start + end - view[axis]) < 0.001, "seed \(seed)")
            }
        }
        let visible = viewport.visibleRect
        #expect(visible.x >= 0 && visible.y >= 0 && visible.width >= 0 && visible.height >= 0, "seed \(seed)")
        #expect(visible.x + visible.width <= size.x && visible.y + visible.height <= size.y, "seed \(seed)")
    }

    @Test("Given a point of the view, when it is zoomed about, then the picture stays under it")
    func anchor() {
        var viewport = viewport(20_000, 20_000, ZoomState(scale: 1, center: SIMD2(9000, 11_000), quarterTurns: 1))
        let pointer = SIMD2(123.0, 456.0)
        let point = viewport.imagePoint(at: pointer)
        for steps in [1.0, 3, -2, 0.3, 5, -6, -1.3] {
            viewport.zoom(bySteps: steps, at: pointer)
            #expect(distance(viewport.viewPoint(at: point), pointer) < 1e-6)
        }
        #expect(abs(viewport.scale - 1) < 1e-9)
    }

    @Test("Given any view, when it is zoomed, then the point stays unless an edge is in the way")
    func anchors() {
        var count = 0
        for seed in UInt64(0)..<3000 {
            var dice = ZoomDice(seed: seed)
            var viewport = dice.viewport()
            let pointer = dice.point(in: viewport)
            let point = viewport.imagePoint(at: pointer)
            viewport.zoom(by: dice.double(0.3...3), at: pointer)
            let wanted = point - viewport.unrotated(pointer - viewport.middle) / viewport.scale
            guard distance(viewport.limited(wanted, at: viewport.scale), wanted) < 1e-12 else { continue }
            count += 1
            #expect(distance(viewport.viewPoint(at: point), pointer) < 0.001, "seed \(seed)")
        }
        #expect(count > 200)
    }

    @Test("Given any view, when it is rotated four times, then it is as before")
    func fourTurns() {
        for seed in UInt64(0)..<500 {
            var dice = ZoomDice(seed: seed)
            let viewport = dice.viewport()
            var rotated = viewport
            for turn in 1...4 {
                rotated.rotate()
                #expect((rotated == viewport) == (turn == 4), "seed \(seed)")
            }
            rotated.perform(.rotateLeft)
            rotated.perform(.rotateRight)
            #expect(rotated == viewport, "seed \(seed)")
        }
    }

    @Test("Given a large scale, when it is rotated, then the middle stays")
    func turn() {
        var viewport = viewport(20_000, 10_000, ZoomState(scale: 2, center: SIMD2(7000, 3000)))
        viewport.rotate()
        #expect(viewport.center == SIMD2(7000, 3000))
        #expect(viewport.viewPoint(at: SIMD2(7010, 3000)) == SIMD2(400, 320))
        #expect(viewport.visibleRect == ZoomRect(origin: SIMD2(6850, 2800), size: SIMD2(300, 400)))
    }

    @Test("Given all of a picture, when it is clicked twice, then it is at 1:1, and then fits again")
    func toggle() {
        var viewport = viewport(16_000, 6000)
        let point = viewport.imagePoint(at: SIMD2(200, 300))
        viewport.toggle(at: SIMD2(200, 300))
        #expect(viewport.scale == 1)
        #expect(viewport.viewPoint(at: point) == SIMD2(200, 300))
        viewport.toggle(at: SIMD2(200, 300))
        #expect(viewport.state == ZoomState())
    }

    @Test("Given a view at its smallest scale, when it changes its size, then all is still visible")
    func resize() {
        var viewport = viewport(16_000, 6000, ZoomState(scale: 0.2))
        viewport.zoom(by: 0.001)
        viewport.viewSize = PixelSize(width: 1600, height: 1200)
        #expect(viewport.isFit)
        #expect(viewport.scale == 0.1)
    }

    @Test("Given a view that is 0×0 for a moment, when it is as before, then it shows the same")
    func collapsed() {
        let viewport = viewport(16_000, 6000, ZoomState(scale: 3, center: SIMD2(15_900, 20), quarterTurns: 3))
        var resized = viewport
        resized.viewSize = PixelSize(width: 0, height: -1)
        #expect(resized.visibleRect.isEmpty)
        resized.viewSize = PixelSize(width: .max, height: .max)
        #expect(resized.viewSize.width == 32_768)
        resized.viewSize = view
        #expect(resized == viewport)
    }

    @Test("Given keys, when they are pressed, then the view does what they say")
    func keys() {
        var viewport = viewport(16_000, 6000, ZoomState(scale: 1, center: SIMD2(8000, 3000)))
        for (action, center) in [
            (ZoomAction.left, SIMD2(7900.0, 3000)), (.up, SIMD2(7900, 2925)), (.right, SIMD2(8000, 2925)),
            (.down, SIMD2(8000, 3000)),
        ] {
            viewport.perform(action)
            #expect(viewport.center == center)
        }
        // A page is seven eighths of the view, which is 800×600; the ends are those of the picture.
        viewport.perform(.pageUp)
        #expect(viewport.center == SIMD2(8000, 2475))
        viewport.perform(.pageDown)
        #expect(viewport.center == SIMD2(8000, 3000))
        viewport.perform(.start)
        #expect(viewport.visibleRect.origin == .zero)
        viewport.perform(.end)
        #expect(viewport.visibleRect.origin + viewport.visibleRect.size == SIMD2(16_000, 6000))
        var turned = viewport
        turned.rotate()
        turned.perform(.start)
        #expect(turned.visibleRect.x == 0 && turned.visibleRect.y + turned.visibleRect.height == 6000)
        let actions = "+=-_01rRx".map { ZoomAction(key: $0) }
        #expect(
            actions == [
                .zoomIn, .zoomIn, .zoomOut, .zoomOut, .fit, .actualSize, .rotateRight, .rotateLeft, nil,
            ])
        viewport.perform(.zoomIn)
        viewport.perform(.zoomIn)
        #expect(abs(viewport.scale - 2) < 1e-9)
        viewport.perform(.actualSize)
        #expect(viewport.scale == 1)
        viewport.perform(.fit)
        #expect(viewport.isFit)
        viewport.perform(.rotateRight)
        #expect(viewport.state.quarterTurns == 1)
        #expect(viewport.scale == 0.0375)
    }
}
