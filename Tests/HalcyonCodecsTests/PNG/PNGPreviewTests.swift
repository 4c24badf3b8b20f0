import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Previews of PNG files")
struct PNGPreviewTests {
    @Test(
        "Given passes in chunks of any size, when looked at, then each look shows the whole better",
        arguments: ["arriving-passes.png", "arriving-passes-turned.png", "arriving-passes-alpha.png"], Arrival.chunks)
    func passes(_ file: String, chunk: Int) throws {
        let arrival = try Arrival(file)
        let looks = try arrival.looks(chunk: chunk, at: [1, 3, 6, 12, 24, 50, 80, 100])
        let whole = try arrival.finished()
        var best = 0.0
        for look in looks {
            #expect(look.image.size == whole.size)
            let decibels = try arrival.decibels(look.image)
            #expect(decibels >= best - 0.5)
            best = max(best, decibels)
            // A sixty-fourth of the pixels is in the first pass.
            if look.percent >= 3 { #expect(decibels >= 14) }
            if look.percent >= 24 { #expect(decibels >= 18) }
        }
        #expect(looks.count >= 7)
        #expect(best == .infinity)
        #expect(looks.last?.image.pixels.hasAlpha == whole.pixels.hasAlpha)
    }

    @Test(
        "Given passes of any depth or palette, when all are there, then the preview is the picture",
        arguments: [
            "gray-1bit-interlaced.png", "gray-4bit-interlaced.png", "palette-interlaced.png",
            "rgba-16bit-interlaced.png", "rgb-interlaced.png", "rgb-key.png", "tiny-1x1.png", "tiny-1x40.png",
            "tiny-40x1.png", "icc-swapped.png", "icc-gray.png", "turned-6.png", "palette-transparent.png",
        ])
    func kinds(_ file: String) throws {
        for chunk in Arrival.chunks {
            let arrival = try Arrival(file)
            let last = try #require(try arrival.looks(chunk: chunk, at: Arrival.percents).last)
            #expect(try arrival.decibels(last.image) == .infinity)
        }
    }

    @Test("Given a large picture in passes, when looked at, then every second pixel is shown")
    func reducedPasses() throws {
        let arrival = try Arrival("arriving-passes-large.png")
        let looks = try arrival.looks(chunk: 1 << 16, at: [4, 30, 100])
        try #require(looks.map(\.percent) == [4, 30])
        for look in looks {
            #expect(look.image.size == PixelSize(width: 800, height: 600))
            #expect(look.image.originalSize == PixelSize(width: 1600, height: 1200))
            #expect(look.image.isDownsampled)
        }
        #expect(try arrival.decibels(looks[0].image) >= 18)
        #expect(try arrival.decibels(looks[1].image) >= 28)
    }

    @Test(
        "Given rows, when looked at, then arrived ones are at the top and the rest is transparent",
        arguments: ["arriving-rows.png", "arriving-rows-icc.png"])
    func rows(_ file: String) throws {
        let arrival = try Arrival(file)
        let whole = try arrival.finished()
        for chunk in Arrival.chunks {
            let looks = try arrival.looks(chunk: chunk, at: [50, 100])
            #expect(looks.count == 2)
            let half = try #require(looks.first).image
            let rows = half.pixels.opaqueRows
            #expect((90...150).contains(rows))
            #expect((0..<rows).allSatisfy { half.pixels[100, $0] == whole.pixels[100, $0] })
            #expect((rows..<240).allSatisfy { half.pixels[100, $0]?.w == 0 })
            let last = try #require(looks.last).image
            #expect(Fixtures.decibels(last.pixels, whole.pixels) == .infinity)
        }
    }

    @Test("Given a target size, when looked at, then the preview has the final size and crop")
    func target() throws {
        for file in ["arriving-rows.png", "arriving-passes.png", "arriving-passes-turned.png"] {
            let target = TargetSize(width: 90, height: 90, mode: .fill)
            let arrival = try Arrival(file, options: DecodingOptions(targetSize: target))
            let looks = try arrival.looks(chunk: 997, at: [4, 70, 100])
            #expect(looks.allSatisfy { $0.image.size == PixelSize(width: 90, height: 90) })
            let last = try #require(looks.last)
            #expect(try arrival.decibels(last.image) >= 24)
        }
    }

    @Test("Given 300 KB of text around the pixels, when it arrives, then the previews are the same")
    func text() throws {
        let plain = try Arrival("arriving-rows.png")
        let previewer = try #require(try Arrival("arriving-rows-text.png").previewer())
        let data = try Fixtures.data("arriving-rows-text.png")
        try previewer.append(data.prefix(100_000))
        #expect(try previewer.preview() == nil)
        try previewer.append(data.dropFirst(100_000).prefix(300_000))
        #expect(try previewer.preview() != nil)
        try previewer.append(data.dropFirst(400_000))
        let last = try #require(try previewer.preview())
        #expect(try plain.decibels(last) == .infinity)
    }

    @Test("Given 5 MB of text, more than libpng takes, when it arrives, then the picture is shown")
    func largeText() throws {
        let plain = try Arrival("arriving-rows.png")
        let text = Data([0, 0x50, 0, 0]) + Data("tEXt".utf8) + Data(count: 0x50_0000 + 4)
        let head = plain.data.prefix(33)
        let looks = try Arrival(head + text + plain.data.dropFirst(33)).looks(chunk: 1 << 16, at: [50, 100])
        #expect(looks.map(\.percent) == [100])
        let last = try #require(looks.last)
        #expect(try plain.decibels(last.image) == .infinity)
    }

    @Test("Given an animation, when it arrives, then nothing is shown before its end")
    func animation() throws {
        #expect(try Arrival("animated.png").looks(chunk: 997, at: Arrival.percents).isEmpty)
    }

    @Test("Given a size over the limits, when the header is there, then it is refused")
    func limits() throws {
        let size = PixelSize(width: 30000, height: 30000)
        #expect(try Arrival("bomb.png").failure() == .decoding(.tooManyPixels(size, limit: 100_000_000)))
        let few = DecodingOptions(limits: DecodingLimits(maximumBytes: 100_000))
        guard case .decoding(.tooManyBytes) = try Arrival("arriving-passes.png", options: few).failure() else {
            Issue.record("not refused")
            return
        }
    }
}
