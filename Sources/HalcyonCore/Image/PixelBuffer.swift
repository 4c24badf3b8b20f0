import Foundation
import Synchronization

/// Pixels in memory: rows from top to bottom, four bytes a pixel in the order red, green, blue, alpha, eight bits each,
/// straight (not premultiplied) alpha, sRGB.
///
/// Immutable once made, so it may be shared freely between threads, and its ``memory`` can be lent to a toolkit's texture
/// without a copy.
public final class PixelBuffer: Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Number of rows.
    public let height: Int
    /// Bytes from one row's start to the next one's: `width * 4`.
    public let bytesPerRow: Int
    /// Whether any pixel may be less than opaque. False promises that every alpha byte is 255.
    public let hasAlpha: Bool

    /// Where the pixels lie: for textures, which may outlive this object.
    public let memory: PixelMemory
    let companions = Companions()

    /// Makes a buffer and lets `fill` write every byte of it.
    ///
    /// - Parameters:
    ///   - width: Pixels in a row, at least 1.
    ///   - height: Number of rows, at least 1.
    ///   - hasAlpha: See ``hasAlpha``.
    ///   - fill: Gets `width * 4 * height` bytes that are **not** initialised, and writes all of them.
    /// - Throws: `ImageError.decoding(.outOfMemory)` where the memory cannot be had, and what `fill` throws.
    public init(
        width: Int, height: Int, hasAlpha: Bool,
        fill: (UnsafeMutableRawBufferPointer) throws(ImageError) -> Void
    ) throws(ImageError) {
        let size = PixelSize(width: width, height: height)
        guard width > 0, height > 0, let pixels = size.pixelCount, pixels <= Int.max / 4,
            let address = malloc(pixels * 4)
        else { throw .decoding(.outOfMemory(size)) }
        let memory = UnsafeMutableRawBufferPointer(start: address, count: pixels * 4)
        do {
            try fill(memory)
        } catch {
            free(address)
            throw error
        }
        self.width = width
        self.height = height
        self.bytesPerRow = width * 4
        self.hasAlpha = hasAlpha
        self.memory = PixelMemory(memory)
    }

    /// Other pixels over the same memory.
    init(_ memory: PixelMemory, size: PixelSize, hasAlpha: Bool) {
        width = size.width
        height = size.height
        bytesPerRow = size.width * 4
        self.hasAlpha = hasAlpha
        self.memory = memory
    }

    /// Width and height in pixels.
    public var size: PixelSize { PixelSize(width: width, height: height) }

    /// The bytes of memory that the pixels take: what a cache counts as their cost.
    public var byteCount: Int { memory.bytes.count }

    /// Lends the bytes, row after row from the top, for the length of the call.
    public func withUnsafeBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(memory.bytes)
    }

    /// One pixel as red, green, blue, alpha, straight. Nil outside the picture. For single looks, not for loops.
    public subscript(x: Int, y: Int) -> SIMD4<UInt8>? {
        guard x >= 0, x < width, y >= 0, y < height else { return nil }
        return memory.bytes.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
    }
}

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

extension PixelBuffer {
    /// Something made of these pixels that is kept for as long as they are, and so with the image in the memory cache:
    /// a toolkit's texture.
    ///
    /// Made once for each type, which must be a class of Swift or Objective-C: at run time, one of Core Foundation is
    /// told from no other. Where two threads ask at the same time both may make it; both get the one that is kept.
    ///
    /// - Parameters:
    ///   - type: What it is.
    ///   - make: Makes it. It must not hold on to the pixels themselves, or neither is ever freed: their ``memory`` is
    ///     for that.
    /// - Throws: What `make` throws; then nothing is kept.
    public func companion<Companion: AnyObject & Sendable, Failure: Error>(
        of type: Companion.Type = Companion.self, make: (PixelBuffer) throws(Failure) -> Companion
    ) throws(Failure) -> Companion {
        if let kept = companions.first(of: type) { return kept }
        return companions.keep(try make(self))
    }

    /// As ``companion(of:make:)``, if it has been made.
    public func companion<Companion: AnyObject & Sendable>(of type: Companion.Type = Companion.self) -> Companion? {
        companions.first(of: type)
    }

    struct Companions: ~Copyable, Sendable {
        private let objects = Mutex<[any AnyObject & Sendable]>([])

        borrowing func first<Companion: AnyObject & Sendable>(of type: Companion.Type) -> Companion? {
            objects.withLock { objects in
                for object in objects { if let found = object as? Companion { return found } }
                return nil
            }
        }

        borrowing func keep<Companion: AnyObject & Sendable>(_ made: Companion) -> Companion {
            objects.withLock { objects in
                for object in objects { if let earlier = object as? Companion { return earlier } }
                objects.append(made)
                return made
            }
        }
    }
}
