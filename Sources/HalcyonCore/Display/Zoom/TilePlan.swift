/// Which tiles a view needs, at which level, and in which order.
///
/// **The level** is the coarsest that has at least as many pixels as the screen. A view at the border of two levels
/// would change between them with each tremor of a finger; so it keeps the finer until the coarser one has an
/// eighth more pixels than the screen: it is never less sharp for it.
///
/// **Everything is bounded.** The tiles of a view, wherever it is moved to, must fit into the limit in bytes. If they
/// do not, the level is a coarser one, and a picture that is shown at such a level is a little less sharp. The bound
/// depends on the scale and the view alone, so panning never changes the level. There are no tiles at all if the
/// picture's small version is as good, or if there is no room for a single one.
struct TilePlan: Sendable, Hashable {
    /// A scale that is too large for a level by less than this is still that level's.
    private static let tolerance = 1 + 1.0 / 1024
    /// The coarser level is taken below this part of its scale.
    private static let hysteresis = 1 - 1.0 / 8
    /// How far ahead tiles are loaded, in seconds of travel.
    private static let foresight = 0.5
    /// The travel of a view that counts as movement, in device pixels a second.
    private static let leastVelocity = 30.0

    /// The level by the scale alone, which the next plan starts from.
    let naturalLevel: Int
    /// The level of the tiles; nil if only the small version is shown.
    let level: Int?
    /// The tiles with pixels on the screen.
    let columns: Range<Int>
    let rows: Range<Int>
    /// The tiles with pixels on the screen, the nearest to the middle of the view first.
    let visible: [ZoomTile]
    /// The tiles that come into view next, the nearest to its middle first. Empty if the picture is at rest.
    let ahead: [ZoomTile]
    let projection: TileProjection

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - velocity: That of the picture on the screen, in device pixels a second.
    ///   - overview: The size of the picture's small version; nil if there is none.
    ///   - previous: The natural level of the plan before; nil if there is none.
    ///   - limit: The bytes that the tiles of a view may take up.
    init(
        _ grid: TileGrid, _ viewport: ZoomViewport, velocity: SIMD2<Double> = .zero, overview: PixelSize? = nil,
        previous: Int? = nil, limit: Int = .max
    ) {
        let projection = TileProjection(viewport)
        self.projection = projection
        naturalLevel = Self.level(for: projection.scale, of: grid, previous: previous)
        let level = Self.level(from: naturalLevel, grid, projection, overview, limit)
        self.level = level
        guard let level else {
            (columns, rows) = (0..<0, 0..<0)
            (visible, ahead) = ([], [])
            return
        }
        (columns, rows) = projection.tiles(of: grid, level: level)
        visible = Self.sorted(columns, rows, level, grid, projection)
        ahead = Self.ahead(of: (columns, rows), level, grid, projection, velocity)
    }

    /// Whether a tile that is being loaded is still worth its while: it is visible, or next to a visible one.
    func keeps(_ tile: ZoomTile) -> Bool {
        guard tile.level == level, !visible.isEmpty else { return false }
        return (columns.lowerBound - 1...columns.upperBound).contains(tile.column)
            && (rows.lowerBound - 1...rows.upperBound).contains(tile.row)
    }

    /// Returns the level for a scale.
    static func level(for scale: Double, of grid: TileGrid, previous: Int?) -> Int {
        var level = 0
        while level + 1 < grid.levelCount, scale * Double(1 << (level + 1)) <= tolerance { level += 1 }
        if let previous, previous == level - 1, scale * Double(1 << level) > hysteresis { return previous }
        return level
    }

    /// Returns the first level whose tiles fit into the limit; nil if the small version is as good.
    private static func level(
        from level: Int, _ grid: TileGrid, _ projection: TileProjection, _ overview: PixelSize?, _ limit: Int
    ) -> Int? {
        if let overview {
            let shown = SIMD2(Double(grid.imageSize.width), Double(grid.imageSize.height)) * projection.scale
            if Double(overview.width) * tolerance >= shown.x, Double(overview.height) * tolerance >= shown.y {
                return nil
            }
        }
        guard let level = (level..<grid.levelCount).first(where: { cost(of: $0, grid, projection) <= limit }) else {
            return nil
        }
        let size = grid.size(ofLevel: level)
        if let overview, overview.width >= size.width, overview.height >= size.height { return nil }
        return level
    }

    /// Returns the most bytes that the visible tiles of a level take up, wherever the view is.
    private static func cost(of level: Int, _ grid: TileGrid, _ projection: TileProjection) -> Int {
        let tile = projection.scale * Double(grid.step(ofLevel: level))
        // Two that are visible in part, by a pixel or more, and those between them, which rounding makes smaller by
        // less than a pixel altogether.
        func most(_ room: Int, _ count: Int) -> Int {
            min(count, Int((Double(room - 1) / tile).within(0...1e9, orElse: 0)) + 2)
        }
        let isTurned = projection.quarterTurns & 1 == 1
        let (width, height) = (projection.view.width, projection.view.height)
        let columns = most(isTurned ? height : width, grid.columnCount(ofLevel: level))
        let rows = most(isTurned ? width : height, grid.rowCount(ofLevel: level))
        let size = grid.size(ofLevel: level)
        let pixels = Double(min(columns * grid.side, size.width)) * Double(min(rows * grid.side, size.height))
        let cost = pixels * 4 + Double(columns) * Double(rows) * Double(TileGrid.overhead)
        return Int(cost.within(0...1e18, orElse: 0))
    }

    /// Returns the tiles that will be visible soon and are not yet. The way is at most a view long.
    private static func ahead(
        of visible: (columns: Range<Int>, rows: Range<Int>), _ level: Int, _ grid: TileGrid,
        _ projection: TileProjection, _ velocity: SIMD2<Double>
    ) -> [ZoomTile] {
        guard velocity.x.isFinite, velocity.y.isFinite, !visible.columns.isEmpty,
            max(abs(velocity.x), abs(velocity.y)) >= leastVelocity
        else { return [] }
        func way(_ velocity: Double, _ room: Int) -> Int {
            Int((velocity * foresight).within(Double(-room)...Double(room), orElse: 0))
        }
        let view = projection.view
        let later = projection.moved(by: (way(velocity.x, view.width), way(velocity.y, view.height)))
        let (columns, rows) = later.tiles(of: grid, level: level)
        return sorted(columns, rows, level, grid, projection).filter {
            !visible.columns.contains($0.column) || !visible.rows.contains($0.row)
        }
    }

    /// Returns the tiles, the nearest to the middle of the view first.
    private static func sorted(
        _ columns: Range<Int>, _ rows: Range<Int>, _ level: Int, _ grid: TileGrid, _ projection: TileProjection
    ) -> [ZoomTile] {
        let view = projection.view
        let tiles = rows.flatMap { row in
            columns.map { column in
                let tile = ZoomTile(level: level, column: column, row: row)
                let frame = projection.frame(of: grid.region(of: tile))
                // Twice the distance, so that it is whole.
                let x = Double(frame.x + frame.maxX - view.width)
                let y = Double(frame.y + frame.maxY - view.height)
                return (tile: tile, distance: x * x + y * y)
            }
        }
        // In the order of rows and columns at the same distance.
        return tiles.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }.map(\.element.tile)
    }
}
