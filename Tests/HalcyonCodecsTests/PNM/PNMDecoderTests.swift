import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Decoding PNM")
struct PNMDecoderTests {
    private let decoder = Codecs.decoder(PNMDecoder())

    private func reason(_ text: String, _ options: DecodingOptions = DecodingOptions()) -> ImageError.DecodingReason? {
        do throws(ImageError) {
            _ = try Codecs.decoders.decode(Data(text.utf8), options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    private func pixels(_ text: String, _ raster: [UInt8] = []) throws -> [UInt8] {
        try #require(try decoder.decode(Data(text.utf8) + raster, options: DecodingOptions())).pixels
            .withUnsafeBytes { Array($0) }
    }

    @Test("Given samples of any maximum, when decoded, then they are scaled and rounded")
    func maxima() throws {
        #expect(try pixels("P2 3 1 3 1 2 9") == [85, 85, 85, 255, 170, 170, 170, 255, 255, 255, 255, 255])
        #expect(try pixels("P5 2 1 3 ", [1, 9]) == [85, 85, 85, 255, 255, 255, 255, 255])
        // 128 × 255 / 65535 is 0.498, and 129 gives 0.502.
        #expect(try pixels("P5 2 1 65535\n", [0, 128, 0, 129]) == [0, 0, 0, 255, 1, 1, 1, 255])
        #expect(try pixels("P2 1 1 65535 99999999999999999999") == [255, 255, 255, 255])
    }

    @Test("Given a raster that begins with a blank, when decoded, then that is its first sample")
    func blankSample() throws {
        #expect(try pixels("P5 1 1 255\n", [0x20]) == [32, 32, 32, 255])
        #expect(try pixels("P5 1 1 255#c\n", [0x0A]) == [10, 10, 10, 255])
        #expect(try pixels("P4 1 1 ", [0x80]) == [0, 0, 0, 255])
    }

    @Test(
        "Given a header that describes no image, when decoded, then the file is damaged",
        arguments: [
            "P6 0 5 255\n", "P6 5 0 255\n", "P6 5 5 0\n", "P6 5 5 65536\n", "P5 99999999999 1 255\n",
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 5\nMAXVAL 255\nENDHDR\n", "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 1\nENDHDR\n",
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 2\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n",
            "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE CMYK\nENDHDR\n",
        ])
    func damagedHeader(_ text: String) {
        guard case .corrupt(.pnm, _) = reason(text) else {
            Issue.record("\(String(describing: reason(text)))")
            return
        }
        guard case .decoding(.corrupt(.pnm, _)) = Arrival(Data(text.utf8)).failure() else {
            Issue.record("a preview")
            return
        }
    }

    @Test("Given a letter among numbers, when decoded, then the file is damaged; in a comment, not")
    func letters() throws {
        // Without a comment before it, a letter says that this is a text.
        for text in ["P3 1 1 255 #\n1 2 x", "P2 2 1 9 #\n1 2x", "P1 3 1 #\n012", "P2 1 1 9 #\n-1"] {
            guard case .corrupt(.pnm, _) = reason(text) else {
                Issue.record("\(text): \(String(describing: reason(text)))")
                continue
            }
        }
        #expect(try pixels("P2 2 1 255 1#x\n#y\n2#z") == [1, 1, 1, 255, 2, 2, 2, 255])
        #expect(reason("P3 1 1 255 1 2 x") == .notAnImage(looksLike: "plain text"))
    }

    @Test("Given a header that goes on beyond what is sniffed, when decoded, then it is read")
    func longHeader() throws {
        let comment = "#" + String(repeating: "long", count: 5000) + "\n"
        #expect(try pixels("P2\n\(comment)1 1 255 7") == [7, 7, 7, 255])
        #expect(reason("P2\n\(comment)1") == .truncated(.pnm))
    }

    @Test("Given a few bytes that announce many pixels, when decoded, then they are refused")
    func bombs() throws {
        let huge = PixelSize(width: 30000, height: 30000)
        for kind in ["P1", "P2", "P3", "P4", "P5", "P6"] {
            let maximum = kind == "P1" || kind == "P4" ? "" : "255 "
            #expect(reason("\(kind) 30000 30000 \(maximum)") == .tooManyPixels(huge, limit: 100_000_000))
            // Within the limit, it is the file that is too short.
            #expect(reason("\(kind) 10000 10000 \(maximum)0 0 0 0") == .truncated(.pnm))
        }
        let most = DecodingOptions(limits: DecodingLimits(maximumPixels: .max, maximumBytes: .max))
        #expect(reason("P6 2147483646 2147483646 65535 ", most) != nil)
        #expect(reason("P5 2147483646 1 255 ", most) == .truncated(.pnm))
    }

    @Test(
        "Given a file that arrives, when looked at, then the rows that are there are shown",
        arguments: ["color-255.ppm", "color-65535-plain.ppm", "bits-plain.pbm", "rgb_alpha-255.pam", "rgba.qoi"])
    func previews(_ file: String) throws {
        let arrival = try Arrival(file)
        for chunk in [1, 997, .max] {
            let looks = try arrival.looks(chunk: chunk, at: [30, 60, 100])
            #expect(looks.count == 3)
            let last = try #require(looks.last)
            #expect(Codecs.areIdentical(last.image.pixels, try arrival.finished().pixels))
            // The middle of the picture is opaque in each of them.
            let rows = looks.map { look in (0..<61).count { look.image.pixels[50, $0]?.w != 0 } }
            #expect((10...25).contains(rows[0]) && (30...45).contains(rows[1]) && rows[2] == 61, "\(rows)")
        }
    }
}
