/// The colours of a frame, and the number that leaves a pixel as it is.
struct GIFPalette {
    let colors: [UInt32]
    /// The number that is not painted, the one after the last colour; nil where there is none.
    let clear: UInt8?
    /// The frame's own colours, where they are no more than ``colors`` may be.
    private let table: ColorTable?

    /// Chooses colours for the pixels of a frame, where 0 stands for one that is not painted.
    ///
    /// - Parameter hasClear: Whether there has to be a number that is not painted.
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

    /// What the file's table holds.
    var entries: [UInt32] { clear == nil ? colors : colors + [0] }

    /// The numbers of the drawn pixels; nil where one of them has none.
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

/// Finds the few colours that stand best for many: splits the colour space into boxes, always the one of the largest
/// variance, at the plane that leaves the least variance on both sides, and takes the mean of each box.
///
/// Source: Xiaolin Wu, "Efficient statistical computations for optimal color quantization", Graphics Gems II, 1991.
struct WuQuantizer {
    private struct Box {
        /// The cell before the first, by red, green and blue.
        var low: SIMD3<Int>
        /// The last cell.
        var high: SIMD3<Int>
        var variance = 0.0
    }

    /// 32 steps of each channel, and one in front, so that boxes that begin at 0 are no special case.
    private static let side = 33

    /// By cells, blue next to each other; then of all from the corner to each.
    private var moments = [ColorMoments](repeating: .zero, count: side * side * side)

    mutating func add(_ pixel: UInt32) {
        let (red, green, blue) = (Int(pixel & 255), Int(pixel &>> 8 & 255), Int(pixel &>> 16 & 255))
        moments[Self.index(red &>> 3 &+ 1, green &>> 3 &+ 1, blue &>> 3 &+ 1)].add(red: red, green: green, blue: blue)
    }

    /// At most so many opaque pixels, fewer where there are no more to be told apart.
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

    /// From the sums at the box's eight corners.
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

/// How many pixels there are in a part of the colour space, and what their channels, and the squares of these, add up
/// to.
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

    /// The square of the sum, by the number: the larger it is in parts of a whole, the smaller the variance that is
    /// left.
    var weight: Double {
        if count == 0 { return 0 }
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        return (red * red + green * green + blue * blue) / Double(count)
    }

    /// The squares of the pixels' distances from their mean, added up.
    var variance: Double { Double(squares) - weight }

    /// The mean as an opaque pixel; nil where there is no pixel.
    var mean: UInt32? {
        if count == 0 { return nil }
        let channels = [red, green, blue].map { UInt32(truncatingIfNeeded: ($0 + count / 2) / count) }
        return channels[0] | channels[1] << 8 | channels[2] << 16 | 0xFF00_0000
    }
}
