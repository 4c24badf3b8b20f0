import Testing

@testable import HalcyonCore

@Suite("TileGrid and TileProjection: tiles without seams")
struct ZoomSeamTests {
    @Test("Given a picture, when it is divided, then each level is covered once")
    func grid() {
        for size in ZoomDice.oddImages + [PixelSize(width: 5000, height: 3001)] {
            let grid = TileGrid(imageSize: size)
            let top = grid.size(ofLevel: grid.levelCount - 1)
            #expect(max(top.width, top.height) <= 512)
            for level in 0..<grid.levelCount
            where grid.columnCount(ofLevel: level) * grid.rowCount(ofLevel: level) < 5000 {
                check(grid, level)
            }
        }
    }

    private func check(_ grid: TileGrid, _ level: Int) {
        var (image, pixels) = (0.0, 0)
        for row in 0..<grid.rowCount(ofLevel: level) {
            for column in 0..<grid.columnCount(ofLevel: level) {
                let tile = ZoomTile(level: level, column: column, row: row)
                let (region, size) = (grid.region(of: tile), grid.size(of: tile))
                #expect(!region.isEmpty && size.width > 0 && size.height > 0)
                // As a decoder that rounds up reduces it.
                #expect(size.width == (region.width + (1 << level) - 1) >> level)
                #expect(size.height == (region.height + (1 << level) - 1) >> level)
                if level > 0 {
                    let children = grid.children(of: tile)
                    #expect(children.allSatisfy { $0.parent == tile })
                    #expect(children.map { area(grid.region(of: $0)) }.reduce(0, +) == area(region))
                }
                image += area(region)
                pixels += size.width * size.height
            }
        }
        let size = grid.size(ofLevel: level)
        #expect(pixels == size.width * size.height)
        #expect(image == Double(grid.imageSize.width) * Double(grid.imageSize.height))
    }

    private func area(_ rect: PixelRect) -> Double { Double(rect.width) * Double(rect.height) }

    @Test("Given tiles that do not exist, when they are asked for, then they are empty")
    func missing() {
        let grid = TileGrid(imageSize: PixelSize(width: 1000, height: 700), side: -3)
        #expect(grid.side == 16)
        for tile in [
            ZoomTile(level: -1, column: 0, row: 0), ZoomTile(level: 99, column: 0, row: 0),
            ZoomTile(level: 0, column: 63, row: 0), ZoomTile(level: 0, column: 0, row: -1),
            ZoomTile(level: 0, column: .max, row: .min),
        ] {
            #expect(!grid.contains(tile))
            #expect(grid.region(of: tile).isEmpty)
            #expect(grid.size(of: tile) == PixelSize(width: 0, height: 0))
        }
    }

    @Test("Given many scales, when neighbours are placed, then they meet exactly, also when rotated")
    func neighbours() {
        var dice = ZoomDice(seed: 7)
        let scales = (0..<400).map { _ in ZoomDice.power(of: 2, dice.double(-8...4)) }
        for scale in scales + ZoomDice.oddScales {
            for turns in 0..<4 {
                let center = SIMD2(dice.double(0...20_000), dice.double(0...15_000))
                let viewport = ZoomViewport(
                    imageSize: PixelSize(width: 20_000, height: 15_001), viewSize: PixelSize(width: 801, height: 600),
                    state: ZoomState(scale: scale, center: center, quarterTurns: turns))
                check(viewport)
            }
        }
    }

    private func check(_ viewport: ZoomViewport) {
        let (grid, projection) = (TileGrid(imageSize: viewport.imageSize), TileProjection(viewport))
        let image = projection.frame(of: grid.image)
        for level in 0..<min(3, grid.levelCount) {
            // The edges of a row and of a column, against the picture's own.
            for (isRow, count) in [(true, grid.columnCount(ofLevel: level)), (false, grid.rowCount(ofLevel: level))] {
                let frames = (0..<count).map { index in
                    projection.frame(
                        of: grid.region(
                            of: ZoomTile(level: level, column: isRow ? index : 0, row: isRow ? 0 : index)))
                }
                let isAcross = isRow != viewport.isTurned
                var edges = frames.map { isAcross ? ($0.x, $0.maxX) : ($0.y, $0.maxY) }
                if edges[0].0 > edges[edges.count - 1].0 { edges.reverse() }
                #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.1 == $1.0 }, "\(viewport) \(level)")
                #expect(edges[0].0 == (isAcross ? image.x : image.y))
                #expect(edges[edges.count - 1].1 == (isAcross ? image.maxX : image.maxY))
            }
        }
    }

    @Test("Given a scale, when the picture is panned, then no tile changes its size")
    func panned() {
        var dice = ZoomDice(seed: 3)
        let grid = TileGrid(imageSize: PixelSize(width: 20_000, height: 15_000))
        let tile = ZoomTile(level: 0, column: 20, row: 14)
        for scale in [1, 0.37, 2.3, 1.0 / 3] {
            var sizes: Set<PixelSize> = []
            for _ in 0..<100 {
                let center = SIMD2(dice.double(9000...11_000), dice.double(7000...8000))
                let frame = TileProjection(
                    ZoomViewport(
                        imageSize: grid.imageSize, viewSize: PixelSize(width: 800, height: 600),
                        state: ZoomState(scale: scale, center: center))
                ).frame(of: grid.region(of: tile))
                sizes.insert(PixelSize(width: frame.width, height: frame.height))
            }
            #expect(sizes.count == 1)
            if scale == 1 { #expect(sizes.first == PixelSize(width: 512, height: 512)) }
        }
    }

    @Test("Given any view, when a point is placed, then it is within a pixel of where the view says")
    func accuracy() {
        for seed in UInt64(0)..<1000 {
            var dice = ZoomDice(seed: seed)
            let viewport = dice.viewport()
            let projection = TileProjection(viewport)
            let frame = projection.frame(of: TileGrid(imageSize: viewport.imageSize).image)
            let corners = [viewport.viewPoint(at: .zero), viewport.viewPoint(at: viewport.size)]
            let edges = [(frame.x, frame.maxX), (frame.y, frame.maxY)]
            for axis in 0..<2 {
                let (start, end) = (min(corners[0][axis], corners[1][axis]), max(corners[0][axis], corners[1][axis]))
                #expect(abs(Double(edges[axis].0) - start) <= 1.001, "seed \(seed)")
                #expect(abs(Double(edges[axis].1) - end) <= 1.001, "seed \(seed)")
            }
        }
    }
}
