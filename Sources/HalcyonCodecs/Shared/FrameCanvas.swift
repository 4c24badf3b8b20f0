import Foundation
import HalcyonCore

/// The canvas that the frames of an animation are painted on: straight (not premultiplied) RGBA, transparent at first.
final class FrameCanvas {
    let size: PixelSize
    /// Row by row from the top, four bytes a pixel.
    let memory: UnsafeMutableRawBufferPointer
    private let pixels: UnsafeMutablePointer<UInt32>

    init(_ size: PixelSize) throws(ImageError) {
        guard let count = size.pixelCount, let address = calloc(count, 4) else { throw .decoding(.outOfMemory(size)) }
        self.size = size
        memory = UnsafeMutableRawBufferPointer(start: address, count: count * 4)
        pixels = address.bindMemory(to: UInt32.self, capacity: count)
    }

    deinit { free(pixels) }

    /// Returns the pixels of row `y` from column `x` on; both must lie on the canvas.
    func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y * size.width + x) }

    /// Makes the whole canvas transparent.
    func clear() { memory.initializeMemory(as: UInt8.self, repeating: 0) }

    /// Makes a frame's area transparent.
    func clear(_ place: FramePlacement) {
        for y in place.rows { row(y, from: place.columns.lowerBound).update(repeating: 0, count: place.columns.count) }
    }

    /// Returns the pixels of a frame's area.
    func copy(of place: FramePlacement) -> [UInt32] {
        var copy: [UInt32] = []
        copy.reserveCapacity(place.pixelCount)
        for y in place.rows {
            copy.append(
                contentsOf: UnsafeBufferPointer(
                    start: row(y, from: place.columns.lowerBound), count: place.columns.count))
        }
        return copy
    }

    /// Restores what ``copy(of:)`` saved.
    func restore(_ copy: [UInt32], at place: FramePlacement) {
        copy.withUnsafeBufferPointer { copy in
            guard var source = copy.baseAddress else { return }
            for y in place.rows {
                row(y, from: place.columns.lowerBound).update(from: source, count: place.columns.count)
                source += place.columns.count
            }
        }
    }

    /// Draws an image on the canvas, with the size of its area.
    func lay(_ picture: PixelBuffer, at place: FramePlacement, replaces: Bool) {
        picture.withUnsafeBytes { bytes in
            guard var source = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            let count = place.columns.count
            for y in place.rows {
                let target = row(y, from: place.columns.lowerBound)
                if replaces {
                    target.update(from: source, count: count)
                } else {
                    StraightBlend.over(source, onto: target, count: count)
                }
                source += count
            }
        }
    }
}

/// Blending of straight (not premultiplied) pixels.
enum StraightBlend {
    /// Blends one row of RGBA pixels over another, rounding once from the exact value.
    ///
    /// Source: Porter, Duff, "Compositing digital images", SIGGRAPH 1984, operator "over", which PNG, third edition
    /// (W3C, 2025), 11.3.7.2 requires by name.
    static func over(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count {
            let above = source[index]
            let alpha = above &>> 24
            if alpha == 255 {
                target[index] = above
            } else if alpha > 0 {
                target[index] = over(above, target[index], alpha)
            }
        }
    }

    private static func over(_ above: UInt32, _ below: UInt32, _ alpha: UInt32) -> UInt32 {
        // All in units of 1/255²; no product comes near 2³².
        let rest = (below &>> 24) &* (255 &- alpha)
        let sum = alpha &* 255 &+ rest
        var pixel = ((sum &+ 127) / 255) &<< 24
        for shift: UInt32 in [0, 8, 16] {
            let mixed = ((above &>> shift) & 255) &* alpha &* 255 &+ ((below &>> shift) & 255) &* rest
            pixel |= ((mixed &+ sum / 2) / sum) &<< shift
        }
        return pixel
    }
}
