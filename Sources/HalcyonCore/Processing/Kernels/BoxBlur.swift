import Foundation

/// Blurs a picture along its rows, then along its columns, in premultiplied numbers of 16 bits.
///
/// Sixteen bits, because eight would lose the colours of what is hardly visible, and all that is between two steps. The
/// picture is blurred band by band, from left to right, so that the memory for that stays small: to get a fresh page from
/// the system takes longer than to blur what it holds.
///
/// `~Copyable`, as it owns its memory.
struct BlurPlane: ~Copyable {
    /// Columns that are worked on together: as many as keep a strip of a large picture in the second level cache.
    private static let stripWidth = 32

    private let size: PixelSize
    let hasAlpha: Bool
    private let cascade: BoxCascade
    /// The columns of a band; and those with what is needed of its neighbours.
    private let bandWidth: Int
    private let mostColumns: Int
    private let numbers: UnsafeMutablePointer<UInt16>
    private let strip: UnsafeMutablePointer<UInt16>

    init(_ size: PixelSize, hasAlpha: Bool, deviation: Double) throws(ImageError) {
        self.size = size
        self.hasAlpha = hasAlpha
        cascade = BoxCascade(deviation: deviation)
        // Neighbours are blurred twice: the wider they are, the wider the band.
        let band = max(512, cascade.delay * 8)
        bandWidth = size.width <= band * 2 ? size.width : band
        mostColumns = min(size.width, bandWidth + 2 * cascade.delay)
        let stripBytes = Self.stripWidth * 8
        guard let address = calloc(size.height, stripBytes) else { throw .decoding(.outOfMemory(size)) }
        guard let plane = calloc(size.height, mostColumns * 8) else {
            free(address)
            throw .decoding(.outOfMemory(size))
        }
        strip = address.bindMemory(to: UInt16.self, capacity: size.height * stripBytes / 2)
        numbers = plane.bindMemory(to: UInt16.self, capacity: size.height * mostColumns * 4)
    }

    deinit {
        free(strip)
        free(numbers)
    }

    /// Blurs the pixels of `source`, and writes them to `target`.
    func blur(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>) throws(ImageError) {
        for left in stride(from: 0, to: size.width, by: bandWidth) {
            let band = left..<min(left + bandWidth, size.width)
            let columns = max(0, left - cascade.delay)..<min(size.width, band.upperBound + cascade.delay)
            try blurRows(of: source, columns)
            try blurColumns(band, of: columns, to: target)
        }
    }

    private func blurRows(of source: UnsafePointer<UInt32>, _ columns: Range<Int>) throws(ImageError) {
        let pitch = columns.count * 4
        for y in stride(from: 0, to: size.height, by: 2) {
            if y % 16 == 0, Task.isCancelled { throw .cancelled }
            let rows = min(2, size.height - y)
            for row in y..<y + rows {
                let first = source + (row * size.width + columns.lowerBound)
                widen(first, to: numbers + row * pitch, count: columns.count)
            }
            cascade.blur(numbers + y * pitch, second: (rows - 1) * pitch, count: columns.count, step: 4)
        }
    }

    private func blurColumns(
        _ band: Range<Int>, of columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>
    ) throws(ImageError) {
        let pitch = Self.stripWidth * 4
        for left in stride(from: band.lowerBound, to: band.upperBound, by: Self.stripWidth) {
            if Task.isCancelled { throw .cancelled }
            let width = min(Self.stripWidth, band.upperBound - left)
            let first = numbers + (left - columns.lowerBound) * 4
            for y in 0..<size.height {
                (strip + y * pitch).update(from: first + y * columns.count * 4, count: width * 4)
            }
            for x in stride(from: 0, to: width, by: 2) {
                cascade.blur(strip + x * 4, second: 4, count: size.height, step: pitch)
            }
            for y in 0..<size.height {
                narrow(strip + y * pitch, to: target + (y * size.width + left), count: width)
            }
        }
    }
}
