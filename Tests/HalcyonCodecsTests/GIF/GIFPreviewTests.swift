import Foundation
import HalcyonCodecs
import HalcyonCore
import Testing

@Suite("Previews of GIF files")
struct GIFPreviewTests {
    @Test("Given an animation in chunks, when looked at, then its first frame and nothing else shows")
    func firstFrame() throws {
        for chunk in Arrival.chunks {
            let arrival = try Arrival("arriving-frames.gif")
            let looks = try arrival.looks(chunk: chunk, at: [1, 10, 30, 60, 100])
            #expect(looks.map(\.percent) == [30])
            let image = try #require(looks.first?.image)
            #expect(image.frames == nil)
            #expect(try arrival.decibels(image) == .infinity)
        }
    }

    @Test("Given a target size, when the first frame is there, then it has the final size and crop")
    func target() throws {
        let target = TargetSize(width: 90, height: 90, mode: .fill)
        let arrival = try Arrival("arriving-frames.gif", options: DecodingOptions(targetSize: target))
        let look = try #require(try arrival.looks(chunk: 997, at: [50]).first)
        #expect(try arrival.decibels(look.image) == .infinity)
        #expect(look.image.isDownsampled)
    }

    @Test("Given a size over the limit, when the header is there, then it is refused")
    func limits() throws {
        let size = PixelSize(width: 65535, height: 65535)
        #expect(try Arrival("bomb.gif").failure() == .decoding(.tooManyPixels(size, limit: 100_000_000)))
    }
}
