/// The tiles of a picture: those that a view shows, those that are being loaded for it, and those that are kept.
///
/// A value that loads nothing itself and has no clock. Tell it what the view shows and what has been loaded; it answers
/// with what to load and what to cancel, and says what to draw. ``TileLoader`` does the rest for a view.
///
/// * Tiles are loaded from the middle of the view outwards, then those in the direction of travel; at most
///   ``concurrentLoads`` at a time, so that the order is right when the view moves on. A tile that comes into view
///   does not wait for those that were loaded ahead.
/// * Its tiles, with those that are being loaded, never take up more than ``limit`` bytes. To make room, what is not
///   visible makes way, and what was used last stays longest. If a limit is too small for a view, the view is shown less
///   sharply.
/// * A load that is no longer wanted is cancelled. If its tile comes nevertheless, it is kept if there is room.
/// * A tile that cannot be loaded is tried again after a second and after four more, and then no more.
/// * There is never a hole: see ``draw()``.
public struct TileStore<Content> {
    /// The standard limit: enough for the tiles of any view of 1920×1080, and for most of 3840×2160.
    public static var standardLimit: Int { 96 << 20 }
    /// The most tiles whose failures are remembered.
    private static var mostFailures: Int { 4096 }

    struct Entry {
        var content: Content
        let cost: Int
        var lastUse: Int
    }

    private struct Failure {
        var count: Int
        var retryTime: Double
    }

    /// The tiles of the picture.
    public let grid: TileGrid
    /// The most tiles that are loaded at a time for the view. Those that were begun ahead of it come on top,
    /// and are no more than that either.
    public let concurrentLoads: Int
    /// The most attempts at a tile.
    public let attempts: Int
    /// The most bytes of all tiles.
    public internal(set) var limit: Int
    /// The bytes of all tiles, including those that are being loaded.
    public internal(set) var byteCount = 0
    /// The size of the picture's small version, which is shown where there is no tile: nil until it is known. There are
    /// no tiles while it is as sharp as the view needs. It does not count towards ``byteCount``.
    public var overviewSize: PixelSize?

    var ready: [ZoomTile: Entry] = [:]
    /// The tiles that are being loaded, and how urgently.
    var loading: [ZoomTile: LoadPriority] = [:]
    private var failures: [ZoomTile: Failure] = [:]
    var plan: TilePlan?
    /// The tiles of the plan.
    var visible: Set<ZoomTile> = []
    var ahead: [ZoomTile] = []
    /// The number of updates.
    var now = 0
    private var time = -Double.infinity

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - grid: The tiles of the picture.
    ///   - limit: The most bytes of all tiles. Default: 96 MB.
    ///   - concurrentLoads: The most tiles that are loaded at a time. Default: 4.
    ///   - attempts: The most attempts at a tile that cannot be loaded. Default: 3.
    public init(_ grid: TileGrid, limit: Int = Self.standardLimit, concurrentLoads: Int = 4, attempts: Int = 3) {
        self.grid = grid
        self.limit = max(0, limit)
        self.concurrentLoads = max(1, concurrentLoads)
        self.attempts = max(1, attempts)
    }

    /// The tiles that are in memory.
    public var tiles: Set<ZoomTile> { Set(ready.keys) }
    /// The tiles that are being loaded.
    public var loadingTiles: Set<ZoomTile> { Set(loading.keys) }
    /// The tiles that the view shows, the nearest to its middle first; empty if the small version is enough.
    public var visibleTiles: [ZoomTile] { plan?.visible ?? [] }
    /// Whether all tiles that the view shows are there.
    public var isComplete: Bool { visible.allSatisfy { ready[$0] != nil } }

    /// Returns a tile if it is in memory.
    public func content(of tile: ZoomTile) -> Content? { ready[tile]?.content }

    /// Sets what the view shows. Call it for each frame in which that changes.
    ///
    /// - Parameters:
    ///   - viewport: What the view shows, of a picture of the grid's size.
    ///   - velocity: The velocity of the picture on the screen, in device pixels a second: see
    ///     ``KineticPan/velocity(at:)``. Default: zero.
    ///   - time: The time in seconds, of any clock that does not run backwards.
    /// - Returns: What to load, to cancel, and to load with another priority, in this order of doing.
    public mutating func update(
        to viewport: ZoomViewport, velocity: SIMD2<Double> = .zero, at time: Double
    ) -> [TileCommand] {
        let viewport = ZoomViewport(imageSize: grid.imageSize, viewSize: viewport.viewSize, state: viewport.state)
        let plan = TilePlan(
            grid, viewport, velocity: velocity, overview: overviewSize, previous: plan?.naturalLevel, limit: limit)
        now += 1
        self.plan = plan
        visible = Set(plan.visible)
        for tile in plan.visible { ready[tile]?.lastUse = now }
        var room = limit - visible.reduce(0) { $0 + grid.cost(of: $1) }
        ahead = Array(
            plan.ahead.prefix { tile in
                room -= grid.cost(of: tile)
                return room >= 0
            })
        for tile in ahead { ready[tile]?.lastUse = now }
        return adjustLoads() + resume(at: time)
    }

    /// Adds a tile that has been loaded, even if its load was cancelled. Without room for it, it is dropped.
    ///
    /// - Returns: What to do next.
    public mutating func finish(_ tile: ZoomTile, with content: Content, at time: Double) -> [TileCommand] {
        guard grid.contains(tile) else { return [] }
        var commands: [TileCommand] = []
        let cost = grid.cost(of: tile)
        if loading.removeValue(forKey: tile) != nil {
            ready[tile] = Entry(content: content, cost: cost, lastUse: now)
        } else if ready[tile] == nil {
            if visible.contains(tile) { commands = makeRoom(for: cost, evictsAhead: true) }
            if cost <= limit - byteCount {
                ready[tile] = Entry(content: content, cost: cost, lastUse: now)
                byteCount += cost
            }
        }
        if ready[tile] != nil { failures[tile] = nil }
        return commands + resume(at: time)
    }

    /// Notes that a tile cannot be loaded. Does nothing if its load was cancelled.
    ///
    /// - Returns: What to do next. When ``retryTime`` has come, call ``resume(at:)``.
    public mutating func fail(_ tile: ZoomTile, at time: Double) -> [TileCommand] {
        guard loading.removeValue(forKey: tile) != nil else { return [] }
        byteCount -= grid.cost(of: tile)
        advance(to: time)
        if failures[tile] == nil, failures.count >= Self.mostFailures {
            let oldest = failures.min { $0.value.retryTime < $1.value.retryTime }
            if let oldest { failures[oldest.key] = nil }
        }
        let count = (failures[tile]?.count ?? 0) + 1
        let delay = Double(1 << (2 * min(count - 1, 8)))
        failures[tile] = Failure(count: count, retryTime: (self.time.isFinite ? self.time : 0) + delay)
        return resume(at: time)
    }

    /// Starts what can be started: call it at ``retryTime``.
    public mutating func resume(at time: Double) -> [TileCommand] {
        advance(to: time)
        return startLoads()
    }

    /// The time at which the first of the tiles that the view shows may be tried again; nil if there is none, or if
    /// all of them only wait for others.
    public var retryTime: Double? {
        plan?.visible.compactMap { tile in
            guard let failure = failures[tile], failure.count < attempts, !isDue(failure), loading[tile] == nil,
                ready[tile] == nil
            else { return nil }
            return failure.retryTime
        }.min()
    }

    /// Forgets all failures, so that everything is tried again: for when the network is back.
    public mutating func forgetFailures(at time: Double) -> [TileCommand] {
        failures = [:]
        return resume(at: time)
    }

    private mutating func advance(to time: Double) {
        if time.isFinite { self.time = max(self.time, time) }
    }

    /// Cancels loads that are no longer wanted, and sets the priorities of the others.
    private mutating func adjustLoads() -> [TileCommand] {
        guard let plan, !loading.isEmpty else { return [] }
        let ahead = Set(ahead)
        var commands: [TileCommand] = []
        for (tile, priority) in loading {
            let isVisible = visible.contains(tile)
            if !isVisible, !ahead.contains(tile), !plan.keeps(tile) {
                commands.append(cancel(tile))
            } else if priority != (isVisible ? .high : .low) {
                loading[tile] = isVisible ? .high : .low
                commands.append(.prioritize(tile, isVisible ? .high : .low))
            }
        }
        return commands
    }

    private mutating func startLoads() -> [TileCommand] {
        guard let plan else { return [] }
        var commands: [TileCommand] = []
        var count = loading.keys.count { visible.contains($0) }
        for tile in plan.visible where isMissing(tile) {
            guard count < concurrentLoads else { return commands }
            commands += makeRoom(for: grid.cost(of: tile), evictsAhead: true)
            guard start(tile, .high, &commands) else { break }
            count += 1
        }
        for tile in ahead where isMissing(tile) {
            guard loading.count < concurrentLoads else { break }
            commands += makeRoom(for: grid.cost(of: tile), evictsAhead: false)
            guard start(tile, .low, &commands) else { break }
        }
        return commands
    }

    /// A timer may be a little early.
    private func isDue(_ failure: Failure) -> Bool { failure.retryTime <= time + 0.001 }

    private func isMissing(_ tile: ZoomTile) -> Bool {
        guard ready[tile] == nil, loading[tile] == nil else { return false }
        guard let failure = failures[tile] else { return true }
        return failure.count < attempts && isDue(failure)
    }

    private mutating func start(_ tile: ZoomTile, _ priority: LoadPriority, _ commands: inout [TileCommand]) -> Bool {
        let cost = grid.cost(of: tile)
        guard cost <= limit - byteCount else { return false }
        byteCount += cost
        loading[tile] = priority
        commands.append(.start(tile, priority))
        return true
    }

    /// Takes a tile from the loads.
    mutating func cancel(_ tile: ZoomTile) -> TileCommand {
        if loading.removeValue(forKey: tile) != nil { byteCount -= grid.cost(of: tile) }
        return .cancel(tile)
    }
}

extension TileStore: Sendable where Content: Sendable {}
extension TileStore.Entry: Sendable where Content: Sendable {}

/// What a ``TileStore`` wants done.
public enum TileCommand: Sendable, Hashable {
    /// Begin to load a tile; then call ``TileStore/finish(_:with:at:)`` or ``TileStore/fail(_:at:)``.
    case start(ZoomTile, LoadPriority)
    /// Load a tile, whose load has begun, with another priority.
    case prioritize(ZoomTile, LoadPriority)
    /// Cancel the load of a tile.
    case cancel(ZoomTile)
}
