#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

@Suite("ImageIO encoder")
struct ImageIOEncoderTests {
    private let registry = ImageEncoderRegistry([ImageIOEncoder()])

    private func picture(hasAlpha: Bool = false, shade: Int = 0) throws -> PixelBuffer {
        try PixelBuffer(width: 24, height: 16, hasAlpha: hasAlpha) { memory in
            for index in memory.indices {
                let isAlpha = index % 4 == 3
                memory[index] =
                    isAlpha ? (hasAlpha ? UInt8(index / 4 % 256) : 255) : UInt8((index / 96 * 8 + shade) % 256)
            }
        }
    }

    @Test("Given pixels, when written as PNG, then they come back as they were", arguments: [false, true])
    func png(_ hasAlpha: Bool) throws {
        let pixels = try picture(hasAlpha: hasAlpha)
        let data = try #require(try registry.encode(pixels, as: .png))
        #expect(Fixtures.areEqual(try Decoders.codecs.decode(data).pixels, pixels))
    }

    @Test("Given pixels, when written as JPEG, then quality and scans apply, and alpha becomes white")
    func jpeg() throws {
        let pixels = try picture()
        let low = try #require(try registry.encode(pixels, as: .jpeg, options: EncodingOptions(quality: 20)))
        let high = try #require(try registry.encode(pixels, as: .jpeg, options: EncodingOptions(quality: 95)))
        #expect(low.count < high.count)
        let decoded = try Decoders.codecs.decode(high).pixels
        #expect(try #require(Fixtures.decibels(decoded, pixels)) > 30)
        let clear = try PixelBuffer(width: 8, height: 8, hasAlpha: true) {
            $0.initializeMemory(as: UInt8.self, repeating: 0)
        }
        let white = try #require(try registry.encode(clear, as: .jpeg))
        #expect(try Decoders.codecs.decode(white).pixels[4, 4] == SIMD4(255, 255, 255, 255))
        let progressive = EncodingOptions(isProgressive: true)
        let scans = try #require(try registry.encode(pixels, as: .jpeg, options: progressive))
        #expect(scans.contains(0xC2) && scans.range(of: Data([0xFF, 0xC2])) != nil)
    }

    @Test("Given metadata, when written, then the file has it")
    func metadata() throws {
        let kept = DecodingOptions(keptMetadata: [.orientation, .colorProfile])
        let image = try Decoders.codecs.decode(Fixtures.data("icc-swapped.png"), options: kept)
        var turned = image
        turned.metadata.orientation = .right
        let data = try #require(try registry.encode(turned, as: .png))
        let back = try Decoders.codecs.decode(data, options: kept)
        #expect(back.metadata == turned.metadata)
        #expect(Fixtures.areEqual(back.pixels, image.pixels))
    }

    @Test("Given frames, when written as GIF, then their delays, loops and pixels come back", arguments: [nil, 1, 3])
    func gif(_ loops: Int?) throws {
        let frames = try (0..<3).map {
            AnimationFrame(pixels: try picture(shade: $0 * 40), delay: 0.2 + Double($0) / 10)
        }
        let data = try #require(try registry.encode(frames, loopCount: loops, as: .gif))
        let image = try Decoders.imageIO.decode(data)
        #expect(image.frames?.timing == AnimationTiming(delays: [0.2, 0.3, 0.4], loopCount: loops))
        #expect(try Decoders.frames(image).count == 3)
    }

    @Test("Given an unsupported format or unfit picture, when encoded, then it is declined or refused")
    func refusals() throws {
        let pixels = try picture()
        #expect(try registry.encode(pixels, as: .webp) == nil)
        #expect(try registry.encode(pixels, as: .svg) == nil)
        #expect(try registry.encode([AnimationFrame(pixels: pixels, delay: 1)], as: .jpeg) == nil)
        let wide = try PixelBuffer(width: 65536, height: 1, hasAlpha: false) {
            $0.initializeMemory(as: UInt8.self, repeating: 255)
        }
        #expect(throws: ImageError.encoding(.tooLarge(.jpeg, wide.size, longestSide: 65535))) {
            try registry.encode(wide, as: .jpeg)
        }
        #expect(throws: ImageError.encoding(.failed(.gif, why: "an animation without frames"))) {
            try registry.encode([AnimationFrame](), as: .gif)
        }
        let sizes = [pixels, wide].map { AnimationFrame(pixels: $0, delay: 1) }
        #expect(throws: ImageError.encoding(.failed(.gif, why: "frames of different sizes"))) {
            try registry.encode(sizes, as: .gif)
        }
    }
}
#endif
