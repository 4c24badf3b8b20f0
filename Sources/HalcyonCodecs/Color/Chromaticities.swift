/// The colours of pure red, green, blue and white, as CIE 1931 x and y.
struct Chromaticities: Hashable {
    struct Point: Hashable {
        let x: Double
        let y: Double

        init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// Those of sRGB (IEC 61966-2-1), which are those of ITU-R BT.709.
    static let sRGB = Chromaticities(Point(0.640, 0.330), Point(0.300, 0.600), Point(0.150, 0.060))
    static let d65 = Point(0.3127, 0.3290)
    /// What writers differ by that mean the same colours.
    private static let tolerance = 0.01
    /// The least part of white that each primary must give.
    private static let leastShare = 0.02
    /// The least (twice the) area of the triangle of primaries; sRGB's is 0.22.
    private static let leastArea = 0.02

    let red: Point
    let green: Point
    let blue: Point
    let white: Point

    init(_ red: Point, _ green: Point, _ blue: Point, white: Point = d65) {
        self.red = red
        self.green = green
        self.blue = blue
        self.white = white
    }

    var isNearSRGB: Bool {
        zip([red, green, blue, white], [Self.sRGB.red, Self.sRGB.green, Self.sRGB.blue, Self.sRGB.white])
            .allSatisfy { abs($0.x - $1.x) <= Self.tolerance && abs($0.y - $1.y) <= Self.tolerance }
    }

    /// Whether a screen may have them: points of the diagram with white well inside the triangle of primaries. Of others
    /// there is no matrix, or one that turns every colour into noise.
    var arePlausible: Bool {
        let areInside = [red, green, blue, white].allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.y <= 1.001 }
        let area = Self.area(red, green, blue)
        guard areInside, abs(area) >= Self.leastArea else { return false }
        return [(white, green, blue), (red, white, blue), (red, green, white)]
            .allSatisfy { Self.area($0, $1, $2) / area >= Self.leastShare }
    }

    /// Twice the area of a triangle; negative for one that runs clockwise.
    private static func area(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    }
}
