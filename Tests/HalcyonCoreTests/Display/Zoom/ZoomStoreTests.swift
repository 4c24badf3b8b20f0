import Testing

@testable import HalcyonCore

@Suite("TileStore: what is loaded, kept and drawn")
struct ZoomStoreTests {
    /// 100 tiles of 64 pixels; a view shows about 20.
    private let grid = TileGrid(imageSize: PixelSize(width: 640, height: 640), side: 64)
    private let cost = 64 * 64 * 4 + TileGrid.overhead

    private func store(tiles: Int = 200, loads: Int = 4) -> TileStore<Int> {
        TileStore(grid, limit: tiles * cost, concurrentLoads: loads)
    }

    private func viewport(_ x: Double, _ y: Double, scale: Double = 1) -> ZoomViewport {
        ZoomViewport(
            imageSize: grid.imageSize, viewSize: PixelSize(width: 256, height: 128),
            state: ZoomState(scale: scale, center: SIMD2(x, y)))
    }

    private func started(_ commands: [TileCommand]) -> [ZoomTile] {
        commands.compactMap { if case .start(let tile, _) = $0 { tile } else { nil } }
    }

    private func cancelled(_ commands: [TileCommand]) -> Set<ZoomTile> {
        Set(commands.compactMap { if case .cancel(let tile) = $0 { tile } else { nil } })
    }

    /// Ends all loads, until there are none.
    private func finishAll(_ store: inout TileStore<Int>) {
        while let tile = store.loading.keys.first { _ = store.finish(tile, with: 1, at: 0) }
    }

    @Test("Given an empty store, when a view shows a part, then the nearest tiles are loaded first")
    func start() {
        var store = store()
        var commands = store.update(to: viewport(128, 64), at: 0)
        #expect(store.visibleTiles.count == 8)
        #expect(started(commands) == Array(store.visibleTiles.prefix(4)))
        #expect(commands.allSatisfy { if case .start(_, .high) = $0 { true } else { false } })
        #expect(store.byteCount == 4 * cost)
        commands = store.finish(store.visibleTiles[2], with: 1, at: 0)
        #expect(started(commands) == [store.visibleTiles[4]])
        finishAll(&store)
        #expect(store.isComplete && store.tiles == Set(store.visibleTiles))
    }

    @Test("Given loads, when the view moves far away, then they are cancelled and others start")
    func moved() {
        var store = store()
        let first = started(store.update(to: viewport(128, 64), at: 0))
        let commands = store.update(to: viewport(500, 500), at: 0)
        #expect(cancelled(commands) == Set(first))
        #expect(started(commands).count == 4)
        #expect(store.byteCount == 4 * cost)
    }

    @Test("Given loads, when the view moves by a tile, then those beside it go on")
    func nearby() {
        var store = store()
        let first = started(store.update(to: viewport(160, 160), at: 0))
        let commands = store.update(to: viewport(224, 160), at: 0)
        #expect(cancelled(commands).isEmpty)
        #expect(store.loadingTiles.isSuperset(of: first))
    }

    @Test("Given a load ahead, when its tile comes into view, then it is loaded more urgently")
    func ahead() {
        var store = store()
        _ = store.update(to: viewport(128, 320), velocity: SIMD2(-300, 0), at: 0)
        for tile in store.visibleTiles { _ = store.finish(tile, with: 1, at: 0) }
        #expect(store.isComplete)
        let ahead = store.loading.filter { $0.value == .low }.keys
        #expect(!ahead.isEmpty && ahead.allSatisfy { $0.column >= 4 })
        let commands = store.update(to: viewport(256, 320), velocity: SIMD2(-300, 0), at: 0)
        for tile in ahead where store.visibleTiles.contains(tile) {
            #expect(commands.contains(.prioritize(tile, .high)))
        }
        #expect(commands.contains { if case .prioritize = $0 { true } else { false } })
    }

    @Test("Given loads ahead, when tiles come into view, then they do not wait for those")
    func overtaking() {
        var store = store(loads: 2)
        _ = store.update(to: viewport(128, 320), velocity: SIMD2(-300, 0), at: 0)
        for tile in store.visibleTiles { _ = store.finish(tile, with: 1, at: 0) }
        #expect(store.loading.count == 2)
        let commands = store.update(to: viewport(128, 400), at: 0)
        #expect(started(commands).count == 2)
        #expect(store.loading.values.count { $0 == .high } == 2)
    }

    @Test("Given a full store, when the view moves on, then the least recently used tiles go")
    func eviction() {
        var store = store(tiles: 20)
        for x in [128.0, 384, 512, 384] {
            _ = store.update(to: viewport(x, 64), at: 0)
            finishAll(&store)
        }
        let used = Set(store.visibleTiles)
        _ = store.update(to: viewport(128, 300), at: 0)
        finishAll(&store)
        #expect(store.isComplete)
        #expect(store.byteCount == 20 * cost)
        #expect(store.tiles == used.union(store.visibleTiles))
    }

    @Test("Given a cancelled load, when its tile comes nevertheless, then it is kept if there is room")
    func late() {
        var roomy = store()
        let tiles = started(roomy.update(to: viewport(128, 64), at: 0))
        _ = roomy.update(to: viewport(500, 500), at: 0)
        _ = roomy.finish(tiles[0], with: 7, at: 0)
        #expect(roomy.content(of: tiles[0]) == 7)
        #expect(roomy.byteCount == 5 * cost)
        var full = store(tiles: 15, loads: 99)
        _ = full.update(to: viewport(128, 64), at: 0)
        _ = full.update(to: viewport(300, 300), at: 0)
        #expect(full.byteCount == 15 * cost)
        _ = full.finish(tiles[0], with: 7, at: 0)
        #expect(full.content(of: tiles[0]) == nil)
        #expect(full.byteCount == 15 * cost)
    }

    @Test("Given a tile that fails, when time passes, then it is tried three times and no more")
    func failure() {
        var store = store(loads: 1)
        let viewport = viewport(128, 64)
        let tile = started(store.update(to: viewport, at: 10))[0]
        var attempts: [Double] = [10]
        for step in 0..<4000 {
            let time = 10 + Double(step) * 0.01
            for loading in store.loadingTiles {
                let commands = loading == tile ? store.fail(tile, at: time) : store.finish(loading, with: 1, at: time)
                if started(commands).contains(tile) { attempts.append(time) }
            }
            let commands = step % 2 == 0 ? store.update(to: viewport, at: time) : store.resume(at: time)
            if started(commands).contains(tile) { attempts.append(time) }
        }
        #expect(attempts.count == 3)
        #expect(abs(attempts[1] - 11) < 0.03 && abs(attempts[2] - attempts[1] - 4) < 0.03)
        #expect(store.retryTime == nil && !store.isComplete)
        #expect(store.tiles.count == 7)
        let again = store.forgetFailures(at: 60)
        #expect(started(again) == [tile])
    }

    @Test("Given a cancelled load, when it fails, then that is no failure")
    func cancelledFailure() {
        var store = store()
        let tile = started(store.update(to: viewport(128, 64), at: 0))[0]
        _ = store.update(to: viewport(500, 500), at: 0)
        let commands = store.fail(tile, at: 0)
        #expect(commands.isEmpty)
        let again = store.update(to: viewport(128, 64), at: 0)
        #expect(started(again).contains(tile))
    }

    @Test("Given tiles, when memory is short, then what is visible stays as far as it fits")
    func trim() {
        var store = store()
        for x in [128.0, 512] {
            _ = store.update(to: viewport(x, 64), at: 0)
            finishAll(&store)
        }
        let trimmed = store.trim()
        #expect(trimmed.isEmpty)
        #expect(store.tiles == Set(store.visibleTiles))
        _ = store.setLimit(3 * cost)
        #expect(store.byteCount <= 3 * cost && !store.tiles.isEmpty)
        _ = store.update(to: viewport(512, 64), at: 0)
        #expect(store.visibleTiles.allSatisfy { $0.level > 0 })
        _ = store.removeAll()
        let drawings = store.draw()
        #expect(store.byteCount == 0 && drawings.isEmpty)
    }

    @Test("Given a hidden view, when it is suspended, then loads are cancelled and tiles stay")
    func suspended() {
        var store = store()
        let tiles = started(store.update(to: viewport(128, 64), at: 0))
        _ = store.finish(tiles[0], with: 1, at: 0)
        let commands = store.suspend()
        #expect(cancelled(commands).count == 4)
        #expect(store.byteCount == cost)
        let again = store.update(to: viewport(128, 64), at: 0)
        #expect(!started(again).contains(tiles[0]))
    }

    @Test("Given no tile, when the view is drawn, then it is one piece of the small version")
    func overview() {
        var store = store()
        store.overviewSize = PixelSize(width: 64, height: 64)
        _ = store.update(to: viewport(200, 300), at: 0)
        let drawings = store.draw()
        #expect(drawings.count == 1)
        #expect(drawings[0].tile == nil)
        #expect(drawings[0].clip == PixelRect(x: 0, y: 0, width: 256, height: 128))
        #expect(drawings[0].frame == PixelRect(x: -72, y: -236, width: 640, height: 640))
        let source = drawings[0].source
        #expect(abs(source.x - 7.2) < 1e-9 && abs(source.y - 23.6) < 1e-9)
        #expect(abs(source.width - 25.6) < 1e-9 && abs(source.height - 12.8) < 1e-9)
    }

    @Test("Given coarse tiles, when the view is enlarged, then they stand in for the fine ones")
    func coarse() {
        var store = store()
        store.overviewSize = PixelSize(width: 64, height: 64)
        _ = store.update(to: viewport(320, 320, scale: 0.5), at: 0)
        finishAll(&store)
        _ = store.update(to: viewport(320, 320, scale: 1), at: 0)
        var drawings = store.draw()
        #expect(drawings.allSatisfy { $0.tile?.level == 1 })
        let nearest = store.visibleTiles[0]
        _ = store.finish(nearest, with: 1, at: 0)
        drawings = store.draw()
        #expect(drawings.contains { $0.tile == nearest })
        finishAll(&store)
        drawings = store.draw()
        #expect(drawings.allSatisfy { $0.tile?.level == 0 })
    }

    @Test("Given fine tiles, when the view is made smaller, then they stand in where they are")
    func fine() {
        var store = store()
        store.overviewSize = PixelSize(width: 64, height: 64)
        _ = store.update(to: viewport(320, 320, scale: 1), at: 0)
        finishAll(&store)
        _ = store.update(to: viewport(320, 320, scale: 0.4), at: 0)
        var drawings = store.draw()
        #expect(Set(drawings.map { $0.tile?.level }) == [0, nil])
        finishAll(&store)
        drawings = store.draw()
        #expect(drawings.allSatisfy { $0.tile?.level == 1 })
    }
}
