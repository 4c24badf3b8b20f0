import CoreGraphics
import Foundation
import HalcyonApple
import HalcyonCore
import Testing

@Suite("Pixels from CGImage")
struct PixelsFromCGImageTests {
    private func image(
        _ bytes: [UInt8], width: Int, height: Int, alpha: CGImageAlphaInfo, bytesPerRow: Int? = nil
    ) throws -> CGImage {
        let data = NSData(data: Data(bytes))
        let provider = CGDataProvider(
            dataInfo: Unmanaged.passRetained(data).toOpaque(), data: data.bytes, size: data.length,
            releaseData: { data, _, _ in if let data { Unmanaged<NSData>.fromOpaque(data).release() } })
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        let image = CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow ?? width * 4,
            space: try #require(space),
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | CGImageByteOrderInfo.order32Big.rawValue),
            provider: try #require(provider), decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        return try #require(image)
    }

    @Test("Given pixels of any alpha, when turned into a CGImage and back, then no byte has changed")
    func thereAndBack() throws {
        let pixels = try PixelBuffer(width: 16, height: 16, hasAlpha: true) { memory in
            for index in memory.indices { memory[index] = UInt8(truncatingIfNeeded: index * 7) }
        }
        let back = try DecodedImage(try #require(pixels.cgImage))
        #expect(back.pixels.hasAlpha)
        #expect(back.pixels.withUnsafeBytes { Data($0) } == pixels.withUnsafeBytes { Data($0) })
        #expect(back.frames == nil && back.format == nil && !back.isDownsampled)
    }

    @Test("Given premultiplied pixels, when imported, then they are straight, exactly where possible")
    func premultiplied() throws {
        let image = try image(
            [128, 64, 0, 128, 10, 20, 30, 255, 0, 0, 0, 0, 1, 1, 1, 1], width: 2, height: 2, alpha: .premultipliedLast)
        let pixels = try PixelBuffer(image)
        #expect(pixels[0, 0] == SIMD4(255, 128, 0, 128))
        #expect(pixels[1, 0] == SIMD4(10, 20, 30, 255))
        #expect(pixels[0, 1]?.w == 0)
        #expect(pixels[1, 1] == SIMD4(255, 255, 255, 1))
    }

    @Test("Given skipped alpha and rows with gaps, when imported, then the pixels are opaque")
    func opaque() throws {
        let row: [UInt8] = [1, 2, 3, 9, 4, 5, 6, 9, 0, 0, 0, 0]
        let pixels = try PixelBuffer(
            try image(row + row, width: 2, height: 2, alpha: .noneSkipLast, bytesPerRow: 12))
        #expect(!pixels.hasAlpha)
        #expect(pixels[1, 1] == SIMD4(4, 5, 6, 255))
        let straight = try PixelBuffer(try image(row + row, width: 2, height: 2, alpha: .last, bytesPerRow: 12))
        #expect(straight[1, 1] == SIMD4(4, 5, 6, 9))
    }
}
