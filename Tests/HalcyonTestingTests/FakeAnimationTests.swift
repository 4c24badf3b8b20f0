import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeAnimation")
struct FakeAnimationTests {
    @Test("Given an animation, when frames are decoded, then each has its colour, and all is counted")
    func counts() throws {
        let animation = FakeAnimation(count: 300, delay: 0.2, loopCount: 2, size: PixelSize(width: 2, height: 3))
        #expect(animation.timing.delays.count == 300)
        #expect(animation.timing.duration == 60)
        let pass = try animation.pass(toward: 5)
        #expect(animation.running.value == 1)
        #expect(try pass.next()?[1, 2] == animation.color(0))
        try pass.skip()
        #expect(pass.nextIndex == 2)
        #expect(try pass.next()?.size == PixelSize(width: 2, height: 3))
        #expect(animation.indices.entries == [0, 2])
        #expect(animation.decoded.value == 2 && animation.skipped.value == 1 && animation.passes.value == 1)
        #expect(Set((0..<300).map(animation.color)).count == 300)
    }

    @Test("Given key frames, when a pass starts, then it does so at the key frame before its target")
    func keyFrames() throws {
        let animation = FakeAnimation(count: 10, keyInterval: 4)
        let pass = try animation.pass(toward: 9)
        #expect(pass.nextIndex == 8)
        #expect(try pass.next() != nil)
        #expect(try pass.next() != nil)
        #expect(try pass.next() == nil)
    }

    @Test("Given a frame that is to fail, when it is decoded or gone past, then it does")
    func fails() throws {
        let animation = FakeAnimation(count: 4, failure: (1, .decoding(.empty)))
        let pass = try animation.pass(toward: 0)
        _ = try pass.next()
        #expect(throws: ImageError.decoding(.empty)) { try pass.next() }
        #expect(throws: ImageError.decoding(.empty)) { try pass.skip() }
    }

    @Test("Given a held animation, when frames are allowed, then that many are decoded")
    func holds() async throws {
        let animation = FakeAnimation(count: 4)
        animation.hold()
        let frames = AnimatedFrames(animation)
        frames.prepare(from: 0)
        await animation.held.wait(for: 1)
        #expect(animation.decoded.value == 0)
        animation.allow(2)
        await animation.decoded.wait(for: 2)
        await animation.held.wait(for: 1)
        #expect(animation.decoded.value == 2)
        animation.allow()
        await animation.decoded.wait(for: 4)
    }

    @Test("Given a file of an animated fake image, when decoded, then it gives frames or a still")
    func file() async throws {
        let image = FakeImage(width: 2, height: 2, color: FakeImage.green, frameCount: 5)
        #expect(FakeImage(image.data) == image)
        let decoder = FakeDecoder()
        let decoded = try #require(try decoder.decode(image.data, options: DecodingOptions()))
        #expect(FakeImage(of: decoded) == image)
        #expect(try await decoded.frames?.frame(at: 2)[0, 0] == SIMD4(2, 255, 0, 255))
        let still = try #require(try decoder.decode(image.data, options: DecodingOptions(frames: .first)))
        #expect(still.frames == nil)
        #expect(FakeImage(Data("FakeImage 1 1 0 0 0 0 1".utf8)) == nil)
        #expect(image.animation?.timing.delays.count == 5)
        #expect(FakeImage().animation == nil)
    }
}
