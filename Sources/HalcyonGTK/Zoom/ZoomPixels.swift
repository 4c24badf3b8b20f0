internal import CGTK
import HalcyonCore

/// Pixels of a picture as GTK's renderers take them: 32 bits each, alpha first, premultiplied, in the order of the
/// machine's bytes.
///
/// GTK can be given straight pixels, but its renderer without a graphics card converts a whole texture in each frame
/// that shows a part of it, which took 18 ms of a frame of 1280×800. Converted once, on another thread, they are
/// painted as they are.
///
/// `@unchecked Sendable` is safe because the pointers never change, nobody writes what they point to, and textures and
/// Cairo's surfaces are reference-counted atomically.
final class ZoomPixels: @unchecked Sendable {
    let size: PixelSize
    /// Whether no pixel is transparent.
    let isOpaque: Bool
    /// A `GdkTexture` over the pixels, for renderers with a graphics card: it is uploaded once.
    let texture: OpaquePointer
    /// The same memory for Cairo.
    let surface: OpaquePointer
    private let bytes: OpaquePointer

    /// Converts pixels on another thread.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if memory cannot be allocated.
    @concurrent
    static func made(of pixels: PixelBuffer) async throws(ImageError) -> ZoomPixels { try ZoomPixels(pixels) }

    /// Converts pixels.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if memory cannot be allocated.
    init(_ pixels: PixelBuffer) throws(ImageError) {
        size = pixels.size
        isOpaque = !pixels.hasAlpha
        // A buffer only for its memory, which comes from a pool: its bytes are not those that a buffer has.
        let memory = try PixelBuffer(width: pixels.width, height: pixels.height, hasAlpha: true) { target in
            Self.convert(pixels, to: target)
        }.memory
        bytes = memory.newBytes()
        texture = halcyon_premultiplied_texture(bytes, 0, 0, gint(size.width), gint(size.height), gint(size.width))
        surface = halcyon_surface(bytes, gint(size.width), gint(size.height))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(texture))
        cairo_surface_destroy(surface)
        g_bytes_unref(bytes)
    }

    /// Calls `body` with a texture of a part, which must be inside the pixels.
    func withTexture(of part: PixelRect, _ body: (OpaquePointer) -> Void) {
        let texture = halcyon_premultiplied_texture(
            bytes, gint(part.x), gint(part.y), gint(part.width), gint(part.height), gint(size.width))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        body(texture)
    }

    private static func convert(_ pixels: PixelBuffer, to target: UnsafeMutableRawBufferPointer) {
        let words = target.bindMemory(to: UInt32.self)
        pixels.withUnsafeBytes { source in
            let source = source.bindMemory(to: UInt32.self)
            let count = min(words.count, source.count)
            if pixels.hasAlpha {
                for index in 0..<count { words[index] = premultiplied(UInt32(littleEndian: source[index])) }
            } else {
                for index in 0..<count {
                    let word = UInt32(littleEndian: source[index])
                    words[index] = 0xFF00_0000 | (word & 0xFF) << 16 | word & 0xFF00 | (word >> 16) & 0xFF
                }
            }
        }
    }

    /// Rounds as GTK does.
    private static func premultiplied(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        func part(_ level: UInt32) -> UInt32 {
            let product = level &* alpha &+ 127
            return (product &+ product >> 8 &+ 1) >> 8
        }
        return alpha << 24 | part(word & 0xFF) << 16 | part((word >> 8) & 0xFF) << 8 | part((word >> 16) & 0xFF)
    }
}
