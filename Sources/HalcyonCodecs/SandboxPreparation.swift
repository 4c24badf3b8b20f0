package import Foundation
package import HalcyonCore

#if HEIF
import CHEIF
#endif
#if SVG
import CRSVG
#endif

extension StandardCodecs {
    /// A small file of a format, made by this process; nil for formats that take long to encode, or whose encoders and
    /// decoders have threads.
    package static func smallFile(of format: ImageFormat) -> Data? {
        let pixels = try? PixelBuffer(width: 8, height: 8, hasAlpha: false) { memory in
            for index in memory.indices { memory[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index) }
        }
        let encoders: [ImageFormat: any ImageEncoding] = [
            .jpeg: JPEGEncoder(), .png: PNGEncoder(), .gif: GIFEncoder(), .webp: WebPEncoder(),
        ]
        return pixels.flatMap { try? encoders[format]?.encode($0, as: format, options: EncodingOptions()) }
    }

    /// Makes the libraries of a format load the files that they need, before the process may open none: fonts, plugins.
    ///
    /// - Parameter keep: Keeps a file open that is opened again for each use.
    package static func prepareForSandbox(_ format: ImageFormat, keep: (String) -> Void) {
        #if HEIF
        // Loads libheif's plugins.
        if format == .heic, let context = heif_context_alloc() { heif_context_free(context) }
        #endif
        #if JPEGXL
        if format == .jpegXL { try? JXL.load() }
        #endif
        #if SVG
        if format == .svg { prepareDrawings(keep) }
        #endif
    }

    #if SVG
    /// Draws text in the usual fonts, and embedded pictures, whose readers are plugins.
    private static func prepareDrawings(_ keep: (String) -> Void) {
        let pixels = try? PixelBuffer(width: 2, height: 2, hasAlpha: false) { memory in
            for index in memory.indices { memory[index] = 255 }
        }
        guard let pixels else { return }
        let embedded: [(String, Data?)] = [
            ("image/png", try? PNGEncoder().encode(pixels, as: .png, options: EncodingOptions())),
            ("image/jpeg", try? JPEGEncoder().encode(pixels, as: .jpeg, options: EncodingOptions())),
        ]
        let pictures = embedded.map { type, data in
            "<image width='2' height='2' href='data:\(type);base64,\(data?.base64EncodedString() ?? "")'/>"
        }
        let texts = ["sans-serif", "serif", "monospace"].flatMap { family in
            ["normal", "bold"].map { weight in
                "<text y='20' font-family='\(family)' font-weight='\(weight)'>Ag</text>"
            }
        }
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'>"
            + (pictures + texts).joined() + "</svg>"
        var options = DecodingOptions()
        options.isAlone = true
        _ = try? SVGDecoder().decode(Data(text.utf8), options: options)
        // Fonts are as they are now, for as long as the process lives.
        guard let rsvg = try? SVGLibrary.loaded().functions else { return }
        _ = rsvg.set_rescan_interval(nil, 0)
        guard let fonts = rsvg.fonts(nil, 0)?.pointee, let patterns = fonts.patterns else { return }
        var files: Set<String> = []
        for index in 0..<Int(fonts.count) {
            var file: UnsafeMutablePointer<CChar>?
            guard rsvg.font_string(patterns[index], "file", 0, &file) == 0, let file else { continue }
            if files.insert(String(cString: file)).inserted { keep(String(cString: file)) }
        }
    }
    #endif
}
