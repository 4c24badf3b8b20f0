import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("Agreement with a current Pillow, over a matrix of kinds")
struct PixelAgreementTests {
    private let registry = ImageDecoderRegistry(StandardCodecs.decoders)

    @Test(
        "Given a file of every kind, when decoded, then size and pixels are those that Pillow shows upright and in sRGB",
        arguments: ["jpeg", "png", "gif", "webp"])
    func agreement(_ format: String) throws {
        let entries = try Matrix.entries().filter { $0.format == format }
        #expect(entries.count >= 20)
        for entry in entries {
            let image = try registry.decode(entry.data())
            #expect(image.size == PixelSize(width: entry.width, height: entry.height), "\(entry.file)")
            let decibels = try #require(Fixtures.decibels(image.pixels, entry.reference()), "\(entry.file)")
            #expect(decibels >= entry.decibels, "\(entry.file)")
        }
    }
}
