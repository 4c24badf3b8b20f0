import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Names of high dynamic range")
struct HighRangeTransferTests {
    private static let files: [(String, String?)] = {
        var files: [(String, String?)] = [
            ("colors-cicp-pq.png", "PQ"), ("colors-cicp-hlg.png", "HLG"), ("colors-cicp-p3.png", nil), ("rgb.png", nil),
            ("rgb.jpg", nil),
        ]
        #if AVIF
        files += [
            ("nclx-pq.avif", "PQ"), ("deep-pq.avif", "PQ"), ("nclx-hlg.avif", "HLG"), ("deep-hlg.avif", "HLG"),
            ("nclx-p3.avif", nil), ("icc-swapped.avif", nil),
        ]
        #endif
        #if HEIF
        files += [("nclx-pq.heic", "PQ"), ("deep-pq.heic", "PQ"), ("nclx-p3.heic", nil), ("icc-swapped.heic", nil)]
        #endif
        #if JPEGXL
        files += [("coded-pq.jxl", "PQ"), ("coded-hlg.jxl", "HLG"), ("coded-p3.jxl", nil)]
        #endif
        return files
    }()

    @Test("Given files in PQ, HLG or neither, when probed, then the transfer function is named")
    func names() throws {
        for (file, name) in Self.files {
            #expect(try Codecs.decoders.info(of: Fixtures.data(file)).highRangeTransfer == name, "\(file)")
        }
    }
}
