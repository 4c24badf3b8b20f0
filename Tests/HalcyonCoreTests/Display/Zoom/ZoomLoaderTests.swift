import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

@MainActor
@Suite("TileLoader: the loads of a view", .timeLimit(.minutes(5)))
struct ZoomLoaderTests {
    /// Loads that a test ends by hand.
    @MainActor
    private final class Loads {
        var completions: [ZoomTile: [TileLoader<Int>.Completion]] = [:]
        var started: [ZoomTile] = []
        var isImmediate = false
        let cancelled = Mutex<[ZoomTile]>([])
        let priorities = Mutex<[ZoomTile: LoadPriority]>([:])
        var changes = 0

        func begin(
            _ tile: ZoomTile, _ priority: LoadPriority, _ completion: @escaping TileLoader<Int>.Completion
        ) -> TileLoad {
            started.append(tile)
            completions[tile, default: []].append(completion)
            if isImmediate { completion(.success(1)) }
            return TileLoad {
                self.cancelled.withLock { $0.append(tile) }
            } setPriority: { priority in
                self.priorities.withLock { $0[tile] = priority }
            }
        }
    }

    private let loads = Loads()
    private let clock = FakeClock()
    private let grid = TileGrid(imageSize: PixelSize(width: 640, height: 640), side: 64)

    private func loader(loads count: Int = 4) -> TileLoader<Int> {
        let loads = loads
        let loader = TileLoader(TileStore<Int>(grid, concurrentLoads: count), clock: clock) { loads.begin($0, $1, $2) }
        loader.onChange = { loads.changes += 1 }
        return loader
    }

    private func viewport(_ x: Double, _ y: Double) -> ZoomViewport {
        ZoomViewport(
            imageSize: grid.imageSize, viewSize: PixelSize(width: 256, height: 128),
            state: ZoomState(scale: 1, center: SIMD2(x, y)))
    }

    private func end(_ tile: ZoomTile, _ result: Result<Int, ImageError>) {
        let completion = loads.completions[tile]?.removeFirst()
        completion?(result)
    }

    @Test("Given a view, when its tiles come one by one, then it is told of each and others start")
    func loading() {
        let loader = loader()
        loader.show(viewport(128, 64))
        #expect(loads.started.count == 4)
        for index in 0..<8 {
            end(loads.started[index], .success(index))
            #expect(loads.changes == index + 1)
            #expect(loader.content(of: loads.started[index]) == index)
        }
        #expect(loads.started.count == 8 && loader.store.isComplete)
        #expect(loader.draw().count == 8)
    }

    @Test("Given tiles in memory, when a view shows them, then all are there before it returns")
    func immediate() {
        loads.isImmediate = true
        let loader = loader(loads: 1)
        loader.show(viewport(128, 64))
        #expect(loader.store.isComplete && loads.started.count == 8)
        #expect(loads.cancelled.withLock { $0.isEmpty })
    }

    @Test("Given loads, when the view moves away or is released, then they are cancelled")
    func cancelling() {
        var loader: TileLoader<Int>? = loader()
        loader?.show(viewport(128, 64))
        let first = Set(loads.started)
        loader?.show(viewport(500, 500))
        #expect(Set(loads.cancelled.withLock { $0 }) == first)
        loader = nil
        #expect(Set(loads.cancelled.withLock { $0 }) == Set(loads.started))
    }

    @Test("Given a load that is begun again, when the old one succeeds, then the new one is cancelled")
    func late() {
        let loader = loader()
        loader.show(viewport(128, 64))
        let tile = loads.started[0]
        loader.show(viewport(500, 500))
        loader.show(viewport(128, 64))
        #expect(loads.completions[tile]?.count == 2)
        loads.cancelled.withLock { $0 = [] }
        end(tile, .success(5))
        #expect(loader.content(of: tile) == 5)
        #expect(loads.cancelled.withLock { $0 }.contains(tile))
        end(tile, .failure(.cancelled))
        #expect(loader.content(of: tile) == 5)
    }

    @Test("Given a load that fails, when time passes, then it is tried again, three times at most")
    func failing() async {
        let loader = loader(loads: 8)
        loader.show(viewport(128, 64))
        let tile = loads.started[0]
        for seconds in [1.0, 4] {
            end(tile, .failure(.cancelled))
            await clock.wait(forSleepers: 1)
            let count = loads.started.count
            clock.advance(seconds)
            while loads.started.count == count { await Task.yield() }
            #expect(loads.started.last == tile)
        }
        end(tile, .failure(.cancelled))
        #expect(loader.store.retryTime == nil)
        let count = loads.started.count
        loader.retryFailures()
        #expect(loads.started.count == count + 1)
    }

    @Test("Given a load ahead, when its tile is visible, then its priority is raised")
    func priorities() {
        let loader = loader(loads: 8)
        loader.show(viewport(128, 320), velocity: SIMD2(-300, 0))
        for tile in loader.store.visibleTiles { end(tile, .success(1)) }
        loader.show(viewport(256, 320), velocity: SIMD2(-300, 0))
        #expect(loads.priorities.withLock { $0.values.contains(.high) })
    }

    @Test("Given a view, when it is hidden and shown, then its loads are cancelled and begun again")
    func hidden() {
        let loader = loader()
        loader.show(viewport(128, 64))
        loader.suspend()
        #expect(loads.cancelled.withLock { $0.count } == 4)
        #expect(loader.store.byteCount == 0)
        loader.show(viewport(128, 64))
        #expect(loads.started.count == 8)
        loader.trim()
        loader.setLimit(0)
        #expect(loads.cancelled.withLock { $0.count } == 8)
    }
}
