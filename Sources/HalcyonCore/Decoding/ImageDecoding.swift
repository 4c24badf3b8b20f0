public import Foundation

/// Turns the bytes of a file into pixels.
///
/// Called on a thread made for work that keeps a processor busy, many at a time. A decoder keeps no state between calls,
/// looks at `Task.isCancelled` between rows or frames, and then throws `ImageError.cancelled`.
///
/// No thread can be taken from code that does not return. A decoder keeps ``DecodingLimits/maximumSeconds`` itself, as those of
/// Halcyon do: one that never returns keeps its thread and its turn for ever, and as many of them as there are threads (one
/// for each processor of the machine) stop every pipeline of the process.
public protocol ImageDecoding: Sendable {
    /// What the header says, without decoding a pixel or taking memory for any.
    ///
    /// - Parameter data: The file, or as much of its start as there is.
    /// - Returns: nil when the bytes are not this decoder's.
    /// - Throws: `ImageError.decoding` when they are, but the header is damaged or incomplete.
    func info(of data: Data) throws(ImageError) -> ImageInfo?

    /// The picture upright, in straight sRGB RGBA of 8 bits, but for what ``DecodingOptions/keptMetadata`` leaves; the first
    /// frame where there are several.
    ///
    /// - Returns: nil when the bytes are not this decoder's; the pipeline then asks the next one.
    /// - Throws: `ImageError.decoding` for damaged data and for what goes over `options.limits` (checked from the
    ///   header, before memory is taken); `ImageError.cancelled`.
    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage?

    /// Begins previews of a file whose bytes are still arriving.
    ///
    /// - Parameters:
    ///   - head: The first bytes of the file, at least the 64 that tell its format where there are as many. They are given
    ///     to the previewer again.
    ///   - options: As for ``decode(_:options:)``.
    /// - Returns: nil when the bytes are not this decoder's, and when the format shows nothing before its end. Default: nil.
    /// - Throws: `ImageError.decoding` for damaged data and for what goes over the limits.
    func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)?
}

extension ImageDecoding {
    /// nil: no previews.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? { nil }
}
