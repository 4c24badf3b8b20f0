#if canImport(CoreGraphics)
import CPixels
public import CoreGraphics
import Foundation
public import HalcyonCore

extension DecodedImage {
    /// Creates an image from a `CGImage`, for placeholders and processors: still, without rotation, in sRGB.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if there is no memory for the pixels.
    public init(_ image: CGImage) throws(ImageError) {
        self.init(pixels: try PixelBuffer(image))
    }
}

extension PixelBuffer {
    /// Creates a buffer from the pixels of a `CGImage`, in straight (not premultiplied) sRGB. The pixels of ``cgImage``
    /// are returned unchanged. Others are drawn, which converts their colours to sRGB, and nearly transparent ones lose
    /// some precision, because Core Graphics draws premultiplied.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` if there is no memory for the pixels.
    public convenience init(_ image: CGImage) throws(ImageError) {
        try self.init(drawing: image, in: CGColorSpace(name: CGColorSpace.sRGB))
    }

    /// - Parameters:
    ///   - space: The colour space of the pixels; an RGB one.
    ///   - isOverWhite: Whether transparent pixels are composited on white.
    convenience init(
        drawing image: CGImage, in space: CGColorSpace?, isOverWhite: Bool = false
    ) throws(ImageError) {
        let (width, height) = (image.width, image.height)
        let hasAlpha = image.hasAlpha && !isOverWhite
        try self.init(width: width, height: height, hasAlpha: hasAlpha) { memory throws(ImageError) in
            if hasAlpha, image.copyStraightRows(to: memory, of: space) { return }
            guard let bytes = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
            memset(bytes, isOverWhite ? 255 : 0, memory.count)
            let alpha: CGImageAlphaInfo = hasAlpha ? .premultipliedLast : .noneSkipLast
            guard let space,
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: space,
                    bitmapInfo: alpha.rawValue | CGImageByteOrderInfo.order32Big.rawValue)
            else { throw .decoding(.outOfMemory(PixelSize(width: width, height: height))) }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            if hasAlpha {
                cpixels_make_straight(bytes, memory.count / 4)
            } else {
                // The contents of bytes that Core Graphics skips are undocumented.
                cpixels_make_opaque(bytes, memory.count / 4)
            }
        }
    }
}

extension CGImage {
    /// Whether pixels may be transparent.
    var hasAlpha: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo) }

    /// Copies rows that are already in our format, without a loss of precision; returns false if they are not.
    fileprivate func copyStraightRows(to memory: UnsafeMutableRawBufferPointer, of space: CGColorSpace?) -> Bool {
        guard alphaInfo == .last, bitsPerComponent == 8, bitsPerPixel == 32, decode == nil,
            byteOrderInfo == .orderDefault || byteOrderInfo == .order32Big,
            let colorSpace, let space, colorSpace === space || colorSpace.isSRGB && space.isSRGB,
            let data = dataProvider?.data
        else { return false }
        let rows = data as NSData
        guard rows.length >= (height - 1) * bytesPerRow + width * 4 else { return false }
        withExtendedLifetime(rows) {
            for y in 0..<height {
                let row = UnsafeRawBufferPointer(start: rows.bytes + y * bytesPerRow, count: width * 4)
                UnsafeMutableRawBufferPointer(rebasing: memory[y * width * 4..<(y + 1) * width * 4])
                    .copyMemory(from: row)
            }
        }
        return true
    }
}

extension CGColorSpace {
    var isSRGB: Bool { name == CGColorSpace.sRGB }
}

extension DecodedImage {
    /// The pixels (of the first frame, if there are several) as a `CGImage`: straight alpha, sRGB, without a copy. It
    /// is created at the first use and kept with the pixels, and so with the image in the memory cache. Nil only if
    /// Core Graphics has no memory for it.
    public var cgImage: CGImage? { pixels.cgImage }
}

extension PixelBuffer {
    /// The pixels as a `CGImage`; see `DecodedImage.cgImage`.
    public var cgImage: CGImage? {
        if let kept = companion(of: CGImageCompanion.self) { return kept.image }
        guard let made = makeCGImage(in: CGColorSpace(name: CGColorSpace.sRGB)) else { return nil }
        return companion { _ in CGImageCompanion(made) }.image
    }

    /// - Parameter space: The colour space of the pixels.
    func makeCGImage(in space: CGColorSpace?) -> CGImage? {
        guard let address = memory.bytes.baseAddress, let space,
            let provider = CGDataProvider(
                dataInfo: Unmanaged.passRetained(memory).toOpaque(), data: address, size: memory.bytes.count,
                releaseData: { memory, _, _ in
                    if let memory { Unmanaged<PixelBuffer.Memory>.fromOpaque(memory).release() }
                })
        else { return nil }
        let alpha: CGImageAlphaInfo = hasAlpha ? .last : .noneSkipLast
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | CGImageByteOrderInfo.order32Big.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}

/// A `CGImage` as a companion of pixels. At run time, a cast to a Core Foundation class succeeds for any object, so it
/// could not distinguish the companions of pixels.
///
/// `@unchecked Sendable` is safe because a `CGImage` is immutable.
final class CGImageCompanion: @unchecked Sendable {
    let image: CGImage

    init(_ image: CGImage) { self.image = image }
}
#endif
