public import Foundation

/// A decoder that can decode a rectangle of an image, at a reduced size, without decoding the rest: for images that are
/// larger than memory, or than a screen.
public protocol ImageRegionDecoding: ImageDecoding {
    /// Prepares a file for decoding regions of it.
    ///
    /// This may take one pass over the file, unless an index from an earlier call fits. Called on threads for
    /// CPU-intensive work. Checks `Task.isCancelled`, and enforces ``DecodingLimits/maximumSeconds``.
    ///
    /// - Parameters:
    ///   - data: The whole file. The result keeps it, so map large files (`.mappedIfSafe`) instead of reading them.
    ///   - index: The ``ImageRegions/index`` that this decoder returned for the same file before, if there is one. An
    ///     index that is damaged, of another file or of another version is ignored.
    ///   - folder: Where a temporary file is made if the format needs one; nil for the system's temporary folder. The
    ///     file has no name, so it disappears with the process, whatever happens to that.
    ///   - options: Their ``DecodingOptions/limits`` apply: `maximumPixels` to each decoded region, not to the whole
    ///     image; `maximumSeconds` to this call and to each region. ``DecodingOptions/targetSize``,
    ///     ``DecodingOptions/frames`` and ``DecodingOptions/keptMetadata`` are ignored.
    /// - Returns: Nil if the bytes are not in a format of this decoder, or it cannot decode regions of this file:
    ///   decode the whole image instead.
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds the limits; `ImageError.cancelled`.
    func makeRegions(
        of data: Data, index: Data?, folder: URL?, options: DecodingOptions
    ) throws(ImageError) -> (any ImageRegions)?
}

/// Decodes rectangles of one image.
///
/// Created by ``ImageRegionDecoding/makeRegions(of:index:folder:options:)``. May be used from several threads at once;
/// decode on threads for CPU-intensive work. Keeps the file's bytes, and at most some megabytes beside them.
public protocol ImageRegions: Sendable {
    /// The format of the file.
    var format: ImageFormat { get }

    /// The size of the whole image in pixels, upright.
    var size: PixelSize { get }

    /// The reductions that regions can be decoded at, in ascending order, starting with 1: at 4, the image has a
    /// quarter of its width and of its height, rounded up.
    var reductions: [Int] { get }

    /// What makes preparing the same file again quick, to be kept beside the file; nil if nothing would. At most some
    /// megabytes. It has a checksum and a version of its own, and is bound to the file's length and to a digest of its
    /// bytes, so it may be kept anywhere: what does not fit is ignored.
    ///
    /// It protects against accidents, not against somebody who writes a false index on purpose: with one, regions show
    /// wrong pixels of the file, and nothing else.
    var index: Data? { get }

    /// Returns the whole image at an eighth of its size or less, with at most 2048 pixels on a side: something to show
    /// until regions are there.
    ///
    /// Made by the pass over the file that preparing it took. If it took none, the first call makes it, in the time of
    /// such a pass; then keep it yourself.
    ///
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds the limits; `ImageError.cancelled`.
    func overview() throws(ImageError) -> PixelBuffer

    /// Decodes a rectangle.
    ///
    /// The pixels are those of the whole image decoded at the same size, upright and in straight 8-bit sRGB RGBA, rows
    /// from top to bottom. Checks `Task.isCancelled` often: a cancelled call ends within milliseconds.
    ///
    /// - Parameters:
    ///   - region: The rectangle in pixels of the whole image, upright and not reduced. What is outside the image is
    ///     left out. The result is that of ``PixelRect/reduced(by:in:)``: to cut an image into tiles, use multiples of
    ///     the reduction.
    ///   - reduction: One of ``reductions``.
    /// - Throws: `ImageError.decoding`: `.noSuchRegion` if no part of the rectangle is inside the image, or `reduction`
    ///   is none of ``reductions``; others if the data is damaged or exceeds the limits. `ImageError.cancelled`.
    func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer
}
