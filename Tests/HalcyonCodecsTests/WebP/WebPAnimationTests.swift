import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
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
        try Playback.expectWholeFrames(of: whole, ends: frames(of: whole).map(\.upperBound), step: 53)
    }

    @Test("Given a frame with damaged pixels, when played, then that frame fails and none before it")
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
        // RFC 9649, 2.7.1.1: behind the pixels.
        data.insert(contentsOf: chunk, at: first.upperBound)
        for offset in [4, first.lowerBound + 4] {
            let length = data[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) } + UInt32(chunk.count)
            data.replaceSubrange(offset..<offset + 4, with: withUnsafeBytes(of: length.littleEndian) { Data($0) })
        }
        let expected = try Playback.frames(Playback.animation(file))
        let frames = try Playback.frames(Playback.animation(data))
        #expect(frames.count == expected.count)
        #expect(zip(frames, expected).allSatisfy { Fixtures.areEqual($0, $1) })
    }
}
