import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("StandardCodecs")
struct StandardCodecsTests {
    private let registry = Codecs.decoders

    @Test("Given real files, when sniffed by 32 bytes of them, then each is of its format", arguments: Fixtures.index)
    func sniffing(_ entry: Fixtures.Entry) throws {
        #expect(try ImageFormat(sniffing: Fixtures.data(entry.file).prefix(32))?.name == entry.format)
    }

    @Test(
        "Given a format that nobody reads here, when probed and decoded, then the error names it",
        arguments: [
            ("8BPS\0\u{1}\0\0\0\0\0\0\0\u{3}\0\0\0\u{40}\0\0\0\u{40}\0\u{8}\0\u{3}", ImageFormat.psd),
            ("gimp xcf v011\0", .xcf),
        ])
    func unsupported(_ head: String, format: ImageFormat) {
        let data = Data(head.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        let expected = ImageError.decoding(.unsupportedFormat(format))
        #expect(throws: expected) { try registry.info(of: data) }
        #expect(throws: expected) { try registry.decode(data) }
        #expect(expected.localizedDescription.contains(format.name))
    }
}
