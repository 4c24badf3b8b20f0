public import Foundation

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
