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
                try WholeImageRegions(pixels).decode(rect, reducedBy: max(1, reduction))
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
