import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Animated GIF")
struct GIFAnimationTests {
    /// Where the file's frames end: behind the block of no length that ends the pixels.
    private func ends(of data: Data) -> [Int] {
        func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        var offset = 13 + table(data[10])
        var ends: [Int] = []
        while data[offset] != 0x3B {
            let isFrame = data[offset] == 0x2C
            offset += isFrame ? 11 + table(data[offset + 9]) : 2
            while data[offset] > 0 { offset += 1 + Int(data[offset]) }
            offset += 1
            if isFrame { ends.append(offset) }
        }
        return ends
    }

    @Test("Given a GIF of ten thousand frames, when decoded, then only the first has been touched")
    func tenThousand() throws {
        // The 6,001st cannot be decoded.
        let data = try Fixtures.data("ten-thousand.gif")
        let image = try Playback.registry.decode(data)
        let animation = try #require(image.frames).animation
        #expect(animation.timing.delays.count == 10_000)
        #expect(animation.timing.loopCount == nil)
        #expect(try Playback.registry.info(of: data).frameCount == 10_000)
        let color = try #require(image.pixels[100, 80])
        #expect((0..<120).allSatisfy { image.pixels[$0, 0] == color })
        // Little more than the file is held.
        #expect(animation.byteCount < data.count + 2_000_000)
        let pass = try animation.pass(toward: 0)
        let first = try #require(try pass.next())
        #expect(Fixtures.areEqual(first, image.pixels))
        let second = try #require(try pass.next())
        #expect(second[8, 0] != color)
        #expect(second[0, 0] == color)
        while pass.nextIndex < 6000 { try pass.skip() }
        let reason = Playback.reason { _ = try pass.next() }
        guard case .corrupt(.gif, _) = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test(
        "Given a file cut at any length, when decoded, then it has the frames that are whole",
        arguments: ["frames-mixed.gif", "frames-restore.gif", "frames-pillow.gif"])
    func truncated(_ file: String) throws {
        let whole = try Fixtures.data(file)
        try Playback.expectWholeFrames(of: whole, ends: ends(of: whole), step: 7)
    }

    @Test("Given Netscape's extension without end, when it stands behind the frames, then it counts")
    func loopAtEnd() throws {
        var data = try Fixtures.data("frames-keep.gif")
        #expect(try Playback.animation(data).timing.loopCount == 1)
        let loop = [0x21, 0xFF, 0x0B] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
        data.insert(contentsOf: loop, at: data.count - 1)
        #expect(try Playback.animation(data).timing.loopCount == nil)
    }

    @Test("Given the fourth kind of disposal, when played, then it restores as the third does")
    func fourthDisposal() throws {
        var data = try Fixtures.data("frames-restore.gif")
        let expected = try Playback.frames(Playback.animation(data))
        var count = 0
        for offset in 0..<data.count - 4 where data[offset..<offset + 3] == Data([0x21, 0xF9, 4]) {
            guard data[offset + 3] >> 2 == 3 else { continue }
            data[offset + 3] = 4 << 2 | data[offset + 3] & 3
            count += 1
        }
        #expect(count == 4)
        let frames = try Playback.frames(Playback.animation(data))
        #expect(zip(frames, expected).allSatisfy { Fixtures.areEqual($0, $1) })
    }

    @Test("Given frames that hide all before them, when one is sought, then the pass begins there")
    func keyFrames() throws {
        let covering = try Playback.animation(Fixtures.data("frames-pillow.gif"))
        let all = try Playback.animation(Fixtures.data("frames-clear-all.gif"))
        for index in 0..<all.timing.delays.count { #expect(try all.pass(toward: index).nextIndex == index) }
        #expect(try covering.pass(toward: 0).nextIndex == 0)
        // Each of these builds upon the first.
        let parts = try Playback.animation(Fixtures.data("frames-keep.gif"))
        #expect(try parts.pass(toward: 4).nextIndex == 0)
    }
}
