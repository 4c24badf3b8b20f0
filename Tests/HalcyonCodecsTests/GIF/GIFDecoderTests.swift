import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("GIFDecoder")
struct GIFDecoderTests {
    /// `plain.gif` with its first frame moved to the right.
    private func moved(to left: UInt16) throws -> Data {
        var data = try Fixtures.data("plain.gif")
        let colors = 3 << (Int(data[10] & 7) + 1)
        let descriptor = try #require(data[(13 + colors)...].firstIndex(of: 0x2c))
        data[descriptor + 1] = UInt8(left & 0xff)
        data[descriptor + 2] = UInt8(left >> 8)
        return data
    }

    @Test(
        "Given a frame partly or fully off its canvas, when decoded, then the rest is clear",
        arguments: [1, 50, 96, 97, 98, 5_000, 65_000] as [UInt16])
    func frameBesideCanvas(left: UInt16) throws {
        let whole = try #require(
            try Codecs.decoder(GIFDecoder()).decode(Fixtures.data("plain.gif"), options: DecodingOptions()))
        let image = try #require(try Codecs.decoder(GIFDecoder()).decode(moved(to: left), options: DecodingOptions()))
        #expect(image.size == whole.size)
        for x in 0..<whole.size.width {
            let expected = x < Int(left) ? SIMD4<UInt8>.zero : whole.pixels[x - Int(left), 30]
            #expect(image.pixels[x, 30] == expected)
        }
    }
}
