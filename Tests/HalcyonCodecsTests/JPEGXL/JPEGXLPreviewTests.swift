#if JPEGXL
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Previews of JPEG XL")
struct JPEGXLPreviewTests {
    private let decoder = Codecs.decoder(JPEGXLDecoder())

    /// The previews of a file that arrives in steps.
    private func previews(
        _ data: Data, step: Int = 4096, _ options: DecodingOptions = DecodingOptions()
    ) throws -> [(share: Double, image: DecodedImage)] {
        let previewer = try #require(try decoder.makePreviewer(for: data, options: options))
        var previews: [(Double, DecodedImage)] = []
        for offset in stride(from: 0, to: data.count, by: step) {
            try previewer.append(data.dropFirst(offset).prefix(step))
            if let image = try previewer.preview() {
                previews.append((Double(offset + step) / Double(data.count), image))
            }
        }
        return previews
    }

    @Test(
        "Given a file that arrives, when looked at, then all of it is there early, exact at the end",
        arguments: ["arriving-plain.jxl", "arriving-passes.jxl", "arriving-turned.jxl"])
    func early(_ file: String) throws {
        let data = try Fixtures.data(file)
        let whole = try #require(try decoder.decode(data, options: DecodingOptions()))
        let previews = try previews(data)
        let first = try #require(previews.first)
        #expect(first.share < 0.5)
        #expect(first.image.size == whole.size)
        #expect(try #require(Fixtures.decibels(first.image.pixels, whole.pixels)) > 20)
        #expect(try #require(Fixtures.decibels(previews[previews.count - 1].image.pixels, whole.pixels)) > 60)
    }

    @Test("Given any steps, when the last byte has come, then the preview is the picture", arguments: [1, 700, 65536])
    func steps(_ step: Int) throws {
        let data = try Fixtures.data("boxed-parts.jxl")
        let whole = try #require(try decoder.decode(data, options: DecodingOptions()))
        let last = try #require(try previews(data, step: step).last)
        #expect(try #require(Fixtures.decibels(last.image.pixels, whole.pixels)) > 60)
    }

    @Test("Given a target size, when looked at, then previews have the shape of the final image")
    func atSize() throws {
        let options = DecodingOptions(targetSize: TargetSize(width: 100, height: 100))
        let data = try Fixtures.data("arriving-plain.jxl")
        let previews = try previews(data, options)
        #expect(!previews.isEmpty)
        for preview in previews { #expect(preview.image.size == PixelSize(width: 100, height: 75)) }
    }

    @Test("Given an animation or inks, when looked at, then nothing is shown", arguments: ["animated.jxl", "inks.jxl"])
    func nothing(_ file: String) throws {
        #expect(try previews(Fixtures.data(file)).isEmpty)
    }

    @Test("Given damage, when the file arrives, then the previewer says so or shows what it has")
    func damage() throws {
        let whole = try Fixtures.data("arriving-passes.jxl")
        for place in stride(from: 20, to: whole.count, by: whole.count / 40) {
            var data = whole
            data[place] ^= 0x55
            do {
                for preview in try previews(data) { #expect(preview.image.size == PixelSize(width: 640, height: 480)) }
            } catch let error as ImageError {
                guard case .decoding = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }
}
#endif
