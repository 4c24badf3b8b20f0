import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Metadata kept and written")
struct MetadataTests {
    static let formats: [ImageFormat] = [.jpeg, .png, .webp, .avif, .tiff, .heic]
    private static let lossless = EncodingOptions(quality: 100, isLossless: true)

    private func name(_ stem: String, _ format: ImageFormat) -> String {
        "\(stem).\(format == .jpeg ? "jpg" : format.name)"
    }

    @Test(
        "Given a turned file, when its orientation is kept, then its pixels differ only by the turn",
        arguments: formats, ImageOrientation.allCases)
    func orientation(_ format: ImageFormat, _ orientation: ImageOrientation) throws {
        let data = try Fixtures.data(name("turned-\(orientation.rawValue)", format))
        for target in [
            nil, TargetSize(width: 40, height: 30), TargetSize(width: 24, height: 50, mode: .fill),
            TargetSize(width: 31, height: 7, mode: .stretch), TargetSize(width: 150, height: 150, enlarges: true),
        ] {
            let plain = try Codecs.decoders.decode(data, options: DecodingOptions(targetSize: target))
            let kept = try Codecs.decoders.decode(
                data, options: DecodingOptions(targetSize: target, keptMetadata: .orientation))
            #expect(plain.metadata == ImageMetadata())
            #expect(kept.metadata == ImageMetadata(orientation: orientation))
            #expect(kept.size == orientation.applied(to: plain.size))
            #expect(kept.originalSize == plain.originalSize)
            #expect(kept.isDownsampled == plain.isDownsampled)
            #expect(try Codecs.areIdentical(kept.pixels.upright(from: orientation), plain.pixels))
        }
    }

    @Test(
        "Given turned pixels, when written with orientation, then we and Pillow read them upright",
        arguments: formats, ImageOrientation.allCases)
    func writtenOrientation(_ format: ImageFormat, _ orientation: ImageOrientation) throws {
        let source = try Fixtures.data("turned-\(orientation.rawValue).png")
        let kept = try Codecs.decoders.decode(source, options: DecodingOptions(keptMetadata: .orientation))
        let file = try #require(try Codecs.encoders.encode(kept, as: format, options: Self.lossless))
        let plain = try Codecs.decoders.decode(source).pixels
        let least = format == .jpeg ? 40.0 : 99
        let again = try Codecs.decoders.decode(file)
        #expect(try #require(Fixtures.decibels(again.pixels, plain)) > least)
        #expect(try Codecs.decoders.info(of: file).orientation == orientation)
        // Debian's Pillow reads neither.
        if [.avif, .heic].contains(format) { return }
        let reading = try Pillow.read(file)
        #expect(reading.orientation == Int(orientation.rawValue))
        #expect(try #require(Fixtures.decibels(reading.frames[0], plain)) > least)
    }

    @Test("Given a file with a profile, when it is kept, then the pixels stay as stored", arguments: formats)
    func profileKept(_ format: ImageFormat) throws {
        let data = try Fixtures.data(name("icc-swapped", format))
        let stored = try Codecs.decoders.decode(Fixtures.data(name("icc-damaged", format)))
        for target in [nil, TargetSize(width: 30, height: 30)] {
            let options = DecodingOptions(targetSize: target)
            let kept = try Codecs.decoders.decode(
                data, options: DecodingOptions(targetSize: target, keptMetadata: .colorProfile))
            let plain = try Codecs.decoders.decode(data, options: options)
            let raw = try Codecs.decoders.decode(Fixtures.data(name("icc-damaged", format)), options: options)
            #expect(kept.metadata.colorProfile != nil && kept.metadata.orientation == .up)
            #expect(plain.metadata == ImageMetadata())
            #expect(Codecs.areIdentical(kept.pixels, raw.pixels))
            #expect(!Codecs.areIdentical(kept.pixels, plain.pixels))
        }
        #expect(stored.metadata == ImageMetadata())
    }

    @Test(
        "Given a profile of sRGB, of no RGB or damaged, when kept, then pixels are plain sRGB",
        arguments: [
            "icc-srgb.jpg", "icc-srgb.png", "icc-srgb.webp", "icc-damaged.png", "icc-gray.jpg", "icc-gray.png",
            "icc-srgb.avif", "icc-damaged.avif", "icc-gray.avif", "icc-srgb.heic", "icc-damaged.heic",
            "icc-gray.heic", "gray.jpg", "cmyk.jpg", "icc-cmyk.jpg", "icc-ycck.jpg", "icc-cmyk.tiff", "icc-gray.tiff",
            "icc-srgb.tiff", "lab-8.tiff",
        ])
    func notKept(_ file: String) throws {
        let data = try Fixtures.data(file)
        let kept = try Codecs.decoders.decode(data, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect(kept.metadata == ImageMetadata())
        #expect(try Codecs.areIdentical(kept.pixels, Codecs.decoders.decode(data).pixels))
    }

    @Test(
        "Given pixels with a profile, when written, then we and Pillow read the same colours",
        arguments: formats, ["Adobe RGB", "Display P3", "swapped"])
    func writtenProfile(_ format: ImageFormat, _ name: String) throws {
        let primaries =
            switch name {
            case "Adobe RGB":
                [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
            case "Display P3":
                [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
            default: [[0.38515, 0.71687, 0.09708], [0.43607, 0.22249, 0.01392], [0.14307, 0.06061, 0.71410]]
            }
        let metadata = ImageMetadata(colorProfile: try Codecs.profile(primaries), orientation: .right)
        let photo = try Codecs.photo()
        var options = Self.lossless
        options.metadata = metadata
        options.isProgressive = true
        let file = try Codecs.encode(photo, format, options)
        let image = try Codecs.decoders.decode(file)
        #expect(image.metadata == ImageMetadata())
        #expect(image.size == PixelSize(width: photo.height, height: photo.width))
        let upright = try photo.upright(from: .right)
        #expect(try #require(Fixtures.decibels(image.pixels, upright)) < 38)
        if ![.avif, .heic].contains(format) {
            let reading = try Pillow.read(file)
            #expect(reading.hasProfile)
            #expect(try #require(Fixtures.decibels(reading.frames[0], image.pixels)) > 45)
        }
        let kept = try Codecs.decoders.decode(
            file, options: DecodingOptions(keptMetadata: [.colorProfile, .orientation]))
        #expect(kept.metadata == metadata)
        let closeness = try #require(Fixtures.decibels(kept.pixels, photo))
        #expect(format == .jpeg ? closeness > 40 : closeness == .infinity)
    }

    @Test(
        "Given a profile longer than one segment of a JPEG, when written, then it comes back whole", arguments: formats)
    func longProfile(_ format: ImageFormat) throws {
        let image = try Codecs.decoders.decode(
            Fixtures.data("icc-swapped.png"), options: DecodingOptions(keptMetadata: .colorProfile))
        var profile = try #require(image.metadata.colorProfile)
        var state: UInt32 = 3
        while profile.count < 200_000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            profile.append(UInt8(state >> 24))
        }
        let size = UInt32(profile.count)
        for byte in 0..<4 { profile[byte] = UInt8(size >> (24 - 8 * byte) & 255) }
        let options = EncodingOptions(metadata: ImageMetadata(colorProfile: profile))
        let file = try Codecs.encode(image.pixels, format, options)
        let again = try Codecs.decoders.decode(file, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect(again.metadata.colorProfile == profile)
    }

    @Test("Given a file with metadata, when written by the defaults, then none is left", arguments: formats)
    func stripped(_ format: ImageFormat) throws {
        let image = try Codecs.decoders.decode(Fixtures.data("turned-6.jpg"))
        let file = try Codecs.encode(image.pixels, format)
        let info = try Codecs.decoders.info(of: file)
        #expect(info.orientation == .up && info.colorProfile == nil)
        if [.avif, .heic].contains(format) { return }
        let reading = try Pillow.read(file)
        #expect(reading.orientation == 1 && !reading.hasProfile)
    }

    @Test(
        "Given bytes that are no RGB profile, when they are to be written, then the error says so",
        arguments: formats)
    func badProfile(_ format: ImageFormat) throws {
        let photo = try Codecs.photo()
        for profile in [Data(), Data("no profile".utf8), Data(count: 400)] {
            #expect {
                try Codecs.encode(photo, format, EncodingOptions(metadata: ImageMetadata(colorProfile: profile)))
            } throws: { error in
                guard case .encoding(.failed(format, let why)) = error as? ImageError else { return false }
                return why.text.contains("profile")
            }
        }
    }

    @Test("Given shades of gray with a profile of RGB, when written, then they are written as RGB", arguments: formats)
    func grayWithProfile(_ format: ImageFormat) throws {
        let ramp = try Codecs.picture(64, 16) { x, _ in [UInt8(x), UInt8(x), UInt8(x), 255] }
        let metadata = ImageMetadata(
            colorProfile: try Codecs.profile([
                [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
            ]))
        let file = try Codecs.encode(ramp, format, EncodingOptions(metadata: metadata))
        #expect(try Codecs.decoders.info(of: file).colorModel != "gray")
        let kept = try Codecs.decoders.decode(file, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect(kept.metadata == metadata)
    }
}
