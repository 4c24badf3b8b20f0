import HalcyonCore

extension DecodePlan {
    /// No preview is worth more pixels: it is looked at for a moment, and made many times.
    private static let mostPixels = 1_500_000

    /// The plan of a preview: in the shape of the finished picture, at 1/2, 1/4 or 1/8 of its size where that is large.
    ///
    /// - Throws: what the plan of the finished picture does, for which there is no hope then.
    init(previewOf info: ImageInfo, options: DecodingOptions) throws(ImageError) {
        let whole = try DecodePlan(info, options: options)
        let layout = whole.layout
        let pixels = layout.output.pixelCount ?? .max
        let divisor = [1, 2, 4].first { pixels / ($0 * $0) <= Self.mostPixels } ?? 8
        guard divisor > 1 else {
            self = whole
            return
        }
        let upright = info.orientation.applied(to: layout.output).reduced(by: divisor)
        let target = TargetSize(
            width: upright.width, height: upright.height,
            // Nothing is cut: each side by itself, so that the sizes are those that codecs reduce to.
            mode: layout.output == layout.scaled ? .stretch : .fill, enlarges: true)
        try self.init(info, options: DecodingOptions(targetSize: target, limits: options.limits))
    }
}
