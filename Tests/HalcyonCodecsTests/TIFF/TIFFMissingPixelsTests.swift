#if TIFF
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("TIFF without all of its pixels")
struct TIFFMissingPixelsTests {
    private func failure(_ data: Data) -> ImageError.DecodingReason? {
        do throws(ImageError) {
            _ = try Codecs.decoders.decode(data, options: DecodingOptions())
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    private func number(_ data: Data, _ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(data[offset + $1]) << ($1 * 8) }
    }

    /// A little-endian file in which strips or tiles are said to have a third of their bytes.
    private func cut(_ name: String) throws -> Data {
        var data = try Fixtures.data(name)
        try #require(data.starts(with: [0x49, 0x49, 42, 0]))
        let directory = number(data, 4, 4)
        let entry = try #require(
            (0..<number(data, directory, 2)).map { directory + 2 + $0 * 12 }
                .first { [279, 325].contains(number(data, $0, 2)) })
        let size = number(data, entry + 2, 2) == 3 ? 2 : 4
        let count = number(data, entry + 4, 4)
        let start = count * size <= 4 ? entry + 8 : number(data, entry + 8, 4)
        for index in 0..<count {
            let place = start + index * size
            let length = number(data, place, size) / 3
            for byte in 0..<size { data[place + byte] = UInt8(truncatingIfNeeded: length >> (byte * 8)) }
        }
        return data
    }

    /// A little-endian file of one strip of black and white; 0 is white.
    private func fax(_ width: Int, _ height: Int, compression: Int, _ strip: [UInt8]) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let fields = [
            (256, width), (257, height), (258, 1), (259, compression), (262, 0), (273, 8), (277, 1), (278, height),
            (279, strip.count),
        ]
        let start = 8 + strip.count + strip.count % 2
        var file = Data([0x49, 0x49, 42, 0] + bytes(start, 4) + strip)
        file.append(contentsOf: [UInt8](repeating: 0, count: start - file.count) + bytes(fields.count, 2))
        for (tag, value) in fields {
            file.append(contentsOf: bytes(tag, 2) + bytes(4, 2) + bytes(1, 4) + bytes(value, 4))
        }
        file.append(contentsOf: bytes(0, 4))
        return file
    }

    /// Bits as bytes, the first in the highest; spaces do not count.
    private func packed(_ bits: String) -> [UInt8] {
        let bits = bits.filter { $0 != " " }
        var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
        for (index, bit) in bits.enumerated() where bit == "1" { bytes[index / 8] |= 0x80 >> UInt8(index % 8) }
        return bytes
    }

    private let end = "000000000001 000000000001"

    @Test(
        "Given strips or tiles with a third of their bytes, when decoded, then they are damaged",
        arguments: [
            "g3-msb2lsb.tiff", "g3-2d-msb2lsb.tiff", "g3-fill-lsb2msb.tiff", "g4-msb2lsb.tiff", "g4-lsb2msb.tiff",
            "jpeg-strips.tiff", "jpeg-tiles.tiff", "jpeg-rgb-strips.tiff", "jpeg-rgb-tiles.tiff", "jpeg-gray.tiff",
            "lzw-strips.tiff", "lzw-tiles.tiff", "deflate-strips.tiff", "packbits-strips.tiff", "lzw-planar.tiff",
        ])
    func cutParts(_ file: String) throws {
        #expect(failure(try Fixtures.data(file)) == nil)
        switch failure(try cut(file)) {
        case .corrupt(.tiff, _), .truncated(.tiff): break
        case let other: Issue.record("\(String(describing: other))")
        }
    }

    @Test("Given 17 bytes of no meaning as a large fax, when decoded, then they are no white sheet")
    func noise() {
        let noise: [UInt8] = [
            0x78, 0x9C, 0x63, 0x60, 0x18, 0x05, 0xA3, 0x60, 0x14, 0x0C, 0x77, 0, 0, 0x03, 0xE8, 0, 0x01,
        ]
        for compression in [2, 3, 4, 32771] {
            guard case .corrupt(.tiff, _) = failure(fax(12000, 8000, compression: compression, noise)) else {
                Issue.record("\(compression)")
                continue
            }
        }
    }

    @Test("Given a fax with a row that is too long, when decoded, then all rows are there as before")
    func longRow() throws {
        // White for 9 pixels of 8, and black for none; then a row like the one above.
        let data = fax(8, 2, compression: 4, packed("001 10100 0000110111 1" + end))
        let pixels = try Codecs.decoders.decode(data).pixels
        #expect(pixels.size == PixelSize(width: 8, height: 2))
        let white = try Codecs.decoders.decode(fax(8, 2, compression: 4, packed("1 1" + end))).pixels
        #expect(Codecs.areIdentical(pixels, white))
    }

    @Test("Given a fax of Group 4 that ends rows too early, when decoded, then it is called damaged")
    func earlyEnd() throws {
        #expect(failure(fax(8, 6, compression: 4, packed("1 1 1 1 1 1" + end))) == nil)
        // Without its end, which nobody needs.
        #expect(failure(fax(8, 6, compression: 4, packed("1 1 1 1 1 1"))) == nil)
        for bits in ["1" + end, "1 1 1" + end, "1 1 1"] {
            guard case .corrupt(.tiff, _) = failure(fax(8, 6, compression: 4, packed(bits))) else {
                Issue.record("\(bits)")
                continue
            }
        }
    }
}
#endif
