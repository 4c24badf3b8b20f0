import CCodecs
import Foundation

/// How samples become light.
enum ToneCurve: Hashable {
    case sRGB
    /// Light is the sample to this power.
    case power(Double)
    case pq
    case hlg

    /// Entries of a curve that has no formula: enough for eight bits, between which lcms2 draws straight lines.
    private static let tableLength = 1024
    /// The luminance of plain white in a picture of high dynamic range, in cd/m² (ITU-R BT.2408, table 1).
    private static let white = 203.0

    /// Calls `body` with lcms2's curve; nil where there is no memory for it. Of PQ and HLG, what is brighter than plain
    /// white becomes white.
    func withHandle<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
        guard let handle = make() else { return nil }
        defer { cmsFreeToneCurve(handle) }
        return body(handle)
    }

    private func make() -> OpaquePointer? {
        switch self {
        case .sRGB: cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .power(let exponent): cmsBuildGamma(nil, exponent)
        case .pq: Self.table { Self.luminance(pq: $0) / Self.white }
        case .hlg: Self.table { Self.luminance(hlg: $0) / Self.white }
        }
    }

    private static func table(_ light: (Double) -> Double) -> OpaquePointer? {
        let entries = (0..<tableLength).map { index in
            Float(min(1, max(0, light(Double(index) / Double(tableLength - 1)))))
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
