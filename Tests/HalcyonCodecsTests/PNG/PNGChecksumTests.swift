import CCodecs
import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("PNG: checksums of the pixels")
struct PNGChecksumTests {
    /// What is left of zlib's checksum at the end of a stream, or stands before it.
    enum StreamEnd: CaseIterable {
        case whole, withoutChecksum, halfAChecksum, moreRows

        /// - Parameter stream: All rows, and the checksum.
        func applied(to stream: Data) -> Data {
            switch self {
            case .whole, .moreRows: stream
            case .withoutChecksum: stream.dropLast(4)
            case .halfAChecksum: stream.dropLast(2)
            }
        }
    }

    /// Damages one bit in each place of the pixels' chunks, and returns the places at which the picture is another and
    /// no error says so.
    private func unnoticed(_ file: Data, step: Int = 1) throws -> [Int] {
        let plain = try Codecs.decoders.decode(file).pixels
        let start = try #require(file.firstRange(of: Data("IDAT".utf8))).lowerBound
        let end = try #require(file.lastRange(of: Data("IEND".utf8))).lowerBound - 4
        return stride(from: start, to: end, by: step).filter { place in
            var damaged = file
            damaged[place] ^= 1 << UInt8(place % 8)
            guard let image = try? Codecs.decoders.decode(damaged) else { return false }
            return !Codecs.areIdentical(image.pixels, plain)
        }
    }

    @Test(
        "Given a damaged bit and a stream of any end, when decoded, then it is noticed",
        arguments: StreamEnd.allCases, [60, 1 << 16])
    func damages(_ end: StreamEnd, _ chunkLength: Int) throws {
        for (colorType, level) in [(0, 0), (2, 0), (2, 6), (6, 6)] as [(UInt8, Int32)] {
            var picture = FilteredPNG(colorType: colorType, width: 12, height: 9, chunkLength: chunkLength)
            picture.level = level
            if end == .moreRows { picture.extra = 700 }
            let file = picture.file(with: end.applied(to: picture.stream))
            #expect(try unnoticed(file) == [], "type \(colorType), level \(level)")
        }
    }

    @Test(
        "Given a damaged bit in a file for libpng, when decoded, then it is noticed",
        arguments: ["rgb-interlaced.png", "rgba-16bit-interlaced.png"], StreamEnd.allCases)
    func interlaced(_ name: String, _ end: StreamEnd) throws {
        var file = PNGChunks(try Fixtures.data(name))
        let indices = file.indices(of: "IDAT")
        let stream = indices.reduce(into: Data()) { $0 += file.chunks[$1].data }
        let first = try #require(indices.first)
        file.chunks.removeAll { $0.type == "IDAT" }
        let plain = try #require(FilteredPNG.unpacked(stream))
        // Stored, so that no code of the stream breaks with the bit.
        let stored = FilteredPNG.packed(plain + Data(count: end == .moreRows ? 700 : 0), level: 0)
        file.chunks.insert(.init(type: "IDAT", data: end.applied(to: stored)), at: first)
        #expect(try unnoticed(file.file, step: max(1, stored.count / 100)) == [])
    }

    @Test("Given a header with fewer rows than the stream, when decoded, then damage is noticed")
    func fewerRows() throws {
        var picture = FilteredPNG(height: 20)
        picture.level = 0
        let stream = picture.stream
        picture.height = 15
        let file = picture.file(with: stream)
        #expect(try Codecs.decoders.decode(file).pixels.height == 15)
        var damaged = file
        let pixels = try #require(file.firstRange(of: Data("IDAT".utf8))).upperBound
        damaged[pixels + 100] ^= 8
        #expect(throws: ImageError.decoding(.corrupt(.png, why: "a checksum does not match its chunk"))) {
            try Codecs.decoders.decode(damaged)
        }
    }

    @Test("Given a file that ends before or in zlib's checksum, when decoded, then it is truncated")
    func endsBeforeChecksums() throws {
        let file = FilteredPNG().file
        // The end chunk, the chunk's checksum, and zlib's.
        #expect(throws: Never.self) { try Codecs.decoders.decode(file.dropLast(12 + 4)) }
        for missing in [1, 4] {
            #expect(throws: ImageError.decoding(.truncated(.png))) {
                try Codecs.decoders.decode(file.dropLast(12 + 4 + missing))
            }
        }
    }
}
