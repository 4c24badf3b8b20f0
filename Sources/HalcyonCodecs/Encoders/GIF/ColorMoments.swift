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
