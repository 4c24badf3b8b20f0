/// A tile of a picture: a square of a level, which is the picture reduced by a power of two.
public struct ZoomTile: Sendable, Hashable {
    /// How often the picture's sides are halved; 0 is full size.
    public let level: Int
    /// The position from the left, in tiles of the level.
    public let column: Int
    /// The position from the top, in tiles of the level.
    public let row: Int

    /// Creates a tile.
    public init(level: Int, column: Int, row: Int) {
        self.level = level
        self.column = column
        self.row = row
    }

    /// The tile of the next coarser level that contains it.
    var parent: ZoomTile { ZoomTile(level: level + 1, column: column >> 1, row: row >> 1) }
}

/// The tiles of a picture.
///
/// Level `n` has the picture at ¹⁄₂ⁿ of its size, rounded up, in squares of ``side`` pixels; those at the right and the
/// bottom are smaller. The last level is a single tile, unless the picture cannot be reduced that far: then a view that
/// needs a coarser level than there is has the coarsest one, as long as its tiles fit into the store's limit, and
/// otherwise the picture's small version.
///
/// A side is 512 pixels by default, and not 256. A JPEG or PNG that is read in rows costs its whole width for each row
/// of tiles, so larger tiles halve the work; and there is a quarter of the loads, cache entries, textures and draw
/// calls. What speaks for 256, less waste at the edges of the view and a shorter wait for the first tile, is small
/// beside this: a view of 1920×1080 touches 15 to 60 tiles of 512, and one of them decodes in milliseconds.
public struct TileGrid: Sendable, Hashable {
    /// The standard side of a tile.
    public static let standardSide = 512

    /// The size of the picture; at least 1×1.
    public let imageSize: PixelSize
    /// The side of a tile in pixels of its level; from 16 to 4096.
    public let side: Int
    /// The number of levels.
    public let levelCount: Int

    /// Creates the grid of a picture.
    ///
    /// - Parameters:
    ///   - imageSize: The size of the picture.
    ///   - side: The side of a tile. Default: ``standardSide``.
    ///   - reductions: What the sides of the picture can be divided by, such as ``ImageRegions/reductions``: level `n`
    ///     needs 2ⁿ and all smaller powers of two; level 0 is there always. Default: nil, anything.
    public init(imageSize: PixelSize, side: Int = TileGrid.standardSide, reductions: [Int]? = nil) {
        self.imageSize = imageSize.within(1...ZoomViewport.longestSide)
        self.side = min(max(16, side), 4096)
        let longest = max(self.imageSize.width, self.imageSize.height)
        var count = 1
        while Self.reduced(longest, by: count - 1) > self.side, reductions?.contains(1 << count) != false { count += 1 }
        levelCount = count
    }

    /// Returns what the sides of the picture are divided by at the level of a tile.
    public func reduction(of tile: ZoomTile) -> Int { 1 << min(max(0, tile.level), levelCount - 1) }

    /// Returns the size of a level, in its pixels.
    public func size(ofLevel level: Int) -> PixelSize {
        let level = min(max(0, level), levelCount - 1)
        return PixelSize(
            width: Self.reduced(imageSize.width, by: level), height: Self.reduced(imageSize.height, by: level))
    }

    /// Returns whether the picture has a tile.
    public func contains(_ tile: ZoomTile) -> Bool {
        guard (0..<levelCount).contains(tile.level) else { return false }
        return (0..<columnCount(ofLevel: tile.level)).contains(tile.column)
            && (0..<rowCount(ofLevel: tile.level)).contains(tile.row)
    }

    /// Returns the size of a tile, in pixels of its level: the size to decode ``region(of:)`` at.
    public func size(of tile: ZoomTile) -> PixelSize {
        guard contains(tile) else { return PixelSize(width: 0, height: 0) }
        let level = size(ofLevel: tile.level)
        return PixelSize(
            width: min(side, level.width - tile.column * side), height: min(side, level.height - tile.row * side))
    }

    /// Returns the part of the picture that a tile shows, in pixels of the picture; empty if there is no such tile.
    public func region(of tile: ZoomTile) -> PixelRect {
        guard contains(tile) else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        let step = step(ofLevel: tile.level)
        let (x, y) = (tile.column * step, tile.row * step)
        return PixelRect(
            x: x, y: y, width: min(step, imageSize.width - x), height: min(step, imageSize.height - y))
    }

    var image: PixelRect { PixelRect(x: 0, y: 0, width: imageSize.width, height: imageSize.height) }

    /// The pixels of the picture from one tile of a level to the next.
    func step(ofLevel level: Int) -> Int { side << level }

    func columnCount(ofLevel level: Int) -> Int { (size(ofLevel: level).width + side - 1) / side }
    func rowCount(ofLevel level: Int) -> Int { (size(ofLevel: level).height + side - 1) / side }

    /// The tiles of the next finer level that make up a tile.
    func children(of tile: ZoomTile) -> [ZoomTile] {
        guard tile.level > 0 else { return [] }
        return [(0, 0), (1, 0), (0, 1), (1, 1)].compactMap { column, row in
            let child = ZoomTile(level: tile.level - 1, column: 2 * tile.column + column, row: 2 * tile.row + row)
            return contains(child) ? child : nil
        }
    }

    /// The memory that a tile takes up: four bytes a pixel, and something for whatever belongs to it, which limits the
    /// number of tiles of a picture that is one pixel wide.
    func cost(of tile: ZoomTile) -> Int {
        let size = size(of: tile)
        return size.width * size.height * 4 + Self.overhead
    }

    /// The bytes that a tile takes up beside its pixels.
    static let overhead = 4096

    private static func reduced(_ length: Int, by level: Int) -> Int { (length + (1 << level) - 1) >> level }
}
