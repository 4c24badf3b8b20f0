/// A copy of a picture that may be smaller than the picture: a preview on its way through the processors.
///
/// Processors count in the pixels of the picture. On a smaller copy, the standard ones work with smaller lengths; any
/// other gets the copy enlarged, because only its author knows what it counts.
struct ScaledCopy: Sendable {
    var image: DecodedImage
    /// The size of the picture itself, in pixels.
    var whole: PixelSize
    /// The pixels of the copy for one of the picture, in each direction. Not computed from the sizes, which are
    /// rounded: after several crops, the copy would be of another piece.
    private var scale: SIMD2<Double>
    /// The position of the picture's corner in the copy: a part of a pixel.
    private var corner = SIMD2(0.0, 0.0)

    /// - Parameter whole: Ignored if a side is shorter than the copy's, or longer than any picture's: a decoder of
    ///   somebody else's may say anything.
    init(_ image: DecodedImage, of whole: PixelSize) {
        let isSmaller =
            (image.size.width...Int(Int32.max)).contains(whole.width)
            && (image.size.height...Int(Int32.max)).contains(whole.height)
        self.image = image
        self.whole = isSmaller ? whole : image.size
        scale = image.size.vector / self.whole.vector
    }

    /// Returns a copy of what the processor makes of the picture.
    ///
    /// - Throws: The errors of the processor; `ImageError.decoding(.outOfMemory)` if the enlarged copy does not fit in
    ///   memory; `ImageError.cancelled`.
    func applying(_ processor: any ImageProcessing) throws(ImageError) -> ScaledCopy {
        if let composition = processor as? ImageProcessors.Composition {
            var copy = self
            for step in composition.processors { copy = try copy.applying(step) }
            return copy
        }
        if image.size == whole { return try wholeResult(of: processor) }
        if let crop = processor as? ImageProcessors.Crop { return try cropped(by: crop) }
        guard let scalable = processor as? any ScalableProcessing else {
            return try enlarged().wholeResult(of: processor).reduced(by: min(scale.x, scale.y))
        }
        let (smaller, size) = scalable.scaled(to: image.size, of: whole)
        let result = try smaller.applied(to: image)
        // What keeps its size keeps its exact scale too.
        guard size == whole, result.size == image.size else { return ScaledCopy(result, of: size) }
        var copy = self
        copy.image = result
        return copy
    }

    private func wholeResult(of processor: any ImageProcessing) throws(ImageError) -> ScaledCopy {
        let result = try processor.applied(to: image)
        return ScaledCopy(result, of: result.size)
    }

    private func cropped(by crop: ImageProcessors.Crop) throws(ImageError) -> ScaledCopy {
        let piece = crop.piece(of: whole)
        let wanted = SIMD2(Double(piece.left), Double(piece.top)) * scale + corner
        let part = (piece.size.vector * scale).rounded(.toNearestOrAwayFromZero)
            .clamped(lowerBound: SIMD2(1, 1), upperBound: image.size.vector)
        let start = wanted.rounded(.toNearestOrAwayFromZero)
            .clamped(lowerBound: SIMD2(0, 0), upperBound: image.size.vector - part)
        var copy = self
        copy.image = try crop.cutting(
            PixelSize(width: Int(part.x), height: Int(part.y)), left: Int(start.x), top: Int(start.y), from: image)
        copy.whole = piece.size
        copy.corner = (wanted - start).clamped(lowerBound: SIMD2(-1, -1), upperBound: SIMD2(1, 1))
        return copy
    }

    private func enlarged() throws(ImageError) -> ScaledCopy {
        ScaledCopy(try stretched(to: whole, .mitchell), of: whole)
    }

    /// Returns a smaller copy, if the picture is too large for a preview: it is kept as long as the file arrives.
    private func reduced(by factor: Double) throws(ImageError) -> ScaledCopy {
        guard image.size.pixelCount ?? .max > PixelSize.mostPixelsOfPreview else { return self }
        return ScaledCopy(try stretched(to: image.size.scaled(by: factor), .box), of: whole)
    }

    private func stretched(to size: PixelSize, _ filter: ResamplingFilter) throws(ImageError) -> DecodedImage {
        let target = TargetSize(width: size.width, height: size.height, mode: .stretch, enlarges: true)
        var image = image
        image.pixels = try Resampler(filter: filter).resample(image.pixels, to: target.layout(for: image.size))
        return image
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
    func scale(of whole: PixelSize) -> Double {
        let isWide = whole.width >= whole.height
        return isWide ? Double(width) / Double(max(1, whole.width)) : Double(height) / Double(max(1, whole.height))
    }

    /// Returns the size with its sides multiplied, each at least 1.
    func scaled(by factor: Double) -> PixelSize {
        PixelSize(
            width: Int((Double(width) * factor).within(1...Double(Int32.max), orElse: 1).rounded()),
            height: Int((Double(height) * factor).within(1...Double(Int32.max), orElse: 1).rounded()))
    }

    fileprivate var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

/// A processor that counts no pixels.
protocol PixelwiseProcessing: ScalableProcessing {}

extension PixelwiseProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) { (self, whole) }
}
