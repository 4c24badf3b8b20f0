/// Decodes regions of one picture that a pipeline has opened: a view that zooms, or a server that cuts tiles, asks it
/// for one after the other.
///
/// All of them show the same version of the picture, whatever happens to its source meanwhile. The reader keeps the
/// bytes of the file, or the decoded picture if the decoder cannot decode regions. Its regions are in no cache; equal
/// calls at the same time share one decode. For regions in the caches, use
/// ``ImagePipeline/image(for:region:reducedBy:)``.
public final class RegionReader: Sendable {
    /// The request, with the pipeline's defaults. Its processors and its target size do not apply.
    public let request: ImageRequest
    /// Where the bytes came from.
    public let source: ResponseSource

    private let picture: OpenPicture
    private let stage: RegionStage

    init(_ picture: OpenPicture, of request: ImageRequest, source: ResponseSource, in stage: RegionStage) {
        self.request = request
        self.source = source
        self.picture = picture
        self.stage = stage
    }

    /// Whether the bytes were stale when they were returned; see ``DataResponse/isStale``.
    public var isStale: Bool { picture.isStale }

    /// The format of the file; `.png` for a picture that comes from no file.
    public var format: ImageFormat { picture.regions.format }

    /// The size of the whole picture in pixels, upright.
    public var size: PixelSize { picture.regions.size }

    /// The reductions that regions can be decoded at, in ascending order, starting with 1; see
    /// ``ImageRegions/reductions``.
    public var reductions: [Int] { picture.regions.reductions }

    /// Returns the whole picture at a reduced size, with at most 2048 pixels on a side: something to show until
    /// regions are there. It is made once; see ``ImageRegions/overview()``.
    ///
    /// - Parameter priority: How urgent it is among the work of the pipeline. Default: `.normal`.
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds the limits; `ImageError.cancelled`, at once,
    ///   if the calling task is cancelled.
    public func overview(priority: LoadPriority = .normal) async throws(ImageError) -> PixelBuffer {
        try await stage.overview(of: picture, request, demand: .constant(priority))
    }

    /// Decodes a rectangle.
    ///
    /// - Parameters:
    ///   - region: The rectangle in pixels of the whole picture, upright and not reduced. What is outside the picture
    ///     is left out; ``PixelRect/reduced(by:in:)`` is the size of the result.
    ///   - reduction: One of ``reductions``. Default: 1, full size.
    ///   - priority: How urgent it is among the work of the pipeline. Default: `.normal`.
    /// - Throws: `ImageError.decoding`: `.noSuchRegion` if no part of the rectangle is inside the picture, or
    ///   `reduction` is none of ``reductions``; others if the data is damaged or exceeds the limits.
    ///   `ImageError.cancelled`, at once, if the calling task is cancelled.
    public func pixels(
        of region: PixelRect, reducedBy reduction: Int = 1, priority: LoadPriority = .normal
    ) async throws(ImageError) -> PixelBuffer {
        guard reductions.contains(reduction) else { throw .decoding(.noSuchRegion(region, of: size)) }
        let region = ImageProcessors.Region(region, reducedBy: reduction)
        return try await stage.pixels(of: region, of: picture, request, demand: .constant(priority))
    }
}
