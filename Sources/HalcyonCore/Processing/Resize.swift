/// Scales a picture to a target size.
///
/// `ImageRequest.targetSize` does the same while decoding, in a fraction of the time and memory; use this in chains in
/// which another processor must see the whole picture first.
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

    /// `halcyon.resize(300x200,fill,enlarges,lanczos3)`: all parameters; `enlarges` only if it is set.
    public var identifier: String {
        let enlarging = target.enlarges ? ",enlarges" : ""
        return "halcyon.resize(\(target.width)x\(target.height),\(target.mode.rawValue)\(enlarging),\(filter.rawValue))"
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
