import CCodecs

/// As ``MatrixTransform``, of samples of 16 bits: their curves have an entry for each of them, because the dark end of
/// a curve far from sRGB's rises by many levels within the first few.
struct DeepMatrixTransform {
    private typealias Vector = SIMD4<Float>

    /// The linear light of each sample, for red, green and blue.
    private let light: [[Float]]
    /// What the light of each adds to red, green and blue of sRGB.
    private let columns: [SIMD4<Float>]
    /// The sample of each step of linear light.
    private let samples: [UInt8]

    /// - Parameter profile: One of RGB colours.
    /// - Returns: nil for a profile that has more than curves and a matrix.
    init?(_ profile: cmsHPROFILE) {
        guard let columns = MatrixTransform.columnsToSRGB(profile),
            let light = MatrixTransform.curves(profile, count: 1 << 16)
        else { return nil }
        self.columns = columns.map { Vector(Float($0.x), Float($0.y), Float($0.z), 0) }
        self.light = light.map { $0.map(Float.init) }
        samples = MatrixTransform.samples
    }

    /// The bytes of memory that it takes.
    var byteCount: Int { light.count * (4 << 16) + samples.count }

    /// Transforms so many pixels; the fourth byte is left as it is.
    func apply(_ deep: UnsafeMutablePointer<UInt16>, to pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        let top = Float(samples.count - 1)
        let (red, green, blue) = (columns[0], columns[1], columns[2])
        light[0].withUnsafeBufferPointer { reds in
            light[1].withUnsafeBufferPointer { greens in
                light[2].withUnsafeBufferPointer { blues in
                    samples.withUnsafeBufferPointer { samples in
                        for offset in stride(from: 0, to: count &* 4, by: 4) {
                            let sum =
                                red * reds[Int(deep[offset])] + green * greens[Int(deep[offset &+ 1])]
                                + blue * blues[Int(deep[offset &+ 2])]
                            let steps = (sum * top + 0.5).clamped(
                                lowerBound: Vector(repeating: 0), upperBound: Vector(repeating: top))
                            pixels[offset] = samples[Int(steps.x)]
                            pixels[offset &+ 1] = samples[Int(steps.y)]
                            pixels[offset &+ 2] = samples[Int(steps.z)]
                        }
                    }
                }
            }
        }
    }
}
