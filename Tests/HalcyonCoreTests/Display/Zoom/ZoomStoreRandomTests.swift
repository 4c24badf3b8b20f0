import Testing

@testable import HalcyonCore

/// Views that are moved in any way, by loads that end, fail and come late.
@Suite("TileStore: any sequence", .timeLimit(.minutes(5)))
struct ZoomStoreRandomTests {
    /// A view, its store, and the loads as the commands say they are.
    private struct World {
        var dice: ZoomDice
        var viewport: ZoomViewport
        var store: TileStore<ZoomTile>
        var running: Set<ZoomTile> = []
        var cancelled: [ZoomTile] = []
        var time = 0.0
        var mistakes: [String] = []

        init(seed: UInt64) {
            dice = ZoomDice(seed: seed)
            let image = dice.image()
            viewport = ZoomViewport(imageSize: image, viewSize: dice.view(to: 160))
            let limits = [0, 30_000, 200_000, 1 << 20, 8 << 20]
            store = TileStore(
                TileGrid(imageSize: image, side: dice.oneIn(2) ? 16 : 32), limit: limits[dice.int(0...4)],
                concurrentLoads: dice.int(0...6))
            if dice.oneIn(2) { store.overviewSize = PixelSize(width: dice.int(1...90), height: dice.int(1...90)) }
        }

        mutating func carryOut(_ commands: [TileCommand]) {
            for command in commands {
                switch command {
                case .start(let tile, _):
                    if !running.insert(tile).inserted { mistakes.append("started twice: \(tile)") }
                case .prioritize(let tile, _):
                    if !running.contains(tile) { mistakes.append("no load to prioritize: \(tile)") }
                case .cancel(let tile):
                    if running.remove(tile) == nil { mistakes.append("no load to cancel: \(tile)") }
                    cancelled.append(tile)
                }
            }
        }

        mutating func step() {
            time += dice.double(0...0.5)
            switch dice.int(0...9) {
            case 0...3:
                dice.gesture(&viewport)
                let velocity = dice.oneIn(2) ? SIMD2(dice.double(-2000...2000), dice.double(-2000...2000)) : .zero
                carryOut(store.update(to: viewport, velocity: velocity, at: time))
            case 4...6: finish(dice.int(1...5))
            case 7:
                if let tile = running.sorted(by: isBefore).randomElement(using: &dice.random) {
                    running.remove(tile)
                    carryOut(store.fail(tile, at: time))
                }
            case 8:
                // A tile that comes late, or from nowhere.
                let tile = dice.oneIn(5) ? ZoomTile(level: 40, column: 3, row: -3) : cancelled.popLast()
                guard let tile else { return }
                if running.contains(tile) { return }
                carryOut(store.finish(tile, with: tile, at: time))
            default: rarely()
            }
        }

        private mutating func rarely() {
            switch dice.int(0...9) {
            case 0: carryOut(store.trim())
            case 1: carryOut(store.suspend())
            case 2: carryOut(store.setLimit(dice.int(0...2 << 20)))
            case 3: carryOut(store.removeAll())
            case 4: carryOut(store.resume(at: dice.oneIn(2) ? .nan : time))
            default: store.overviewSize = dice.oneIn(3) ? nil : PixelSize(width: dice.int(1...90), height: 50)
            }
        }

        mutating func finish(_ count: Int) {
            for _ in 0..<count {
                guard let tile = running.sorted(by: isBefore).randomElement(using: &dice.random) else { return }
                running.remove(tile)
                carryOut(store.finish(tile, with: tile, at: time))
            }
        }

        private func isBefore(_ one: ZoomTile, _ other: ZoomTile) -> Bool {
            (one.level, one.column, one.row) < (other.level, other.column, other.row)
        }
    }

    private func check(_ world: inout World, _ seed: UInt64) {
        let store = world.store
        #expect(world.mistakes.isEmpty, "seed \(seed)")
        #expect(world.running == store.loadingTiles, "seed \(seed)")
        #expect(store.byteCount <= store.limit, "seed \(seed)")
        let all = store.tiles.union(store.loadingTiles)
        #expect(all.reduce(0) { $0 + store.grid.cost(of: $1) } == store.byteCount, "seed \(seed)")
        #expect(store.loadingTiles.count <= 2 * store.concurrentLoads, "seed \(seed)")
        #expect(store.tiles.allSatisfy { store.content(of: $0) == $0 }, "seed \(seed)")
        guard let plan = store.plan else { return }
        let drawings = world.store.draw()
        var canvas = ZoomCanvas(plan.projection.view.size)
        canvas.paint(drawings)
        #expect(canvas.isPaintedOnce(in: plan.projection.frame(of: store.grid.image)), "seed \(seed)")
        for drawing in drawings { check(drawing, plan, world.store, seed) }
    }

    /// What is painted at a place is what belongs there, within two pixels of the screen.
    private func check(_ drawing: TileDrawing, _ plan: TilePlan, _ store: TileStore<ZoomTile>, _ seed: UInt64) {
        if let tile = drawing.tile { #expect(store.content(of: tile) != nil, "seed \(seed)") }
        let region = drawing.tile.map { store.grid.region(of: $0) } ?? store.grid.image
        let size = drawing.tile.map { store.grid.size(of: $0) } ?? store.overviewSize ?? store.grid.imageSize
        let (source, scale) = (drawing.source, plan.projection.scale)
        let start = SIMD2(source.x / Double(size.width), source.y / Double(size.height))
        let end = SIMD2(source.width / Double(size.width), source.height / Double(size.height)) + start
        #expect(start.x >= -1e-9 && start.y >= -1e-9 && end.x <= 1 + 1e-9 && end.y <= 1 + 1e-9, "seed \(seed)")
        // A picture that is thinner than a pixel is drawn wider than it is.
        guard Double(store.grid.imageSize.width) * scale >= 1, Double(store.grid.imageSize.height) * scale >= 1 else {
            return
        }
        let part = (start + end) / 2 * SIMD2(Double(region.width), Double(region.height))
        let point = part + SIMD2(Double(region.x), Double(region.y))
        let viewport = ZoomViewport(
            imageSize: store.grid.imageSize, viewSize: plan.projection.view.size, state: shown(plan))
        let clip = drawing.clip
        let painted = SIMD2(Double(clip.x) + Double(clip.width) / 2, Double(clip.y) + Double(clip.height) / 2)
        let difference = viewport.viewPoint(at: point) - painted
        #expect(abs(difference.x) < 2 && abs(difference.y) < 2, "seed \(seed): \(difference)")
    }

    /// The state of a plan's view, from its projection.
    private func shown(_ plan: TilePlan) -> ZoomState {
        let projection = plan.projection
        func center(_ axis: TileProjection.Axis) -> Double {
            let place = Double(axis.room) / 2 - Double(axis.start)
            return (axis.isReversed ? Double(axis.length) - place : place) / axis.scale
        }
        let (x, y) = (center(projection.x), center(projection.y))
        let isTurned = projection.quarterTurns & 1 == 1
        return ZoomState(
            scale: projection.scale, center: isTurned ? SIMD2(y, x) : SIMD2(x, y),
            quarterTurns: projection.quarterTurns)
    }

    @Test("Given any sequence, when it goes on, then the view is covered and memory bounded", arguments: 0..<6)
    func anything(part: Int) {
        for seed in UInt64(part * 1000)..<UInt64(part * 1000 + 30) {
            var world = World(seed: seed)
            world.carryOut(world.store.update(to: world.viewport, at: 0))
            check(&world, seed)
            for _ in 0..<60 {
                world.step()
                check(&world, seed)
            }
            settle(&world, seed)
        }
    }

    /// At rest, with loads that succeed, the view gets the tiles of its level.
    private func settle(_ world: inout World, _ seed: UInt64) {
        world.carryOut(world.store.forgetFailures(at: world.time))
        world.carryOut(world.store.update(to: world.viewport, at: world.time))
        for _ in 0..<10_000 where !world.running.isEmpty { world.finish(1) }
        #expect(world.store.isComplete, "seed \(seed)")
        let level = world.store.plan?.level
        let drawings = world.store.draw()
        #expect(drawings.allSatisfy { $0.tile?.level == level }, "seed \(seed)")
        check(&world, seed)
    }

    @Test("Given loads that all fail, when a view moves, then each tile is tried three times at most")
    func failures() {
        for seed in UInt64(0)..<20 {
            var world = World(seed: seed)
            var attempts: [ZoomTile: Int] = [:]
            for step in 0..<200 {
                world.time += 0.4
                if step % 3 == 0 { world.dice.gesture(&world.viewport) }
                var commands = world.store.update(to: world.viewport, at: world.time)
                while !commands.isEmpty {
                    world.carryOut(commands)
                    commands = []
                    if let tile = world.running.first {
                        world.running.remove(tile)
                        attempts[tile, default: 0] += 1
                        commands = world.store.fail(tile, at: world.time)
                    }
                }
            }
            // Those that are still running are cancelled when the view moves away, which is no failure.
            #expect(attempts.values.allSatisfy { $0 <= 3 }, "seed \(seed)")
            #expect(world.store.tiles.isEmpty && world.mistakes.isEmpty, "seed \(seed)")
        }
    }
}

extension PixelRect {
    fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
