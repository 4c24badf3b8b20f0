#if SVG
import CRSVG
import HalcyonCore

/// librsvg, and the libraries that come with it: cairo, GLib and fontconfig.
///
/// `@unchecked Sendable` holds because the pointers are those of functions, which stay where they are, and nobody
/// changes them.
struct SVGLibrary: @unchecked Sendable {
    private static let loading: Result<SVGLibrary, ImageError> = {
        var functions = halcyon_rsvg()
        guard halcyon_rsvg_load(&functions) != 0 else {
            return .failure(.decoding(.unsupportedFormat(ImageFormat(name: "svg (without librsvg 2.54 or newer)"))))
        }
        return .success(SVGLibrary(functions: functions))
    }()

    let functions: halcyon_rsvg

    /// Loads the libraries if they are not loaded yet.
    ///
    /// - Throws: `ImageError.decoding(.unsupportedFormat)` if librsvg is missing; the format's name says so.
    static func loaded() throws(ImageError) -> SVGLibrary { try loading.get() }
}
#endif
