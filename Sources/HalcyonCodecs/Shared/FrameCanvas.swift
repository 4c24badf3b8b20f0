import CPixels
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
    func clear() { memset(pixels, 0, memory.count) }

    /// Makes a frame's area transparent.
    func clear(_ place: FramePlacement) {
        for y in place.rows { memset(row(y, from: place.columns.lowerBound), 0, place.columns.count * 4) }
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
                    cpixels_lay_over(source, target, count)
                }
                source += count
            }
        }
    }
}
