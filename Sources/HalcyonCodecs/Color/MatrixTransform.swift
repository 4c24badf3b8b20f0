import CCodecs
import CPixels
import Foundation

/// The transform for a profile of three curves and a matrix, as most camera and screen profiles are: it takes a quarter
/// of lcms2's time, and is within one level of its result.
///
/// Source: ICC.1:2022, F.3 (three-component matrix-based profiles).
struct MatrixTransform {
    private typealias Vector = SIMD4<Int32>

    /// The resolution of linear light: the lightest and the darkest colours of sRGB need 1/3300.
    private static let steps = 1 << 14
    /// The additional bits of precision in products.
    private static let extraBits: Int32 = 12

    /// What each sample of red, green and blue adds to the linear light of each channel: 256 entries for each, in that
    /// order.
    private let shares: [Vector]
    /// The sample for each step of linear light.
    private let samples: [UInt8]

    /// - Parameter profile: A profile of RGB colours.
    /// - Returns: Nil if the profile has more than curves and a matrix.
    init?(_ profile: cmsHPROFILE) {
        guard let columns = Self.columnsToSRGB(profile), let light = Self.curves(profile, count: 256) else {
            return nil
        }
        var shares: [Vector] = []
        shares.reserveCapacity(3 * 256)
        for channel in 0..<3 {
            let share = columns[channel]
            for sample in 0..<256 {
                let scaled = share * light[channel][sample] * Double(Self.steps << Self.extraBits)
                guard (-5e8...5e8).contains(scaled.min()), scaled.max() < 5e8 else { return nil }
                shares.append(
                    Vector(Int32(scaled.x.rounded()), Int32(scaled.y.rounded()), Int32(scaled.z.rounded()), 0))
            }
        }
        self.shares = shares
        samples = Self.samples
    }

    /// The sRGB sample for each step of linear light, from none to full.
    static let samples = (0...steps).map { sample(Double($0) / Double(steps)) }

    /// Returns the matrix from the profile's linear light to that of sRGB, by columns, or nil if the profile has more
    /// than curves and a matrix.
    static func columnsToSRGB(_ profile: cmsHPROFILE) -> [SIMD3<Double>]? {
        guard cmsGetPCS(profile) == cmsSigXYZData, cmsIsMatrixShaper(profile) != 0,
            tables.allSatisfy({ cmsIsTag(profile, $0) == 0 }), let target = cmsCreate_sRGBProfile()
        else { return nil }
        defer { cmsCloseProfile(target) }
        guard let source = columns(profile), let goal = columns(target), let inverse = inverse(goal) else { return nil }
        return source.map { inverse.0 * $0.x + inverse.1 * $0.y + inverse.2 * $0.z }
    }

    /// The memory it takes, in bytes.
    var byteCount: Int { shares.count * MemoryLayout<Vector>.size + samples.count }

    /// Transforms `count` pixels, leaving their fourth byte unchanged.
    func apply(to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        shares.withUnsafeBytes { shares in
            samples.withUnsafeBufferPointer { samples in
                var matrix = cpixels_matrix(
                    shares: shares.bindMemory(to: Int32.self).baseAddress, samples: samples.baseAddress,
                    steps: Int32(Self.steps), bits: Self.extraBits)
                cpixels_apply_matrix(&matrix, pixels, count)
            }
        }
    }

    /// Colour tables, which take precedence over the matrix if a profile has both.
    private static var tables: [cmsTagSignature] {
        [cmsSigAToB0Tag, cmsSigAToB1Tag, cmsSigAToB2Tag, cmsSigDToB0Tag, cmsSigDToB1Tag, cmsSigDToB2Tag]
    }

    private static func columns(_ profile: cmsHPROFILE) -> [SIMD3<Double>]? {
        let found = [cmsSigRedColorantTag, cmsSigGreenColorantTag, cmsSigBlueColorantTag].compactMap { tag in
            cmsReadTag(profile, tag).map { pointer in
                let color = pointer.assumingMemoryBound(to: cmsCIEXYZ.self).pointee
                return SIMD3(color.X, color.Y, color.Z)
            }
        }
        return found.count == 3 ? found : nil
    }

    /// Returns the linear light of each of `count` samples, for red, green and blue, or nil if the curves are
    /// implausible.
    static func curves(_ profile: cmsHPROFILE, count: Int) -> [[Double]]? {
        let found = [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag].compactMap { tag in
            cmsReadTag(profile, tag).map { pointer in
                (0..<count).map { Double(cmsEvalToneCurveFloat(OpaquePointer(pointer), Float($0) / Float(count - 1))) }
            }
        }
        guard found.count == 3, found.allSatisfy({ $0.allSatisfy { (-0.5...1.5).contains($0) } }) else { return nil }
        return found
    }

    /// Returns the columns of the inverse of a matrix given by its columns.
    private static func inverse(
        _ m: [SIMD3<Double>]
    ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)? {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let rows = [cross(m[1], m[2]), cross(m[2], m[0]), cross(m[0], m[1])]
        let determinant = (m[0] * rows[0]).sum()
        guard abs(determinant) > 1e-6 else { return nil }
        return (
            SIMD3(rows[0].x, rows[1].x, rows[2].x) / determinant, SIMD3(rows[0].y, rows[1].y, rows[2].y) / determinant,
            SIMD3(rows[0].z, rows[1].z, rows[2].z) / determinant
        )
    }

    /// Returns the sRGB sample for linear light (IEC 61966-2-1).
    private static func sample(_ light: Double) -> UInt8 {
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8((value * 255).rounded())
    }
}

/// ``MatrixTransform`` for 16-bit samples. The curves have an entry for every sample value, because the dark end of a
/// curve far from sRGB's rises by many levels within the first few.
struct DeepMatrixTransform {
    private typealias Vector = SIMD4<Float>

    /// The linear light of each sample, for red, green and blue.
    private let light: [[Float]]
    /// What the light of each channel adds to red, green and blue in sRGB.
    private let columns: [SIMD4<Float>]
    /// The sample for each step of linear light.
    private let samples: [UInt8]

    /// - Parameter profile: A profile of RGB colours.
    /// - Returns: Nil if the profile has more than curves and a matrix.
    init?(_ profile: cmsHPROFILE) {
        guard let columns = MatrixTransform.columnsToSRGB(profile),
            let light = MatrixTransform.curves(profile, count: 1 << 16)
        else { return nil }
        self.columns = columns.map { Vector(Float($0.x), Float($0.y), Float($0.z), 0) }
        self.light = light.map { $0.map(Float.init) }
        samples = MatrixTransform.samples
    }

    /// The memory it takes, in bytes.
    var byteCount: Int { light.count * (4 << 16) + samples.count }

    /// Transforms `count` pixels, leaving their fourth byte unchanged.
    func apply(_ deep: UnsafeMutablePointer<UInt16>, to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        light[0].withUnsafeBufferPointer { red in
            light[1].withUnsafeBufferPointer { green in
                light[2].withUnsafeBufferPointer { blue in
                    columns.withUnsafeBytes { columns in
                        samples.withUnsafeBufferPointer { samples in
                            var matrix = cpixels_deep_matrix(
                                red: red.baseAddress, green: green.baseAddress, blue: blue.baseAddress,
                                columns: columns.bindMemory(to: Float.self).baseAddress, samples: samples.baseAddress,
                                steps: Int32(samples.count - 1))
                            cpixels_apply_deep_matrix(&matrix, deep, pixels, count)
                        }
                    }
                }
            }
        }
    }
}
