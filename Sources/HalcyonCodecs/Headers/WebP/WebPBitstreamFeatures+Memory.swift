import CCodecs

extension WebPBitstreamFeatures {
    private static let lossless: Int32 = 2

    var isLossless: Bool { format == Self.lossless }

    /// What libwebp holds of a frame besides what it writes, however much it reduces: all pixels of a lossless one, the
    /// alpha of a lossy one packed and unpacked.
    var codecBytes: Int { Int(width) * Int(height) * (isLossless ? 4 : has_alpha != 0 ? 2 : 0) }
}
