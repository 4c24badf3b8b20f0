import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Previews of JPEG files")
struct JPEGPreviewTests {
    private static let kinds = [
        "arriving-scans.jpg", "arriving-scans-gray.jpg", "arriving-scans-cmyk.jpg", "arriving-scans-icc.jpg",
        "arriving-scans-turned.jpg",
    ]

    @Test(
        "Given scans in chunks of any size, when looked at, then each look is better than the last",
        arguments: kinds, Arrival.chunks)
    func scans(_ file: String, chunk: Int) throws {
        let arrival = try Arrival(file)
        let looks = try arrival.looks(chunk: chunk, at: Arrival.percents)
        let whole = try arrival.finished()
        var best = 0.0
        for look in looks {
            #expect(look.image.size == whole.size)
            #expect(look.image.originalSize == whole.originalSize)
            #expect(look.image.format == .jpeg)
            #expect(!look.image.pixels.hasAlpha)
            let decibels = try arrival.decibels(look.image)
            #expect(decibels >= best - 0.5)
            best = max(best, decibels)
        }
        #expect(looks.count >= 5)
        #expect(looks.first.map { $0.percent <= 20 } == true)
        #expect(best >= 50)
    }

    @Test("Given a tenth of a colour file's scans, when looked at, then the preview has 20 dB or more")
    func firstLook() throws {
        let arrival = try Arrival("arriving-scans-large.jpg")
        let looks = try arrival.looks(chunk: 4096, at: [10, 30, 100])
        try #require(looks.map(\.percent) == [10, 30, 100])
        #expect(try arrival.decibels(looks[0].image) >= 20)
        #expect(try arrival.decibels(looks[1].image) >= 30)
        #expect(try arrival.decibels(looks[2].image) >= 40)
    }

    @Test("Given a large picture, when looked at, then the preview has half its size and says so")
    func reduced() throws {
        let looks = try Arrival("arriving-scans-large.jpg").looks(chunk: .max, at: [50])
        let image = try #require(looks.first?.image)
        #expect(image.size == PixelSize(width: 800, height: 600))
        #expect(image.originalSize == PixelSize(width: 1600, height: 1200))
        #expect(image.isDownsampled)
    }

    @Test(
        "Given a target size, when looked at, then the preview has the final size and crop",
        arguments: kinds + ["arriving-rows.jpg", "arriving-scans-large.jpg"], [TargetSize.Mode.fit, .fill, .stretch])
    func target(_ file: String, mode: TargetSize.Mode) throws {
        let target = TargetSize(width: 100, height: 60, mode: mode)
        let arrival = try Arrival(file, options: DecodingOptions(targetSize: target))
        let looks = try arrival.looks(chunk: 997, at: [60, 100])
        let whole = try arrival.finished()
        #expect(looks.count == 2)
        #expect(looks.allSatisfy { $0.image.size == whole.size && $0.image.isDownsampled })
        let last = try #require(looks.last)
        #expect(try arrival.decibels(last.image) >= 33)
    }

    @Test("Given rows, when looked at, then arrived ones are at the top and the rest is transparent")
    func rows() throws {
        for chunk in Arrival.chunks {
            let arrival = try Arrival("arriving-rows.jpg")
            let whole = try arrival.finished()
            let looks = try arrival.looks(chunk: chunk, at: [50, 100])
            #expect(looks.count == 2)
            let half = try #require(looks.first).image
            #expect(half.size == whole.size)
            #expect(half.pixels.hasAlpha)
            let rows = half.pixels.opaqueRows
            #expect((80...200).contains(rows))
            #expect((0..<rows).allSatisfy { half.pixels[100, $0] == whole.pixels[100, $0] })
            #expect((rows..<240).allSatisfy { half.pixels[100, $0] == SIMD4() })
            let last = try #require(looks.last).image
            #expect(!last.pixels.hasAlpha)
            #expect(Fixtures.decibels(last.pixels, whole.pixels) == .infinity)
        }
    }

    @Test("Given colours one after the other, when only the first is there, then it shows in gray")
    func colorsApart() throws {
        let arrival = try Arrival("arriving-colors-apart.jpg")
        let looks = try arrival.looks(chunk: 997, at: Array(0...100))
        let gray = try #require(looks.first)
        #expect((20...80).contains(gray.percent))
        // Of the second colour, at most the top has come.
        let pixel = try #require(gray.image.pixels[60, 230])
        #expect(pixel.x == pixel.y && pixel.y == pixel.z)
        let last = try #require(looks.last)
        #expect(try arrival.decibels(last.image) == .infinity)
    }

    @Test("Given nothing new, or no scan yet, or none left, when looked at, then there is no preview")
    func nothingNew() throws {
        let arrival = try Arrival("arriving-scans.jpg")
        let previewer = try #require(try arrival.previewer())
        try previewer.append(arrival.data.prefix(300))
        #expect(try previewer.preview() == nil)
        try previewer.append(arrival.data.dropFirst(300))
        #expect(try previewer.preview() != nil)
        #expect(try previewer.preview() == nil)
        try previewer.append(Data(count: 1000))
        #expect(try previewer.preview() == nil)
    }

    @Test("Given a look at every byte, when the file is whole, then most looks had a picture")
    func everyByte() throws {
        let arrival = Arrival(try Fixtures.data("progressive.jpg"))
        let (count, error) = arrival.everyByte()
        #expect(error == nil)
        #expect(count > arrival.data.count / 2)
    }

    @Test("Given a file of 300 scans, when it arrives, then the limit on scans stops it")
    func tooManyScans() throws {
        #expect(try Arrival("bomb-scans.jpg").failure() == .decoding(.tooManyScans(limit: 100)))
        let patient = DecodingOptions(limits: DecodingLimits(maximumScans: 1000))
        #expect(try Arrival("bomb-scans.jpg", options: patient).failure() == nil)
    }

    @Test("Given a byte limit below the coefficients, when a file arrives, then it reports their size")
    func tooManyBytes() throws {
        // 320 × 240 of 4:2:0: one and a half samples a pixel, two bytes each; and the pixels twice.
        let least = 320 * 240 * 3 + 2 * 320 * 240 * 4
        let below = DecodingOptions(limits: DecodingLimits(maximumBytes: least - 1))
        guard
            case .decoding(.tooManyBytes(let count, limit: least - 1)) = try Arrival(
                "arriving-scans.jpg", options: below
            ).failure()
        else {
            Issue.record("not refused")
            return
        }
        #expect((320 * 240 * 3..<320 * 240 * 4).contains(count))
        let rows = try Arrival("arriving-rows.jpg", options: below)
        #expect(rows.failure() == nil)
    }

    @Test("Given a size that lies, when the header is there, then the limit on pixels refuses it")
    func tooManyPixels() throws {
        let size = PixelSize(width: 65500, height: 65500)
        #expect(try Arrival("bomb-size.jpg").failure() == .decoding(.tooManyPixels(size, limit: 100_000_000)))
    }
}
