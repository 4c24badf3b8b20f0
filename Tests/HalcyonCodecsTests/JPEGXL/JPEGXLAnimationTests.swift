#if JPEGXL
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("JPEG XL animations")
struct JPEGXLAnimationTests {
    private let decoder = Codecs.decoder(JPEGXLDecoder())

    private func animation(
        _ data: Data, _ options: DecodingOptions = DecodingOptions()
    ) throws -> any AnimationDecoding {
        try #require(try decoder.decode(data, options: options)?.frames).animation
    }

    private func reference(_ frame: Int, hasAlpha: Bool = false, _ file: String) throws -> PixelBuffer {
        let length = 97 * 61 * 4
        let bytes = try Fixtures.data(file + ".frames").dropFirst(frame * length).prefix(length)
        return try PixelBuffer(width: 97, height: 61, hasAlpha: hasAlpha) { bytes.copyBytes(to: $0) }
    }

    private func failure(_ data: Data, _ options: DecodingOptions) -> ImageError.DecodingReason? {
        do {
            _ = try decoder.decode(data, options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    @Test("Given an animation, when decoded, then its frames, delays and loops are there")
    func decoded() throws {
        let data = try Fixtures.data("animated.jxl")
        let frames = try #require(try decoder.decode(data, options: DecodingOptions())?.frames)
        #expect(frames.timing == AnimationTiming(delays: [0.05, 0.1, 0.1, 2, 0.15], loopCount: nil))
        #expect(try decoder.decode(data, options: DecodingOptions(frames: .first))?.frames == nil)
    }

    @Test(
        "Given a pass to any frame, when others are skipped, then the frame is whole",
        arguments: ["animated.jxl", "animated-alpha.jxl"], 0..<5)
    func seek(_ file: String, frame: Int) throws {
        let pass = try animation(Fixtures.data(file)).pass(toward: frame)
        #expect(pass.nextIndex == 0)
        while pass.nextIndex < frame { try pass.skip() }
        let pixels = try #require(try pass.next())
        let expected = try reference(frame, hasAlpha: true, file)
        #expect(try #require(Fixtures.decibels(pixels, expected)) > 50)
        #expect(pass.nextIndex == frame + 1)
        while pass.nextIndex < 5 { try pass.skip() }
        #expect(try pass.next() == nil)
    }

    @Test("Given a target size, when frames are decoded, then all have the size that is announced")
    func atSize() throws {
        for side in [30, 10] {
            let options = DecodingOptions(targetSize: TargetSize(width: side, height: side))
            let animation = try animation(Fixtures.data("animated.jxl"), options)
            let pass = try animation.pass(toward: 0)
            var count = 0
            while let pixels = try pass.next() {
                #expect(pixels.size == animation.size)
                count += 1
            }
            #expect(count == 5)
        }
    }

    @Test("Given an animation over a limit, when decoded, then it is refused unless a still is wanted")
    func limits() throws {
        let data = try Fixtures.data("animated.jxl")
        let few = DecodingLimits(maximumFrames: 4)
        #expect(failure(data, DecodingOptions(limits: few)) == .tooManyFrames(5, limit: 4))
        #expect(failure(data, DecodingOptions(limits: few, frames: .first)) == nil)
        let pixels = 97 * 61 * 5
        let small = DecodingLimits(maximumAnimationPixels: pixels - 1)
        let reason = failure(data, DecodingOptions(limits: small))
        #expect(reason == .tooManyAnimationPixels(pixels, limit: pixels - 1))
    }

    @Test("Given a file that ends in a later frame, when decoded, then its first frame is whole")
    func cut() throws {
        let whole = try Fixtures.data("animated.jxl")
        let half = whole.prefix(whole.count / 2)
        #expect(failure(half, DecodingOptions()) == .truncated(.jpegXL))
        #expect(failure(half, DecodingOptions(frames: .first)) == nil)
    }

    @Test("Given a cancelled task, when a pass goes on, then it ends with `cancelled`")
    func cancelled() async throws {
        let animation = try animation(Fixtures.data("animated.jxl"))
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            #expect(throws: ImageError.cancelled) { try animation.pass(toward: 0).next() }
        }.value
    }
}
#endif
