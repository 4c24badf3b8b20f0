public import Foundation
public import HalcyonCore

/// A picture of one colour: as pixels, and as the bytes of a file that a ``FakeDecoder`` makes them of.
///
/// Two pictures that differ in size or colour can be told apart in a test by comparing them as fake images:
///
/// ```swift
/// loader["/cat.jpg"] = .image(FakeImage(width: 40, height: 30, color: FakeImage.red))
/// let image = try await pipeline.image(for: ImageRequest("http://example.org/cat.jpg"))
/// #expect(FakeImage(of: image) == FakeImage(width: 40, height: 30, color: FakeImage.red))
/// ```
public struct FakeImage: Sendable, Hashable {
    /// Opaque red.
    public static let red = SIMD4<UInt8>(255, 0, 0, 255)
    /// Opaque green.
    public static let green = SIMD4<UInt8>(0, 255, 0, 255)
    /// Opaque blue.
    public static let blue = SIMD4<UInt8>(0, 0, 255, 255)

    /// The size in pixels.
    public var size: PixelSize
    /// Red, green, blue and alpha of every pixel, straight.
    public var color: SIMD4<UInt8>

    /// A picture. Default: one red pixel.
    public init(width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red) {
        size = PixelSize(width: width, height: height)
        self.color = color
    }

    /// The size of an image, and the colour of its first pixel.
    public init(of image: DecodedImage) {
        size = image.size
        color = image.pixels[0, 0] ?? SIMD4()
    }

    /// The picture that bytes stand for; nil for bytes that are not of ``data``.
    public init?(_ data: Data) {
        let words = String(decoding: data.prefix(Self.longestText), as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first.map(String.init) == Self.mark, words.count == 7, numbers.count == 6 else { return nil }
        let channels = numbers[2...].compactMap { UInt8(exactly: $0) }
        guard channels.count == 4 else { return nil }
        self.init(
            width: numbers[0], height: numbers[1], color: SIMD4(channels[0], channels[1], channels[2], channels[3])
        )
    }

    /// The bytes of a file that a ``FakeDecoder`` makes this picture of.
    public var data: Data {
        let channels = (0..<4).map { "\(color[$0])" }.joined(separator: " ")
        return Data("\(Self.mark) \(size.width) \(size.height) \(channels)".utf8)
    }

    /// The picture as pixels.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` for a side of less than 1 pixel, or one that there is no memory for.
    public func decoded() throws(ImageError) -> DecodedImage {
        let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: color.w < 255) { memory in
            for offset in stride(from: 0, to: memory.count, by: 4) {
                memory.storeBytes(of: color, toByteOffset: offset, as: SIMD4<UInt8>.self)
            }
        }
        return DecodedImage(pixels: pixels)
    }

    private static let mark = "FakeImage"
    private static let longestText = 80
}

extension DecodedImage {
    /// A picture of one colour, without a file or a pipeline: for what shows images. Default: one red pixel.
    ///
    /// - Throws: as ``FakeImage/decoded()``.
    public static func fake(
        width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red
    ) throws(ImageError) -> DecodedImage {
        try FakeImage(width: width, height: height, color: color).decoded()
    }
}
