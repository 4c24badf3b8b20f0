import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Decoding, against what Pillow makes of the same files")
struct DecodingTests {
    private let registry = Codecs.decoders

    @Test(
        "Given a file of any kind, when decoded, then its pixels are those that Pillow sees", arguments: Fixtures.index)
    func pixels(_ entry: Fixtures.Entry) throws {
        let image = try registry.decode(Fixtures.data(entry.file))
        #expect(image.size == PixelSize(width: entry.width, height: entry.height))
        #expect(image.originalSize == image.size)
        #expect(!image.isDownsampled)
        #expect(image.format?.name == entry.format)
        if entry.alpha { #expect(image.pixels.hasAlpha) }
        let decibels = try #require(Fixtures.decibels(image.pixels, Fixtures.reference(entry)))
        #expect(decibels >= entry.decibels)
    }

    @Test("Given a file of any kind, when probed, then the header tells what it holds", arguments: Fixtures.index)
    func info(_ entry: Fixtures.Entry) throws {
        let info = try registry.info(of: Fixtures.data(entry.file))
        #expect(info.format.name == entry.format)
        #expect(info.size == PixelSize(width: entry.width, height: entry.height))
        #expect(info.orientation.rawValue == entry.orientation)
        #expect(info.frameCount == entry.frames)
        #expect(info.bitsPerChannel == entry.bits)
        #expect(info.colorModel == entry.colorModel)
        #expect(info.colorProfile == entry.profile)
        if entry.alpha { #expect(info.hasAlpha) }
    }

    @Test(
        "Given a large file, when decoded at size, then it looks like Pillow's Lanczos thumbnail",
        arguments: Fixtures.index.filter { $0.thumbnail != nil })
    func thumbnail(_ entry: Fixtures.Entry) throws {
        let size = try #require(entry.thumbnail)
        let target = TargetSize(width: size.width, height: size.height)
        let image = try registry.decode(Fixtures.data(entry.file), options: DecodingOptions(targetSize: target))
        #expect(image.isDownsampled)
        #expect(image.originalSize == PixelSize(width: entry.width, height: entry.height))
        let decibels = try #require(Fixtures.decibels(image.pixels, Fixtures.reference(entry, size)))
        #expect(decibels >= size.decibels)
    }

    @Test(
        "Given the head of a file, when probed, then it tells all but what the rest decides",
        arguments: [
            ("turned-6.jpg", 700, 1), ("animated.png", 40, nil), ("rgb.png", 60, 1), ("animated.gif", 1000, nil),
            ("animated.webp", 120, nil), ("alpha.webp", 60, 1), ("alpha.avif", 500, 1), ("turned-7.avif", 500, 1),
            ("alpha.heic", 1000, 1), ("turned-7.heic", 700, 1), ("animated.avif", 1850, 5), ("rgb.bmp", 60, 1),
            ("masks-32-8888-40.bmp", 70, 1), ("bitmap-8.ico", 70, 1),
            ("png.ico", 60, 1), ("png-inside.bmp", 100, 1), ("rgb.tiff", 400, 1), ("turned-7.jxl", 120, 1),
            ("animated.jxl", 100, nil),
        ] as [(String, Int, Int?)])
    func head(_ file: String, length: Int, frames: Int?) throws {
        let whole = try Fixtures.data(file)
        let info = try registry.info(of: whole.prefix(length))
        let expected = try registry.info(of: whole)
        #expect(info.size == expected.size)
        #expect(info.orientation == expected.orientation)
        #expect(info.hasAlpha == expected.hasAlpha)
        #expect(info.frameCount == frames)
    }

    @Test("Given stray bytes between a JPEG's segments, when decoded, then they are passed over")
    func strayBytes() throws {
        var data = try Fixtures.data("rgb.jpg")
        let quantization = try #require(data.firstRange(of: Data([0xFF, 0xDB])))
        data.insert(contentsOf: [1, 2, 3, 4, 5, 0xFF, 0], at: quantization.lowerBound)
        data.append(contentsOf: [0, 1, 2, 3])
        let image = try registry.decode(data)
        let clean = try registry.decode(Fixtures.data("rgb.jpg"))
        #expect(Fixtures.decibels(image.pixels, clean.pixels) == .infinity)
    }

    @Test("Given fixtures, when listed, then there are many of every format")
    func index() throws {
        _ = try Fixtures.folder()
        for format in ["jpeg", "png", "gif", "webp", "avif", "heic", "bmp", "ico", "pnm", "qoi", "tga", "tiff", "jxl"] {
            #expect(Fixtures.index.count { $0.format == format } >= 7)
        }
    }
}
