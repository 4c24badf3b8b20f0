#if SVG
public import Foundation
public import HalcyonCore

/// Draws SVG with librsvg, at the size asked for: a larger target, or a larger view, gets a drawing of its own and no
/// enlarged pixels. Part of the package trait `SVG`.
///
/// A picture is drawn at its size in CSS pixels, or so that it fits its ``DecodingOptions/targetSize``, whether or not
/// that ``TargetSize/enlarges``. The limits of pixels hold for what is drawn, not for the size in the file.
///
/// Nothing outside of the file is loaded: no other file, no address, no script, and no document within an address;
/// embedded PNG and JPEG images are drawn. Text uses the fonts that fontconfig finds on the system. A file has at most
/// 32 MiB and 200 000 elements, nested at most 200 deep (about 50 with librsvg 2.60), and draws at most a million with
/// those that it repeats.
public struct SVGDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the first element says, or nil if the bytes are not SVG. The size is in CSS pixels; a file that
    /// states only its shape fits into 300 × 150, as in browsers.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the first element, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        try SVGText.checkEncoding(data)
        guard ImageFormat(sniffing: data) == .svg else { return nil }
        return try SVGHeader([UInt8](data)).info
    }

    /// Returns the picture, or nil if the bytes are not SVG.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt` (for too many or too deeply nested elements as well),
    ///   `.tooManyPixels`, `.tooManyBytes`, `.outOfMemory`, `.tookTooLong`; `ImageError.cancelled`. These two
    ///   return at once, while the drawing goes on on a thread of its own: to the end of the current element and its
    ///   filter, or, with librsvg before 2.60, which cannot be interrupted, of the last.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        try SVGText.checkEncoding(data)
        guard ImageFormat(sniffing: data) == .svg else { return nil }
        let file = [UInt8](data)
        // The limits are checked for the size before the file is read.
        let plan = try plan(SVGHeader(file), options)
        var document = try SVGDocument(SVGText(file, options.limits), options.limits)
        try plan.deadline.check()
        let layers = try document.references.measured()
        try document.checkCosts(at: plan.layout.scaled)
        try plan.deadline.check()
        // A mask or a filter has two canvases.
        let canvases = Double(plan.layout.scaled.pixelCount ?? 0) * 4 * Double(1 + 2 * layers)
        let codecBytes = Int(min(canvases, 1e17))
        var image = try plan.holding(
            codecBytes + document.imageBytes + Self.bytesOfElement * document.references.count
        ) { plan throws(ImageError) in
            let job = try SVGJob(document, plan.layout)
            let surface =
                try options.isAlone ? job.draw() : SVGDrawings.shared.picture(of: job, plan.deadline)
            return try plan.picture(hasAlpha: true, profile: nil) { memory throws(ImageError) in
                try surface.write(to: memory, plan.deadline)
            }
        }
        // A larger target would make a better picture, whatever this one's size is.
        if options.targetSize != nil, !options.targetIsLimit { image.isDownsampled = true }
        return image
    }

    /// The memory of an element in librsvg.
    private static let bytesOfElement = 2048

    private func plan(_ header: SVGHeader, _ options: DecodingOptions) throws(ImageError) -> DecodePlan {
        let plan = try DecodePlan(header.info, options: options)
        let scaled = plan.layout.scaled
        // What is cropped away is drawn too, on canvases of the whole size.
        try options.limits.check(scaled)
        guard max(scaled.width, scaled.height) <= SVGSurface.longestSide else { throw .decoding(.outOfMemory(scaled)) }
        try plan.checkBytes(besides: (scaled.pixelCount ?? 0) * 4)
        return plan
    }
}
#endif
