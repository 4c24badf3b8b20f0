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

/// Makes previews of one file while its bytes arrive.
///
/// Made by ``ImageDecoding/makePreviewer(for:options:)``. Keeps what it has decoded, so that all previews of a file together
/// cost little more than decoding it once. Called on a thread made for work that keeps a processor busy, by one caller at a
/// time; after an error never again. Looks at `Task.isCancelled` between rows.
public protocol ImagePreviewing: Sendable {
    /// Takes the next bytes of the file, from its first one on. Most leave the work that they make to the next
    /// ``preview()``, which may never come: a file that arrives at once costs nothing then.
    ///
    /// - Throws: `ImageError.decoding` for damaged data and for what goes over the limits; `ImageError.cancelled`.
    func append(_ data: Data) throws(ImageError)

    /// What the bytes so far show of the picture: upright and in sRGB as in ``ImageDecoding/decode(_:options:)``, in the
    /// shape of the finished picture, so that a view does not jump when that comes. It may be smaller, and what is not known
    /// of it yet is coarse or transparent.
    ///
    /// - Returns: nil while there is nothing to be shown, and where nothing has been added to what was shown last.
    /// - Throws: `ImageError.decoding` for damaged data and for what goes over the limits; `ImageError.cancelled`.
    func preview() throws(ImageError) -> DecodedImage?
}

/// The decoders that are asked for a picture, in order. A value: what one pipeline knows, no other loses.
public struct ImageDecoderRegistry: Sendable {
    private let decoders: [any ImageDecoding]

    /// A registry of the given decoders; the **last** is asked first, so that one's own go before the standard ones.
    public init(_ decoders: [any ImageDecoding]) {
        self.decoders = decoders
    }

    /// What the header says, by the first decoder that takes the bytes for its own.
    ///
    /// - Parameter data: The file, or as much of its start as there is.
    /// - Throws: `ImageError.decoding`: `.empty`; `.unsupportedFormat` for a known format that no decoder here reads;
    ///   `.notAnImage` for all else; and what the decoder throws.
    public func info(of data: Data) throws(ImageError) -> ImageInfo {
        for decoder in decoders.reversed() where !data.isEmpty {
            if let info = try decoder.info(of: data) { return info }
        }
        throw .decoding(Self.refusal(of: data))
    }

    /// The picture, by the first decoder that takes the bytes for its own; see ``ImageDecoding/decode(_:options:)``.
    ///
    /// - Throws: `ImageError.decoding`: `.empty`; `.unsupportedFormat` for a known format that no decoder here reads;
    ///   `.notAnImage` for all else; and what the decoder throws.
    public func decode(_ data: Data, options: DecodingOptions = DecodingOptions()) throws(ImageError) -> DecodedImage {
        for decoder in decoders.reversed() where !data.isEmpty {
            if let image = try decoder.decode(data, options: options) { return image }
        }
        throw .decoding(Self.refusal(of: data))
    }

    /// Begins previews of a file whose bytes are still arriving, by the first decoder that can; nil where none can.
    ///
    /// - Parameter head: The first bytes of the file; see ``ImageDecoding/makePreviewer(for:options:)``.
    /// - Throws: `ImageError.decoding`, what the decoder throws.
    public func makePreviewer(
        for head: Data, options: DecodingOptions = DecodingOptions()
    ) throws(ImageError) -> (any ImagePreviewing)? {
        for decoder in decoders.reversed() where !head.isEmpty {
            if let previewer = try decoder.makePreviewer(for: head, options: options) { return previewer }
        }
        return nil
    }

    private static func refusal(of data: Data) -> DecodingReason {
        if data.isEmpty { return .empty }
        if let format = ImageFormat(sniffing: data) { return .unsupportedFormat(format) }
        return .notAnImage(looksLike: NonImageSniffer.name(of: [UInt8](data.prefix(ImageFormatSniffer.length))))
    }
}
