import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Gain maps")
struct GainMapTests {
    private static let standard = "urn:iso:std:iso:ts:21496:-1\0"
    private static let xmp = "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x='adobe:ns:meta/'>"

    @Test("Given a JPEG with the mark of a gain map, when probed, then that is told")
    func jpeg() throws {
        let plain = try Fixtures.data("rgb.jpg")
        let namespace = "xmlns:hdrgm='http://ns.adobe.com/hdr-gain-map/1.0/' hdrgm:Version='1.0'"
        let marks: [(UInt8, String, Bool)] = [
            (0xE2, Self.standard, true), (0xE1, Self.xmp + namespace, true), (0xE1, Self.xmp, false),
            (0xE1, namespace, false), (0xE2, "MPF\0", false),
        ]
        for (marker, text, isMark) in marks {
            let file = with(segment: marker, text, in: plain)
            #expect(try Codecs.decoders.info(of: file).hasGainMap == isMark, "\(text)")
            #expect(
                try Codecs.areIdentical(Codecs.decoders.decode(file).pixels, Codecs.decoders.decode(plain).pixels))
        }
        #expect(try !Codecs.decoders.info(of: plain).hasGainMap)
    }

    #if AVIF
    @Test("Given an AVIF with a gain map of either kind, when probed, then that is told")
    func avif() throws {
        let plain = try Fixtures.data("nclx-p3.avif")
        #expect(try !Codecs.decoders.info(of: plain).hasGainMap)
        for name in ["urn:com:apple:photo:2020:aux:hdrgainmap", "urn:iso:std:iso:ts:21496:-1", "urn:other"] {
            let auxiliary = box("auxC", Data([0, 0, 0, 0]) + Data("\(name)\0".utf8))
            let file = try adding(auxiliary, to: ["meta", "iprp", "ipco"], of: plain)
            #expect(try Codecs.decoders.info(of: file).hasGainMap == (name != "urn:other"))
        }
        for type in ["tmap", "Exif"] {
            let item = box("infe", Data([2, 0, 0, 0, 0, 77, 0, 0]) + Data("\(type)\0".utf8))
            var file = try adding(item, to: ["meta", "iinf"], of: plain)
            let count = try #require(file.firstRange(of: Data("iinf".utf8))).upperBound + 5
            file[count] += 1
            #expect(try Codecs.decoders.info(of: file).hasGainMap == (type == "tmap"))
        }
    }
    #endif

    #if HEIF
    @Test("Given a HEIC with a gain map or a depth map, when probed, then the gain map is told")
    func heic() throws {
        #expect(try Codecs.decoders.info(of: Fixtures.data("gain.heic")).hasGainMap)
        #expect(try !Codecs.decoders.info(of: Fixtures.data("depth.heic")).hasGainMap)
    }
    #endif

    private func with(segment marker: UInt8, _ text: String, in file: Data) -> Data {
        let length = text.utf8.count + 2
        let segment = Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]) + Data(text.utf8)
        return file.prefix(2) + segment + file.dropFirst(2)
    }

    private func box(_ type: String, _ content: Data) -> Data { bytes(content.count + 8) + Data(type.utf8) + content }

    private func bytes(_ number: Int) -> Data { withUnsafeBytes(of: UInt32(number).bigEndian) { Data($0) } }

    /// Appends a box to the innermost of the boxes on the path. Positions of pixels are left as they are, for what
    /// reads the header only.
    private func adding(_ box: Data, to path: [String], of file: Data) throws -> Data {
        var file = file
        var end = 0
        for type in path {
            let name = try #require(file.firstRange(of: Data(type.utf8)))
            let length = file[name.lowerBound - 4..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
            end = name.lowerBound - 4 + length
            file.replaceSubrange(name.lowerBound - 4..<name.lowerBound, with: bytes(length + box.count))
        }
        file.insert(contentsOf: box, at: end)
        return file
    }
}
