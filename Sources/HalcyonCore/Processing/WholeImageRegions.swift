import Foundation
import Synchronization

/// Regions of a picture that is decoded already, for decoders that cannot decode regions.
final class WholeImageRegions: ImageRegions {
    let format: ImageFormat
    let size: PixelSize
    let reductions: [Int]
    var index: Data? { nil }

    /// The picture; smaller than ``size`` if it was too large to be decoded at full size.
    private let pixels: PixelBuffer
    /// The picture at reduced sizes, made when they are first needed: all together a third of its memory.
    private let levels = Mutex<[Int: PixelBuffer]>([:])

    /// - Parameters:
    ///   - pixels: The picture.
    ///   - format: The format of its file. Default: PNG, for a picture that comes from no file.
    ///   - size: The size of the whole picture, if it was decoded at a smaller one. Default: nil, that of the pixels.
    init(_ pixels: PixelBuffer, format: ImageFormat = .png, of size: PixelSize? = nil) {
        self.pixels = pixels
        self.format = format
        self.size = size ?? pixels.size
        let longest = max(self.size.width, self.size.height)
        reductions = (0..<16).map { 1 << $0 }.filter { $0 == 1 || longest / $0 >= 256 }
    }

    func overview() throws(ImageError) -> PixelBuffer {
        // As that of other decoders, but as sharp as it can be: the picture is there.
        let reduction = reductions.first { max(size.width, size.height) / $0 <= 2048 }
        return try level(reduction ?? 1)
    }

    func decode(_ region: PixelRect, reducedBy reduction: Int) throws(ImageError) -> PixelBuffer {
        guard reductions.contains(reduction), let part = region.reduced(by: reduction, in: size) else {
            throw .decoding(.noSuchRegion(region, of: size))
        }
        let full = reducedSize(reduction)
        if pixels.width >= full.width, pixels.height >= full.height {
            return try level(reduction).cut(part)
        }
        // Enlarged: it was decoded at less than this size.
        let (x, width) = scaled(part.x, part.width, from: full.width, to: pixels.width)
        let (y, height) = scaled(part.y, part.height, from: full.height, to: pixels.height)
        return try pixels.cut(PixelRect(x: x, y: y, width: width, height: height)).resized(to: part.size)
    }

    /// Returns the pixels of a smaller copy that show a part of a line.
    private func scaled(_ start: Int, _ length: Int, from whole: Int, to copy: Int) -> (start: Int, length: Int) {
        let scale = Double(copy) / Double(whole)
        let first = min(Int(Double(start) * scale), copy - 1)
        let last = min(max(Int((Double(start + length) * scale).rounded(.up)), first + 1), copy)
        return (first, last - first)
    }

    private func reducedSize(_ reduction: Int) -> PixelSize {
        PixelSize(width: (size.width - 1) / reduction + 1, height: (size.height - 1) / reduction + 1)
    }

    /// Returns the whole picture at a reduced size. Two callers at the same time may both make it.
    private func level(_ reduction: Int) throws(ImageError) -> PixelBuffer {
        if let made = levels.withLock({ $0[reduction] }) { return made }
        let wanted = reducedSize(reduction)
        if wanted == pixels.size || wanted.width > pixels.width || wanted.height > pixels.height { return pixels }
        let made = try pixels.resized(to: wanted)
        levels.withLock { $0[reduction] = made }
        return made
    }
}

extension PixelBuffer {
    /// Returns a rectangle that is inside the picture.
    fileprivate func cut(_ part: PixelRect) throws(ImageError) -> PixelBuffer {
        if part == PixelRect(whole: size) { return self }
        return try rows(size: part.size, hasAlpha: hasAlpha) { source, target, y in
            target.update(from: source + ((part.y + y) * width + part.x), count: part.width)
        }
    }

    /// Returns the picture at exactly another size.
    fileprivate func resized(to size: PixelSize) throws(ImageError) -> PixelBuffer {
        let target = TargetSize(width: size.width, height: size.height, mode: .stretch, enlarges: true)
        return try ImageProcessors.Resize(to: target).process(DecodedImage(pixels: self)).pixels
    }
}
