/// The colours of a frame, and its transparent index.
struct GIFPalette {
    let colors: [UInt32]
    /// The transparent index, which follows the last colour; nil if there is none.
    let clear: UInt8?
    /// The frame's exact colours; nil if there are too many for a palette.
    private let table: ColorTable?

    /// Chooses colours for the pixels of a frame, in which 0 marks a pixel that is not painted.
    ///
    /// - Parameter hasClear: Whether a transparent index is needed.
    init(for drawn: [UInt32], hasClear: Bool) {
        let room = hasClear ? ColorTable.capacity - 1 : ColorTable.capacity
        table = Self.table(of: drawn, room: room)
        if let table {
            colors = table.colors
        } else {
            var quantizer = WuQuantizer()
            for pixel in drawn where pixel != 0 { quantizer.add(pixel) }
            colors = quantizer.palette(of: room)
        }
        clear = hasClear ? UInt8(colors.count) : nil
    }

    /// The entries of the file's colour table.
    var entries: [UInt32] { clear == nil ? colors : colors + [0] }

    /// Returns the indices of the drawn pixels, or nil if one of them has none.
    func exactIndices(of drawn: [UInt32]) -> [UInt8]? {
        guard let table else { return nil }
        var indices: [UInt8] = []
        indices.reserveCapacity(drawn.count)
        var (last, index) = (UInt32(0), clear)
        for pixel in drawn {
            if pixel != last {
                last = pixel
                index = pixel == 0 ? clear : table.index(of: pixel)
            }
            guard let index else { return nil }
            indices.append(index)
        }
        return indices
    }

    private static func table(of drawn: [UInt32], room: Int) -> ColorTable? {
        var table = ColorTable()
        var last: UInt32 = 0
        for pixel in drawn where pixel != last {
            last = pixel
            if pixel == 0 { continue }
            guard table.insert(pixel), table.colors.count <= room else { return nil }
        }
        return table
    }
}

/// Finds the few colours that best represent many: it splits the colour space into boxes, always the one with the
/// largest variance, at the plane that leaves the least variance on both sides, and takes the mean of each box.
///
/// Source: Xiaolin Wu, "Efficient statistical computations for optimal color quantization", Graphics Gems II, 1991.
struct WuQuantizer {
    private struct Box {
        /// The cell before the first one, by red, green and blue.
        var low: SIMD3<Int>
        /// The last cell.
        var high: SIMD3<Int>
        var variance = 0.0
    }

    /// 32 steps for each channel, and one in front, so that boxes that begin at 0 are no special case.
    private static let side = 33

    /// The moments of each cell, with blue varying fastest; after `sumUp`, the sums from the corner to each cell.
    private var moments = [ColorMoments](repeating: .zero, count: side * side * side)

    mutating func add(_ pixel: UInt32) {
        let (red, green, blue) = (Int(pixel & 255), Int(pixel &>> 8 & 255), Int(pixel &>> 16 & 255))
        moments[Self.index(red &>> 3 &+ 1, green &>> 3 &+ 1, blue &>> 3 &+ 1)].add(red: red, green: green, blue: blue)
    }

    /// Returns at most `count` opaque pixels, fewer if there are not that many distinct colours.
    consuming func palette(of count: Int) -> [UInt32] {
        sumUp()
        var boxes = [Box(low: .zero, high: SIMD3(repeating: Self.side - 1))]
        boxes[0].variance = contents(of: boxes[0]).variance
        while boxes.count < count {
            guard let widest = boxes.indices.max(by: { boxes[$0].variance < boxes[$1].variance }),
                boxes[widest].variance > 0
            else { break }
            guard let (one, other) = split(boxes[widest]) else {
                boxes[widest].variance = 0
                continue
            }
            boxes[widest] = one
            boxes.append(other)
        }
        return boxes.compactMap { contents(of: $0).mean }
    }

    @inline(__always)
    private static func index(_ red: Int, _ green: Int, _ blue: Int) -> Int { (red &* side &+ green) &* side &+ blue }

    private mutating func sumUp() {
        for step in [1, Self.side, Self.side * Self.side] {
            for cell in step..<moments.count where cell / step % Self.side > 0 { moments[cell] += moments[cell - step] }
        }
    }

    /// Computes the contents from the sums at the box's eight corners.
    private func contents(of box: Box) -> ColorMoments {
        let (low, high) = (box.low, box.high)
        var sum = moments[Self.index(high.x, high.y, high.z)]
        sum -= moments[Self.index(low.x, high.y, high.z)]
        sum -= moments[Self.index(high.x, low.y, high.z)]
        sum -= moments[Self.index(high.x, high.y, low.z)]
        sum += moments[Self.index(low.x, low.y, high.z)]
        sum += moments[Self.index(low.x, high.y, low.z)]
        sum += moments[Self.index(high.x, low.y, low.z)]
        sum -= moments[Self.index(low.x, low.y, low.z)]
        return sum
    }

    private func split(_ box: Box) -> (Box, Box)? {
        let whole = contents(of: box)
        var best: (weight: Double, axis: Int, cut: Int)?
        for axis in 0..<3 {
            var part = box
            for cut in box.low[axis] + 1..<box.high[axis] + 1 where cut < box.high[axis] {
                part.high[axis] = cut
                let below = contents(of: part)
                if below.count == 0 || below.count == whole.count { continue }
                var above = whole
                above -= below
                let weight = below.weight + above.weight
                if weight > best?.weight ?? -1 { best = (weight, axis, cut) }
            }
        }
        guard let best else { return nil }
        var (one, other) = (box, box)
        one.high[best.axis] = best.cut
        other.low[best.axis] = best.cut
        one.variance = contents(of: one).variance
        other.variance = contents(of: other).variance
        return (one, other)
    }
}

/// The number of pixels in a part of the colour space, and the sums of their channels and of the channels' squares.
struct ColorMoments {
    static let zero = ColorMoments(count: 0, red: 0, green: 0, blue: 0, squares: 0)

    private(set) var count: Int
    private var red: Int
    private var green: Int
    private var blue: Int
    private var squares: Int

    private init(count: Int, red: Int, green: Int, blue: Int, squares: Int) {
        self.count = count
        self.red = red
        self.green = green
        self.blue = blue
        self.squares = squares
    }

    @inline(__always)
    mutating func add(red: Int, green: Int, blue: Int) {
        self += ColorMoments(
            count: 1, red: red, green: green, blue: blue, squares: red &* red &+ green &* green &+ blue &* blue)
    }

    @inline(__always)
    static func += (left: inout ColorMoments, right: ColorMoments) {
        left.count &+= right.count
        left.red &+= right.red
        left.green &+= right.green
        left.blue &+= right.blue
        left.squares &+= right.squares
    }

    @inline(__always)
    static func -= (left: inout ColorMoments, right: ColorMoments) {
        left.count &-= right.count
        left.red &-= right.red
        left.green &-= right.green
        left.blue &-= right.blue
        left.squares &-= right.squares
    }

    /// The square of the sum, divided by the count: the larger it is for the parts of a box, the smaller the remaining
    /// variance.
    var weight: Double {
        if count == 0 { return 0 }
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        return (red * red + green * green + blue * blue) / Double(count)
    }

    /// The sum of the squared distances of the pixels from their mean.
    var variance: Double { Double(squares) - weight }

    /// The mean as an opaque pixel; nil if there are no pixels.
    var mean: UInt32? {
        if count == 0 { return nil }
        let channels = [red, green, blue].map { UInt32(truncatingIfNeeded: ($0 + count / 2) / count) }
        return channels[0] | channels[1] << 8 | channels[2] << 16 | 0xFF00_0000
    }
}
