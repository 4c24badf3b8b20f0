#if canImport(CoreGraphics)
public import CoreGraphics
import Foundation
public import HalcyonCore

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
#endif
