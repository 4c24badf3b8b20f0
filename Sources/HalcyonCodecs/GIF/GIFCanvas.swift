import HalcyonCore

/// What a GIF viewer shows before the next frame is drawn, in the intended colours rather than the palette's: an
/// unchanged pixel stays unchanged, however it was rounded, and errors do not add up.
struct GIFCanvas {
    let size: PixelSize
    /// Opaque pixels, or 0 for transparent ones; empty until a frame has been shown, so that a still image does not
    /// need the memory.
    private var pixels: [UInt32] = []

    init(_ size: PixelSize) {
        self.size = size
    }

    private var whole: GIFArea { GIFArea(columns: 0..<size.width, rows: 0..<size.height) }

    /// Returns a pixel as GIF can hold it: opaque, or 0 for transparent.
    @inline(__always)
    static func seen(_ pixel: UInt32) -> UInt32 {
        // The highest bit is set if alpha is 128 or more.
        (pixel | 0xFF00_0000) & UInt32(bitPattern: Int32(bitPattern: pixel) &>> 31)
    }

    /// Returns the area in which the image differs from what is shown, or nil if there is none. The first image counts
    /// as all different.
    func changes(to picture: PixelBuffer) -> GIFArea? {
        if pixels.isEmpty { return whole }
        return area(of: picture) { x, y, row in Self.seen(row[x]) != pixels[y &* size.width &+ x] }
    }

    /// Returns the area that an image covers and the next one leaves transparent, or nil if there is none.
    func vanishing(from picture: PixelBuffer, to next: PixelBuffer) -> GIFArea? {
        guard next.hasAlpha else { return nil }
        return next.withUnsafeBytes { bytes in
            let next = bytes.bindMemory(to: UInt32.self)
            return area(of: picture) { x, y, row in
                Self.seen(row[x]) != 0 && Self.seen(next[y &* size.width &+ x]) == 0
            }
        }
    }

    /// Returns the pixels of an image to draw within an area, row by row: opaque pixels, or 0 for those that stay as
    /// they are.
    func drawing(of picture: PixelBuffer, in area: GIFArea) -> [UInt32] {
        var drawn = [UInt32](repeating: 0, count: area.count)
        let isBlank = pixels.isEmpty
        picture.withUnsafeBytes { bytes in
            let source = bytes.bindMemory(to: UInt32.self)
            var place = 0
            for y in area.rows {
                for x in area.columns {
                    let pixel = Self.seen(source[y &* size.width &+ x])
                    if isBlank || pixel != pixels[y &* size.width &+ x] { drawn[place] = pixel }
                    place &+= 1
                }
            }
        }
        return drawn
    }

    /// Records that the image has been drawn and then, if an area was to be cleared, that it was cleared.
    mutating func show(_ picture: PixelBuffer, clearing cleared: GIFArea?) {
        if pixels.isEmpty { pixels = [UInt32](repeating: 0, count: size.width * size.height) }
        picture.withUnsafeBytes { bytes in
            let source = bytes.bindMemory(to: UInt32.self)
            for place in pixels.indices { pixels[place] = Self.seen(source[place]) }
        }
        guard let cleared else { return }
        for y in cleared.rows { for x in cleared.columns { pixels[y &* size.width &+ x] = 0 } }
    }

    /// Returns the smallest area with all pixels that satisfy `holds`.
    private func area(
        of picture: PixelBuffer, where holds: (_ x: Int, _ y: Int, _ row: UnsafeBufferPointer<UInt32>) -> Bool
    ) -> GIFArea? {
        picture.withUnsafeBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            var area: GIFArea?
            for y in 0..<size.height {
                let row = UnsafeBufferPointer(rebasing: pixels[(y * size.width)..<(y + 1) * size.width])
                guard let first = (0..<size.width).first(where: { holds($0, y, row) }) else { continue }
                let last = (first..<size.width).last { holds($0, y, row) } ?? first
                let line = GIFArea(columns: first..<last + 1, rows: y..<y + 1)
                area = area?.union(line) ?? line
            }
            return area
        }
    }
}

/// A rectangle of a GIF's canvas, in pixels.
struct GIFArea: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    var count: Int { columns.count * rows.count }

    /// Returns the smallest area that contains both.
    func union(_ other: GIFArea) -> GIFArea {
        GIFArea(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
    }
}
