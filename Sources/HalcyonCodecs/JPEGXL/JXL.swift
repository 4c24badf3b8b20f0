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

    /// The functions of libjxl. Call ``load()`` first: if it fails, they are nil.
    static var calls: halcyon_jxl { library.functions }

    /// Loads libjxl if it is not loaded yet.
    ///
    /// - Throws: `.unsupportedFormat` if libjxl is missing; the format's name says so.
    static func load() throws(ImageError) {
        guard library.isLoaded else {
            throw .decoding(.unsupportedFormat(ImageFormat(name: "jxl (without libjxl)")))
        }
    }
}
#endif
