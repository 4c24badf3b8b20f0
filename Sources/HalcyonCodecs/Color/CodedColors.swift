/// Colours that a file names by numbers instead of a profile: `nclx` of AVIF, `cICP` of PNG.
///
/// Source: ITU-T H.273 (coding-independent code points), tables 2 and 3.
struct CodedColors: Hashable {
    private static let unspecified = 2

    /// Table 2.
    let primaries: Int
    /// Table 3.
    let transfer: Int

    /// The same colours as a profile; nil for sRGB, and for numbers that say nothing, which count as sRGB.
    ///
    /// Curves of video count as sRGB's, as in browsers: they describe cameras, and were graded on such screens.
    var profile: ICCProfile? {
        guard let chromaticities, !isSRGB else { return nil }
        return .rgb(chromaticities, curve)
    }

    /// The same for shades of gray.
    var grayProfile: ICCProfile? { curve == .sRGB ? nil : .gray(curve) }

    /// Whether both numbers say something.
    var areKnown: Bool {
        primaries != Self.unspecified && chromaticities != nil && transfer != Self.unspecified
            && (1...18).contains(transfer) && transfer != 3
    }

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
