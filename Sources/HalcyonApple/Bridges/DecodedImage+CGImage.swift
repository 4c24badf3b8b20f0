#if canImport(CoreGraphics)
public import CoreGraphics
import Foundation
public import HalcyonCore

extension DecodedImage {
    /// A picture of Core Graphics, as placeholders and processors want one: still, upright as it is, in sRGB.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` where the pixels have no room.
    public init(_ image: CGImage) throws(ImageError) {
        self.init(pixels: try PixelBuffer(image))
    }
}

extension PixelBuffer {
    /// The pixels of a picture of Core Graphics, in straight sRGB: those of ``cgImage`` come back as they were. Others
    /// are drawn, which brings their colours to sRGB, and those that are nearly transparent lose some of their depth,
    /// since Core Graphics draws premultiplied.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` where the pixels have no room.
    public convenience init(_ image: CGImage) throws(ImageError) {
        try self.init(drawing: image, in: CGColorSpace(name: CGColorSpace.sRGB))
    }

    /// - Parameters:
    ///   - space: Whose colours the pixels are to have; one of red, green and blue.
    ///   - isOverWhite: Whether what is transparent becomes white.
    convenience init(
        drawing image: CGImage, in space: CGColorSpace?, isOverWhite: Bool = false
    ) throws(ImageError) {
        let (width, height) = (image.width, image.height)
        let hasAlpha = image.hasAlpha && !isOverWhite
        try self.init(width: width, height: height, hasAlpha: hasAlpha) { memory throws(ImageError) in
            if hasAlpha, image.copyStraightRows(to: memory, of: space) { return }
            memory.initializeMemory(as: UInt8.self, repeating: isOverWhite ? 255 : 0)
            let alpha: CGImageAlphaInfo = hasAlpha ? .premultipliedLast : .noneSkipLast
            guard let space,
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: space,
                    bitmapInfo: alpha.rawValue | CGImageByteOrderInfo.order32Big.rawValue)
            else { throw .decoding(.outOfMemory(PixelSize(width: width, height: height))) }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            if hasAlpha { Self.makeStraight(memory) } else { Self.makeOpaque(memory) }
        }
    }

    private static func makeStraight(_ memory: UnsafeMutableRawBufferPointer) {
        for start in stride(from: 0, to: memory.count, by: 4) {
            let alpha = UInt32(memory[start + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for index in start..<start + 3 {
                memory[index] = UInt8(min(255, (UInt32(memory[index]) * 255 + alpha / 2) / alpha))
            }
        }
    }

    /// What Core Graphics leaves in bytes that it skips is nowhere said.
    private static func makeOpaque(_ memory: UnsafeMutableRawBufferPointer) {
        for index in stride(from: 3, to: memory.count, by: 4) { memory[index] = 255 }
    }
}

extension CGImage {
    /// Whether pixels may be transparent.
    var hasAlpha: Bool { ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo) }

    /// Copies rows that are as ours already, so that none of their depth is lost; false where they are not.
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
    /// The pixels (of the first frame, where there are several) as Core Graphics knows them: straight alpha, sRGB,
    /// without a copy. Made at the first use and kept with the pixels, and so with the image in the memory cache. Nil
    /// only where Core Graphics has no memory for it.
    public var cgImage: CGImage? { pixels.cgImage }
}

extension PixelBuffer {
    /// The pixels as Core Graphics knows them; see `DecodedImage.cgImage`.
    public var cgImage: CGImage? {
        if let kept = companion(of: CGImageCompanion.self) { return kept.image }
        guard let made = makeCGImage(in: CGColorSpace(name: CGColorSpace.sRGB)) else { return nil }
        return companion { _ in CGImageCompanion(made) }.image
    }

    /// - Parameter space: What the pixels' colours mean.
    func makeCGImage(in space: CGColorSpace?) -> CGImage? {
        guard let address = memory.bytes.baseAddress, let space,
            let provider = CGDataProvider(
                dataInfo: Unmanaged.passRetained(memory).toOpaque(), data: address, size: memory.bytes.count,
                releaseData: { memory, _, _ in if let memory { Unmanaged<PixelMemory>.fromOpaque(memory).release() } })
        else { return nil }
        let alpha: CGImageAlphaInfo = hasAlpha ? .last : .noneSkipLast
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | CGImageByteOrderInfo.order32Big.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}

/// A `CGImage` as pixels keep it. At run time, a cast to a class of Core Foundation lets any object pass, so that the
/// companions of pixels could not be told from each other by it.
///
/// `@unchecked Sendable` holds because a `CGImage` never changes.
final class CGImageCompanion: @unchecked Sendable {
    let image: CGImage

    init(_ image: CGImage) { self.image = image }
}
#endif
