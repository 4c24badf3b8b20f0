/// Where parts of a picture lie on the screen, in whole device pixels.
///
/// **The rule of seams:** an edge of a tile has one position on the screen, which depends on nothing but its place in
/// the picture: the position of the picture, rounded to a whole pixel, plus place × scale, rounded to a whole pixel.
///
/// So neighbours meet exactly, whatever the scale: where one ends, the next begins, without a gap and without a pixel
/// that both paint. This holds for tiles of different levels as well, because an edge of a coarse tile is an edge of
/// finer ones. The size of a tile depends on the scale alone: moving the picture moves all of it by whole pixels, and
/// nothing shimmers. At a scale of 1, a tile is painted pixel by pixel. In all other cases its pixels are stretched, or
/// compressed, by less than one pixel of the screen over the whole tile.
///
/// The picture itself is at least one pixel wide and high, in the middle of the view if it is smaller, and without a
/// margin otherwise.
struct TileProjection: Sendable, Hashable {
    /// One axis of the view, and that of the picture that lies along it.
    struct Axis: Sendable, Hashable {
        /// The length of the picture, in its own pixels.
        let side: Int
        let scale: Double
        /// The length of the view.
        let room: Int
        /// Whether the picture runs against the axis of the view.
        let isReversed: Bool
        /// The length of the picture on the screen.
        let length: Int
        /// Where the picture begins on the screen.
        private(set) var start: Int

        init(side: Int, center: Double, scale: Double, room: Int, isReversed: Bool) {
            self.side = side
            self.scale = scale
            self.room = room
            self.isReversed = isReversed
            length = max(1, Self.rounded(scale * Double(side)))
            let offset = scale * center
            let middle = Double(room) / 2
            start = isReversed ? Self.rounded(middle + offset) - length : Self.rounded(middle - offset)
            limit()
        }

        /// The axis after the picture has moved on the screen.
        func moved(by pixels: Int) -> Axis {
            var moved = self
            moved.start += pixels
            moved.limit()
            return moved
        }

        /// Returns where an edge lies on the screen; see the rule of seams.
        func position(of edge: Int) -> Int {
            isReversed ? start + length - offset(of: edge) : start + offset(of: edge)
        }

        /// Returns the tiles with pixels on the screen, of `count` tiles that are `step` pixels of the picture long.
        func tiles(step: Int, count: Int) -> Range<Int> {
            // The visible part of the picture on the screen, from the picture's beginning.
            let first = max(0, isReversed ? start + length - room : -start)
            let end = min(length, isReversed ? start + length : room - start)
            guard first < end, count > 0 else { return 0..<0 }
            let tile = scale * Double(step)
            var lower = Int((Double(first - 1) / tile).within(0...Double(count - 1), orElse: 0))
            while lower < count - 1, offset(of: (lower + 1) * step) <= first { lower += 1 }
            var upper = Int((Double(end + 1) / tile).within(Double(lower)...Double(count - 1), orElse: 0))
            while upper > lower, offset(of: upper * step) >= end { upper -= 1 }
            return lower..<upper + 1
        }

        private func offset(of edge: Int) -> Int {
            edge >= side ? length : min(length, max(0, Self.rounded(scale * Double(edge))))
        }

        private mutating func limit() {
            start = length < room ? (room - length) / 2 : min(0, max(room - length, start))
        }

        /// Rounds halves up, below zero as well: steps of a whole number stay such steps.
        private static func rounded(_ value: Double) -> Int { Int((value + 0.5).rounded(.down)) }
    }

    let x: Axis
    let y: Axis
    let quarterTurns: Int

    init(_ viewport: ZoomViewport) {
        let (size, center, scale) = (viewport.imageSize, viewport.center, viewport.scale)
        quarterTurns = viewport.state.quarterTurns
        let isTurned = viewport.isTurned
        x = Axis(
            side: isTurned ? size.height : size.width, center: isTurned ? center.y : center.x, scale: scale,
            room: viewport.viewSize.width, isReversed: quarterTurns == 1 || quarterTurns == 2)
        y = Axis(
            side: isTurned ? size.width : size.height, center: isTurned ? center.x : center.y, scale: scale,
            room: viewport.viewSize.height, isReversed: quarterTurns == 2 || quarterTurns == 3)
    }

    private init(x: Axis, y: Axis, quarterTurns: Int) {
        self.x = x
        self.y = y
        self.quarterTurns = quarterTurns
    }

    /// The projection after the picture has moved on the screen.
    func moved(by offset: (x: Int, y: Int)) -> TileProjection {
        TileProjection(x: x.moved(by: offset.x), y: y.moved(by: offset.y), quarterTurns: quarterTurns)
    }

    var view: PixelRect { PixelRect(x: 0, y: 0, width: x.room, height: y.room) }
    var scale: Double { x.scale }
    private var isTurned: Bool { quarterTurns & 1 == 1 }

    /// Returns where a part of the picture lies on the screen.
    func frame(of region: PixelRect) -> PixelRect {
        let across = isTurned ? region.y..<region.maxY : region.x..<region.maxX
        let down = isTurned ? region.x..<region.maxX : region.y..<region.maxY
        let (left, right) = (x.position(of: across.lowerBound), x.position(of: across.upperBound))
        let (top, bottom) = (y.position(of: down.lowerBound), y.position(of: down.upperBound))
        return PixelRect(
            x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    /// Returns the columns and rows of a level that have pixels on the screen; both are empty if none has.
    func tiles(of grid: TileGrid, level: Int) -> (columns: Range<Int>, rows: Range<Int>) {
        let (step, columnCount, rowCount) = (
            grid.step(ofLevel: level), grid.columnCount(ofLevel: level), grid.rowCount(ofLevel: level)
        )
        let columns = (isTurned ? y : x).tiles(step: step, count: columnCount)
        let rows = (isTurned ? x : y).tiles(step: step, count: rowCount)
        return columns.isEmpty || rows.isEmpty ? (0..<0, 0..<0) : (columns, rows)
    }

    /// Returns the part of some content that is painted to a part of its frame, in pixels of the content.
    func source(of clip: PixelRect, in frame: PixelRect, size: PixelSize) -> ZoomRect {
        guard !frame.isEmpty else { return ZoomRect(origin: .zero, size: .zero) }
        func part(_ start: Int, _ end: Int, of length: Int, isReversed: Bool) -> (start: Double, end: Double) {
            let (from, to) = (Double(start) / Double(length), Double(end) / Double(length))
            return isReversed ? (1 - to, 1 - from) : (from, to)
        }
        let across = part(clip.x - frame.x, clip.maxX - frame.x, of: frame.width, isReversed: x.isReversed)
        let down = part(clip.y - frame.y, clip.maxY - frame.y, of: frame.height, isReversed: y.isReversed)
        let (horizontal, vertical) = isTurned ? (down, across) : (across, down)
        let whole = SIMD2(Double(size.width), Double(size.height))
        let start = SIMD2(horizontal.start, vertical.start) * whole
        return ZoomRect(origin: start, size: SIMD2(horizontal.end, vertical.end) * whole - start)
    }
}
