/// Three running means one after the other, along a line of pixels: nearly a Gaussian curve, at a cost that does not
/// depend on its width.
///
/// A box of whole pixels can only have certain widths, and so a Gaussian only certain deviations. Here the two pixels
/// next to a box's ends count in part, which gives any deviation exactly. Source: Gwosdek, Grewenig, Bruhn, Weickert,
/// "Theoretical foundations of Gaussian convolution by extended box filtering", SSVM 2011; three boxes as in W3C Filter
/// Effects Module Level 1, feGaussianBlur, and Kovesi, "Fast almost-Gaussian filtering", DICTA 2010.
///
/// Beyond its ends a line goes on with its first and last pixel.
final class BoxCascade {
    /// Channels of two pixels, of lines side by side.
    typealias Pair = SIMD8<Float>

    /// The whole pixels of a box to either side of its middle.
    private let reach: Int
    /// How much the pixels next to the box's ends count.
    private let share: Float
    /// The last values that went into each box, as many as it holds and both partial ones less the newest: those of the
    /// three boxes by turns, used as a ring.
    private let history: UnsafeMutablePointer<Pair>
    private let length: Int
    /// How far the curve reaches to either side, in pixels.
    var delay: Int { 3 * (reach + 1) }

    /// - Parameter deviation: The standard deviation of the curve in pixels, more than 0.
    init(deviation: Double) {
        let variance = deviation * deviation / 3
        let reach = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
        let next = (reach + 1) * (reach + 1)
        self.reach = Int(reach)
        share = Float((2 * reach + 1) * (reach * (reach + 1) - 3 * variance) / (6 * (variance - next)))
        length = 2 * self.reach + 2
        history = .allocate(capacity: 3 * length)
    }

    deinit { history.deallocate() }

    /// Blurs two lines in their place.
    ///
    /// - Parameters:
    ///   - line: The first pixel of the first line: four numbers of 16 bits.
    ///   - second: How far from it, in numbers, the second line begins; 0 for none.
    ///   - count: The pixels of a line, at least 1.
    ///   - step: How far apart, in numbers, they lie.
    func blur(_ line: UnsafeMutablePointer<UInt16>, second: Int, count: Int, step: Int) {
        let width = Float(2 * reach + 1)
        let total = width + 2 * share
        let scale = 1 / (total * total * total)
        let delay = delay
        let begin = load(line, second)
        // As if the first pixel had come for ever.
        let (first0, first1, first2) = (begin, begin * total, begin * (total * total))
        var (sum0, sum1, sum2) = (first0 * width, first1 * width, first2 * width)
        for index in 0..<length {
            history[index * 3] = first0
            history[index * 3 + 1] = first1
            history[index * 3 + 2] = first2
        }
        var place = history
        let end = history + 3 * length
        for index in 0..<count + delay {
            // Each box: what is whole in it, and of the newest and the oldest pixel their share.
            let new0 = load(line + min(index, count - 1) &* step, second)
            let new1 = sum0 + (new0 + place[0]) * share
            let new2 = sum1 + (new1 + place[1]) * share
            let result = sum2 + (new2 + place[2]) * share
            place[0] = new0
            place[1] = new1
            place[2] = new2
            place += 3
            if place == end { place = history }
            sum0 += new0 - place[0]
            sum1 += new1 - place[1]
            sum2 += new2 - place[2]
            if index >= delay { store(result * scale, line + (index &- delay) &* step, second) }
        }
    }

    @inline(__always)
    private func load(_ pixel: UnsafeMutablePointer<UInt16>, _ second: Int) -> Pair {
        let low = UnsafeRawPointer(pixel).loadUnaligned(as: SIMD4<UInt16>.self)
        let high = UnsafeRawPointer(pixel + second).loadUnaligned(as: SIMD4<UInt16>.self)
        return Pair(SIMD8(lowHalf: low, highHalf: high))
    }

    @inline(__always)
    private func store(_ value: Pair, _ pixel: UnsafeMutablePointer<UInt16>, _ second: Int) {
        // What rounding leaves below zero must not come out at the other end: nothing stays of a number whose sign is set.
        let bits = unsafeBitCast(value, to: SIMD8<Int32>.self)
        let rounded = unsafeBitCast(bits & ~(bits &>> 31), to: Pair.self) + 8_388_608
        let numbers = SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(rounded, to: SIMD8<UInt32>.self))
        UnsafeMutableRawPointer(pixel).storeBytes(of: numbers.lowHalf, as: SIMD4<UInt16>.self)
        UnsafeMutableRawPointer(pixel + second).storeBytes(of: numbers.highHalf, as: SIMD4<UInt16>.self)
    }
}
