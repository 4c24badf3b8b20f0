import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("QOI")
struct QOITests {
    private static let marker: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 1]

    private func file(_ width: UInt8, _ height: UInt8, _ channels: UInt8, _ chunks: [UInt8], space: UInt8 = 0) -> Data {
        Data("qoif".utf8) + [0, 0, 0, width, 0, 0, 0, height, channels, space] + chunks
    }

    private func failure(_ data: Data) -> ImageError? {
        do throws(ImageError) {
            _ = try Codecs.decoders.decode(data)
            return nil
        } catch { return error }
    }

    @Test("Given every kind of chunk, when decoded, then the pixels are those of the specification")
    func chunks() throws {
        let chunks: [UInt8] = [
            0xC0,  // the first pixel once more: opaque black
            0xFE, 250, 100, 3,  // RGB
            0x40 | 3 << 4 | 0 << 2 | 1,  // differences of 1, -2, -1
            0x80 | 63, 0xF0,  // green + 31, red + 31 + 7, blue + 31 - 8
            0xFF, 1, 2, 3, 4,  // RGBA
            44,  // the RGB pixel again: 250 × 3 + 100 × 5 + 3 × 7 + 255 × 11, modulo 64
            0xC1,  // twice more
        ]
        let image = try Codecs.decoders.decode(file(8, 1, 4, chunks + Self.marker))
        let pixels = (0..<8).map { image.pixels[$0, 0] }
        let color = SIMD4<UInt8>(250, 100, 3, 255)
        #expect(
            pixels == [
                SIMD4(0, 0, 0, 255), color, SIMD4(251, 98, 2, 255), SIMD4(33, 129, 25, 255), SIMD4(1, 2, 3, 4),
                color, color, color,
            ])
    }

    @Test("Given a run over several rows, when decoded at size and whole, then it goes on")
    func runs() throws {
        let red: [UInt8] = [0xFE, 255, 0, 0]
        let data = file(4, 16, 3, red + [0xC0 | 61, 0xC0] + Self.marker)
        let whole = try Codecs.decoders.decode(data).pixels
        #expect((0..<64).allSatisfy { whole[$0 % 4, $0 / 4] == SIMD4(255, 0, 0, 255) })
        let small = DecodingOptions(targetSize: TargetSize(width: 2, height: 8))
        #expect(try Codecs.decoders.decode(data, options: small).pixels[1, 7] == SIMD4(255, 0, 0, 255))
    }

    @Test("Given a file without its end marker, when decoded, then it is complete")
    func ends() {
        let whole: [UInt8] = [0xFE, 1, 2, 3, 0xC0 | 2]
        #expect(failure(file(2, 2, 3, whole)) == nil)
        #expect(failure(file(2, 2, 3, whole + Self.marker)) == nil)
        #expect(failure(file(2, 2, 3, whole + Self.marker + [7])) == nil)
        #expect(failure(file(2, 2, 3, [0xFE, 1, 2, 3, 0xC0])) == .decoding(.truncated(.qoi)))
        #expect(failure(file(2, 2, 3, [0xFE, 1, 2])) == .decoding(.truncated(.qoi)))
        guard case .decoding(.corrupt(.qoi, _)) = failure(file(2, 2, 3, [0xFE, 1, 2, 3] + Self.marker)) else {
            Issue.record("an end marker taken for pixels")
            return
        }
    }

    @Test("Given a damaged header or too large a size, when decoded, then that is the error")
    func headers() {
        let damaged = [
            file(0, 1, 3, []), file(1, 0, 3, []), file(1, 1, 2, []), file(1, 1, 5, []), file(1, 1, 3, [], space: 2),
        ]
        for data in damaged {
            guard case .decoding(.corrupt(.qoi, _)) = failure(data) else {
                Issue.record("\(String(describing: failure(data)))")
                continue
            }
        }
        var bomb = file(1, 1, 3, [0xFD])
        bomb.replaceSubrange(4..<12, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        let size = PixelSize(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF)
        #expect(failure(bomb) == .decoding(.tooManyPixels(size, limit: 100_000_000)))
        // Within the limit, a byte stands for at most 62 pixels.
        bomb.replaceSubrange(4..<12, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
        #expect(failure(bomb) == .decoding(.truncated(.qoi)))
        #expect(failure(bomb.prefix(13)) == .decoding(.truncated(.qoi)))
    }

    @Test("Given colours said to be linear, when probed, then that is told; it changes no pixel")
    func linear() throws {
        let linear = try Fixtures.data("linear.qoi")
        #expect(try Codecs.decoders.info(of: linear).colorModel == "linear RGB")
        let pixels = try Codecs.decoders.decode(linear).pixels
        #expect(try Codecs.areIdentical(pixels, Codecs.decoders.decode(Fixtures.data("rgb.qoi")).pixels))
    }

    @Test("Given pixels, when encoded, then the file is that of another encoder")
    func roundTrip() throws {
        for file in ["rgb.qoi", "rgba.qoi", "runs.qoi"] {
            let data = try Fixtures.data(file)
            let pixels = try Codecs.decoders.decode(data).pixels
            #expect(try Codecs.encode(pixels, .qoi) == data)
        }
        for pixels in try [Codecs.noise(100, 3), Codecs.picture(65, 2) { _, _ in [9, 9, 9, 255] }] {
            let image = try Codecs.decoders.decode(Codecs.encode(pixels, .qoi))
            #expect(Codecs.areIdentical(image.pixels, pixels))
        }
    }
}
