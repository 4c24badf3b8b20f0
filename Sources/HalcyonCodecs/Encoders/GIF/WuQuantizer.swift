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
