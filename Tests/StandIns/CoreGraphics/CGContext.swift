public import Foundation

/// https://developer.apple.com/documentation/coregraphics/cgcontext
///
/// Knows RGBA of eight bits, and pictures of the context's own size.
public final class CGContext {
    private let memory: UnsafeMutableRawPointer
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let space: CGColorSpace

    /// https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.standInAlphaMask)
        // As there, straight alpha cannot be drawn into.
        guard let data, width > 0, height > 0, bitsPerComponent == 8, bytesPerRow >= width * 4,
            alpha == .premultipliedLast || alpha == .noneSkipLast,
            bitmapInfo & ~CGBitmapInfo.standInAlphaMask == CGImageByteOrderInfo.order32Big.rawValue
        else { return nil }
        memory = data
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.space = space
    }

    /// https://developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        precondition(rect == CGRect(x: 0, y: 0, width: width, height: height))
        precondition(image.width == width && image.height == height, "nothing is scaled here")
        guard var source = image.standInStraightRows else { return }
        if let toSRGB = image.colorSpace?.standInToSRGB, image.colorSpace?.standInEquals(space) == false {
            source = toSRGB(source)
        }
        source.withUnsafeBytes { source in
            for y in 0..<height {
                let row = memory + y * bytesPerRow
                for x in 0..<width {
                    let start = (y * width + x) * 4
                    let pixel = source.loadUnaligned(fromByteOffset: start, as: SIMD4<UInt8>.self)
                    let below = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
                    let alpha = UInt32(pixel.w)
                    let value = SIMD4<UInt32>(UInt32(pixel.x), UInt32(pixel.y), UInt32(pixel.z), 255)
                    let rest = SIMD4<UInt32>(truncatingIfNeeded: below) &* (255 - alpha)
                    let sum = (value &* alpha &+ rest &+ 127) / 255
                    row.storeBytes(
                        of: SIMD4<UInt8>(truncatingIfNeeded: sum), toByteOffset: x * 4, as: SIMD4<UInt8>.self)
                }
            }
        }
    }
}

extension CGImage {
    /// Rows without gaps of red, green, blue, straight alpha.
    fileprivate var standInStraightRows: Data? {
        guard let bytes = dataProvider?.standInBytes, bitsPerPixel == 32 else { return nil }
        var rows = Data()
        for y in 0..<height { rows.append(contentsOf: bytes[y * bytesPerRow..<y * bytesPerRow + width * 4]) }
        if alphaInfo == .last { return rows }
        for start in stride(from: 0, to: rows.count, by: 4) {
            switch alphaInfo {
            case .noneSkipLast: rows[start + 3] = 255
            case .premultipliedLast where rows[start + 3] > 0:
                let alpha = Int(rows[start + 3])
                for index in start..<start + 3 {
                    rows[index] = UInt8(min(255, (Int(rows[index]) * 255 + alpha / 2) / alpha))
                }
            default: break
            }
        }
        return rows
    }
}
