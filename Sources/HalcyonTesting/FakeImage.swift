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
    /// The number of frames: one (the default) for a still picture. Those of an animated one take 0.1 s each, and differ in
    /// red, where each has one more than the frame before it.
    public var frameCount = 1

    /// A picture. Default: one red pixel.
    public init(width: Int = 1, height: Int = 1, color: SIMD4<UInt8> = FakeImage.red, frameCount: Int = 1) {
        size = PixelSize(width: width, height: height)
        self.color = color
        self.frameCount = max(1, frameCount)
    }

    /// The size of an image, the colour of its first pixel, and the number of its frames.
    public init(of image: DecodedImage) {
        size = image.size
        color = image.pixels[0, 0] ?? SIMD4()
        frameCount = image.frames?.count ?? 1
    }

    /// The picture that bytes stand for; nil for bytes that are not of ``data``.
    public init?(_ data: Data) {
        let words = String(decoding: data.prefix(Self.longestText), as: UTF8.self).split(separator: " ")
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.first.map(String.init) == Self.mark, (7...8).contains(words.count),
            numbers.count == words.count - 1
        else { return nil }
        let channels = numbers[2..<6].compactMap { UInt8(exactly: $0) }
        // A still picture has one way to be written, without a number of frames.
        let frameCount = numbers.count == 7 ? numbers[6] : nil
        guard channels.count == 4, frameCount ?? 2 > 1 else { return nil }
        self.init(
            width: numbers[0], height: numbers[1], color: SIMD4(channels[0], channels[1], channels[2], channels[3]),
            frameCount: frameCount ?? 1
        )
    }

    /// The bytes of a file that a ``FakeDecoder`` makes this picture of.
    public var data: Data {
        let channels = (0..<4).map { "\(color[$0])" }.joined(separator: " ")
        let frames = frameCount > 1 ? " \(frameCount)" : ""
        return Data("\(Self.mark) \(size.width) \(size.height) \(channels)\(frames)".utf8)
    }

    /// The picture as pixels, with its frames.
    ///
    /// - Throws: `ImageError.decoding(.outOfMemory)` for a side of less than 1 pixel, or one that there is no memory for.
    public func decoded() throws(ImageError) -> DecodedImage {
        let pixels = try PixelBuffer(width: size.width, height: size.height, hasAlpha: color.w < 255) { memory in
            for offset in stride(from: 0, to: memory.count, by: 4) {
                memory.storeBytes(of: color, toByteOffset: offset, as: SIMD4<UInt8>.self)
            }
        }
        let frames = animation.map { AnimatedFrames($0, firstFrame: pixels) }
        return DecodedImage(pixels: pixels, frames: frames)
    }

    /// The frames of an animated picture; nil for a still one.
    public var animation: FakeAnimation? {
        guard frameCount > 1 else { return nil }
        return FakeAnimation(count: frameCount, size: size, byteCount: data.count) { [color] index in
            SIMD4(color.x &+ UInt8(truncatingIfNeeded: index), color.y, color.z, color.w)
        }
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
