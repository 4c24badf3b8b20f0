import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Decoding at size")
struct DecodingAtSizeTests {
    private let registry = Codecs.decoders

    @Test(
        "Given any orientation and target, when decoded at size, then it is resampled upright",
        arguments: ["jpg", "png", "webp", "avif", "tiff", "jxl", "heic"], 1...8)
    func orientations(_ kind: String, orientation: Int) throws {
        let data = try Fixtures.data("turned-\(orientation).\(kind)")
        let whole = try registry.decode(data)
        for target in [
            TargetSize(width: 31, height: 31), TargetSize(width: 20, height: 31, mode: .fill),
            TargetSize(width: 40, height: 9, mode: .fill), TargetSize(width: 200, height: 200),
            TargetSize(width: 13, height: 40, mode: .stretch), TargetSize(width: 500, height: 7, mode: .stretch),
        ] {
            let image = try registry.decode(data, options: DecodingOptions(targetSize: target))
            let expected = try Resampler().resample(whole.pixels, to: target.layout(for: whole.size))
            let decibels = try #require(Fixtures.decibels(image.pixels, expected))
            // The codecs' own reduction to twice the size makes a small difference, a wrong turn a large one.
            #expect(decibels > 36)
            #expect(image.originalSize == whole.size)
            #expect(image.isDownsampled == (image.size != whole.size))
        }
    }

    @Test(
        "Given a target with `enlarges`, when decoded, then the picture grows to it",
        arguments: [
            "rgb.jpg", "rgb-interlaced.png", "plain.gif", "alpha.webp", "alpha.avif", "lossless-alpha.heic",
            "runs-8.bmp", "g4-msb2lsb.tiff",
        ])
    func enlarging(_ file: String) throws {
        let data = try Fixtures.data(file)
        let target = TargetSize(width: 194, height: 300, enlarges: true)
        let image = try registry.decode(data, options: DecodingOptions(targetSize: target))
        #expect(image.size == PixelSize(width: 194, height: 122))
        #expect(!image.isDownsampled)
        #expect(image.originalSize == PixelSize(width: 97, height: 61))
    }

    @Test(
        "Given pictures a pixel wide or high, when decoded at size, then at least one pixel is left",
        arguments: [
            "tiny-1x1.png", "tiny-1x40.png", "tiny-40x1.png", "tiny-3x2.png", "tiny-1x1.avif", "tiny-40x1.avif",
            "tiny-1x1.heic", "tiny-1x40.heic", "tiny-40x1.heic", "tiny-1x1.bmp", "tiny-1x40.bmp", "tiny-40x1.bmp",
            "tiny-1x1.tiff", "tiny-1x40.tiff",
            "tiny-40x1.tiff", "tiny-1x1.jxl", "tiny-1x40.jxl", "tiny-40x1.jxl",
        ])
    func tiny(_ file: String) throws {
        let data = try Fixtures.data(file)
        for side in [1, 2, 7] {
            let target = TargetSize(width: side, height: side)
            let image = try registry.decode(data, options: DecodingOptions(targetSize: target))
            #expect(image.size == target.layout(for: image.originalSize).output)
        }
    }

    @Test("Given a picture of 300,000 columns, when decoded at size, then it is the mean of them")
    func wide() throws {
        let source = try PixelBuffer(width: 300_000, height: 2, hasAlpha: false) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 90)
            for pixel in 0..<600_000 { memory[pixel * 4 + 3] = 255 }
        }
        let png = try #require(try PNGEncoder().encode(source, as: .png, options: EncodingOptions()))
        let image = try registry.decode(
            png, options: DecodingOptions(targetSize: TargetSize(width: 100, height: 100)))
        #expect(image.size == PixelSize(width: 100, height: 1))
        for x in 0..<100 { #expect(image.pixels[x, 0] == SIMD4(90, 90, 90, 255)) }
    }

    @Test("Given a transparent picture, when made smaller, then hidden colours do not taint its edges")
    func premultiplied() throws {
        // Left half green and opaque, right half red and transparent.
        let source = try PixelBuffer(width: 64, height: 16, hasAlpha: true) { memory in
            for pixel in 0..<64 * 16 {
                let color: [UInt8] = pixel % 64 < 31 ? [0, 255, 0, 255] : [255, 0, 0, 0]
                for channel in 0..<4 { memory[pixel * 4 + channel] = color[channel] }
            }
        }
        let png = try #require(try PNGEncoder().encode(source, as: .png, options: EncodingOptions()))
        let target = TargetSize(width: 16, height: 16)
        let image = try registry.decode(png, options: DecodingOptions(targetSize: target))
        for x in 0..<16 {
            let pixel = try #require(image.pixels[x, 2])
            if pixel.w > 8 { #expect(pixel.x <= 4 && pixel.y >= 250) }
        }
    }
}
