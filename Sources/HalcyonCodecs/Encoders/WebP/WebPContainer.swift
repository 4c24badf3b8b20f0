import CCodecs
import Foundation
import HalcyonCore

/// The chunks around a WebP stream.
///
/// Source: RFC 9649; libwebp's `mux.h`.
enum WebPContainer {
    /// A file with metadata; the stream itself where there is none.
    static func file(_ stream: Data, _ metadata: EncodedMetadata) throws(ImageError) -> Data {
        if metadata.isEmpty { return stream }
        // Copies, as the chunks have to outlive the calls that hand them over.
        guard let mux = with(stream, { WebPMuxCreate(&$0, 1) }) else {
            throw .encoding(.failed(.webp, why: "the stream is no WebP file"))
        }
        defer { WebPMuxDelete(mux) }
        if let profile = metadata.profile { try check(with(profile) { WebPMuxSetChunk(mux, "ICCP", &$0, 1) }) }
        if let exif = metadata.exif { try check(with(exif) { WebPMuxSetChunk(mux, "EXIF", &$0, 1) }) }
        var file = WebPData()
        try check(WebPMuxAssemble(mux, &file))
        return try take(file)
    }

    /// Says in a file's header that pixels may be transparent. libwebp looks at the frames' streams alone: of frames that
    /// are opaque and do not cover their canvas it says that nothing is transparent, and viewers show black around them.
    static func markAlpha(in file: inout Data) {
        let flags = file.startIndex + 20
        guard file.count > 30, file[flags - 8..<flags - 4].elementsEqual("VP8X".utf8) else { return }
        file[flags] |= UInt8(ALPHA_FLAG.rawValue)
    }

    /// Takes over the memory that libwebp has made.
    static func take(_ file: WebPData) throws(ImageError) -> Data {
        guard let bytes = file.bytes else { throw .encoding(.failed(.webp, why: "libwebp gave no bytes")) }
        return Data(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes), count: file.size,
            deallocator: .custom { bytes, _ in WebPFree(bytes) })
    }

    private static func with<Result>(_ bytes: Data, _ body: (inout WebPData) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
            return body(&data)
        }
    }

    private static func check(_ error: WebPMuxError) throws(ImageError) {
        if error != WEBP_MUX_OK { throw .encoding(.failed(.webp, why: "libwebpmux's error \(error.rawValue)")) }
    }
}
