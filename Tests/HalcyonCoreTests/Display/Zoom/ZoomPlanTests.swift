import Testing

@testable import HalcyonCore

@Suite("TilePlan: which tiles a view needs")
struct ZoomPlanTests {
    private let grid = TileGrid(imageSize: PixelSize(width: 20_000, height: 20_000))

    private func viewport(_ scale: Double?, _ center: SIMD2<Double> = SIMD2(10_000, 10_000), turns: Int = 0)
        -> ZoomViewport
    {
        ZoomViewport(
            imageSize: grid.imageSize, viewSize: PixelSize(width: 1920, height: 1080),
            state: ZoomState(scale: scale, center: center, quarterTurns: turns))
    }

    @Test(
        "Given a scale, when a level is chosen, then it is the coarsest with the screen's pixels",
        arguments: [
            (16, 0), (3, 0), (1, 0), (0.51, 0), (0.5, 1), (0.26, 1), (0.25, 2), (1.0 / 3, 1), (1.0 / 9, 3),
            (0.125, 3), (0.0625, 4), (0.054, 4), (1e-9, 6),
        ] as [(Double, Int)])
    func level(scale: Double, level: Int) {
        #expect(TilePlan.level(for: scale, of: grid, previous: nil) == level)
    }

    @Test("Given reductions up to 8, when a picture is fitted, then its levels end there")
    func reductions() {
        let size = PixelSize(width: 200_000, height: 100_000)
        let limited = TileGrid(imageSize: size, reductions: [1, 2, 4, 8])
        #expect(limited.levelCount == 4 && TileGrid(imageSize: size).levelCount == 10)
        #expect(TileGrid(imageSize: size, reductions: [1, 2, 8]).levelCount == 2)
        #expect(TileGrid(imageSize: size, reductions: []).levelCount == 1)
        #expect(TileGrid(imageSize: PixelSize(width: 600, height: 1), reductions: [1, 2, 4, 8]).levelCount == 2)
        #expect(limited.reduction(of: ZoomTile(level: 3, column: 0, row: 0)) == 8)
        let overview = PixelSize(width: 782, height: 391)
        func plan(_ scale: Double?, limit: Int) -> TilePlan {
            let viewport = ZoomViewport(
                imageSize: size, viewSize: PixelSize(width: 1920, height: 1080), state: ZoomState(scale: scale))
            return TilePlan(limited, viewport, overview: overview, limit: limit)
        }
        // A little coarser than the last level: more tiles than usual, if there is memory for them.
        #expect(plan(1.0 / 12, limit: 96 << 20).level == 3)
        #expect(plan(1.0 / 12, limit: 8 << 20).level == nil)
        // All of level 3 would be 1.25 GB.
        #expect(plan(nil, limit: 96 << 20).level == nil)
        #expect(plan(nil, limit: 96 << 20).visible.isEmpty)
    }

    @Test("Given limited levels, when any view is drawn, then what has no tiles is the small version")
    func reducedDrawing() {
        let grid = TileGrid(imageSize: PixelSize(width: 200_000, height: 100_000), reductions: [1, 2, 4, 8])
        for scale in [0.001, 0.01, 1.0 / 20, 0.1, 0.125, 0.5, 4] {
            var store = TileStore<Int>(grid)
            store.overviewSize = PixelSize(width: 782, height: 391)
            let viewport = ZoomViewport(
                imageSize: grid.imageSize, viewSize: PixelSize(width: 1920, height: 1080),
                state: ZoomState(scale: scale, center: SIMD2(90_000, 40_000)))
            _ = store.update(to: viewport, at: 0)
            #expect(store.loadingTiles.allSatisfy { grid.contains($0) && $0.level < 4 })
            while let tile = store.loadingTiles.first { _ = store.finish(tile, with: 1, at: 0) }
            #expect(store.byteCount <= store.limit)
            var canvas = ZoomCanvas(viewport.viewSize)
            for drawing in store.draw() { canvas.paint(drawing.clip) }
            let projection = TileProjection(viewport)
            #expect(canvas.isPaintedOnce(in: projection.frame(of: grid.image)), "\(scale)")
        }
    }

    @Test("Given a scale that trembles at a border, when plans follow, then no level flickers")
    func hysteresis() {
        var level: Int?
        var levels: [Int] = []
        for scale in [0.6, 0.49, 0.51, 0.49, 0.505, 0.45, 0.5, 0.43, 0.45, 0.49, 0.501, 0.49] {
            level = TilePlan.level(for: scale, of: grid, previous: level)
            levels.append(level ?? -1)
        }
        #expect(levels == [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0])
    }

    @Test("Given any scales, when levels follow, then none has fewer pixels than the screen")
    func sharpness() {
        var dice = ZoomDice(seed: 5)
        var level: Int?
        for _ in 0..<5000 {
            let scale = ZoomDice.power(of: 2, dice.double(-6...4))
            let new = TilePlan.level(for: scale, of: grid, previous: level)
            #expect(new == 0 || scale * Double(1 << new) < 1.001)
            #expect(new == grid.levelCount - 1 || scale * Double(2 << new) > 0.875)
            level = new
        }
    }

    @Test("Given any view, when its tiles are planned, then they cover what is visible, and no more")
    func cover() {
        for seed in UInt64(0)..<1000 {
            var dice = ZoomDice(seed: seed)
            let viewport = dice.viewport()
            let grid = TileGrid(imageSize: viewport.imageSize, side: dice.oneIn(2) ? 16 : 32)
            let plan = TilePlan(grid, viewport, previous: dice.oneIn(2) ? nil : dice.int(0...20))
            guard let level = plan.level else {
                Issue.record("seed \(seed)")
                continue
            }
            check(plan, level, grid, viewport, seed)
        }
    }

    private func check(_ plan: TilePlan, _ level: Int, _ grid: TileGrid, _ viewport: ZoomViewport, _ seed: UInt64) {
        let frames = plan.visible.map { plan.projection.frame(of: grid.region(of: $0)) }
        var canvas = ZoomCanvas(viewport.viewSize)
        for frame in frames { canvas.paint(frame.intersection(plan.projection.view)) }
        #expect(canvas.isPaintedOnce(in: plan.projection.frame(of: grid.image)), "seed \(seed)")
        #expect(frames.allSatisfy { !$0.intersection(plan.projection.view).isEmpty }, "seed \(seed)")
        #expect(plan.visible.count == plan.columns.count * plan.rows.count, "seed \(seed)")
        guard !plan.visible.isEmpty else { return }
        // Rounding to whole pixels may cost one pixel of the screen.
        let (visible, pixel, step) = (viewport.visibleRect, 1.001 / viewport.scale, Double(grid.step(ofLevel: level)))
        #expect(Double(plan.columns.lowerBound) * step <= visible.x + pixel, "seed \(seed)")
        #expect(Double(plan.rows.lowerBound) * step <= visible.y + pixel, "seed \(seed)")
        #expect(Double(plan.columns.upperBound) * step >= visible.x + visible.width - pixel, "seed \(seed)")
        #expect(Double(plan.rows.upperBound) * step >= visible.y + visible.height - pixel, "seed \(seed)")
    }

    @Test("Given a view, when its tiles are planned, then the nearest to the middle come first")
    func order() {
        let plan = TilePlan(grid, viewport(1, SIMD2(10_000, 10_000)))
        #expect(plan.visible.first == ZoomTile(level: 0, column: 19, row: 19))
        let distances = plan.visible.map { tile in
            let (x, y) = (Double(tile.column) * 512 + 256 - 10_000, Double(tile.row) * 512 + 256 - 10_000)
            return x * x + y * y
        }
        #expect(distances == distances.sorted())
    }

    @Test("Given a picture that travels, when tiles are planned, then those in its way come next")
    func ahead() {
        // The picture moves to the left: the view travels to the right.
        let right = TilePlan(grid, viewport(1), velocity: SIMD2(-2000, 0))
        #expect(!right.ahead.isEmpty)
        #expect(right.ahead.allSatisfy { $0.column >= right.columns.upperBound && right.rows.contains($0.row) })
        #expect(right.ahead.first?.column == right.columns.upperBound)
        // Rotated by a quarter turn, what is on the right of the view is farther up in the picture.
        let up = TilePlan(grid, viewport(1, turns: 1), velocity: SIMD2(-2000, 0))
        #expect(!up.ahead.isEmpty)
        #expect(up.ahead.allSatisfy { $0.row < up.rows.lowerBound && up.columns.contains($0.column) })
        #expect(TilePlan(grid, viewport(1), velocity: SIMD2(3, -4)).ahead.isEmpty)
        #expect(TilePlan(grid, viewport(1), velocity: SIMD2(.nan, 900)).ahead.isEmpty)
        let atEdge = TilePlan(grid, viewport(1, SIMD2(20_000, 10_000)), velocity: SIMD2(-9000, 0))
        #expect(atEdge.ahead.isEmpty)
    }

    @Test("Given a view at infinite speed, when tiles are planned, then a view of them come next")
    func bounded() {
        let plan = TilePlan(grid, viewport(1), velocity: SIMD2(1e300, -1e300))
        #expect(!plan.ahead.isEmpty)
        #expect(plan.ahead.count <= plan.visible.count + plan.columns.count + plan.rows.count + 1)
    }

    @Test("Given a small version that is sharp enough, when tiles are planned, then there are none")
    func overview() {
        let overview = PixelSize(width: 1250, height: 1250)
        #expect(TilePlan(grid, viewport(nil), overview: overview).level == nil)
        #expect(TilePlan(grid, viewport(0.0625), overview: overview).level == nil)
        #expect(TilePlan(grid, viewport(0.07), overview: overview).level == 3)
        let whole = TileGrid(imageSize: PixelSize(width: 30, height: 20))
        let small = ZoomViewport(
            imageSize: whole.imageSize, viewSize: PixelSize(width: 100, height: 100), state: ZoomState(scale: 16))
        #expect(TilePlan(whole, small, overview: whole.imageSize).level == nil)
    }

    @Test("Given a small limit, when tiles are planned, then the level is coarser")
    func limit() {
        #expect(TilePlan(grid, viewport(0.51), limit: 96 << 20).level == 0)
        #expect(TilePlan(grid, viewport(0.51), limit: 32 << 20).level == 1)
        #expect(TilePlan(grid, viewport(0.51), limit: 0).level == nil)
        // The same wherever the view is.
        var dice = ZoomDice(seed: 1)
        for _ in 0..<200 {
            let plan = TilePlan(
                grid, viewport(0.51, SIMD2(dice.double(0...20_000), dice.double(0...20_000))), limit: 32 << 20)
            #expect(plan.level == 1)
        }
    }

    @Test("Given the largest view and picture, when tiles are planned, then they fit into the limit")
    func enormous() {
        let size = PixelSize(width: .max, height: .max)
        let grid = TileGrid(imageSize: size)
        for scale in [nil, 1e-6, 0.3, 1, 16] {
            let viewport = ZoomViewport(imageSize: size, viewSize: size, state: ZoomState(scale: scale))
            let plan = TilePlan(grid, viewport, velocity: SIMD2(900, 900), limit: 96 << 20)
            #expect(plan.visible.reduce(0) { $0 + grid.cost(of: $1) } <= 96 << 20)
            #expect(plan.visible.count < 10_000)
        }
    }
}
