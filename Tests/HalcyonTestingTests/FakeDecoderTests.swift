import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeDecoder")
struct FakeDecoderTests {
    private let decoder = FakeDecoder()

    @Test("Given any bytes, when decoded, then each is a pixel, as far as the target goes")
    func makesRows() throws {
        let whole = try decoder.decode(Data("cats".utf8), options: DecodingOptions())
        #expect(whole?.text == "cats")
        #expect(whole?.isDownsampled == false)
        let options = DecodingOptions(targetSize: TargetSize(width: 3, height: 1))
        #expect(try decoder.decode(Data("cats".utf8), options: options)?.text == "cat")
        #expect(decoder.decoded.value == 2)
    }

    @Test("Given a fake image and a target, when decoded, then it meets the target as a real one does")
    func meetsTargets() throws {
        let data = FakeImage(width: 40, height: 20).data
        let options = DecodingOptions(targetSize: TargetSize(width: 10, height: 10))
        let image = try #require(try decoder.decode(data, options: options))
        #expect(FakeImage(of: image) == FakeImage(width: 10, height: 5))
        #expect(image.originalSize == PixelSize(width: 40, height: 20))
        #expect(image.isDownsampled)
        #expect(try decoder.info(of: data)?.size == PixelSize(width: 40, height: 20))
    }

    @Test("Given a decoder with previews, when bytes come, then it shows them, once; another has none")
    func previews() throws {
        #expect(try decoder.makePreviewer(for: Data("cats".utf8), options: DecodingOptions()) == nil)
        let decoder = FakeDecoder(hasPreviews: true)
        let previewer = try #require(try decoder.makePreviewer(for: Data("ca".utf8), options: DecodingOptions()))
        #expect(try previewer.preview() == nil)
        try previewer.append(Data("ca".utf8))
        #expect(try previewer.preview()?.text == "ca")
        #expect(try previewer.preview() == nil)
        try previewer.append(Data("ts".utf8))
        #expect(try previewer.preview()?.text == "cats")
        #expect(decoder.previewed.value == 4)
        #expect(decoder.decoded.value == 0)
    }

    @Test("Given a fake image over the limit, or damaged bytes, when decoded, then it is an error")
    func fails() {
        let options = DecodingOptions(limits: DecodingLimits(maximumPixels: 10))
        let size = PixelSize(width: 4, height: 3)
        #expect(throws: ImageError.decoding(.tooManyPixels(size, limit: 10))) {
            try decoder.decode(FakeImage(width: 4, height: 3).data, options: options)
        }
        #expect(throws: ImageError.self) { try decoder.decode(FakeDecoder.damaged, options: DecodingOptions()) }
    }
}
