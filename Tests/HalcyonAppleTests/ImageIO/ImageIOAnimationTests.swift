#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import ImageIO
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

@Suite("ImageIO decoder, animations")
struct ImageIOAnimationTests {
    /// The stand-in knows no JPEG XL.
    private static let animations = Fixtures.animations.filter { !$0.file.hasSuffix(".jxl") }

    @Test(
        "Given any animation, when decoded, then frames, delays and loops match those of our codecs",
        arguments: animations)
    func frames(_ animation: Fixtures.Animation) throws {
        let data = try Fixtures.data(animation.file)
        let image = try Decoders.imageIO.decode(data)
        let expected = try Decoders.codecs.decode(data)
        #expect(image.frames?.timing == expected.frames?.timing)
        let frames = try Decoders.frames(image)
        let others = try Decoders.frames(expected)
        #expect(frames.count == others.count)
        for (frame, other) in zip(frames, others) {
            #expect(try #require(Fixtures.decibels(frame, other)) > 45)
        }
        #expect(image.frames?.size == image.size)
    }

    @Test("Given a target, when an animation is decoded, then every frame has its size")
    func atSize() throws {
        let file = try #require(Self.animations.first { $0.file.hasSuffix("gif") })
        let options = DecodingOptions(targetSize: TargetSize(width: 20, height: 20))
        let image = try Decoders.imageIO.decode(Fixtures.data(file.file), options: options)
        #expect(try Decoders.frames(image).allSatisfy { $0.size == image.frames?.size })
        #expect(max(image.size.width, image.size.height) == 20)
    }

    @Test("Given a frame in the middle, when a pass starts toward it, then it goes on from there")
    func passes() throws {
        let file = try #require(Self.animations.first { $0.delays.count > 3 })
        let image = try Decoders.imageIO.decode(Fixtures.data(file.file))
        let frames = try Decoders.frames(image)
        let pass = try #require(image.frames).animation.pass(toward: 2)
        #expect(pass.nextIndex == 2)
        #expect(Fixtures.areEqual(try #require(try pass.next()), frames[2]))
        while pass.nextIndex < frames.count { try pass.skip() }
        #expect(try pass.next() == nil)
    }

    @Test("Given a request for the first frame alone, when decoded, then there are no frames")
    func firstOnly() throws {
        let file = try #require(Self.animations.first)
        let image = try Decoders.imageIO.decode(Fixtures.data(file.file), options: DecodingOptions(frames: .first))
        #expect(image.frames == nil)
    }

    @Test("Given limits on frames, when an animation goes over them, then it is refused")
    func limits() throws {
        let file = try #require(Self.animations.first)
        let data = try Fixtures.data(file.file)
        let count = file.delays.count
        func reason(_ limits: DecodingLimits) -> ImageError.DecodingReason? {
            Decoders.reason { _ = try Decoders.imageIO.decode(data, options: DecodingOptions(limits: limits)) }
        }
        #expect(reason(DecodingLimits(maximumFrames: count)) == nil)
        #expect(reason(DecodingLimits(maximumFrames: count - 1)) == .tooManyFrames(count, limit: count - 1))
        let pixels = file.width * file.height * count
        #expect(
            reason(DecodingLimits(maximumAnimationPixels: pixels - 1))
                == .tooManyAnimationPixels(pixels, limit: pixels - 1))
    }

    @Test("Given too many frames, when refused or only the first is wanted, then no other is read")
    func readsNoneInVain() throws {
        let file = try #require(Self.animations.first { $0.file.hasSuffix("gif") })
        // What follows the file's end makes it a file of this test alone.
        let data = try Fixtures.data(file.file) + Data("readsNoneInVain".utf8)
        let limits = DecodingLimits(maximumFrames: file.delays.count - 1)
        let reason = Decoders.reason { _ = try Decoders.imageIO.decode(data, options: DecodingOptions(limits: limits)) }
        #expect(reason == .tooManyFrames(file.delays.count, limit: file.delays.count - 1))
        #expect(standInFrameReads(of: data) == 0)
        _ = try Decoders.imageIO.decode(data, options: DecodingOptions(frames: .first))
        #expect(standInFrameReads(of: data) == 0)
        _ = try Decoders.imageIO.decode(data)
        #expect(standInFrameReads(of: data) == file.delays.count - 1)
    }

    @Test("Given a GIF that is still arriving, when inspected, then its frame count is unknown")
    func arriving() throws {
        let file = try #require(Self.animations.first { $0.file.hasSuffix("gif") })
        let data = try Fixtures.data(file.file)
        #expect(try Decoders.imageIO.info(of: data).frameCount == file.delays.count)
        #expect(try Decoders.imageIO.info(of: data.prefix(60)).frameCount == nil)
    }
}
#endif
