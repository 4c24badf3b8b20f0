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
    /// - Parameter data: The file, or as much of its beginning as is available.
    /// - Throws: `ImageError.decoding`: `.empty`; `.unsupportedFormat` for a known format that no decoder reads;
    ///   `.notAnImage` for anything else; and any error that the decoder throws.
    public func info(of data: Data) throws(ImageError) -> ImageInfo {
        for decoder in decoders.reversed() where !data.isEmpty {
            if let info = try decoder.info(of: data) { return info }
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

    private static func refusal(of data: Data) -> ImageError.DecodingReason {
        if data.isEmpty { return .empty }
        if let format = ImageFormat(sniffing: data) { return .unsupportedFormat(format) }
        return .notAnImage(looksLike: NonImageSniffer.name(of: [UInt8](data.prefix(ImageFormatSniffer.length))))
    }
}

/// Names the type of bytes that are not an image, so that an error can say what arrived instead.
private enum NonImageSniffer {
    /// Returns `"HTML"`, `"JSON"`, `"PDF"` …; nil if the type is unknown.
    static func name(of head: [UInt8]) -> String? {
        if let name = binary(head) { return name }
        if let root = MarkupSniffer.rootName(of: head) { return isHTML(root) ? "HTML" : "XML" }
        guard isText(head) else { return nil }
        return isJSON(head) ? "JSON" : "plain text"
    }

    private static func binary(_ head: [UInt8]) -> String? {
        let signatures: [(String, [UInt8])] = [
            ("PDF", Array("%PDF-".utf8)), ("gzip", [0x1F, 0x8B]), ("zip", Array("PK\u{3}\u{4}".utf8)),
            ("zip", Array("PK\u{5}\u{6}".utf8)), ("bzip2", Array("BZh".utf8)), ("Zstandard", [0x28, 0xB5, 0x2F, 0xFD]),
            ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0]), ("7-Zip", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
            ("RAR", Array("Rar!\u{1A}\u{7}".utf8)), ("WebM or Matroska video", [0x1A, 0x45, 0xDF, 0xA3]),
            ("Ogg", Array("OggS".utf8)), ("PostScript", Array("%!PS".utf8)), ("ELF", [0x7F, 0x45, 0x4C, 0x46]),
            ("WebAssembly", [0, 0x61, 0x73, 0x6D]),
        ]
        if let found = signatures.first(where: { head.starts(with: $0.1) }) { return found.0 }
        if head.has("ftyp", at: 4) { return "MP4 or QuickTime video" }
        if head.has("RIFF", at: 0) { return head.has("AVI ", at: 8) ? "AVI video" : "RIFF" }
        return nil
    }

    private static func isHTML(_ root: String) -> Bool {
        // The elements that WHATWG MIME Sniffing 7.1 takes for HTML, and others that error pages start with.
        [
            "html", "head", "body", "script", "iframe", "h1", "div", "font", "table", "a", "style", "title", "b", "br",
            "p", "center", "meta", "link", "pre", "span",
        ].contains(root)
    }

    private static func isJSON(_ head: [UInt8]) -> Bool {
        var tokens = head.lazy.filter { !($0 == 0x20 || (0x09...0x0D).contains($0)) }.makeIterator()
        switch (tokens.next(), tokens.next()) {
        case (UInt8(ascii: "{"), let next?): return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
        case (UInt8(ascii: "["), let next?): return Array("[]{\"-0123456789tfn".utf8).contains(next)
        default: return false
        }
    }

    private static func isText(_ head: [UInt8]) -> Bool {
        guard !head.isEmpty, !head.contains(where: { $0 < 0x09 || (0x0E..<0x20).contains($0) || $0 == 0x7F }) else {
            return false
        }
        // The end of the head may cut off the last character, by at most three bytes.
        return (0...3).contains { String(validating: head.dropLast($0), as: UTF8.self) != nil && head.count > $0 }
    }
}
