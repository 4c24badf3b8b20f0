#if HEIF
import CPixels
import Dispatch
import Foundation
import HalcyonCore

/// Decodes an image of a HEIF file from its top to its bottom, one row of tiles at a time.
final class HEIFRows {
    /// More than a grid of 16384 × 16384 pixels has, of tiles of 256 × 256.
    private static let mostTiles = 4096

    let picture: HEIFPicture
    private let items: MediaItems
    private let tiles: [Int]
    private let columns: Int
    private let isAlpha: Bool
    private let threads: Int
    private let levels: UnsafeMutablePointer<UInt8>
    /// The decoded row of tiles, and its number.
    private var current: [HEIFPlanes] = []
    private var row = -1

    /// - Parameter threads: How many tiles to decode at once.
    /// - Throws: `ImageError.decoding`: `.corrupt`, `.truncated`.
    init(_ picture: HEIFPicture, in items: MediaItems, isAlpha: Bool, threads: Int) throws(ImageError) {
        self.picture = picture
        self.items = items
        self.isAlpha = isAlpha
        self.threads = threads
        if picture.tile == picture.item {
            (tiles, columns) = ([picture.item], 1)
        } else {
            (tiles, columns) = try Self.tiles(picture, items)
        }
        levels = .allocate(capacity: picture.tileSize.width * 3)
    }

    deinit { levels.deallocate() }

    /// Decodes the tiles with row `y`, unless they are decoded already.
    ///
    /// - Throws: `ImageError.decoding`; the deadline's reason to stop, between tiles.
    func prepare(_ y: Int, _ deadline: DecodeDeadline) throws(ImageError) {
        let wanted = y / picture.tileSize.height
        guard wanted != row else { return }
        current = []
        row = wanted
        let wantedTiles = tiles[min(tiles.count, wanted * columns)..<min(tiles.count, (wanted + 1) * columns)]
        for start in stride(from: wantedTiles.startIndex, to: wantedTiles.endIndex, by: threads) {
            try deadline.check()
            current += try decode(wantedTiles[start..<min(start + threads, wantedTiles.endIndex)])
        }
        try deadline.check()
    }

    /// Writes pixels of row `y`, which is prepared, as opaque RGBA.
    func write(_ y: Int, columns range: Range<Int>, to pixels: UnsafeMutablePointer<UInt8>) {
        forTiles(in: range) { tile, part, offset in
            tile.write(y % picture.tileSize.height, columns: part, to: pixels + offset * 4, levels: levels)
        }
    }

    /// Writes pixels of row `y`, which is prepared, as opaque RGBA of 16 bits in the machine's order.
    func writeDeep(_ y: Int, columns range: Range<Int>, to pixels: UnsafeMutableRawPointer) {
        let pixels = pixels.assumingMemoryBound(to: UInt16.self)
        forTiles(in: range) { tile, part, offset in
            tile.writeDeep(y % picture.tileSize.height, columns: part, to: pixels + offset * 4)
        }
    }

    /// Writes samples of row `y`, which is prepared, from the first plane.
    func writeLevels(_ y: Int, columns range: Range<Int>, to samples: UnsafeMutablePointer<UInt8>) {
        forTiles(in: range) { tile, part, offset in
            tile.writeLevels(y % picture.tileSize.height, columns: part, to: samples + offset)
        }
    }

    private func forTiles(in range: Range<Int>, _ body: (HEIFPlanes, Range<Int>, Int) -> Void) {
        let width = picture.tileSize.width
        for (column, tile) in current.enumerated() {
            let part = range.clamped(to: column * width..<(column + 1) * width)
            guard !part.isEmpty else { continue }
            let start = column * width
            body(tile, part.lowerBound - start..<part.upperBound - start, part.lowerBound - range.lowerBound)
        }
    }

    private func decode(_ ids: ArraySlice<Int>) throws(ImageError) -> [HEIFPlanes] {
        let (picture, isAlpha) = (picture, isAlpha)
        // The file's bytes are only read, and outlive this call, which ends after all that it starts.
        nonisolated(unsafe) let items = items
        var outcomes = [Result<HEIFPlanes, ImageError>?](repeating: nil, count: ids.count)
        outcomes.withUnsafeMutableBufferPointer { buffer in
            // Each iteration writes an element of its own.
            nonisolated(unsafe) let outcomes = buffer
            let work = { @Sendable (index: Int) in
                do throws(ImageError) {
                    let tile = try HEIFTile(ids[ids.startIndex + index], picture, in: items, isAlpha: isAlpha)
                    outcomes[index] = .success(try tile.decode())
                } catch { outcomes[index] = .failure(error) }
            }
            if ids.count == 1 { return work(0) }
            DispatchQueue.concurrentPerform(iterations: ids.count, execute: work)
        }
        var planes: [HEIFPlanes] = []
        for outcome in outcomes { if let outcome { planes.append(try outcome.get()) } }
        return planes
    }

    private static func tiles(_ picture: HEIFPicture, _ items: MediaItems) throws(ImageError) -> ([Int], Int) {
        let tiles = items.targets("dimg", of: picture.item)
        // What cannot be read throws its own reason.
        _ = try items.bytes(of: picture.item)
        guard let layout = HEIFGrid(picture.item, items), layout.rows * layout.columns == tiles.count,
            tiles.count <= mostTiles, layout.size == picture.coded,
            layout.columns * picture.tileSize.width >= picture.coded.width,
            layout.rows * picture.tileSize.height >= picture.coded.height
        else { throw HEIFPicture.corrupt("its grid does not fit its tiles") }
        return (tiles, layout.columns)
    }
}

/// The item of a grid (HEIF, 6.6.2.3).
struct HEIFGrid {
    let rows: Int
    let columns: Int
    let size: PixelSize

    /// Nil if the bytes are missing.
    init?(_ id: Int, _ items: MediaItems) {
        guard let bytes = try? items.bytes(of: id) else { return nil }
        let fields = bytes.withUnsafeBytes { raw -> (UInt8, UInt8, Int, Int)? in
            let view = ByteView(bytes: raw)
            guard let flags = view[1], let rows = view[2], let columns = view[3] else { return nil }
            let isWide = flags & 1 != 0
            guard let width = isWide ? view.uint32(at: 4) : view.uint16(at: 4),
                let height = isWide ? view.uint32(at: 8) : view.uint16(at: 6)
            else { return nil }
            return (rows, columns, width, height)
        }
        guard let (rows, columns, width, height) = fields else { return nil }
        self.rows = Int(rows) + 1
        self.columns = Int(columns) + 1
        size = PixelSize(width: width, height: height)
    }
}

/// The alpha channel of an image, which may be of another size.
final class HEIFAlpha {
    private let rows: HEIFRows
    private let size: PixelSize
    private let samples: UnsafeMutablePointer<UInt8>
    private let scaled: UnsafeMutablePointer<UInt8>

    /// - Parameter size: The size of the image that it belongs to, before anything is cut off.
    init(_ rows: HEIFRows, for size: PixelSize) {
        self.rows = rows
        self.size = size
        samples = .allocate(capacity: rows.picture.coded.width)
        scaled = .allocate(capacity: size.width)
    }

    deinit {
        samples.deallocate()
        scaled.deallocate()
    }

    /// Writes alpha to pixels of row `y` of the image.
    func write(
        _ y: Int, columns: Range<Int>, to pixels: UnsafeMutablePointer<UInt8>, _ deadline: DecodeDeadline
    ) throws(ImageError) {
        let own = rows.picture.coded
        let row = y * own.height / size.height
        try rows.prepare(row, deadline)
        if own == size {
            rows.writeLevels(row, columns: columns, to: samples)
            return cpixels_put_alpha(samples, pixels, columns.count)
        }
        rows.writeLevels(row, columns: 0..<own.width, to: samples)
        for (index, x) in columns.enumerated() { scaled[index] = samples[x * own.width / size.width] }
        cpixels_put_alpha(scaled, pixels, columns.count)
    }
}
#endif
