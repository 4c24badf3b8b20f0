import Foundation
import HalcyonCore

/// The passes of an interlaced PNG file, put together as browsers do: each pixel stands for its neighbours that have
/// not come yet. Of a large picture every second, fourth or eighth pixel of every such row is kept.
///
/// Source: PNG, third edition (W3C, 2025), 8.2.
final class PNGPasses {
    let size: PixelSize
    /// Whether every pixel has some colour.
    private(set) var isCovered = false
    /// Whether something has changed since this was set to false.
    var hasNews = false
    private let step: Int
    private let width: Int
    private let pixels: UnsafeMutablePointer<UInt32>

    /// - Parameter step: 1, 2, 4 or 8.
    init?(_ stored: PixelSize, step: Int) {
        size = stored.reduced(by: step)
        guard let memory = calloc(size.width * size.height, 4) else { return nil }
        pixels = memory.bindMemory(to: UInt32.self, capacity: size.width * size.height)
        self.step = step
        width = stored.width
    }

    deinit { free(pixels) }

    /// Takes a row of a pass, in which each pixel is repeated up to the next one.
    func take(_ row: UnsafePointer<UInt8>, y: Int, pass: Int) {
        if pass > 0 { isCovered = true }
        guard y % step == 0 else { return }
        // Passes 1, 3 and 5 (from 0) fill in the right halves of what stood for 8, 4 and 2 columns; the others rows.
        let columns = pass % 2 == 1 ? 4 >> (pass / 2) : 0
        let source = UnsafeRawPointer(row)
        let target = pixels + y / step * size.width
        var x = 0
        for column in 0..<size.width {
            if columns == 0 || x & columns != 0 {
                target[column] = source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                hasNews = true
            }
            x += step
        }
    }

    /// Takes all as known.
    func finish() { isCovered = true }

    /// The picture so far.
    ///
    /// - Parameter hasAlpha: Whether the file has.
    func picture(
        _ plan: DecodePlan, hasAlpha: Bool, profile: ICCProfile?, watch: DecodeWatch
    ) throws(ImageError) -> DecodedImage {
        let hasAlpha = hasAlpha || !isCovered
        return try plan.picture(hasAlpha: hasAlpha, profile: profile) { memory throws(ImageError) in
            guard !plan.layout.isIdentity(for: size) else {
                memory.copyMemory(from: UnsafeRawBufferPointer(start: pixels, count: size.width * size.height * 4))
                return
            }
            let resampler = RowResampler(source: size, layout: plan.layout, hasAlpha: hasAlpha, output: memory)
            for y in 0..<size.height {
                try watch.check()
                resampler.push(pixels + y * size.width)
            }
        }
    }
}
