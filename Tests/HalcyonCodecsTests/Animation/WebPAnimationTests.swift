import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("Animated WebP")
struct WebPAnimationTests {
    /// Where the frames' chunks begin and end.
    private func frames(of data: Data) -> [Range<Int>] {
        var offset = 12
        var frames: [Range<Int>] = []
        while offset + 8 <= data.count {
            let length = data[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            let end = offset + 8 + length + length % 2
            if data[offset..<offset + 4] == Data("ANMF".utf8) { frames.append(offset..<end) }
            offset = end
        }
        return frames
    }

    @Test("Given a file cut at any length, when decoded, then it has the frames that are whole")
    func truncated() throws {
        let whole = try Fixtures.data("frames-mixed.webp")
        let ends = frames(of: whole).map(\.upperBound)
        let frames = try Playback.frames(Playback.animation(whole))
        #expect(ends.count == frames.count)
        for length in stride(from: 1, to: whole.count, by: 53) {
            let part = whole.prefix(length)
            let count = ends.count { $0 <= length }
            guard count > 0 else {
                #expect(Playback.failure(part) != nil)
                continue
            }
            let image = try Playback.registry.decode(part)
            #expect(Fixtures.areEqual(image.pixels, frames[0]))
            #expect((image.frames?.count ?? 1) == count)
            guard let animation = image.frames?.animation else { continue }
            #expect(Fixtures.areEqual(try Playback.frame(count - 1, of: animation), frames[count - 1]))
        }
    }

    @Test("Given a frame whose pixels are damaged, when played, then that frame fails and none before it")
    func damagedFrame() throws {
        var file = try Fixtures.data("frames-mixed.webp")
        let last = try #require(frames(of: file).last)
        for offset in last.lowerBound + 8 + 16 + 8 + 6..<last.upperBound { file[offset] = 0xFF }
        let animation = try Playback.animation(file)
        let count = animation.timing.delays.count
        let pass = try animation.pass(toward: 0)
        for _ in 0..<count - 1 { _ = try #require(try pass.next()) }
        #expect(Playback.reason { _ = try pass.next() } != nil)
    }

    @Test("Given an unknown chunk within a frame, when played, then it is passed over")
    func unknownChunk() throws {
        let file = try Fixtures.data("frames-pillow.webp")
        let first = try #require(frames(of: file).first)
        var data = file
        let chunk = Data("XYZW".utf8) + Data([3, 0, 0, 0, 1, 2, 3, 0])
        data.insert(contentsOf: chunk, at: first.lowerBound + 8 + 16)
        for offset in [4, first.lowerBound + 4] {
            let length = data[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) } + UInt32(chunk.count)
            data.replaceSubrange(offset..<offset + 4, with: withUnsafeBytes(of: length.littleEndian) { Data($0) })
        }
        // libwebp's demuxer may refuse such a file; what it takes has to be played.
        guard let animation = try? Playback.animation(data) else { return }
        let expected = try Playback.frames(Playback.animation(file))
        let frames = try Playback.frames(animation)
        #expect(zip(frames, expected).allSatisfy { Fixtures.areEqual($0, $1) })
    }
}
