import Foundation
import HTTPTypes

/// Whether a body is complete if only the end of its stream or connection says where it ends.
///
/// Without a length and without chunks, the end of the connection ends the body (RFC 9112, 6.3), so a connection that is
/// cut leaves a body that is cut (9.8). An HTTP/2 stream marks its end (RFC 9113, 8.1), but some versions of libcurl, 7.88
/// among them, report a broken session as such an end. So the content decides: decoders show as much as there is of a GIF,
/// PNG or WebP file, and these formats have an end that can be found. Decoders refuse cut files of the other formats.
enum ContentEnd {
    /// Whether all of a body has arrived, as far as can be told.
    static func isThere(in data: Data, of load: DataLoad) -> Bool {
        let fields = load.response.headerFields
        let isTold = load.expectedByteCount != nil || fields.contains(.contentLength)
        // Chunks and encodings have ends of their own.
        if isTold || fields.contains(.transferEncoding) || fields.contains(.contentEncoding) { return true }
        // A range that the caller has asked for has no end of its own.
        guard load.response.status == .ok, data.count >= 12 else { return true }
        let bytes = Bytes(data)
        if bytes.text(at: 0, 4) == "GIF8" { return bytes.hasEndOfGIF }
        if bytes.text(at: 1, 3) == "PNG", data[data.startIndex] == 0x89 { return bytes.hasEndOfPNG }
        if bytes.text(at: 0, 4) == "RIFF" { return bytes.hasEndOfRIFF }
        return true
    }

    private struct Bytes {
        let data: Data
        init(_ data: Data) { self.data = data }

        /// The byte at an offset; nil beyond the end.
        subscript(offset: Int) -> UInt8? {
            offset < data.count ? data[data.startIndex + offset] : nil
        }

        func text(at offset: Int, _ count: Int) -> String {
            let start = data.startIndex + offset
            guard offset + count <= data.count else { return "" }
            return String(decoding: data[start..<(start + count)], as: UTF8.self)
        }

        /// An unsigned number of four bytes.
        private func number(at offset: Int, isLittle: Bool) -> Int? {
            guard offset <= data.count - 4 else { return nil }
            let bytes = (0..<4).map { Int(data[data.startIndex + offset + $0]) }
            return (isLittle ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | $1 }
        }

        /// The size in the first header, which may count a padding byte that is not there.
        var hasEndOfRIFF: Bool {
            number(at: 4, isLittle: true).map { data.count >= 8 + $0 - 1 } ?? false
        }

        /// The chunk `IEND`, at the end of the chunks (PNG, 5.6).
        var hasEndOfPNG: Bool {
            var offset = 8
            while let length = number(at: offset, isLittle: false) {
                if text(at: offset + 4, 4) == "IEND" { return true }
                offset += 12 + length
            }
            return false
        }

        /// The trailer, after blocks that are each whole (GIF89a, sections 15 to 27).
        var hasEndOfGIF: Bool {
            guard let flags = self[10] else { return false }
            var offset = 13 + Self.tableSize(flags)
            while let kind = self[offset] {
                switch kind {
                case 0x21: offset += 2  // an extension and its label
                case 0x2C:
                    guard let flags = self[offset + 9] else { return false }
                    // The descriptor, its table, the code size of the pixels.
                    offset += 10 + Self.tableSize(flags) + 1
                // The trailer, or a block that no decoder knows, which ends the picture too.
                default: return true
                }
                // Blocks of data, of which the last is empty.
                while let size = self[offset] {
                    offset += 1 + Int(size)
                    if size == 0 { break }
                }
            }
            return false
        }

        /// The bytes of a colour table, by the flags before it.
        private static func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
    }
}
