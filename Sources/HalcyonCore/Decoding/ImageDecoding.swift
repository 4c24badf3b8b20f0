public import Foundation

/// Decodes the bytes of a file into pixels.
///
/// Called concurrently on threads for CPU-intensive work. A decoder keeps no state between calls, checks
/// `Task.isCancelled` between rows or frames, and then throws `ImageError.cancelled`.
///
/// A thread cannot be taken away from code that does not return. A decoder enforces ``DecodingLimits/maximumSeconds``
/// itself, as Halcyon's decoders do: one that never returns keeps its thread and its turn forever, and as many of them
/// as there are threads (one for each processor of the machine) stop every pipeline of the process.
public protocol ImageDecoding: Sendable {
    /// Returns information from the header, without decoding pixels or allocating memory for them.
    ///
    /// - Parameter data: The file, or as much of its beginning as is available.
    /// - Returns: nil if the bytes are not in a format of this decoder.
    /// - Throws: `ImageError.decoding` if they are, but the header is damaged or incomplete.
    func info(of data: Data) throws(ImageError) -> ImageInfo?

    /// Returns information from the header, for a decoder that cannot tell its format from the bytes alone.
    ///
    /// - Parameters:
    ///   - data: The file, or as much of its beginning as is available.
    ///   - options: Their ``DecodingOptions/contentType`` and ``DecodingOptions/url`` may name the format.
    /// - Returns: The same as ``info(of:)``, which is what this calls by default.
    /// - Throws: The same errors as ``info(of:)``.
    func info(of data: Data, options: DecodingOptions) throws(ImageError) -> ImageInfo?

    /// Decodes the image upright, in straight 8-bit sRGB RGBA, except as ``DecodingOptions/keptMetadata`` requests; the
    /// first frame if there are several.
    ///
    /// - Returns: nil if the bytes are not in a format of this decoder; the pipeline then tries the next one.
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds `options.limits` (checked from the header,
    ///   before memory is allocated); `ImageError.cancelled`. To pass on an error of your own, put it into an
    ///   ``ImageError/Cause``: `.decoding(.corrupt(format, why: .init(error)))`.
    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage?

    /// Begins previews of a file whose bytes are still arriving.
    ///
    /// - Parameters:
    ///   - head: The first bytes of the file, at least the 64 that identify its format if there are that many. They are
    ///     passed to the previewer again.
    ///   - options: The same as for ``decode(_:options:)``.
    /// - Returns: nil if the bytes are not in a format of this decoder, or the format has no previews. Default: nil.
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds the limits.
    func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)?
}

extension ImageDecoding {
    /// Returns ``info(of:)``, whatever the options say.
    public func info(of data: Data, options: DecodingOptions) throws(ImageError) -> ImageInfo? {
        try info(of: data)
    }

    /// Returns nil: no previews.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? { nil }
}

/// Makes previews of one file while its bytes arrive.
///
/// Created by ``ImageDecoding/makePreviewer(for:options:)``. Keeps the decoded state, so that all previews of a file
/// together cost little more than decoding it once. Called on threads for CPU-intensive work, by one caller at a time,
/// and never again after an error. Checks `Task.isCancelled` between rows.
public protocol ImagePreviewing: Sendable {
    /// Appends the next bytes of the file, starting with its first one. Most previewers leave the decoding to the next
    /// ``preview()``, which may never come: a file that arrives all at once then costs nothing.
    ///
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds the limits; `ImageError.cancelled`.
    func append(_ data: Data) throws(ImageError)

    /// Returns what the available bytes show of the image: upright and in sRGB as in
    /// ``ImageDecoding/decode(_:options:)``, with the aspect ratio of the finished image, so that a view does not jump
    /// when that arrives. It may be smaller, and its unknown parts are coarse or transparent.
    ///
    /// - Returns: nil if there is nothing to show yet, or nothing new since the last preview.
    /// - Throws: `ImageError.decoding` if the data is damaged or exceeds the limits; `ImageError.cancelled`.
    func preview() throws(ImageError) -> DecodedImage?
}

/// The decoders of a pipeline, in ascending order of preference: the last is tried first. A value type: changing
/// one pipeline's decoders affects no other.
public struct ImageDecoderRegistry: Sendable {
    private let decoders: [any ImageDecoding]

    /// Creates a registry of the given decoders; the **last** is tried first, so custom ones precede the standard ones.
    public init(_ decoders: [any ImageDecoding]) {
        self.decoders = decoders
    }

    /// Returns information from the header, from the first decoder that recognizes the bytes.
    ///
    /// - Parameters:
    ///   - data: The file, or as much of its beginning as is available.
    ///   - options: Their ``DecodingOptions/contentType`` and ``DecodingOptions/url`` name a format that has no signature,
    ///     such as TGA; everything else is ignored.
    /// - Throws: `ImageError.decoding`: `.empty`; `.unsupportedFormat` for a known format that no decoder reads;
    ///   `.notAnImage` for anything else; and any error that the decoder throws.
    public func info(
        of data: Data, options: DecodingOptions = DecodingOptions()
    ) throws(ImageError) -> ImageInfo {
        for decoder in decoders.reversed() where !data.isEmpty {
            if let info = try decoder.info(of: data, options: options) { return info }
        }
        throw .decoding(Self.refusal(of: data))
    }

    /// Decodes an image with the first decoder that recognizes the bytes; see ``ImageDecoding/decode(_:options:)``.
    ///
    /// - Throws: `ImageError.decoding`: `.empty`; `.unsupportedFormat` for a known format that no decoder reads;
    ///   `.notAnImage` for anything else; and any error that the decoder throws.
    public func decode(_ data: Data, options: DecodingOptions = DecodingOptions()) throws(ImageError) -> DecodedImage {
        for decoder in decoders.reversed() where !data.isEmpty {
            if let image = try decoder.decode(data, options: options) { return image }
        }
        throw .decoding(Self.refusal(of: data))
    }

    /// Begins previews of a file whose bytes are still arriving, with the first decoder that can; nil if none can.
    ///
    /// - Parameter head: The first bytes of the file; see ``ImageDecoding/makePreviewer(for:options:)``.
    /// - Throws: `ImageError.decoding`: any error that the decoder throws.
    public func makePreviewer(
        for head: Data, options: DecodingOptions = DecodingOptions()
    ) throws(ImageError) -> (any ImagePreviewing)? {
        for decoder in decoders.reversed() where !head.isEmpty {
            if let previewer = try decoder.makePreviewer(for: head, options: options) { return previewer }
        }
        return nil
    }

    /// Prepares a file for decoding regions of it, with the decoder that reads it; nil if that cannot. See
    /// ``ImageRegionDecoding/makeRegions(of:index:folder:options:)``.
    ///
    /// - Parameters:
    ///   - data: The whole file.
    ///   - index: The ``ImageRegions/index`` of the same file, if it was kept. Default: nil.
    ///   - folder: Where a temporary file is made if the format needs one. Default: nil, the system's temporary folder.
    ///   - options: Their limits apply.
    /// - Throws: `ImageError.decoding`: any error that the decoder throws; `ImageError.cancelled`.
    public func makeRegions(
        of data: Data, index: Data? = nil, folder: URL? = nil, options: DecodingOptions = DecodingOptions()
    ) throws(ImageError) -> (any ImageRegions)? {
        for decoder in decoders.reversed() where !data.isEmpty {
            if let decoder = decoder as? any ImageRegionDecoding,
                let regions = try decoder.makeRegions(of: data, index: index, folder: folder, options: options)
            {
                return regions
            }
            // The decoder of the whole image was chosen for it, perhaps because it is apart: no other takes its place.
            if try decoder.info(of: data, options: options) != nil { return nil }
        }
        return nil
    }

    private static func refusal(of data: Data) -> ImageError.DecodingReason {
        if data.isEmpty { return .empty }
        if let format = ImageFormat(sniffing: data) { return .unsupportedFormat(format) }
        return .notAnImage(looksLike: ContentSniffer.name(of: data))
    }
}
