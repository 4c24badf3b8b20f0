import CPixels
import Foundation
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

    /// Returns the area in which the image differs from what is shown, or nil if there is none. The first image counts
    /// as all different.
    func changes(to picture: PixelBuffer) -> GIFArea? {
        if pixels.isEmpty { return whole }
        return pixels.withUnsafeBufferPointer { shown in
            area(of: picture, against: shown, CPIXELS_CHANGED)
        }
    }

    /// Returns the area that an image covers and the next one leaves transparent, or nil if there is none.
    func vanishing(from picture: PixelBuffer, to next: PixelBuffer) -> GIFArea? {
        guard next.hasAlpha else { return nil }
        return next.withUnsafeBytes { bytes in
            area(of: picture, against: bytes.bindMemory(to: UInt32.self), CPIXELS_VANISHED)
        }
    }

    /// Returns the pixels of an image to draw within an area, row by row: opaque pixels, or 0 for those that stay as
    /// they are.
    func drawing(of picture: PixelBuffer, in area: GIFArea) -> [UInt32] {
        picture.withUnsafeBytes { bytes in
            pixels.withUnsafeBufferPointer { shown in
                [UInt32](unsafeUninitializedCapacity: area.count) { drawn, count in
                    guard let source = bytes.bindMemory(to: UInt32.self).baseAddress, let target = drawn.baseAddress
                    else { return }
                    for (line, y) in area.rows.enumerated() {
                        let first = y * size.width + area.columns.lowerBound
                        let row = target + line * area.columns.count
                        if let shown = shown.baseAddress, !pixels.isEmpty {
                            cpixels_take_changes(source + first, shown + first, row, area.columns.count)
                        } else {
                            cpixels_make_seen(source + first, row, area.columns.count)
                        }
                    }
                    count = area.count
                }
            }
        }
    }

    /// Records that the image has been drawn and then, if an area was to be cleared, that it was cleared.
    mutating func show(_ picture: PixelBuffer, clearing cleared: GIFArea?) {
        let count = size.width * size.height
        picture.withUnsafeBytes { bytes in
            guard let source = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            if pixels.isEmpty {
                pixels = [UInt32](unsafeUninitializedCapacity: count) { pixels, written in
                    guard let target = pixels.baseAddress else { return }
                    cpixels_make_seen(source, target, count)
                    written = count
                }
            } else {
                cpixels_make_seen(source, &pixels, count)
            }
        }
        guard let cleared else { return }
        pixels.withUnsafeMutableBufferPointer { pixels in
            guard let first = pixels.baseAddress else { return }
            for y in cleared.rows {
                memset(first + (y * size.width + cleared.columns.lowerBound), 0, cleared.columns.count * 4)
            }
        }
    }

    /// Returns the smallest area with all pixels that differ from `others` in a way; see `cpixels_find_changes`.
    private func area(
        of picture: PixelBuffer, against others: UnsafeBufferPointer<UInt32>, _ kind: Int
    ) -> GIFArea? {
        picture.withUnsafeBytes { bytes in
            guard let pixels = bytes.bindMemory(to: UInt32.self).baseAddress, let others = others.baseAddress else {
                return nil
            }
            var area: GIFArea?
            for y in 0..<size.height {
                var end = 0
                let first = cpixels_find_changes(
                    pixels + y * size.width, others + y * size.width, size.width, Int32(kind), &end)
                guard first < end else { continue }
                let line = GIFArea(columns: first..<end, rows: y..<y + 1)
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
