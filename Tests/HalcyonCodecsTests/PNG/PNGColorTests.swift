import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Colours of PNG files by numbers")
struct PNGColorTests {
    private func isGray(_ pixels: PixelBuffer) -> Bool {
        pixels.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).allSatisfy {
                bytes[$0] == bytes[$0 + 1] && bytes[$0] == bytes[$0 + 2]
            }
        }
    }

    /// `rgb.png` with a chunk right behind its header.
    private func file(_ type: String, _ data: Data, _ more: [(String, Data)] = []) throws -> Data {
        var file = PNGChunks(try Fixtures.data("rgb.png"))
        for (type, data) in [(type, data)] + more {
            file.chunks.insert(PNGChunks.Chunk(type: type, data: data), at: 1)
        }
        return file.file
    }

    @Test(
        "Given shades of gray with a gamma or code points, when decoded, then they stay gray",
        arguments: ["colors-gray.png", "colors-gray-cicp.png", "colors-gray-p3.png", "colors-gray-alpha.png"])
    func gray(_ file: String) throws {
        #expect(isGray(try Codecs.decoders.decode(Fixtures.data(file)).pixels))
    }

    @Test(
        "Given colours by numbers, when the kept profile is written, then the file looks the same",
        arguments: ["colors-cicp-p3.png", "colors-chrm-adobe.png", "colors-gama-mac.png", "nclx-p3.avif"],
        [ImageFormat.png, .webp])
    func kept(_ file: String, _ format: ImageFormat) throws {
        let data = try Fixtures.data(file)
        let kept = try Codecs.decoders.decode(data, options: DecodingOptions(keptMetadata: .colorProfile))
        let plain = try Codecs.decoders.decode(data).pixels
        #expect(kept.metadata.colorProfile != nil)
        #expect(try #require(Fixtures.decibels(kept.pixels, plain)) < 45)
        let options = EncodingOptions(isLossless: true)
        let again = try Codecs.decoders.decode(
            #require(try Codecs.encoders.encode(kept, as: format, options: options)))
        #expect(Fixtures.decibels(again.pixels, plain) == .infinity)
    }

    @Test(
        "Given gray or sRGB by numbers, when a profile is to be kept, then pixels are plain sRGB",
        arguments: [
            "colors-gray.png", "colors-gray-alpha.png", "colors-srgb-over-gama.png", "colors-cicp-over-all.png",
        ])
    func notKept(_ file: String) throws {
        let data = try Fixtures.data(file)
        let kept = try Codecs.decoders.decode(data, options: DecodingOptions(keptMetadata: .colorProfile))
        #expect(kept.metadata == ImageMetadata())
        #expect(try Codecs.areIdentical(kept.pixels, Codecs.decoders.decode(data).pixels))
    }

    @Test("Given any numbers, when decoded, then there is a picture")
    func anyNumbers() throws {
        var state: UInt32 = 11
        func random(_ bound: UInt32) -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return (state >> 8) % bound
        }
        func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
        for round in 0..<300 {
            let bound: UInt32 = round % 3 == 0 ? 1 << 24 : 100_000
            let points = (0..<8).reduce(into: Data()) { data, _ in data += bytes(random(bound)) }
            let gamma = bytes(random(round % 2 == 0 ? 1 << 24 : 2_000_000))
            let points4 = Data((0..<4).map { UInt8(random($0 < 2 ? 24 : 2)) })
            for data in [
                try file("cHRM", points, [("gAMA", gamma)]), try file("cICP", points4, [("gAMA", gamma)]),
            ] {
                let image = try Codecs.decoders.decode(data)
                #expect(image.size == PixelSize(width: 97, height: 61))
            }
        }
    }

    @Test("Given several profiles that are no profile, when decoded, then only the first is looked at")
    func severalProfiles() throws {
        let swapped = PNGChunks(try Fixtures.data("icc-swapped.png"))
        let profile = swapped.chunks[try #require(swapped.indices(of: "iCCP").first)].data
        let plain = try Codecs.decoders.decode(Fixtures.data("rgb.png")).pixels
        // Put in before the first: the last of the list is the first of the file.
        let damagedFirst = try file("iCCP", profile, [("iCCP", Data("p\0\0no stream".utf8))])
        #expect(try Fixtures.decibels(Codecs.decoders.decode(damagedFirst).pixels, plain) == .infinity)
        let wholeFirst = try file("iCCP", Data("p\0\0no stream".utf8), [("iCCP", profile)])
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(wholeFirst).pixels, plain)) < 30)
    }

    @Test(
        "Given colours by numbers, when the file arrives, then previews show them, whatever is kept",
        arguments: [
            "colors-cicp-p3.png", "colors-gama-mac.png", "colors-deep.png", "colors-turned.png", "colors-gray-cicp.png",
        ])
    func previews(_ file: String) throws {
        let plain = try Codecs.decoders.decode(Fixtures.data(file)).pixels
        for kept in [[], [.colorProfile, .orientation]] as [ImageMetadata.Kinds] {
            let arrival = try Arrival(file, options: DecodingOptions(keptMetadata: kept))
            let last = try #require(try arrival.looks(chunk: 997, at: Arrival.percents).last).image
            #expect(last.metadata == ImageMetadata())
            #expect(Fixtures.decibels(last.pixels, plain) == .infinity)
        }
    }
}
