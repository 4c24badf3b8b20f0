import HalcyonCore

extension DecodePlan {
    /// No preview is worth more pixels: it is looked at for a moment, and made many times.
    private static let mostPixels = 1_500_000

    /// The plan of a preview; see ``previewOptions(_:_:)``.
    ///
    /// - Throws: what the plan of the finished picture does, for which there is no hope then.
    init(previewOf info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        try self.init(info, options: Self.previewOptions(info, options))
    }

    /// What leads to a preview: the first frame, upright and in sRGB, in the shape of the finished picture, at 1/2, 1/4
    /// or 1/8 of its size where that is large.
    ///
    /// - Throws: as ``init(previewOf:options:)``.
    static func previewOptions(
        _ info: ImageInfo, _ options: DecodingOptions
    ) throws(ImageError) -> DecodingOptions {
        let layout = try DecodePlan(info, options: options).layout
        var preview = DecodingOptions(targetSize: options.targetSize, limits: options.limits, frames: .first)
        let pixels = layout.output.pixelCount ?? .max
        let divisor = [1, 2, 4].first { pixels / ($0 * $0) <= mostPixels } ?? 8
        if divisor > 1 {
            let upright = info.orientation.applied(to: layout.output).reduced(by: divisor)
            preview.targetSize = TargetSize(
                width: upright.width, height: upright.height,
                // Nothing is cut: each side by itself, so that the sizes are those that codecs reduce to.
                mode: layout.output == layout.scaled ? .stretch : .fill, enlarges: true)
        }
        return preview
    }
}
