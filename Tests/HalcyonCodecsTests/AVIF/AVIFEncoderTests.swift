import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("AVIFEncoder")
struct AVIFEncoderTests {
    private let registry = Codecs.decoders

    private func encode(_ pixels: PixelBuffer, quality: Int) throws -> Data {
        try encode(pixels, EncodingOptions(quality: quality))
    }

    private func encode(_ pixels: PixelBuffer, _ options: EncodingOptions) throws -> Data {
        try #require(try AVIFEncoder().encode(pixels, as: .avif, options: options))
    }

    private func info(_ data: Data) throws -> ImageInfo { try registry.info(of: data) }

    @Test("Given another format, when asked, then it says nothing")
    func otherFormat() throws {
        let pixels = try registry.decode(Fixtures.data("tiny-3x2.png")).pixels
        #expect(try AVIFEncoder().encode(pixels, as: .heic, options: EncodingOptions()) == nil)
    }

    @Test("Given rising qualities, when a picture is written, then files grow and pixels come nearer")
    func quality() throws {
        let smooth = DecodingOptions(targetSize: TargetSize(width: 160, height: 160))
        let pixels = try registry.decode(Fixtures.data("thumbnail-big.png"), options: smooth).pixels
        var last = (bytes: 0, decibels: 0.0)
        for quality in [1, 30, 60, 85, 100] {
            let data = try encode(pixels, quality: quality)
            let decibels = try #require(Fixtures.decibels(registry.decode(data).pixels, pixels))
            #expect(data.count > last.bytes)
            #expect(decibels > last.decibels)
            last = (data.count, decibels)
        }
    }

    @Test(
        "Given any size, when written and read again, then it is the same and pixels are close",
        arguments: [(1, 1), (1, 40), (40, 1), (3, 2), (97, 61), (64, 64)])
    func sizes(_ width: Int, _ height: Int) throws {
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            for pixel in 0..<width * height {
                let (x, y) = (pixel % width, pixel / width)
                let color = [UInt8(x * 2), UInt8(y * 3), UInt8(x + y), 255]
                for channel in 0..<4 { memory[pixel * 4 + channel] = color[channel] }
            }
        }
        let again = try registry.decode(encode(pixels, quality: 95))
        #expect(again.format == .avif)
        #expect(again.size == pixels.size)
        #expect(!again.pixels.hasAlpha)
        #expect(try #require(Fixtures.decibels(again.pixels, pixels)) > 38)
    }

    @Test(
        "Given more pixels than AV1's largest level, when written, then the file can be read again",
        arguments: [(8320, 4352), (590, 62000)])
    func beyondLevels(_ width: Int, _ height: Int) throws {
        let pixels = try PixelBuffer(width: width, height: height, hasAlpha: false) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let file = try encode(pixels, EncodingOptions(quality: 10, effort: .fastest))
        let small = DecodingOptions(targetSize: TargetSize(width: 64, height: 64))
        #expect(try registry.decode(file, options: small).originalSize == pixels.size)
    }

    @Test("Given alpha, when written at a low quality, then it comes back exactly")
    func alpha() throws {
        let pixels = try registry.decode(Fixtures.data("rgba.png")).pixels
        let again = try registry.decode(encode(pixels, quality: 20)).pixels
        for y in 0..<pixels.height {
            for x in 0..<pixels.width { #expect(again[x, y]?.w == pixels[x, y]?.w) }
        }
    }

    @Test("Given plain colours, when written and read again, then they are the same")
    func colors() throws {
        for color in [PixelColor(hex: 0xFF0000), PixelColor(hex: 0x00FF00), PixelColor(hex: 0x3366CC), .white, .black] {
            let pixels = try PixelBuffer(width: 16, height: 16, hasAlpha: false) { memory in
                for pixel in 0..<256 {
                    for (channel, value) in [color.red, color.green, color.blue, 255].enumerated() {
                        memory[pixel * 4 + channel] = value
                    }
                }
            }
            let pixel = try #require(try registry.decode(encode(pixels, quality: 95)).pixels[8, 8])
            #expect(abs(Int(pixel.x) - Int(color.red)) <= 3)
            #expect(abs(Int(pixel.y) - Int(color.green)) <= 3)
            #expect(abs(Int(pixel.z) - Int(color.blue)) <= 3)
        }
    }

    @Test(
        "Given `isLossless`, when written and read again, then every pixel is as it was",
        arguments: ["rgb.png", "rgba.png", "gray.png", "gray-alpha.png", "tiny-1x1.png", "tiny-3x2.png"])
    func lossless(_ file: String) throws {
        let pixels = try registry.decode(Fixtures.data(file)).pixels
        let again = try registry.decode(encode(pixels, EncodingOptions(quality: 1, isLossless: true)))
        #expect(Fixtures.decibels(again.pixels, pixels) == .infinity)
        #expect(again.pixels.hasAlpha == pixels.hasAlpha)
    }

    @Test("Given gray or coloured pixels, when written, then only the coloured file has colour")
    func gray() throws {
        let pixels = try registry.decode(Fixtures.data("gray.png")).pixels
        #expect(try info(encode(pixels, quality: 80)).colorModel == "gray")
        let kept = try registry.decode(Fixtures.data("icc-swapped.avif"), options: DecodingOptions()).pixels
        #expect(try info(encode(kept, quality: 80)).colorModel == "RGB")
    }

    @Test("Given opaque pixels marked as having alpha, when written, then the file has no alpha")
    func opaque() throws {
        let pixels = try PixelBuffer(width: 32, height: 32, hasAlpha: true) { memory in
            for index in 0..<memory.count { memory[index] = index % 4 == 3 ? 255 : UInt8(index / 32) }
        }
        #expect(try !info(encode(pixels, quality: 80)).hasAlpha)
    }

    @Test("Given less resolution of colour, when written, then the file is smaller")
    func chroma() throws {
        let pixels = try registry.decode(Fixtures.data("rgb.png")).pixels
        let sizes = try [EncodingOptions.ChromaSubsampling.yuv420, .yuv422, .yuv444].map {
            try encode(pixels, EncodingOptions(quality: 80, chromaSubsampling: $0))
        }
        #expect(sizes[0].count < sizes[1].count)
        #expect(sizes[1].count < sizes[2].count)
        #expect(try encode(pixels, quality: 80) == sizes[0])
        #expect(
            try encode(pixels, quality: 90)
                == encode(pixels, EncodingOptions(quality: 90, chromaSubsampling: .yuv444)))
    }

    @Test(
        "Given each effort, when written, then the picture can be read again",
        arguments: EncodingOptions.Effort.allCases)
    func effort(_ effort: EncodingOptions.Effort) throws {
        let pixels = try registry.decode(Fixtures.data("rgb.png")).pixels
        let again = try registry.decode(encode(pixels, EncodingOptions(quality: 90, effort: effort)))
        #expect(try #require(Fixtures.decibels(again.pixels, pixels)) > 33)
    }

    @Test(
        "Given an orientation, when written and read again, then the picture is turned by it",
        arguments: ImageOrientation.allCases)
    func orientation(_ orientation: ImageOrientation) throws {
        let pixels = try registry.decode(Fixtures.data("rgb.png")).pixels
        let options = EncodingOptions(isLossless: true, metadata: ImageMetadata(orientation: orientation))
        let data = try encode(pixels, options)
        #expect(try info(data).orientation == orientation)
        let again = try registry.decode(data).pixels
        #expect(try Fixtures.decibels(again, pixels.upright(from: orientation)) == .infinity)
    }

    @Test("Given a colour profile, when written, then the file has it and its colours are read by it")
    func profile() throws {
        let pixels = try registry.decode(Fixtures.data("rgb.png")).pixels
        let file = try Fixtures.data("icc-swapped.avif")
        let start = try #require(file.firstRange(of: Data("colrprof".utf8)))
        let length = file[start.lowerBound - 4..<start.lowerBound].reduce(0) { $0 << 8 | Int($1) }
        let profile = Data(file[start.upperBound..<start.lowerBound - 4 + length])
        let options = EncodingOptions(isLossless: true, metadata: ImageMetadata(colorProfile: profile))
        let data = try encode(pixels, options)
        #expect(try info(data).colorProfile == "Swap built-in")
        let expected = try registry.decode(file).pixels
        #expect(try Fixtures.decibels(registry.decode(data).pixels, expected) == .infinity)
        let nonsense = EncodingOptions(metadata: ImageMetadata(colorProfile: Data(count: 500)))
        #expect(throws: ImageError.self) { try encode(pixels, nonsense) }
    }
}
