import CPixels
import Foundation
import HalcyonCore

/// Replaces colours with those of a palette; see `cpixels_dither`.
struct Ditherer {
    /// The number of the nearest colour for each cell of 4 × 4 × 4 colours, of which an image has few: the palette is
    /// searched once per cell instead of once per pixel.
    private static let cellCount = 1 << 18

    private let palette: [UInt32]
    private let method: EncodingOptions.Dithering

    /// - Parameter palette: 1 to 256 pixels.
    init(_ palette: [UInt32], _ method: EncodingOptions.Dithering) {
        self.palette = palette
        self.method = method
    }

    /// Returns the palette indices of an area's pixels.
    ///
    /// - Parameters:
    ///   - drawn: Opaque pixels of an area, row by row; 0 for pixels that are not drawn.
    ///   - clear: The index for those.
    func indices(of drawn: [UInt32], in area: GIFArea, clear: UInt8) throws(ImageError) -> [UInt8] {
        let columns = area.columns.count
        // For two rows, the errors of each pixel and of one more at each end.
        let errorCount = (columns + 2) * 4
        let known = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.cellCount)
        let errors = UnsafeMutablePointer<Int32>.allocate(capacity: errorCount * 2)
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, drawn.count))
        defer {
            known.deallocate()
            errors.deallocate()
            target.deallocate()
        }
        // Each byte of `CPIXELS_UNKNOWN`.
        memset(known, 0xFF, Self.cellCount * 2)
        memset(errors, 0, errorCount * 8)
        for (line, y) in area.rows.enumerated() {
            if Task.isCancelled { throw .cancelled }
            palette.withUnsafeBufferPointer { palette in
                drawn.withUnsafeBufferPointer { drawn in
                    guard let first = drawn.baseAddress else { return }
                    var how = cpixels_dithering(
                        method: method.number, palette: palette.baseAddress, size: palette.count, known: known,
                        clear: clear)
                    let (above, below) = line % 2 == 0 ? (0, errorCount) : (errorCount, 0)
                    cpixels_dither(
                        &how, first + line * columns, columns, area.columns.lowerBound, y, errors + above,
                        errors + below, target + line * columns)
                }
            }
        }
        return Array(UnsafeBufferPointer(start: target, count: drawn.count))
    }
}

extension EncodingOptions.Dithering {
    fileprivate var number: Int32 {
        switch self {
        case .diffused: Int32(CPIXELS_DIFFUSED)
        case .ordered: Int32(CPIXELS_ORDERED)
        case .none, .automatic: Int32(CPIXELS_PLAIN)
        }
    }
}
