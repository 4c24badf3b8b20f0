#if JPEGXL
import CJXL
import HalcyonCore

/// libjxl, which is loaded when the first file of JPEG XL comes.
enum JXL {
    /// `@unchecked Sendable` holds because the pointers are those of functions, which stay where they are, and nobody
    /// changes them.
    private struct Library: @unchecked Sendable {
        let functions: halcyon_jxl
        let isLoaded: Bool

        init() {
            var functions = halcyon_jxl()
            isLoaded = halcyon_jxl_load(&functions) != 0
            self.functions = functions
        }
    }

    private static let library = Library()

    /// The functions of libjxl. Only for those with a decoder or an encoder of libjxl's, for which it was loaded.
    static var calls: halcyon_jxl { library.functions }

    /// Loads libjxl, unless it is.
    ///
    /// - Throws: `.unsupportedFormat` with a name that says so if there is none.
    static func load() throws(ImageError) {
        guard library.isLoaded else {
            throw .decoding(.unsupportedFormat(ImageFormat(name: "jxl (without libjxl)")))
        }
    }
}
#endif
