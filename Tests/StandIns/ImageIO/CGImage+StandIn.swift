import CoreGraphics
import Foundation
import HalcyonCodecs
import HalcyonCore

extension CGImage {
    static func standIn(_ pixels: PixelBuffer, _ profile: Data?) -> CGImage? {
        let space =
            if let profile {
                CGColorSpace(standInProfile: profile) { sRGB($0, profile, pixels.size) }
            } else {
                CGColorSpace(name: CGColorSpace.sRGB)
            }
        let memory = pixels.memory
        guard let space, let address = memory.bytes.baseAddress,
            let provider = CGDataProvider(
                dataInfo: Unmanaged.passRetained(memory).toOpaque(), data: address, size: memory.bytes.count,
                releaseData: { memory, _, _ in
                    if let memory { Unmanaged<PixelBuffer.Memory>.fromOpaque(memory).release() }
                })
        else { return nil }
        let alpha: CGImageAlphaInfo = pixels.hasAlpha ? .last : .noneSkipLast
        return CGImage(
            width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: pixels.bytesPerRow, space: space,
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | CGImageByteOrderInfo.order32Big.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    /// By way of a file, as Halcyon's colour management has no other door.
    private static func sRGB(_ rows: Data, _ profile: Data, _ size: PixelSize) -> Data {
        let pixels = try? PixelBuffer(width: size.width, height: size.height, hasAlpha: true) { memory in
            rows.copyBytes(to: memory)
        }
        let options = EncodingOptions(effort: .fastest, metadata: ImageMetadata(colorProfile: profile))
        guard let pixels, let file = try? PNGEncoder().encode(pixels, as: .png, options: options),
            let image = try? PNGDecoder().decode(file, options: DecodingOptions())
        else { return rows }
        return image.pixels.withUnsafeBytes { Data($0) }
    }

    /// The pixels of any image whose rows are straight.
    func standInPixels() throws -> PixelBuffer? {
        guard let data = dataProvider?.data, alphaInfo == .last || alphaInfo == .noneSkipLast else { return nil }
        let bytes = Data(referencing: data)
        return try PixelBuffer(width: width, height: height, hasAlpha: alphaInfo == .last) { memory in
            for y in 0..<height {
                let row = bytes.startIndex + y * bytesPerRow
                bytes.copyBytes(
                    to: UnsafeMutableRawBufferPointer(rebasing: memory[y * width * 4..<(y + 1) * width * 4]),
                    from: row..<row + width * 4)
            }
        }
    }
}
