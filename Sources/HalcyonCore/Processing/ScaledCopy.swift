/// A copy of a picture that may be smaller than the picture: a preview on its way through the processors.
///
/// Processors count in the pixels of the picture. On a smaller copy, the standard ones work with smaller lengths; any
/// other gets the copy enlarged, because only its author knows what it counts.
struct ScaledCopy: Sendable {
    var image: DecodedImage
    /// The size of the picture itself, in pixels.
    var whole: PixelSize

    /// - Parameter whole: Ignored if a side is shorter than the copy's, as a decoder of somebody else's may say.
    init(_ image: DecodedImage, of whole: PixelSize) {
        let isSmaller = image.size.width <= whole.width && image.size.height <= whole.height
        self.image = image
        self.whole = isSmaller ? whole : image.size
    }

    /// Returns a copy of what the processor makes of the picture.
    ///
    /// - Throws: The errors of the processor; `ImageError.decoding(.outOfMemory)` if the enlarged copy does not fit in
    ///   memory; `ImageError.cancelled`.
    func applying(_ processor: any ImageProcessing) throws(ImageError) -> ScaledCopy {
        if image.size == whole {
            let result = try processor.applied(to: image)
            return ScaledCopy(result, of: result.size)
        }
        if let composition = processor as? ImageProcessors.Composition {
            var copy = self
            for step in composition.processors { copy = try copy.applying(step) }
            return copy
        }
        guard let scalable = processor as? any ScalableProcessing else { return try enlarged().applying(processor) }
        let (smaller, size) = scalable.scaled(to: image.size, of: whole)
        return ScaledCopy(try smaller.applied(to: image), of: size)
    }

    private func enlarged() throws(ImageError) -> ScaledCopy {
        let target = TargetSize(width: whole.width, height: whole.height, mode: .stretch, enlarges: true)
        var image = image
        image.pixels = try Resampler(filter: .mitchell).resample(image.pixels, to: target.layout(for: image.size))
        return ScaledCopy(image, of: image.size)
    }
}

/// A processor that can work on a smaller copy of the picture.
protocol ScalableProcessing: ImageProcessing {
    /// Returns the processor that does to a copy of `copy` pixels what this one does to a picture of `whole` pixels,
    /// and the size of this one's result, in pixels.
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize)
}

extension PixelSize {
    /// Returns the ratio of this size to that of the picture that it is a copy of. The longer side is rounded less.
    fileprivate func scale(of whole: PixelSize) -> Double {
        let isWide = whole.width >= whole.height
        return isWide ? Double(width) / Double(max(1, whole.width)) : Double(height) / Double(max(1, whole.height))
    }

    fileprivate func scaled(by factor: Double) -> PixelSize { scaled(factor, factor) }

    /// Returns the size with its sides multiplied, each at least 1.
    fileprivate func scaled(_ horizontal: Double, _ vertical: Double) -> PixelSize {
        PixelSize(
            width: Int((Double(width) * horizontal).within(1...Double(Int32.max), orElse: 1).rounded()),
            height: Int((Double(height) * vertical).within(1...Double(Int32.max), orElse: 1).rounded()))
    }
}

extension ImageProcessors.Crop: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let piece = PixelSize(width: min(max(1, width), whole.width), height: min(max(1, height), whole.height))
        // Each side by itself: a side that is not cropped stays whole in the copy.
        let part = piece.scaled(
            Double(copy.width) / Double(whole.width), Double(copy.height) / Double(whole.height))
        return (Self(width: part.width, height: part.height, anchor: anchor), piece)
    }
}

extension ImageProcessors.CircleCrop: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let side = min(whole.width, whole.height)
        let line = border?.scaled(by: copy.scale(of: whole))
        return (Self(border: line, background: background), PixelSize(width: side, height: side))
    }
}

extension ImageProcessors.RoundedCorners: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let factor = copy.scale(of: whole)
        let line = border?.scaled(by: factor)
        return (Self(radius: radius.scaled(by: factor), corners: corners, background: background, border: line), whole)
    }
}

extension ImageProcessors.Border: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        let factor = copy.scale(of: whole)
        return (Self(color, width: width * factor, radius: radius.scaled(by: factor), corners: corners), whole)
    }
}

extension ImageProcessors.RoundedCorners.Border {
    fileprivate func scaled(by factor: Double) -> Self { Self(color, width: width * factor) }
}

extension ImageProcessors.RoundedCorners.Radius {
    fileprivate func scaled(by factor: Double) -> Self {
        switch self {
        case .pixels(let length): .pixels(length * factor)
        case .fraction: self
        }
    }
}

extension ImageProcessors.Blur: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        (Self(radius: min(radius, Self.maximumRadius) * copy.scale(of: whole)), whole)
    }
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

/// A processor that counts no pixels.
protocol PixelwiseProcessing: ScalableProcessing {}

extension PixelwiseProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) { (self, whole) }
}

extension ImageProcessors.BlackWhite: PixelwiseProcessing {}
extension ImageProcessors.Blend: PixelwiseProcessing {}
extension ImageProcessors.ColorControls: PixelwiseProcessing {}
extension ImageProcessors.Overlay: PixelwiseProcessing {}
extension ImageProcessors.Tint: PixelwiseProcessing {}
