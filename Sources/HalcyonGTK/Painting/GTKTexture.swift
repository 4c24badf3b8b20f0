internal import CGTK
public import HalcyonCore

/// A `GdkTexture` over the memory of decoded pixels, without a copy.
///
/// It is kept with the pixels, and so with the image in the memory cache: views that show the same image share one
/// texture, which a GL renderer uploads once. It may be created and released on any thread.
///
/// `@unchecked Sendable` is safe because the pointer never changes, and textures are immutable and reference-counted
/// atomically.
public final class GTKTexture: @unchecked Sendable {
    let texture: OpaquePointer

    /// The `GdkTexture`, which is also a `GdkPaintable`. To keep it longer than this object, take a reference.
    public var pointer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(texture) }

    /// Returns the texture of some pixels: created at the first use, and the same one as long as they exist.
    public static func of(_ pixels: PixelBuffer) -> GTKTexture { pixels.companion { GTKTexture($0) } }

    private init(_ pixels: PixelBuffer) {
        let bytes = pixels.memory.newBytes()
        defer { g_bytes_unref(bytes) }
        texture = gdk_memory_texture_new(
            gint(pixels.width), gint(pixels.height), GDK_MEMORY_R8G8B8A8, bytes, gsize(pixels.bytesPerRow))
    }

    deinit { g_object_unref(pointer) }
}

extension PixelBuffer.Memory {
    /// Returns a new `GBytes` over this memory, which keeps it; release it with `g_bytes_unref`.
    func newBytes() -> OpaquePointer {
        g_bytes_new_with_free_func(
            bytes.baseAddress, gsize(bytes.count),
            { memory in if let memory { Unmanaged<PixelBuffer.Memory>.fromOpaque(memory).release() } },
            Unmanaged.passRetained(self).toOpaque())
    }
}
