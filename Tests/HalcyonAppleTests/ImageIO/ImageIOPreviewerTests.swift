#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

@Suite("ImageIO decoder, previews")
struct ImageIOPreviewerTests {
    private func previews(_ data: Data, _ options: DecodingOptions = DecodingOptions()) throws -> [DecodedImage] {
        let previewer = try #require(try Decoders.imageIO.makePreviewer(for: data.prefix(64), options: options))
        var previews: [DecodedImage] = []
        var sent = 0
        for percent in [1, 5, 10, 20, 35, 50, 70, 90, 100] {
            let end = data.count * percent / 100
            try previewer.append(data.subdata(in: sent..<end))
            sent = end
            if let image = try previewer.preview() { previews.append(image) }
            #expect(try previewer.preview() == nil)
        }
        return previews
    }

    @Test("Given a progressive JPEG, when it arrives, then previews come that end with the picture")
    func progressive() throws {
        let data = try Fixtures.data("progressive.jpg")
        let whole = try Decoders.imageIO.decode(data)
        let previews = try previews(data)
        #expect(previews.count > 3)
        #expect(previews.allSatisfy { $0.size == whole.size })
        #expect(Fixtures.areEqual(try #require(previews.last).pixels, whole.pixels))
    }

    @Test("Given a turned JPEG and target, when it arrives, then previews are upright, in final size")
    func turned() throws {
        let data = try Fixtures.data("turned-6.jpg")
        let target = TargetSize(width: 20, height: 31, mode: .fill)
        let options = DecodingOptions(targetSize: target)
        let whole = try Decoders.imageIO.decode(data, options: options)
        let previews = try previews(data, options)
        #expect(!previews.isEmpty)
        #expect(previews.allSatisfy { $0.size == whole.size })
        let last = try #require(previews.last)
        #expect(try #require(Fixtures.decibels(last.pixels, whole.pixels)) > 30)
    }

    @Test("Given a large picture, when it arrives, then previews are smaller, in its proportions")
    func large() throws {
        let pixels = try PixelBuffer(width: 2000, height: 1000, hasAlpha: false) { memory in
            for index in memory.indices { memory[index] = index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index / 64) }
        }
        let file = try #require(try ImageEncoderRegistry([ImageIOEncoder()]).encode(pixels, as: .jpeg))
        let previews = try previews(file)
        #expect(previews.last?.size == PixelSize(width: 1000, height: 500))
    }

    @Test("Given a limit, when the header of what arrives is over it, then the previewer refuses")
    func limits() throws {
        let data = try Fixtures.data("progressive.jpg")
        let options = DecodingOptions(limits: DecodingLimits(maximumPixels: 10))
        guard case .tooManyPixels? = Decoders.reason({ _ = try previews(data, options) }) else {
            Issue.record("not refused")
            return
        }
    }
}
#endif
