import Foundation

/// The bytes of a ``PixelBuffer``, apart from it: a texture made of the pixels holds on to their memory alone, so that the
/// pixels can keep that texture as a companion and nothing holds on to itself.
///
/// `@unchecked Sendable` holds because the bytes are written only before this object is made, and freed in `deinit`, when
/// nobody has it any more.
public final class PixelMemory: @unchecked Sendable {
    /// Rows from top to bottom without gaps, four bytes a pixel: red, green, blue, alpha, straight, sRGB. Valid for as long
    /// as this object lives.
    public let bytes: UnsafeRawBufferPointer

    /// Takes over memory that `malloc` gave.
    init(_ bytes: UnsafeMutableRawBufferPointer) { self.bytes = UnsafeRawBufferPointer(bytes) }

    deinit { free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }
}
