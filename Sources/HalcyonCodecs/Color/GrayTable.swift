import CCodecs

/// The transform of a profile of gray, which is one sample for each sample.
///
/// lcms2's own transform of one channel of 8 bits reads a coarse table between whose entries it draws straight lines: far
/// from sRGB's curve, dark tones come out wrong by up to 76 levels. As floating point it computes each by itself.
enum GrayTable {
    /// - Returns: the sample of sRGB for each of `count` samples; nil for a profile that makes no transform.
    static func samples(_ source: cmsHPROFILE, _ target: cmsHPROFILE, count: Int) -> [UInt8]? {
        guard
            let handle = cmsCreateTransform(
                source, UInt32(CODECS_LCMS_GRAY_FLOAT), target, UInt32(CODECS_LCMS_RGB_FLOAT),
                UInt32(INTENT_PERCEPTUAL), UInt32(cmsFLAGS_NOCACHE | cmsFLAGS_NOOPTIMIZE))
        else { return nil }
        defer { cmsDeleteTransform(handle) }
        let input = (0..<count).map { Float($0) / Float(count - 1) }
        var output = [Float](repeating: 0, count: count * 3)
        cmsDoTransform(handle, input, &output, UInt32(count))
        // One of the three for all of them: gray stays gray.
        return (0..<count).map { index in
            let level = output[index * 3 + 1] * 255
            return level.isNaN ? 0 : UInt8(min(255, max(0, level.rounded())))
        }
    }
}
