import Foundation

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
