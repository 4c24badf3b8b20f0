import Foundation
import HalcyonCodecs
import HalcyonCore
import Testing

@Suite("Previews of WebP files")
struct WebPPreviewTests {
    @Test(
        "Given rows in chunks of any size, when looked at, then looks improve until complete",
        arguments: [
            "arriving-rows.webp", "arriving-rows-icc.webp", "arriving-rows-alpha.webp", "arriving-rows-lossless.webp",
            "icc-swapped.webp", "alpha-lossless.webp",
        ], Arrival.chunks)
    func rows(_ file: String, chunk: Int) throws {
        let arrival = try Arrival(file)
        let whole = try arrival.finished()
        let looks = try arrival.looks(chunk: chunk, at: Arrival.percents)
        var best = 0.0
        for look in looks {
            #expect(look.image.size == whole.size)
            #expect(look.image.format == .webp)
            let decibels = try arrival.decibels(look.image)
            #expect(decibels >= best)
            best = max(best, decibels)
        }
        // The large ones. Of a few kilobytes, all comes with the last.
        #expect(looks.count >= (file.hasPrefix("arriving") ? 4 : 1))
        #expect(best == .infinity)
        #expect(looks.last?.image.pixels.hasAlpha == whole.pixels.hasAlpha)
    }

    @Test("Given half of the rows, when looked at, then they are right and the rest is transparent")
    func half() throws {
        let arrival = try Arrival("arriving-rows.webp")
        let whole = try arrival.finished()
        let half = try #require(try arrival.looks(chunk: 997, at: [60]).first).image
        let rows = half.pixels.opaqueRows
        #expect((60...200).contains(rows))
        #expect((0..<rows).allSatisfy { half.pixels[100, $0] == whole.pixels[100, $0] })
        #expect((rows..<240).allSatisfy { half.pixels[100, $0] == SIMD4() })
    }

    @Test(
        "Given a target size, when looked at, then the preview has the final size and crop",
        arguments: [TargetSize.Mode.fit, .fill, .stretch])
    func target(_ mode: TargetSize.Mode) throws {
        let target = TargetSize(width: 100, height: 60, mode: mode)
        for file in ["arriving-rows.webp", "arriving-rows-alpha.webp", "thumbnail-big.webp"] {
            let arrival = try Arrival(file, options: DecodingOptions(targetSize: target))
            let looks = try arrival.looks(chunk: 997, at: [70, 100])
            let whole = try arrival.finished()
            #expect(looks.count == 2)
            #expect(looks.allSatisfy { $0.image.size == whole.size && $0.image.isDownsampled })
            let last = try #require(looks.last)
            #expect(try arrival.decibels(last.image) >= 24)
        }
    }

    @Test(
        "Given what shows nothing before its end, when it arrives, then there is nothing",
        arguments: ["animated.webp", "turned-6.webp"])
    func nothing(_ file: String) throws {
        #expect(try Arrival(file).looks(chunk: 997, at: Arrival.percents).isEmpty)
    }

    @Test("Given a limit on bytes, when a file arrives, then it is refused")
    func limits() throws {
        let few = DecodingOptions(limits: DecodingLimits(maximumBytes: 100_000))
        guard case .decoding(.tooManyBytes) = try Arrival("arriving-rows.webp", options: few).failure() else {
            Issue.record("not refused")
            return
        }
    }
}
