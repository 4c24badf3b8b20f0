import Foundation
import HalcyonCore
import Testing

@Suite("Registry of encoders")
struct ImageEncoderRegistryTests {
    /// Writes down what it was told to write.
    private struct NotingEncoder: ImageEncoding {
        var still: ImageFormat?
        var animated: ImageFormat?

        func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
        {
            guard format == still else { return nil }
            return Data("still \(pixels.size) \(options.quality) \(options.metadata.orientation)".utf8)
        }

        func encode(
            frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
            options: EncodingOptions
        ) throws(ImageError) -> Data? {
            guard format == animated else { return nil }
            var text = "loops \(loopCount ?? 0) \(options.metadata.orientation):"
            while let frame = try nextFrame() { text += " \(frame.pixels[0, 0]?.x ?? 0)/\(frame.delay)" }
            return Data(text.utf8)
        }
    }

    private struct StillEncoder: ImageEncoding {
        func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
        {
            Data("any".utf8)
        }
    }

    /// Frames whose colours are their numbers, the last of which may be damaged.
    private struct Numbers: AnimationDecoding {
        final class Pass: FrameDecoding {
            let count: Int
            let isDamaged: Bool
            var nextIndex = 0

            init(_ count: Int, isDamaged: Bool) {
                self.count = count
                self.isDamaged = isDamaged
            }

            func next() throws(ImageError) -> PixelBuffer? {
                guard nextIndex < count else { return nil }
                defer { nextIndex += 1 }
                if isDamaged, nextIndex == count - 1 { throw .decoding(.truncated(.gif)) }
                let color = UInt8(nextIndex)
                return try PixelBuffer(width: 2, height: 1, hasAlpha: false) { memory in
                    for byte in memory.indices { memory[byte] = byte % 4 == 3 ? 255 : color }
                }
            }

            func skip() throws(ImageError) { nextIndex += 1 }
        }

        let timing = AnimationTiming(delays: [0.5, 0.25, 2], loopCount: 3)
        let size = PixelSize(width: 2, height: 1)
        let byteCount = 0
        var isDamaged = false

        func pass(toward index: Int) throws(ImageError) -> any FrameDecoding { Pass(3, isDamaged: isDamaged) }
    }

    private let registry = ImageEncoderRegistry([
        StillEncoder(), NotingEncoder(still: .png, animated: nil), NotingEncoder(still: .webp, animated: .webp),
    ])

    private func text(_ image: DecodedImage, _ format: ImageFormat) throws -> String? {
        try registry.encode(image, as: format, options: EncodingOptions(quality: 7)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private func image(isAnimated: Bool, isDamaged: Bool = false) throws -> DecodedImage {
        let pixels = try Pictures.flat(4, 3, SIMD4(1, 2, 3, 255))
        return DecodedImage(
            pixels: pixels, frames: isAnimated ? AnimatedFrames(Numbers(isDamaged: isDamaged)) : nil,
            metadata: ImageMetadata(orientation: .left))
    }

    @Test("Given several encoders, when asked, then the last that writes the format does")
    func order() throws {
        #expect(try text(image(isAnimated: false), .png) == "still 4×3 7 left")
        #expect(try text(image(isAnimated: false), .gif) == "any")
    }

    @Test("Given an animated image, when written, then frames, metadata, delays and plays are kept")
    func animated() throws {
        #expect(try text(image(isAnimated: true), .webp) == "loops 3 left: 0/0.5 1/0.25 2/2.0")
    }

    @Test("Given an animation, when no encoder writes one, then there is nothing, not even a still")
    func stillOnly() throws {
        #expect(try text(image(isAnimated: true), .png) == nil)
    }

    @Test("Given an animation with a damaged frame, when written, then its error comes out")
    func damaged() throws {
        #expect(throws: ImageError.decoding(.truncated(.gif))) {
            try text(image(isAnimated: true, isDamaged: true), .webp)
        }
    }

    @Test("Given an array of frames, when written, then they go to the encoder in order")
    func array() throws {
        let frames = try [9, 8].map { AnimationFrame(pixels: try Pictures.flat(1, 1, SIMD4($0, 0, 0, 255)), delay: 1) }
        let data = try registry.encode(frames, as: .webp)
        #expect(data == Data("loops 0 up: 9/1.0 8/1.0".utf8))
        #expect(try registry.encode(frames, as: .avif) == nil)
    }

    @Test("Given a serializer's format, when an animation is stored, then it is that or nothing")
    func serializer() throws {
        let image = try image(isAnimated: true)
        #expect(try FormatSerializer().data(for: image, encoders: registry) == nil)
        let stored = try FormatSerializer(format: .webp).data(for: image, encoders: registry)
        #expect(stored == Data("loops 3 left: 0/0.5 1/0.25 2/2.0".utf8))
        #expect(try FormatSerializer(format: .png).data(for: image, encoders: registry) == nil)
    }

    @Test("Given serializers that write otherwise, when they are named, then their names differ")
    func identifiers() {
        #expect(FormatSerializer().identifier == "halcyon.format(own,90)")
        #expect(FormatSerializer(format: .jpeg, quality: 80).identifier == "halcyon.format(jpeg,80)")
        let options = [
            EncodingOptions(), EncodingOptions(quality: 84), EncodingOptions(isLossless: true),
            EncodingOptions(chromaSubsampling: .yuv444), EncodingOptions(dithering: .none),
        ]
        let names = options.map { FormatSerializer(options: $0).identifier }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("halcyon.format(") })
    }
}
