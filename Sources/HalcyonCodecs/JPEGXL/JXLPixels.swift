#if JPEGXL
import Foundation
import HalcyonCore
import Synchronization

/// Receives parts of rows from libjxl, in any order, and from several threads at once.
protocol JXLPixels: AnyObject {
    /// - Parameters:
    ///   - samples: `count` pixels of four 32-bit floating-point samples: RGBA, 0…1 and beyond.
    ///   - x: The column of the first pixel.
    func take(_ samples: UnsafeRawPointer, x: Int, y: Int, count: Int)
}

/// Samples as whole numbers.
enum JXLSamples {
    /// Added to a smaller number, it leaves the number, rounded, in the lowest bits.
    private static let shift = SIMD4<Float>(repeating: 0x1p23)

    static func pixel(_ samples: UnsafeRawPointer, _ index: Int) -> SIMD4<Float> {
        samples.loadUnaligned(fromByteOffset: index * 16, as: SIMD4<Float>.self)
    }

    /// Returns the samples between 0 and 1, with 0 for what is no number.
    static func clamped(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        let positive = SIMD4<Float>.zero.replacing(with: pixel, where: pixel .> 0)
        return positive.replacing(with: 1, where: positive .> 1)
    }

    /// Returns a pixel whose colours are no longer multiplied by alpha.
    static func divided(_ pixel: SIMD4<Float>) -> SIMD4<Float> {
        guard pixel.w > 0 else { return pixel }
        var divided = pixel / pixel.w
        divided.w = pixel.w
        return divided
    }

    /// Returns clamped samples as numbers up to `maximum`.
    static func rounded(_ pixel: SIMD4<Float>, maximum: Float) -> SIMD4<UInt32> {
        let bits = unsafeBitCast(pixel * maximum + shift, to: SIMD4<UInt32>.self)
        return bits & SIMD4(repeating: 0xFFFF)
    }

    /// Writes samples of floating point as bytes. Sample by sample, the compiler makes it eight times as fast as by
    /// pixels.
    static func writeBytes(_ samples: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        let samples = samples.assumingMemoryBound(to: Float.self)
        for index in 0..<count { target[index] = UInt8(truncatingIfNeeded: bits(samples[index], maximum: 255)) }
    }

    /// Writes samples of floating point as 16-bit numbers.
    static func writeWords(_ samples: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt16>, count: Int) {
        let samples = samples.assumingMemoryBound(to: Float.self)
        for index in 0..<count { target[index] = UInt16(truncatingIfNeeded: bits(samples[index], maximum: 65535)) }
    }

    /// Returns a sample as a number up to `maximum`, in the lowest bits.
    private static func bits(_ sample: Float, maximum: Float) -> UInt32 {
        let positive: Float = sample > 0 ? sample : 0
        let clamped: Float = positive < 1 ? positive : 1
        return (clamped * maximum + 0x1p23).bitPattern
    }

    static func bytes(_ pixel: SIMD4<Float>) -> SIMD4<UInt8> {
        SIMD4<UInt8>(truncatingIfNeeded: rounded(clamped(pixel), maximum: 255))
    }

    static func words(_ pixel: SIMD4<Float>) -> SIMD4<UInt16> {
        SIMD4<UInt16>(truncatingIfNeeded: rounded(clamped(pixel), maximum: 65535))
    }
}

/// All pixels of an image as RGBA.
///
/// `@unchecked Sendable` is safe because each pixel is written once, by one thread.
final class JXLWholePixels: JXLPixels, @unchecked Sendable {
    private let memory: UnsafeMutableRawBufferPointer
    private let size: PixelSize
    private let isPremultiplied: Bool
    private let transform: ColorTransform?

    /// - Parameters:
    ///   - memory: Room for all pixels; must outlive this object.
    ///   - isPremultiplied: Whether the colours that come are multiplied by alpha.
    ///   - transform: Made for samples of 16 bits; nil to keep the colours.
    init(
        _ memory: UnsafeMutableRawBufferPointer, _ size: PixelSize, isPremultiplied: Bool, _ transform: ColorTransform?
    ) {
        self.memory = memory
        self.isPremultiplied = isPremultiplied
        self.size = size
        self.transform = transform
    }

    func take(_ samples: UnsafeRawPointer, x: Int, y: Int, count: Int) {
        guard x >= 0, y >= 0, y < size.height, x < size.width, let base = memory.baseAddress else { return }
        let count = min(count, size.width - x)
        let target = base + (y * size.width + x) * 4
        guard isPremultiplied else { return write(samples, count, to: target) }
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { straight in
            guard let first = straight.baseAddress else { return }
            for index in 0..<count { first[index] = JXLSamples.divided(JXLSamples.pixel(samples, index)) }
            write(first, count, to: target)
        }
    }

    private func write(_ samples: UnsafeRawPointer, _ count: Int, to target: UnsafeMutableRawPointer) {
        guard let transform else {
            let bytes = target.assumingMemoryBound(to: UInt8.self)
            return JXLSamples.writeBytes(samples, to: bytes, count: count * 4)
        }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count * 4) { deep in
            guard let words = deep.baseAddress else { return }
            JXLSamples.writeWords(samples, to: words, count: count * 4)
            transform.apply(words, to: target.assumingMemoryBound(to: UInt8.self), count: count)
        }
    }
}

/// The means of squares of pixels: an image at a half, a quarter … of its size.
///
/// `@unchecked Sendable` is safe because the sums are written with the lock held, and read after the last pixel.
final class JXLMeans: JXLPixels, @unchecked Sendable {
    let size: PixelSize
    private let stored: PixelSize
    /// The base-2 logarithm of the side of a square.
    private let shift: Int
    private let hasAlpha: Bool
    private let isPremultiplied: Bool
    /// Of each square the sums of red, green and blue, multiplied by alpha, and of alpha.
    private let sums: UnsafeMutablePointer<SIMD4<Float>>
    /// The number of pixels received, whose lock is that of the sums.
    private let received = Mutex(0)

    static func byteCount(_ stored: PixelSize, side: Int) -> Int {
        let size = stored.reduced(by: side)
        return size.width * size.height * 16
    }

    /// - Parameter side: The side of a square, a power of 2.
    init(_ stored: PixelSize, side: Int, hasAlpha: Bool, isPremultiplied: Bool) throws(ImageError) {
        let size = stored.reduced(by: side)
        guard let memory = calloc(size.width * size.height, 16) else { throw .decoding(.outOfMemory(size)) }
        sums = memory.bindMemory(to: SIMD4<Float>.self, capacity: size.width * size.height)
        self.size = size
        self.stored = stored
        self.hasAlpha = hasAlpha
        self.isPremultiplied = isPremultiplied
        shift = side.trailingZeroBitCount
    }

    deinit { free(sums) }

    func take(_ samples: UnsafeRawPointer, x: Int, y: Int, count: Int) {
        guard x >= 0, y >= 0, y < stored.height, x < stored.width else { return }
        let end = min(x + count, stored.width)
        let row = sums + (y >> shift) * size.width
        let multiplies = hasAlpha && !isPremultiplied
        received.withLock { received in
            received += end - x
            var column = x
            while column < end {
                let square = column >> shift
                let next = min((square + 1) << shift, end)
                var sum = SIMD4<Float>.zero
                for index in column - x..<next - x {
                    var pixel = JXLSamples.clamped(JXLSamples.pixel(samples, index))
                    if multiplies {
                        let alpha = pixel.w
                        pixel *= alpha
                        pixel.w = alpha
                    }
                    sum += pixel
                }
                row[square] += sum
                column = next
            }
        }
    }

    /// Whether no pixel has come.
    var isEmpty: Bool { received.withLock { $0 == 0 } }

    /// Whether all pixels have come, if none comes twice.
    var isFull: Bool { received.withLock { $0 == stored.width * stored.height } }

    /// Forgets all pixels.
    func clear() {
        received.withLock { received in
            received = 0
            memset(sums, 0, size.width * size.height * 16)
        }
    }

    /// Passes the means on, row by row.
    ///
    /// - Parameter isDeep: Whether the sink takes 16-bit samples.
    func push(to sink: RowSink, isDeep: Bool) throws(ImageError) {
        for y in 0..<size.height {
            guard let row = sink.row(y) else { throw sink.stopReason }
            let height = min((y + 1) << shift, stored.height) - y << shift
            for x in 0..<size.width {
                let width = min((x + 1) << shift, stored.width) - x << shift
                let mean = mean(sums[y * size.width + x], count: Float(width * height))
                let target = UnsafeMutableRawPointer(row)
                if isDeep {
                    let words = JXLSamples.words(mean)
                    let swapped = words &<< 8 | words &>> 8
                    target.storeBytes(of: swapped, toByteOffset: x * 8, as: SIMD4<UInt16>.self)
                } else {
                    target.storeBytes(of: JXLSamples.bytes(mean), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
        sink.finish()
    }

    private func mean(_ sum: SIMD4<Float>, count: Float) -> SIMD4<Float> {
        guard hasAlpha else { return sum / count }
        guard sum.w > 0 else { return .zero }
        var mean = sum / sum.w
        mean.w = sum.w / count
        return mean
    }
}

/// Every second, fourth or eighth pixel of every such row, for previews: a pixel that comes again replaces the last
/// one.
final class JXLPickedPixels: JXLPixels {
    let size: PixelSize
    let memory: UnsafeMutableRawBufferPointer
    private let stored: PixelSize
    private let step: Int
    private let isPremultiplied: Bool

    /// - Parameter step: 1, 2, 4 or 8.
    init(_ stored: PixelSize, step: Int, isPremultiplied: Bool) throws(ImageError) {
        size = stored.reduced(by: step)
        guard let start = calloc(size.width * size.height, 4) else { throw .decoding(.outOfMemory(size)) }
        memory = UnsafeMutableRawBufferPointer(start: start, count: size.width * size.height * 4)
        self.stored = stored
        self.step = step
        self.isPremultiplied = isPremultiplied
    }

    deinit { free(memory.baseAddress) }

    func take(_ samples: UnsafeRawPointer, x: Int, y: Int, count: Int) {
        guard x >= 0, y >= 0, y < stored.height, x < stored.width, y % step == 0, let base = memory.baseAddress else {
            return
        }
        let row = base + y / step * size.width * 4
        let end = min(x + count, stored.width)
        for column in stride(from: (x + step - 1) / step * step, to: end, by: step) {
            let pixel = JXLSamples.pixel(samples, column - x)
            let bytes = JXLSamples.bytes(isPremultiplied ? JXLSamples.divided(pixel) : pixel)
            row.storeBytes(of: bytes, toByteOffset: column / step * 4, as: SIMD4<UInt8>.self)
        }
    }
}
#endif
