#if TIFF
import CPixels
import CTIFF
import Foundation
import HalcyonCore

/// The stored samples of a TIFF file, row by row from the top, from strips or tiles.
final class TIFFSamples {
    private let file: TIFFFile
    private let header: TIFFHeader
    private let layout: TIFFLayout
    private let deadline: DecodeDeadline
    private let bandRows: Int
    /// The tiles of a row that are read, and the bytes of a row that is held.
    private let tiles: Range<Int>
    private let lineBytes: Int
    /// The rows that are held, plane by plane. Samples that libtiff leaves out are 0, or those of an earlier band.
    private let band: UnsafeMutableRawBufferPointer
    /// Room for a tile.
    private let tile: UnsafeMutableRawBufferPointer
    /// The first of the rows that are held, or the strip that they lie in; nil before the first.
    private var first: Int?
    private var stripOffset = 0

    /// - Parameters:
    ///   - header: Its size, and the layout's memory, must have been checked against limits.
    ///   - tiles: The tiles of a row to read, of which the memory must have been checked; nil for all. Rows begin with
    ///     the first. Default: nil.
    init(
        _ file: TIFFFile, _ header: TIFFHeader, _ layout: TIFFLayout, _ deadline: DecodeDeadline,
        tiles: Range<Int>? = nil
    ) throws(ImageError) {
        self.file = file
        self.header = header
        self.layout = layout
        self.deadline = deadline
        // libtiff makes smaller strips of a large one.
        let isOfStrips = layout.way == .strips || layout.way == .converted && header.tile == nil
        bandRows = isOfStrips ? file.rowsPerStrip : layout.bandRows
        let isExpected =
            switch layout.way {
            case .converted: bandRows > 0 && bandRows <= layout.bandRows
            case .stored: true
            case .tiles: TIFFTileRowSize64(file.handle) == UInt64(layout.tileLineBytes)
            case .rows, .strips:
                TIFFScanlineSize64(file.handle) == UInt64(layout.lineBytes) && bandRows > 0
                    && bandRows <= layout.bandRows
            }
        guard isExpected else { throw .decoding(.corrupt(.tiff, why: "rows of an unexpected size")) }
        let across = header.tile.map { (header.size.width + $0.width - 1) / $0.width } ?? 0
        self.tiles = tiles ?? 0..<across
        lineBytes = tiles.map { $0.count * layout.tileLineBytes } ?? layout.lineBytes
        let tileBytes = layout.way == .tiles ? layout.tileLineBytes * layout.bandRows : 0
        let bandBytes = lineBytes * bandRows * layout.planes
        guard let memory = calloc(bandBytes + tileBytes + Int(CPIXELS_ROW_MARGIN), 1) else {
            throw .decoding(.outOfMemory(header.size))
        }
        band = UnsafeMutableRawBufferPointer(start: memory, count: bandBytes)
        tile = UnsafeMutableRawBufferPointer(start: memory + bandBytes, count: tileBytes)
    }

    deinit { free(band.baseAddress) }

    /// The distance between the planes of a row in bytes.
    var planeStride: Int { lineBytes * bandRows }

    /// Returns the samples of a row, which are valid until the next call; CPIXELS_ROW_MARGIN bytes behind them may be
    /// read. Rows must be asked for in order.
    ///
    /// - Throws: `.truncated`, `.corrupt`; the deadline's reason to stop.
    func row(_ y: Int) throws(ImageError) -> UnsafePointer<UInt8> {
        if layout.way == .stored { return try storedRow(y) }
        let start = y / bandRows * bandRows
        if first != start {
            try deadline.check()
            let rows = min(bandRows, header.size.height - start)
            switch layout.way {
            case .stored: break
            case .rows: try check(TIFFReadScanline(file.handle, band.baseAddress, UInt32(y), 0) == 1)
            case .strips: try readStrips(start / bandRows, rows: rows)
            case .tiles: try readTiles(from: start, rows: rows)
            case .converted: try convert(from: start, rows: rows)
            }
            first = start
        }
        guard let base = band.baseAddress else { throw .decoding(.outOfMemory(header.size)) }
        return UnsafePointer((base + (y - start) * lineBytes).assumingMemoryBound(to: UInt8.self))
    }

    /// Returns a row where it lies in the file; a copy if too few bytes follow it.
    private func storedRow(_ y: Int) throws(ImageError) -> UnsafePointer<UInt8> {
        let strip = y / header.rowsPerStrip
        if first != strip {
            try deadline.check()
            guard let offset = try file.stripOffset(strip) else { throw file.failure }
            stripOffset = offset
            first = strip
        }
        let offset = stripOffset + y % header.rowsPerStrip * layout.lineBytes
        let bytes = file.bytes.available(layout.lineBytes + Int(CPIXELS_ROW_MARGIN), at: offset)
        guard bytes.count >= layout.lineBytes, let row = bytes.baseAddress, let copy = band.baseAddress else {
            throw .decoding(.truncated(.tiff))
        }
        if bytes.count == layout.lineBytes + Int(CPIXELS_ROW_MARGIN) { return row }
        copy.copyMemory(from: row, byteCount: layout.lineBytes)
        return UnsafePointer(copy.assumingMemoryBound(to: UInt8.self))
    }

    private func readStrips(_ index: Int, rows: Int) throws(ImageError) {
        let perPlane = (header.size.height + bandRows - 1) / bandRows
        for plane in 0..<layout.planes {
            try deadline.check()
            let size = lineBytes * rows
            let count = TIFFReadEncodedStrip(
                file.handle, UInt32(clamping: plane * perPlane + index),
                band.baseAddress.map { $0 + plane * planeStride }, Int64(size))
            try check(count == Int64(size))
        }
    }

    private func readTiles(from top: Int, rows: Int) throws(ImageError) {
        guard let size = header.tile, let base = band.baseAddress, let from = tile.baseAddress else { return }
        let across = (header.size.width + size.width - 1) / size.width
        let perPlane = across * ((header.size.height + size.height - 1) / size.height)
        for plane in 0..<layout.planes {
            for column in tiles {
                try deadline.check()
                let index = plane * perPlane + top / size.height * across + column
                // A tile of Group 4 may end before its last row, for libtiff without an error.
                if header.compression == TIFFHeader.Compression.group4 { memset(from, 0, tile.count) }
                let count = TIFFReadEncodedTile(file.handle, UInt32(clamping: index), from, Int64(tile.count))
                try check(count == Int64(tile.count))
                let left = (column - tiles.lowerBound) * layout.tileLineBytes
                let length = min(layout.tileLineBytes, lineBytes - left)
                guard length > 0 else { continue }
                for y in 0..<rows {
                    (base + plane * planeStride + y * lineBytes + left).copyMemory(
                        from: from + y * layout.tileLineBytes, byteCount: length)
                }
            }
        }
    }

    /// Lets libtiff convert rows to RGBA.
    private func convert(from top: Int, rows: Int) throws(ImageError) {
        var image = TIFFRGBAImage()
        var words = [CChar](repeating: 0, count: 1024)
        guard TIFFRGBAImageBegin(&image, file.handle, 1, &words) == 1 else {
            let text = words.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .decoding(.corrupt(.tiff, why: .init(String(decoding: text, as: UTF8.self))))
        }
        defer { TIFFRGBAImageEnd(&image) }
        guard Int(image.width) == header.size.width, Int(image.height) == header.size.height else {
            throw .decoding(.corrupt(.tiff, why: "an image of another size than announced"))
        }
        // Rows stay in the order of the file.
        image.req_orientation = image.orientation
        image.row_offset = Int32(clamping: top)
        let raster = band.bindMemory(to: UInt32.self).baseAddress
        try check(TIFFRGBAImageGet(&image, raster, image.width, UInt32(clamping: rows)) == 1)
    }

    private func check(_ isRead: Bool) throws(ImageError) {
        if !isRead || file.hasLostPixels { throw file.failure }
    }
}
#endif
