import CCodecs
import Foundation

/// Colours given by code points instead of a profile: `nclx` in AVIF, `cICP` in PNG.
///
/// Source: ITU-T H.273 (coding-independent code points), tables 2 and 3.
struct CodedColors: Hashable {
    private static let unspecified = 2

    /// Table 2.
    let primaries: Int
    /// Table 3.
    let transfer: Int

    /// The same colours as a profile; nil for sRGB, and for unknown code points, which are treated as sRGB.
    ///
    /// Video transfer curves are treated as sRGB, as in browsers: they describe cameras, and were graded on sRGB-like
    /// screens.
    var profile: ICCProfile? {
        guard let chromaticities, !isSRGB else { return nil }
        return .rgb(chromaticities, curve)
    }

    /// The same for grayscale.
    var grayProfile: ICCProfile? { curve == .sRGB ? nil : .gray(curve) }

    /// Whether both numbers are meaningful.
    var areKnown: Bool {
        primaries != Self.unspecified && chromaticities != nil && transfer != Self.unspecified
            && (1...18).contains(transfer) && transfer != 3
    }

    /// Whether colours can be brighter than plain white: with PQ and HLG.
    var areHighRange: Bool { curve.isHighRange }

    /// The name of the transfer function, if it is one of high dynamic range: `"PQ"` or `"HLG"`.
    var highRangeTransfer: String? { curve.highRangeName }

    private var isSRGB: Bool { chromaticities == .sRGB && curve == .sRGB }

    private typealias Point = Chromaticities.Point

    private var chromaticities: Chromaticities? {
        let c = Point(0.310, 0.316)
        switch primaries {
        case 1, Self.unspecified: return .sRGB
        case 4: return Chromaticities(Point(0.67, 0.33), Point(0.21, 0.71), Point(0.14, 0.08), white: c)
        case 5: return Chromaticities(Point(0.64, 0.33), Point(0.29, 0.60), Point(0.15, 0.06))
        case 6, 7: return Chromaticities(Point(0.630, 0.340), Point(0.310, 0.595), Point(0.155, 0.070))
        case 8: return Chromaticities(Point(0.681, 0.319), Point(0.243, 0.692), Point(0.145, 0.049), white: c)
        case 9: return Chromaticities(Point(0.708, 0.292), Point(0.170, 0.797), Point(0.131, 0.046))
        case 11:
            return Chromaticities(
                Point(0.680, 0.320), Point(0.265, 0.690), Point(0.150, 0.060), white: Point(0.314, 0.351))
        case 12: return Chromaticities(Point(0.680, 0.320), Point(0.265, 0.690), Point(0.150, 0.060))
        case 22: return Chromaticities(Point(0.630, 0.340), Point(0.295, 0.605), Point(0.155, 0.077))
        default: return nil
        }
    }

    private var curve: ToneCurve {
        switch transfer {
        case 4: .power(2.2)
        case 5: .power(2.8)
        case 8: .power(1)
        case 16: .pq
        case 18: .hlg
        default: .sRGB
        }
    }
}

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

    /// The primaries and white point of sRGB (IEC 61966-2-1), the same as ITU-R BT.709.
    static let sRGB = Chromaticities(Point(0.640, 0.330), Point(0.300, 0.600), Point(0.150, 0.060))
    static let d65 = Point(0.3127, 0.3290)
    /// How far apart values can be in files that mean the same colours.
    private static let tolerance = 0.01
    /// The minimum share of white that each primary must contribute.
    private static let leastShare = 0.02
    /// The minimum of (twice) the area of the triangle of primaries; for sRGB it is 0.22.
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

    /// Whether a screen could have them: valid points in the diagram, with white well inside the triangle of primaries.
    /// Otherwise there is no matrix, or one that turns every colour into noise.
    var arePlausible: Bool {
        let areInside = [red, green, blue, white].allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.y <= 1.001 }
        let area = Self.area(red, green, blue)
        guard areInside, abs(area) >= Self.leastArea else { return false }
        return [(white, green, blue), (red, white, blue), (red, green, white)]
            .allSatisfy { Self.area($0, $1, $2) / area >= Self.leastShare }
    }

    /// Returns twice the area of a triangle; negative if it is clockwise.
    private static func area(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    }
}

extension ICCProfile {
    /// Creates an RGB profile.
    static func rgb(_ colors: Chromaticities, _ curve: ToneCurve) -> ICCProfile? {
        curve.withHandle { curve in
            var white = cmsCIExyY(x: colors.white.x, y: colors.white.y, Y: 1)
            var primaries = cmsCIExyYTRIPLE(
                Red: cmsCIExyY(x: colors.red.x, y: colors.red.y, Y: 1),
                Green: cmsCIExyY(x: colors.green.x, y: colors.green.y, Y: 1),
                Blue: cmsCIExyY(x: colors.blue.x, y: colors.blue.y, Y: 1))
            var curves: [OpaquePointer?] = [curve, curve, curve]
            return taken(cmsCreateRGBProfile(&white, &primaries, &curves))
        }
    }

    /// Creates a grayscale profile.
    static func gray(_ curve: ToneCurve) -> ICCProfile? {
        curve.withHandle { taken(cmsCreateGrayProfile(cmsD50_xyY(), $0)) }
    }

    /// Serializes lcms2's profile and closes it.
    private static func taken(_ handle: cmsHPROFILE?) -> ICCProfile? {
        guard let handle else { return nil }
        defer { cmsCloseProfile(handle) }
        var count: UInt32 = 0
        guard cmsSaveProfileToMem(handle, nil, &count) != 0, count > 128 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(count))
        guard cmsSaveProfileToMem(handle, &bytes, &count) != 0 else { return nil }
        // Zero the creation time: equal colours must have equal profiles, because transforms are looked up by profile.
        for index in 24..<36 { bytes[index] = 0 }
        return bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }
}
