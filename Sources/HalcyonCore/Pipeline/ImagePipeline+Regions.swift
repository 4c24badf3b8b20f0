/// Parts of pictures that may be larger than memory.
extension ImagePipeline {
    /// Loads a picture, and decodes a rectangle of it.
    ///
    /// The result is in the caches like that of any other request, its work is shared, and it ends if nobody needs it
    /// any more. The opened file stays in memory for some seconds, so that the next region of it costs no more than its
    /// pixels. Processors of the request apply to the rectangle.
    ///
    /// - Parameters:
    ///   - source: The picture. A target size of the request does not apply.
    ///   - region: The rectangle in pixels of the whole picture, upright. What is outside the picture is left out.
    ///   - reduction: How much smaller the result is: at 4, a quarter of the width and of the height. Powers of two up
    ///     to 8 are the fastest. Less than 1 counts as 1. Default: 1, full size.
    /// - Throws: `ImageError.decoding(.noSuchRegion)` if no part of the rectangle is inside the picture; otherwise see
    ///   ``image(for:)-(ImageRequest)``.
    public func image(
        for source: some ImageRequestConvertible, region: PixelRect, reducedBy reduction: Int = 1
    ) async throws(ImageError) -> DecodedImage {
        var request = source.asImageRequest()
        request.targetSize = nil
        request.processors.insert(.region(region, reducedBy: reduction), at: 0)
        return try await image(for: request)
    }

    /// Loads the bytes of a picture, and prepares them for decoding regions.
    ///
    /// The first time, this may take one pass over the file. What that finds out is kept with the bytes in the disk
    /// cache, if there is one and they may be stored, so that the next time takes some milliseconds. A picture whose
    /// decoder cannot decode regions (``ImageRegionDecoding``) is decoded whole.
    ///
    /// ``Configuration/interceptors`` are not asked.
    ///
    /// - Parameter source: The picture. Processors and a target size of the request do not apply.
    /// - Throws: See ``image(for:)-(ImageRequest)``.
    public func regionReader(for source: some ImageRequestConvertible) async throws(ImageError) -> RegionReader {
        let request = source.asImageRequest()
        return try await engine.loads.regionReader(for: request, demand: .constant(priority(of: request)))
    }
}
