import Foundation
import HalcyonCodecs
import HalcyonCore

/// The bytes as pixels: encoded in every format, and decoded again.
enum RoundTripTarget: FuzzTarget {
    static let name = "round-trip"

    private static let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
    private static let decoders = ImageDecoderRegistry(StandardCodecs.decoders)

    static func run(_ data: Data) throws {
        guard data.count >= 8 else { return }
        let head = [UInt8](data.prefix(4))
        let colors = [UInt8](data.dropFirst(4))
        let hasAlpha = head[2] & 1 == 1
        let width = 1 + Int(head[0] % 64)
        let height = 1 + Int(head[1] % 64)
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory in
            for index in 0..<memory.count {
                memory[index] = index % 4 == 3 && !hasAlpha ? 255 : colors[index % colors.count]
            }
        }
        let formats = [ImageFormat.png, .jpeg, .webp]
        let format = formats[Int(head[3]) % formats.count]
        let options = EncodingOptions(quality: Int(head[2] >> 1))
        guard let file = try encoders.encode(pixels, as: format, options: options) else {
            return require(false, "no encoder for \(format)")
        }
        let image = try decoders.decode(file)
        require(image.size == pixels.size, "\(pixels.size) came back as \(image.size)")
        DecodeTarget.check(image.pixels)
        if format == .png { require(isEqual(image.pixels, pixels), "PNG changed a pixel") }
    }

    private static func isEqual(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        one.withUnsafeBytes { one in other.withUnsafeBytes { other in one.elementsEqual(other) } }
    }
}
