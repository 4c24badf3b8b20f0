import CCodecs
import Foundation

/// The transfer function from samples to light.
enum ToneCurve: Hashable {
    case sRGB
    /// Light is the sample raised to this power.
    case power(Double)
    case pq
    case hlg

    /// The number of entries for a curve without a formula. Between two of them lcms2 interpolates linearly, so that
    /// samples of 16 bits have no steps.
    private static let tableLength = 4096

    /// Whether light can be brighter than plain white.
    var isHighRange: Bool { self == .pq || self == .hlg }

    /// The name of a curve of high dynamic range; nil for others.
    var highRangeName: String? {
        switch self {
        case .pq: "PQ"
        case .hlg: "HLG"
        case .sRGB, .power: nil
        }
    }

    /// Calls `body` with lcms2's curve; returns nil if there is no memory for it. PQ and HLG are brought within the
    /// range of a screen by ``HighRange``.
    func withHandle<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
        guard let handle = make() else { return nil }
        defer { cmsFreeToneCurve(handle) }
        return body(handle)
    }

    private func make() -> OpaquePointer? {
        switch self {
        case .sRGB: cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .power(let exponent): cmsBuildGamma(nil, exponent)
        case .pq: Self.table { HighRange.light(ofLuminance: PerceptualQuantizer.luminance($0)) }
        case .hlg: Self.table { HighRange.light(ofLuminance: Self.luminance(hlg: $0)) }
        }
    }

    private static func table(_ light: (Double) -> Double) -> OpaquePointer? {
        let entries = (0..<tableLength).map { index in
            Float(min(1, max(0, light(Double(index) / Double(tableLength - 1)))))
        }
        return cmsBuildTabulatedToneCurveFloat(nil, UInt32(entries.count), entries)
    }

    /// Returns the luminance of an HLG signal (ARIB STD-B67) on a screen of 1000 cd/m² (ITU-R BT.2100, table 5), for
    /// each channel separately.
    private static func luminance(hlg signal: Double) -> Double {
        let (a, b, c) = (0.17883277, 0.28466892, 0.55991073)
        let scene = signal <= 0.5 ? signal * signal / 3 : (exp((signal - c) / a) + b) / 12
        return 1000 * pow(scene, 1.2)
    }
}

/// Brings the light of a high dynamic range image within that of a screen whose white is plain white: what is dark
/// stays as it is, and what is brighter is compressed more and more, so that a sky or a lamp keeps its shades.
///
/// The curve is the EETF of ITU-R BT.2390-8, 5.4.1, from a mastering display of 1000 cd/m² to a screen of 203 cd/m²
/// (plain white: ITU-R BT.2408, table 1), both with a black of 0. It is applied to red, green and blue separately,
/// which makes very bright colours paler, as film does. Brighter than 1000 cd/m² is white.
enum HighRange {
    private static let brightest = 1000.0
    private static let white = 203.0
    /// The brightest signal of the source.
    private static let peak = PerceptualQuantizer.signal(brightest)
    /// The brightest signal of the screen, as a share of the source's: `maxLum`.
    private static let target = PerceptualQuantizer.signal(white) / peak
    /// The share of the source's signal from which on it is compressed: `KS`.
    private static let knee = 1.5 * target - 0.5

    /// Returns the light of a screen, from 0 to 1, for a luminance in cd/m².
    static func light(ofLuminance luminance: Double) -> Double {
        let signal = min(1, PerceptualQuantizer.signal(luminance) / peak)
        return PerceptualQuantizer.luminance(compressed(signal) * peak) / white
    }

    /// Returns the signal on the Hermite spline from the knee to the target.
    private static func compressed(_ signal: Double) -> Double {
        guard signal > knee else { return signal }
        let t = (signal - knee) / (1 - knee)
        let (t2, t3) = (t * t, t * t * t)
        return (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (3 * t2 - 2 * t3) * target
    }
}

/// The curve of SMPTE ST 2084, also in ITU-R BT.2100, table 4.
enum PerceptualQuantizer {
    private static let m1 = 1305 / 8192.0
    private static let m2 = 2523 / 32.0
    private static let c1 = 3424 / 4096.0
    private static let c2 = 2413 / 128.0
    private static let c3 = 2392 / 128.0

    /// Returns the luminance of a signal from 0 to 1, in cd/m².
    static func luminance(_ signal: Double) -> Double {
        let root = pow(max(0, signal), 1 / m2)
        return 10_000 * pow(max(0, root - c1) / (c2 - c3 * root), 1 / m1)
    }

    /// Returns the signal for a luminance in cd/m².
    static func signal(_ luminance: Double) -> Double {
        let light = pow(max(0, luminance) / 10_000, m1)
        return pow((c1 + c2 * light) / (1 + c3 * light), m2)
    }
}
