/// Loads the tiles that a view shows, by a closure of its toolkit's adapter.
///
/// ```swift
/// let loader = TileLoader(TileStore<Texture>(TileGrid(imageSize: size))) { tile, priority, completion in
///     let task = load(grid.region(of: tile), at: grid.size(of: tile), priority, completion)
///     return TileLoad { task.cancel() } setPriority: { task.priority = $0 }
/// }
/// loader.onChange = { [weak view] in view?.queueDraw() }
/// loader.show(viewport, velocity: pan.velocity(at: time))   // for each frame in which it has changed
/// for drawing in loader.draw() { … }                        // in each frame
/// ```
///
/// Loads are cancelled when it is released.
@MainActor
public final class TileLoader<Content: Sendable> {
    /// Takes the result of a load; only the first call counts.
    public typealias Completion = @MainActor (Result<Content, ImageError>) -> Void
    /// Begins to load a tile. It may call the completion before it returns, which saves a frame if the tile is in
    /// memory; and need not call it after it has been cancelled.
    public typealias Load = @MainActor (ZoomTile, LoadPriority, @escaping Completion) -> TileLoad

    private struct Running: Sendable {
        let number: Int
        /// Nil while the load is begun.
        var load: TileLoad?
    }

    /// Called when there is something else to draw. Capture its owner weakly. Default: nil.
    public var onChange: (@MainActor () -> Void)?
    /// The tiles.
    public private(set) var store: TileStore<Content>

    private let load: Load
    private let clock: any PipelineClock
    private var running: [ZoomTile: Running] = [:]
    private var count = 0
    private var commands: [TileCommand] = []
    private var isCarryingOut = false
    private var retry: (time: Double, task: Task<Void, Never>)?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - store: An empty store.
    ///   - clock: The clock for failed tiles. Default: the system's.
    ///   - load: Begins to load a tile.
    public init(_ store: TileStore<Content>, clock: any PipelineClock = SystemClock(), load: @escaping Load) {
        self.store = store
        self.clock = clock
        self.load = load
    }

    deinit {
        retry?.task.cancel()
        for running in running.values { running.load?.cancel() }
    }

    /// The size of the picture's small version; nil until it is known. Then call ``show(_:velocity:)`` again.
    public var overviewSize: PixelSize? {
        get { store.overviewSize }
        set { store.overviewSize = newValue }
    }

    /// Loads what a view shows, and cancels what it does not show any more. Call it for each frame in which that
    /// changes.
    ///
    /// - Parameters:
    ///   - viewport: What the view shows.
    ///   - velocity: That of the picture on the screen, in device pixels a second. Default: zero.
    public func show(_ viewport: ZoomViewport, velocity: SIMD2<Double> = .zero) {
        carryOut(store.update(to: viewport, velocity: velocity, at: clock.uptime))
    }

    /// Returns what to draw; see ``TileStore/draw()``.
    public func draw() -> [TileDrawing] { store.draw() }

    /// Returns a tile if it is in memory.
    public func content(of tile: ZoomTile) -> Content? { store.content(of: tile) }

    /// Cancels all loads, until the next ``show(_:velocity:)``: for a view that is hidden.
    public func suspend() { carryOut(store.suspend()) }

    /// Drops what the view does not show, for when the system needs memory.
    public func trim() { carryOut(store.trim()) }

    /// Sets the most bytes of all tiles. Call ``show(_:velocity:)`` afterwards.
    public func setLimit(_ limit: Int) { carryOut(store.setLimit(limit)) }

    /// Tries all tiles again that could not be loaded.
    public func retryFailures() { carryOut(store.forgetFailures(at: clock.uptime)) }

    /// Carries commands out one after the other. A load that ends before its closure returns adds to them.
    private func carryOut(_ new: [TileCommand]) {
        commands += new
        guard !isCarryingOut else { return }
        isCarryingOut = true
        while !commands.isEmpty {
            switch commands.removeFirst() {
            case .start(let tile, let priority): start(tile, priority)
            case .prioritize(let tile, let priority): running[tile]?.load?.setPriority(priority)
            case .cancel(let tile): running.removeValue(forKey: tile)?.load?.cancel()
            }
        }
        isCarryingOut = false
        planRetry()
    }

    private func start(_ tile: ZoomTile, _ priority: LoadPriority) {
        count += 1
        let number = count
        running[tile] = Running(number: number)
        let handle = load(tile, priority) { [weak self] result in self?.finish(tile, number, result) }
        if running[tile]?.number == number { running[tile]?.load = handle }
    }

    private func finish(_ tile: ZoomTile, _ number: Int, _ result: Result<Content, ImageError>) {
        let isCurrent = running[tile]?.number == number
        switch result {
        case .success(let content):
            // Of a load that was cancelled too late, perhaps. If another one has begun since, it is not needed.
            let replaced = running.removeValue(forKey: tile)
            if !isCurrent { replaced?.load?.cancel() }
            let isNew = store.content(of: tile) == nil
            carryOut(store.finish(tile, with: content, at: clock.uptime))
            if isNew, store.content(of: tile) != nil { onChange?() }
        case .failure where isCurrent:
            running[tile] = nil
            carryOut(store.fail(tile, at: clock.uptime))
        case .failure: break
        }
    }

    /// Wakes when the first failed tile may be tried again.
    private func planRetry() {
        let time = store.retryTime
        guard time != retry?.time else { return }
        retry?.task.cancel()
        retry = time.map { time in
            let task = Task { [weak self, clock] in
                guard (try? await clock.sleep(seconds: time - clock.uptime)) != nil else { return }
                self?.resume()
            }
            return (time, task)
        }
    }

    private func resume() {
        retry = nil
        carryOut(store.resume(at: clock.uptime))
    }
}

/// A load of a tile that has begun.
public struct TileLoad: Sendable {
    let cancel: @Sendable () -> Void
    let setPriority: @Sendable (LoadPriority) -> Void

    /// Creates the handle of a load.
    ///
    /// - Parameters:
    ///   - cancel: Cancels it. Called at most once.
    ///   - setPriority: Changes its priority. Default: does nothing.
    public init(
        cancel: @escaping @Sendable () -> Void, setPriority: @escaping @Sendable (LoadPriority) -> Void = { _ in }
    ) {
        self.cancel = cancel
        self.setPriority = setPriority
    }
}
