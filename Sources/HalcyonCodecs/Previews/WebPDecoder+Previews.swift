public import Foundation
public import HalcyonCore

extension WebPDecoder {
    /// Begins previews; nil for bytes that are no WebP.
    ///
    /// The rows that have come, the rest transparent. Of animated files nothing; nor of those with EXIF data, which
    /// stand at the end and may say that the picture is turned. At most some 1.5 million pixels, less for a smaller
    /// target size.
    ///
    /// - Throws: never at once. The previewer does: `ImageError.decoding`: `.corrupt`, `.tooManyPixels`,
    ///   `.tooManyBytes`, `.metadataTooLarge`, `.tookTooLong` (all calls together), `.outOfMemory`;
    ///   `ImageError.cancelled`.
    public func makePreviewer(
        for head: Data, options: DecodingOptions
    ) throws(ImageError) -> (any ImagePreviewing)? {
        guard ImageFormat(sniffing: head) == .webp else { return nil }
        return ArrivingFile(options.limits) { file throws(ImageError) in
            switch Self.showsRows(file) {
            case nil: return .incomplete
            case false?: return .showsNothing
            case true?: break
            }
            let header: WebPHeader? = try unlessTruncated { () throws(ImageError) in try WebPHeader(file) }
            guard let header else { return .incomplete }
            return .picture(try ArrivingWebP(header, options: options))
        }
    }

    /// Whether previews can be made of a file; nil while its first bytes do not tell. Source: RFC 9649, 2.
    private static func showsRows(_ file: ByteView) -> Bool? {
        let animatedOrEXIF: UInt8 = 0x02 | 0x08
        var offset = 12
        while let length = file.uint32(at: offset + 4, .littleEndian) {
            if file.has("ANMF", at: offset) { return false }
            // The frame header of RFC 6386 has 10 bytes, that of a lossless stream fewer.
            if file.has("VP8 ", at: offset) || file.has("VP8L", at: offset) {
                return file.count >= offset + 18 ? true : nil
            }
            if file.has("VP8X", at: offset) {
                guard let flags = file[offset + 8] else { return nil }
                if flags & animatedOrEXIF != 0 { return false }
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
