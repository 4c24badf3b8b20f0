/// A part of a view, and what to paint there.
public struct TileDrawing: Sendable, Hashable {
    /// The tile to paint; nil for the picture's small version.
    public let tile: ZoomTile?
    /// Where the whole of the tile, or of the small version, would lie in the view, in device pixels. It may reach far
    /// beyond the view: beyond what a `Float` can tell apart, at 16,777,216 pixels. Then use ``source``.
    public let frame: PixelRect
    /// The part of the view to paint, in device pixels. Nothing else is painted there.
    public let clip: PixelRect
    /// What is painted to ``clip``, in pixels of the tile or of the small version before it is rotated.
    public let source: ZoomRect
    /// How far to rotate it, in quarter turns clockwise.
    public let quarterTurns: Int
}

extension TileStore {
    /// Returns what to draw for the last update. Draw all of it, in this order, over the background.
    ///
    /// A tile that is not there yet is replaced by finer tiles, if the view was nearer to the picture before, by a part
    /// of a coarser one, or by a part of the small version. So all of the picture is covered always, and each pixel
    /// is painted once, which matters if the picture is transparent. Draw nothing for the small version if it is not
    /// there yet either.
    public mutating func draw() -> [TileDrawing] {
        guard let plan else { return [] }
        var cover = TileCover(grid: grid, projection: plan.projection, overview: overviewSize ?? grid.imageSize)
        if let level = plan.level {
            for row in plan.rows {
                for column in plan.columns {
                    cover.add(ZoomTile(level: level, column: column, row: row)) { ready[$0] != nil }
                }
                cover.endRow()
            }
        } else {
            cover.addOverview()
        }
        // What stands in for a tile must not go before it has come.
        let drawings = cover.drawings
        for drawing in drawings {
            if let tile = drawing.tile { ready[tile]?.lastUse = now }
        }
        return drawings
    }
}

/// Covers a view with the tiles that there are.
private struct TileCover {
    /// The finest tiles that replace one are this many levels below it: there are up to 16 of them.
    private static let mostDescents = 2

    let grid: TileGrid
    let projection: TileProjection
    /// The size of the small version.
    let overview: PixelSize
    private var finished: [TileDrawing] = []
    /// What was painted in the last row, which this row may add to.
    private var lastRow: [TileDrawing] = []
    private var row: [TileDrawing] = []

    init(grid: TileGrid, projection: TileProjection, overview: PixelSize) {
        self.grid = grid
        self.projection = projection
        self.overview = overview
    }

    /// All of it, from the top row to the bottom one.
    var drawings: [TileDrawing] { finished + lastRow + row }

    /// Covers the place of a tile.
    mutating func add(_ tile: ZoomTile, isReady: (ZoomTile) -> Bool) {
        let clip = clip(of: tile)
        if isReady(tile) { return paint(tile, clip) }
        var fallback: ZoomTile? = tile.parent
        while let coarser = fallback, !isReady(coarser) {
            fallback = coarser.level < grid.levelCount ? coarser.parent : nil
        }
        fill(tile, clip, fallback, descents: Self.mostDescents, isReady)
    }

    /// Joins what this row and the last one paint of the same tile.
    mutating func endRow() {
        var joined: [TileDrawing] = []
        for drawing in row {
            var drawing = drawing
            for (index, above) in lastRow.enumerated() where above.tile == drawing.tile {
                guard let clip = above.clip.joined(to: drawing.clip) else { continue }
                drawing = self.drawing(of: drawing.tile, clip)
                lastRow.remove(at: index)
                break
            }
            joined.append(drawing)
        }
        finished += lastRow
        lastRow = joined
        row = []
    }

    mutating func addOverview() { paint(nil, projection.frame(of: grid.image).intersection(projection.view)) }

    private mutating func fill(
        _ tile: ZoomTile, _ clip: PixelRect, _ fallback: ZoomTile?, descents: Int, _ isReady: (ZoomTile) -> Bool
    ) {
        guard hasFinerTiles(tile, descents, isReady) else { return paint(fallback, clip) }
        for child in grid.children(of: tile) {
            let clip = self.clip(of: child)
            if isReady(child) {
                paint(child, clip)
            } else {
                fill(child, clip, fallback, descents: descents - 1, isReady)
            }
        }
    }

    private func hasFinerTiles(_ tile: ZoomTile, _ descents: Int, _ isReady: (ZoomTile) -> Bool) -> Bool {
        guard descents > 0 else { return false }
        return grid.children(of: tile).contains { isReady($0) || hasFinerTiles($0, descents - 1, isReady) }
    }

    private func clip(of tile: ZoomTile) -> PixelRect {
        projection.frame(of: grid.region(of: tile)).intersection(projection.view)
    }

    private mutating func paint(_ tile: ZoomTile?, _ clip: PixelRect) {
        guard !clip.isEmpty else { return }
        if let last = row.last, last.tile == tile, let joined = last.clip.joined(to: clip) {
            row[row.count - 1] = drawing(of: tile, joined)
        } else {
            row.append(drawing(of: tile, clip))
        }
    }

    private func drawing(of tile: ZoomTile?, _ clip: PixelRect) -> TileDrawing {
        let frame = projection.frame(of: tile.map { grid.region(of: $0) } ?? grid.image)
        let size = tile.map { grid.size(of: $0) } ?? overview
        return TileDrawing(
            tile: tile, frame: frame, clip: clip, source: projection.source(of: clip, in: frame, size: size),
            quarterTurns: projection.quarterTurns)
    }
}
