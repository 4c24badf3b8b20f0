import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("PNG: the header, and what stands between the pixels")
struct PNGHeaderTests {
    private func failure(_ body: () throws -> Void) -> ImageError? {
        do {
            try body()
            return nil
        } catch {
            return error as? ImageError
        }
    }

    @Test(
        "Given a header that breaks a rule, when asked about or decoded, then both refuse it alike",
        arguments: [(8, 3), (8, 0), (9, 5), (9, 7), (9, 3), (10, 1), (11, 1), (12, 2), (3, 0)])
    func brokenHeaders(_ offset: Int, _ value: UInt8) throws {
        var file = PNGChunks(try Fixtures.data("rgb.png"))
        file.chunks[0].data[offset] = value
        // A width of zero, and 16 bits with a palette.
        if offset == 3 { file.chunks[0].data.replaceSubrange(0..<4, with: Data(count: 4)) }
        if offset == 9, value == 3 { file.chunks[0].data[8] = 16 }
        let refusal = failure { _ = try Codecs.decoders.info(of: file.file) }
        guard case .decoding(.corrupt(.png, _)) = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(failure { _ = try Codecs.decoders.decode(file.file) } == refusal)
    }

    @Test("Given a header of another length, when asked about or decoded, then both say so", arguments: [12, 14])
    func lengths(_ count: Int) throws {
        var file = PNGChunks(try Fixtures.data("rgb.png"))
        file.chunks[0].data = (file.chunks[0].data + [0]).prefix(count)
        let expected = ImageError.decoding(.corrupt(.png, why: "IHDR does not have 13 bytes"))
        #expect(failure { _ = try Codecs.decoders.info(of: file.file) } == expected)
        #expect(failure { _ = try Codecs.decoders.decode(file.file) } == expected)
    }

    @Test("Given every kind of colours and bits that PNG knows, when asked about, then it is taken")
    func allowedHeaders() throws {
        let kinds: [UInt8: [UInt8]] = [
            0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
        ]
        for (colorType, depths) in kinds {
            for bits in depths {
                for interlace in [0, 1] as [UInt8] {
                    var file = PNGChunks(try Fixtures.data("rgb.png"))
                    file.chunks[0].data.replaceSubrange(8..<13, with: [bits, colorType, 0, 0, interlace])
                    #expect(try Codecs.decoders.info(of: file.file).bitsPerChannel == Int(bits))
                }
            }
        }
    }

    @Test("Given a chunk between those of the pixels, when decoded, then the error names it", arguments: [false, true])
    func between(_ isInterlaced: Bool) throws {
        var file = PNGChunks(try Fixtures.data(isInterlaced ? "rgb-interlaced.png" : "rgb.png"))
        let index = try #require(file.indices(of: "IDAT").first)
        let pixels = file.chunks[index].data
        file.chunks[index].data = pixels.prefix(pixels.count / 2)
        file.chunks.insert(.init(type: "tEXt", data: Data("a\0b".utf8)), at: index + 1)
        file.chunks.insert(.init(type: "IDAT", data: pixels.dropFirst(pixels.count / 2)), at: index + 2)
        #expect(
            failure { _ = try Codecs.decoders.decode(file.file) }
                == .decoding(.corrupt(.png, why: "a tEXt chunk comes before the last row")))
        file.chunks.removeSubrange(index + 1...index + 2)
        #expect(
            failure { _ = try Codecs.decoders.decode(file.file) }
                == .decoding(.corrupt(.png, why: "the pixels end before the last row")))
    }

    @Test("Given tRNS before the palette or after the pixels, when decoded, then it is ignored")
    func misplacedTransparency() throws {
        let palette = PNGChunks.Chunk(type: "PLTE", data: Data((0..<768).map { UInt8($0 & 255) }))
        let alpha = PNGChunks.Chunk(type: "tRNS", data: Data(repeating: 7, count: 256))
        let plain = try Codecs.decoders.decode(FilteredPNG(colorType: 3, chunks: [palette]).file)
        #expect(try Codecs.decoders.decode(FilteredPNG(colorType: 3, chunks: [palette, alpha]).file).pixels.hasAlpha)
        let before = FilteredPNG(colorType: 3, chunks: [alpha, palette]).file
        var after = PNGChunks(FilteredPNG(colorType: 3, chunks: [palette]).file)
        after.chunks.insert(alpha, at: after.chunks.count - 1)
        for file in [before, after.file] {
            let image = try Codecs.decoders.decode(file)
            #expect(!image.pixels.hasAlpha)
            #expect(Codecs.areIdentical(image.pixels, plain.pixels))
            #expect(try !Codecs.decoders.info(of: file).hasAlpha)
        }
    }

    @Test("Given indices beyond the palette, when decoded, then they are opaque black, as in libpng")
    func beyondThePalette() throws {
        let chunks = [
            PNGChunks.Chunk(type: "PLTE", data: Data(repeating: 200, count: 6)),
            .init(type: "tRNS", data: Data([9, 9])),
        ]
        let picture = FilteredPNG(colorType: 3, filters: [0], chunks: chunks)
        let pixels = try Codecs.decoders.decode(picture.file).pixels
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let isThere = picture.rows[y * (picture.width + 1) + 1 + x] < 2
                #expect(pixels[x, y] == (isThere ? SIMD4(200, 200, 200, 9) : SIMD4(0, 0, 0, 255)))
            }
        }
    }
}
