extension ImageProcessors {
    /// Takes a rectangle of a picture, at its full size or a reduced one.
    ///
    /// As the first processor of a request, it changes how the picture is decoded: only this part of it, if its decoder
    /// can do that (``ImageRegionDecoding``), so the whole picture may be larger than memory and than
    /// ``DecodingLimits/maximumPixels``. The request's ``ImageRequest/targetSize`` does not apply then. A picture whose
    /// decoder cannot do it is decoded whole, within the limits, and stays in memory for some seconds, for the next
    /// region.
    ///
    /// ```swift
    /// let image = try await pipeline.image(for: url, region: PixelRect(x: 8192, y: 4096, width: 512, height: 512))
    /// ```
    public struct Region: ImageProcessing, Hashable {
        /// The rectangle, in pixels of the whole picture. What is outside the picture is left out.
        public var rect: PixelRect
        /// How much smaller the result is: at 4, a quarter of the width and of the height; less than 1 counts as 1.
        /// Powers of two up to 8 are the fastest.
        public var reduction: Int

        /// Takes a rectangle, at its full size by default.
        public init(_ rect: PixelRect, reducedBy reduction: Int = 1) {
            self.rect = rect
            self.reduction = max(1, reduction)
        }

        /// `halcyon.region(512x512+8192+4096,1)`: the rectangle, then the reduction.
        public var identifier: String {
            "halcyon.region(\(rect.width)x\(rect.height)+\(rect.x)+\(rect.y),\(max(1, reduction)))"
        }

        /// Returns the rectangle of a picture that is decoded already; ``PixelRect/reduced(by:in:)`` has its size.
        ///
        /// - Throws: `ImageError.processing(.failed)` if no part of the rectangle is inside the picture, or the result
        ///   does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            try replacingPixels(of: image) { pixels throws(ImageError) in
                try WholeImageRegions(pixels).decode(self)
            }
        }
    }
}

extension ImageProcessing where Self == ImageProcessors.Region {
    /// Takes a rectangle of the picture; see ``ImageProcessors/Region``.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in pixels of the whole picture.
    ///   - reduction: How much smaller the result is. Default: 1, full size.
    public static func region(_ rect: PixelRect, reducedBy reduction: Int = 1) -> Self {
        Self(rect, reducedBy: reduction)
    }
}

extension ImageRegions {
    /// Decodes a region at any reduction; those that the decoder does not have are made of the next finer one.
    func decode(_ region: ImageProcessors.Region) throws(ImageError) -> PixelBuffer {
        let reduction = max(1, region.reduction)
        if reductions.contains(reduction) { return try decode(region.rect, reducedBy: reduction) }
        guard let wanted = region.rect.reduced(by: reduction, in: size) else {
            throw .decoding(.noSuchRegion(region.rect, of: size))
        }
        // One that divides it would be exact. This one is less than a pixel of the result off, and much less work.
        let finer = reductions.last { $0 < reduction } ?? 1
        // All pixels of the result, in whole: those at the edges may reach beyond the region.
        let (x, y) = (wanted.x * reduction, wanted.y * reduction)
        let rect = PixelRect(
            x: x, y: y, width: min(wanted.width * reduction, size.width - x),
            height: min(wanted.height * reduction, size.height - y))
        let pixels = try decode(rect, reducedBy: finer)
        let target = TargetSize(width: wanted.width, height: wanted.height, mode: .stretch, enlarges: true)
        return try ImageProcessors.Resize(to: target).process(DecodedImage(pixels: pixels)).pixels
    }
}
