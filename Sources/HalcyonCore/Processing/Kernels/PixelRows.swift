import CPixels
import Foundation

extension PixelBuffer {
    /// Creates a picture row by row, and stops if the task is cancelled.
    ///
    /// - Parameters:
    ///   - size: The size of the new picture; nil for that of this one.
    ///   - body: Writes a row of the new picture. Its arguments are the rows of this picture from the first on, the row
    ///     to write, and its index from the top.
    func rows(
        size: PixelSize? = nil, hasAlpha: Bool,
        _ body: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int) throws(ImageError) -> Void
    ) throws(ImageError) -> PixelBuffer {
        let size = size ?? self.size
        return try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) {
            memory throws(ImageError) in
            try withUnsafeBytes { bytes throws(ImageError) in
                guard let source = bytes.bindMemory(to: UInt32.self).baseAddress,
                    let target = memory.bindMemory(to: UInt32.self).baseAddress
                else { return }
                for y in 0..<size.height {
                    if y % 16 == 0, Task.isCancelled { throw .cancelled }
                    try body(source, target + y * size.width, y)
                }
            }
        }
    }

    /// Returns the picture with other colours; see `cpixels_adjustment`.
    ///
    /// - Parameters:
    ///   - own: The factor of each channel.
    ///   - luma: The factor of the pixel's luma, which is added to each channel.
    ///   - constant: Added to red, green and blue.
    ///   - levels: What each channel is replaced by first, for 0 to 255; nil for itself.
    func adjusted(
        own: Float, luma: Float, constant: SIMD3<Float>, levels: [Float]? = nil
    ) throws(ImageError) -> PixelBuffer {
        let change = cpixels_adjustment(
            own: own, luma: luma, red: constant.x, green: constant.y, blue: constant.z, bits: hasAlpha ? 0 : .opaque)
        let adjust = PixelKernels.current.effects.pointee.adjust
        return try rows(hasAlpha: hasAlpha) { source, target, y in
            if let levels {
                adjust?(source + y * width, levels, change, target, width)
            } else {
                adjust?(source + y * width, nil, change, target, width)
            }
        }
    }

    /// Returns the picture blended with a layer.
    ///
    /// - Parameters:
    ///   - layer: The first row of the layer.
    ///   - pitch: The pixels from a row of the layer to the next; 0 if all rows are the same.
    ///   - isAbove: Whether the picture lies over the layer, and not under it.
    ///   - opacity: That of the upper one, from 0 to 1.
    func blended(
        _ mode: ImageProcessors.Blend.Mode, with layer: UnsafePointer<UInt32>, pitch: Int, isAbove: Bool = false,
        opacity: Float = 1, hasAlpha: Bool
    ) throws(ImageError) -> PixelBuffer {
        let blend = PixelKernels.current.effects.pointee.blend
        return try rows(hasAlpha: hasAlpha) { source, target, y in
            let own = source + y * width
            let other = layer + y * pitch
            blend?(
                mode.number, isAbove ? own : other, isAbove ? other : own, target, width, opacity,
                hasAlpha ? 0 : .opaque)
        }
    }
}

extension UInt32 {
    /// The alpha of an opaque pixel.
    fileprivate static var opaque: UInt32 { UInt32(0xFF00_0000).littleEndian }
}

extension PixelColor {
    /// The pixel in memory, read as a little-endian number.
    var packed: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }
}

extension PixelColor {
    /// Lends a row of pixels of this colour.
    func withRow<Result>(
        of count: Int, _ body: (UnsafePointer<UInt32>) throws(ImageError) -> Result
    ) throws(ImageError) -> Result {
        let row = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { row.deallocate() }
        row.initialize(repeating: packed.littleEndian, count: count)
        return try body(UnsafePointer(row))
    }
}

/// The loops over pixels for one kind of processor; see `CPixels`.
///
/// `@unchecked Sendable` holds because they are constants: pointers to functions, and to the text of a name.
package struct PixelKernels: @unchecked Sendable {
    /// The kernels that are used: those that the environment variable `HALCYON_KERNELS` names, if the processor can run
    /// them, or else the fastest that it can run.
    package static let current =
        ProcessInfo.processInfo.environment["HALCYON_KERNELS"].flatMap { PixelKernels(named: $0) }
        ?? PixelKernels(loops: cpixels_find(nil).pointee, effects: cpixels_find_effects(nil))

    /// The loops that scale.
    let loops: cpixels_kernels
    /// Those of the processors.
    let effects: UnsafePointer<cpixels_effects>

    /// Returns the kernels of a name, `avx2`, `sse2`, `neon` or `plain`; nil if the processor cannot run them.
    package init?(named name: String) {
        guard let loops = cpixels_find(name), let effects = cpixels_find_effects(name) else { return nil }
        self.init(loops: loops.pointee, effects: effects)
    }

    private init(loops: cpixels_kernels, effects: UnsafePointer<cpixels_effects>) {
        self.loops = loops
        self.effects = effects
    }
}
