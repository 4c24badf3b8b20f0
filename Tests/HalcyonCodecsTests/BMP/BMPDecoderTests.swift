import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

/// The kinds of files and their pixels are in `DecodingTests`.
@Suite("BMP")
struct BMPDecoderTests {
    private func reason(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError.DecodingReason? {
        do {
            _ = try Codecs.decoders.decode(data, options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    /// A file with some of its bytes replaced by a number of four bytes, the lowest first.
    private func file(_ name: String, _ changes: [Int: UInt32]) throws -> Data {
        var data = try Fixtures.data(name)
        for (offset, number) in changes {
            for byte in 0..<4 { data[offset + byte] = UInt8(truncatingIfNeeded: number >> (8 * UInt32(byte))) }
        }
        return data
    }

    @Test(
        "Given sizes that no memory holds, when decoded, then they are refused by the header",
        arguments: [
            ("bomb-wide.bmp", PixelSize(width: 0x7FFF_FFFF, height: 1)),
            ("bomb-high.bmp", PixelSize(width: 1, height: 0x7FFF_FFFF)),
            ("bomb-both.bmp", PixelSize(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)),
            ("bomb-lowest.bmp", PixelSize(width: 4, height: 0x8000_0000)),
            ("bomb-lowest-both.bmp", PixelSize(width: 0x7FFF_FFFF, height: 0x8000_0000)),
        ])
    func sizes(_ name: String, size: PixelSize) throws {
        let data = try Fixtures.data(name)
        #expect(try Codecs.decoders.info(of: data).size == size)
        #expect(reason(data) == .tooManyPixels(size, limit: 100_000_000))
        // Even if the limits allow it: the file is too short.
        let limits = DecodingLimits(maximumPixels: .max, maximumBytes: .max)
        let small = DecodingOptions(targetSize: TargetSize(width: 4, height: 4), limits: limits)
        let refusal = reason(data, small)
        #expect(refusal == .truncated(.bmp) || refusal == .tooManyPixels(size, limit: .max))
    }

    @Test(
        "Given a header that makes no sense, when probed and decoded, then both refuse it",
        arguments: [
            [18: 0], [22: 0], [18: 0xFFFF_FFFF], [18: 0x8000_0000], [30: 1], [30: 2], [30: 3], [30: 7], [30: 13],
            [30: 0xFFFF_FFFF],
        ] as [[Int: UInt32]])
    func headers(_ changes: [Int: UInt32]) throws {
        let data = try file("plain-24-40.bmp", changes)
        guard case .corrupt(.bmp, _) = reason(data) else {
            Issue.record("\(changes): \(String(describing: reason(data)))")
            return
        }
        #expect(throws: ImageError.self) { try Codecs.decoders.info(of: data) }
    }

    @Test(
        "Given planes, bits or a header's length that none has, when decoded, then it is no image",
        arguments: [[26: 0x18_0002], [26: 0x05_0001], [26: 0x8018_0001], [14: 66], [14: 0x4000_0028]]
            as [[Int: UInt32]])
    func noImage(_ changes: [Int: UInt32]) throws {
        #expect(reason(try file("plain-24-40.bmp", changes)) == .notAnImage(looksLike: nil))
    }

    @Test(
        "Given places beyond the file, when decoded, then nothing is read there",
        arguments: [10, 46])
    func places(_ offset: Int) throws {
        for number in [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32] {
            let refusal = reason(try file("palette-8.bmp", [offset: number]))
            // A palette of any size ends where the pixels begin.
            #expect(offset == 10 ? refusal == .truncated(.bmp) : refusal == nil)
        }
        #expect(reason(try Fixtures.data("profile-outside.bmp")) == nil)
    }

    @Test("Given a place of pixels before the palette or masks, when decoded, then they are behind")
    func placeOfPalette() throws {
        for name in ["palette-8.bmp", "palette-4.bmp", "palette-1.bmp", "runs-8.bmp"] {
            let whole = try Codecs.decoders.decode(Fixtures.data(name)).pixels
            for place in [0, 54] as [UInt32] {
                let pixels = try Codecs.decoders.decode(file(name, [10: place])).pixels
                #expect(Codecs.areIdentical(pixels, whole), "\(name) \(place)")
            }
        }
    }

    @Test("Given pixels in the middle of the declared palette, when decoded, then the file is refused")
    func pixelsInPalette() throws {
        for place in [58, 54 + 4 * 100, 54 + 4 * 255] as [UInt32] {
            #expect(
                reason(try file("palette-8.bmp", [10: place, 46: 256]))
                    == .corrupt(.bmp, why: "pixels within its palette"))
        }
        #expect(reason(try file("palette-8.bmp", [10: 58])) == .corrupt(.bmp, why: "pixels within its palette"))
        #expect(reason(try file("palette-8.bmp", [46: 256])) == nil)
    }

    @Test("Given a bitmap in a bitmap, when decoded, then it is refused")
    func recursion() throws {
        var data = try Fixtures.data("png-inside.bmp")
        let start = 54
        data.replaceSubrange(start..., with: data)
        #expect(reason(data) == .corrupt(.bmp, why: "there is no png file inside it"))
        // The limits hold for what is inside too.
        let inside = try Fixtures.data("png-inside.bmp").prefix(start) + Fixtures.data("bomb.png")
        #expect(
            reason(Data(inside)) == .tooManyPixels(PixelSize(width: 30000, height: 30000), limit: 100_000_000))
    }

    @Test(
        "Given the same picture stored in another way, when decoded at size, then it looks the same",
        arguments: [
            ("runs-8.bmp", "palette-8.bmp"), ("runs-8-down.bmp", "palette-8.bmp"), ("runs-4.bmp", "palette-4.bmp"),
            ("plain-24-down.bmp", "plain-24-40.bmp"), ("runs-24.bmp", "plain-24-40.bmp"),
            ("png-inside.bmp", "plain-24-40.bmp"),
        ])
    func atSize(_ name: String, like other: String) throws {
        for target in [
            TargetSize(width: 31, height: 31), TargetSize(width: 20, height: 31, mode: .fill),
            TargetSize(width: 40, height: 8, mode: .fill), TargetSize(width: 200, height: 200, enlarges: true),
            TargetSize(width: 13, height: 40, mode: .stretch),
        ] {
            let options = DecodingOptions(targetSize: target)
            let image = try Codecs.decoders.decode(Fixtures.data(name), options: options)
            let expected = try Codecs.decoders.decode(Fixtures.data(other), options: options)
            #expect(image.size == expected.size)
            #expect(try #require(Fixtures.decibels(image.pixels, expected.pixels)) > 48, "\(name), \(target)")
            #expect(image.originalSize == PixelSize(width: 97, height: 61))
        }
    }

    @Test("Given runs that leave pixels out, when decoded, then these are transparent")
    func gaps() throws {
        for name in ["runs-4-gaps.bmp", "runs-8-gaps.bmp"] {
            let data = try Fixtures.data(name)
            #expect(try Codecs.decoders.info(of: data).hasAlpha)
            let image = try Codecs.decoders.decode(data)
            #expect(image.pixels.hasAlpha)
            #expect(image.pixels[0, 0] == SIMD4(0, 0, 0, 0))
        }
        #expect(try !Codecs.decoders.decode(Fixtures.data("runs-8.bmp")).pixels.hasAlpha)
        #expect(try !Codecs.decoders.info(of: Fixtures.data("runs-8.bmp")).hasAlpha)
    }

    @Test("Given an alpha mask of which nothing is set, when decoded, then the picture is opaque")
    func unusedAlpha() throws {
        #expect(try !Codecs.decoders.decode(Fixtures.data("masks-unused-alpha.bmp")).pixels.hasAlpha)
        #expect(try Codecs.decoders.decode(Fixtures.data("masks-32-8888-108.bmp")).pixels.hasAlpha)
    }

    @Test("Given a profile larger than the limit, when decoded, then it is refused")
    func profileLimit() throws {
        let options = DecodingOptions(limits: DecodingLimits(maximumMetadataBytes: 100))
        guard case .metadataTooLarge(_, limit: 100) = reason(try Fixtures.data("profile.bmp"), options) else {
            Issue.record("not refused")
            return
        }
    }

    @Test("Given the profile to keep, when decoded, then it comes along, and the pixels are as stored")
    func keptProfile() throws {
        let options = DecodingOptions(keptMetadata: .colorProfile)
        let image = try Codecs.decoders.decode(Fixtures.data("profile.bmp"), options: options)
        #expect(image.metadata.colorProfile != nil)
        let plain = try Codecs.decoders.decode(Fixtures.data("plain-24-40.bmp"))
        #expect(Codecs.areIdentical(image.pixels, plain.pixels))
    }
}
