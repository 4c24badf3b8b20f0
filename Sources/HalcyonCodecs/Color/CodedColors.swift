import CCodecs
import Foundation

/// Colours that a file names by numbers instead of a profile.
///
/// Source: ITU-T H.273 (coding-independent code points), tables 2 and 3.
struct CodedColors: Hashable {
    private static let sRGB = (primaries: 1, transfer: 13)
    private static let unspecified = 2
    /// Entries of a curve that has no formula: enough for eight bits, between which lcms2 draws straight lines.
    private static let curveLength = 1024
    /// The luminance of plain white in a picture of high dynamic range, in cd/m² (ITU-R BT.2408, table 1).
    private static let white = 203.0

    /// Table 2.
    let primaries: Int
    /// Table 3.
    let transfer: Int

    /// The same colours as a profile; nil for sRGB, and for numbers that say nothing, which count as sRGB.
    ///
    /// Curves of video count as sRGB's, as in browsers: they describe cameras, and were graded on such screens. Of PQ and
    /// HLG, what is brighter than plain white becomes white.
    var profile: ICCProfile? {
        let isSRGBCurve = curve == .sRGB
        guard let chromaticities, !(primaries == Self.sRGB.primaries && isSRGBCurve) else { return nil }
        guard let curve = toneCurve else { return nil }
        defer { cmsFreeToneCurve(curve) }
        let (red, green, blue, white) = chromaticities
        var point = cmsCIExyY(x: white.0, y: white.1, Y: 1)
        var triple = cmsCIExyYTRIPLE(
            Red: cmsCIExyY(x: red.0, y: red.1, Y: 1), Green: cmsCIExyY(x: green.0, y: green.1, Y: 1),
            Blue: cmsCIExyY(x: blue.0, y: blue.1, Y: 1))
        var curves: [OpaquePointer?] = [curve, curve, curve]
        guard let profile = cmsCreateRGBProfile(&point, &triple, &curves) else { return nil }
        defer { cmsCloseProfile(profile) }
        return Self.bytes(of: profile)
    }

    private static func bytes(of profile: cmsHPROFILE) -> ICCProfile? {
        var count: UInt32 = 0
        guard cmsSaveProfileToMem(profile, nil, &count) != 0, count > 128 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(count))
        guard cmsSaveProfileToMem(profile, &bytes, &count) != 0 else { return nil }
        // The time of its making: equal colours must have equal profiles, by which transforms are found again.
        for index in 24..<36 { bytes[index] = 0 }
        return bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }

    private typealias Point = (Double, Double)

    private var chromaticities: (red: Point, green: Point, blue: Point, white: Point)? {
        let d65 = (0.3127, 0.3290)
        let c = (0.310, 0.316)
        switch primaries {
        case 1, Self.unspecified: return ((0.640, 0.330), (0.300, 0.600), (0.150, 0.060), d65)
        case 4: return ((0.67, 0.33), (0.21, 0.71), (0.14, 0.08), c)
        case 5: return ((0.64, 0.33), (0.29, 0.60), (0.15, 0.06), d65)
        case 6, 7: return ((0.630, 0.340), (0.310, 0.595), (0.155, 0.070), d65)
        case 8: return ((0.681, 0.319), (0.243, 0.692), (0.145, 0.049), c)
        case 9: return ((0.708, 0.292), (0.170, 0.797), (0.131, 0.046), d65)
        case 11: return ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060), (0.314, 0.351))
        case 12: return ((0.680, 0.320), (0.265, 0.690), (0.150, 0.060), d65)
        case 22: return ((0.630, 0.340), (0.295, 0.605), (0.155, 0.077), d65)
        default: return nil
        }
    }

    private enum Curve: Equatable {
        case sRGB
        case gamma(Double)
        case pq
        case hlg
    }

    private var curve: Curve {
        switch transfer {
        case 4: .gamma(2.2)
        case 5: .gamma(2.8)
        case 8: .gamma(1)
        case 16: .pq
        case 18: .hlg
        default: .sRGB
        }
    }

    private var toneCurve: OpaquePointer? {
        switch curve {
        case .sRGB: return cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .gamma(let gamma): return cmsBuildGamma(nil, gamma)
        case .pq: return Self.table { Self.luminance(pq: $0) / Self.white }
        case .hlg: return Self.table { Self.luminance(hlg: $0) / Self.white }
        }
    }

    private static func table(_ light: (Double) -> Double) -> OpaquePointer? {
        let entries = (0..<curveLength).map { index in
            Float(min(1, max(0, light(Double(index) / Double(curveLength - 1)))))
        }
        return cmsBuildTabulatedToneCurveFloat(nil, UInt32(entries.count), entries)
    }

    /// SMPTE ST 2084, in cd/m².
    private static func luminance(pq signal: Double) -> Double {
        let root = pow(signal, 32 / 2523.0)
        let light = max(0, root - 3424 / 4096.0) / (2413 / 128.0 - 2392 / 128.0 * root)
        return 10_000 * pow(light, 8192 / 1305.0)
    }

    /// ARIB STD-B67 on a screen of 1000 cd/m² (ITU-R BT.2100, table 5), each channel for itself.
    private static func luminance(hlg signal: Double) -> Double {
        let (a, b, c) = (0.17883277, 0.28466892, 0.55991073)
        let scene = signal <= 0.5 ? signal * signal / 3 : (exp((signal - c) / a) + b) / 12
        return 1000 * pow(scene, 1.2)
    }
}
