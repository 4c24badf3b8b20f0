extension ImageProcessors {
    /// Scales a picture to a target size.
    ///
    /// `ImageRequest.targetSize` does the same while decoding, in a fraction of the time and memory; use this in chains
    /// in which another processor must see the whole picture first.
    public struct Resize: ImageProcessing, Hashable {
        /// The wanted size.
        public var target: TargetSize
        /// How pixels are weighted. Default: `.lanczos3`.
        public var filter: ResamplingFilter

        /// Creates a processor that scales to `target`.
        public init(to target: TargetSize, filter: ResamplingFilter = .lanczos3) {
            self.target = target
            self.filter = filter
        }

        /// Creates a processor that scales to a box of `width` × `height` pixels; see ``TargetSize``.
        public init(width: Int, height: Int, mode: TargetSize.Mode = .fit, enlarges: Bool = false) {
            self.init(to: TargetSize(width: width, height: height, mode: mode, enlarges: enlarges))
        }

        /// Creates a processor that scales to a width in pixels, and to the height that keeps the proportions.
        public init(width: Int, enlarges: Bool = false) {
            self.init(width: width, height: .max, enlarges: enlarges)
        }

        /// Creates a processor that scales to a height in pixels, and to the width that keeps the proportions.
        public init(height: Int, enlarges: Bool = false) {
            self.init(width: .max, height: height, enlarges: enlarges)
        }

        /// `halcyon.resize(300x200,fill,enlarges,lanczos3)`: all parameters; `enlarges` only if it is set, and `cover`
        /// instead of `fill` for a target that does not crop.
        public var identifier: String {
            let enlarging = target.enlarges ? ",enlarges" : ""
            let size = "\(target.width)x\(target.height)"
            return "halcyon.resize(\(size),\(target.modeName)\(enlarging),\(filter.rawValue))"
        }

        /// Returns the scaled picture; the same pixels if they already have the target size.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                try Resampler(filter: filter).resample(pixels, to: target.layout(for: pixels.size))
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
    /// Scales to a target size; see ``ImageProcessors/Resize``.
    ///
    /// - Parameters:
    ///   - target: The wanted size.
    ///   - filter: How pixels are weighted. Default: `.lanczos3`.
    public static func resize(to target: TargetSize, filter: ResamplingFilter = .lanczos3) -> Self {
        Self(to: target, filter: filter)
    }

    /// Scales to a box of `width` × `height` pixels; see ``ImageProcessors/Resize``.
    ///
    /// - Parameters:
    ///   - width: The width of the box in pixels.
    ///   - height: The height of the box in pixels.
    ///   - mode: How the picture fills the box. Default: `.fit`.
    ///   - enlarges: Whether smaller pictures are enlarged. Default: false.
    public static func resize(
        width: Int, height: Int, mode: TargetSize.Mode = .fit, enlarges: Bool = false
    ) -> Self {
        Self(width: width, height: height, mode: mode, enlarges: enlarges)
    }

    /// Scales to a width in pixels, and to the height that keeps the proportions; see ``ImageProcessors/Resize``.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - enlarges: Whether narrower pictures are enlarged. Default: false.
    public static func resize(width: Int, enlarges: Bool = false) -> Self { Self(width: width, enlarges: enlarges) }

    /// Scales to a height in pixels, and to the width that keeps the proportions; see ``ImageProcessors/Resize``.
    ///
    /// - Parameters:
    ///   - height: The height in pixels.
    ///   - enlarges: Whether lower pictures are enlarged. Default: false.
    public static func resize(height: Int, enlarges: Bool = false) -> Self { Self(height: height, enlarges: enlarges) }
}

extension ImageProcessors.Resize: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let layout = target.layout(for: whole)
        // The result is as large as the finished one if the copy has enough pixels for that, and never enlarged.
        let factor = min(
            1, Double(copy.width) / Double(layout.scaled.width), Double(copy.height) / Double(layout.scaled.height))
        let output = layout.output.scaled(by: factor)
        let mode: TargetSize.Mode = layout.output == layout.scaled ? .stretch : .fill
        let smaller = TargetSize(width: output.width, height: output.height, mode: mode, enlarges: true)
        return (Self(to: smaller, filter: filter), layout.output)
    }
}
