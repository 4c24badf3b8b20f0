import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Limits of animations")
struct AnimationLimitsTests {
    private static let files = ["frames-mixed.gif", "frames-mixed.png", "frames-mixed.webp"]

    private func failure(_ file: String, _ limits: DecodingLimits) throws -> ImageError.DecodingReason? {
        try Playback.failure(Fixtures.data(file), DecodingOptions(limits: limits))
    }

    private func count(_ file: String) throws -> Int {
        try #require(Fixtures.animations.first { $0.file == file }).delays.count
    }

    @Test("Given one frame over the limit, when decoded, then it is refused; at the limit, it is not", arguments: files)
    func frames(_ file: String) throws {
        let count = try count(file)
        let below = DecodingLimits(maximumFrames: count - 1)
        #expect(try failure(file, below) == .tooManyFrames(count, limit: count - 1))
        #expect(try failure(file, DecodingLimits(maximumFrames: count)) == nil)
        let still = DecodingOptions(limits: below, frames: .first)
        #expect(try Playback.failure(Fixtures.data(file), still) == nil)
    }

    @Test("Given more pixels of all frames than the limit, when decoded, then it is refused", arguments: files)
    func pixels(_ file: String) throws {
        let pixels = try count(file) * 48 * 36
        let below = DecodingLimits(maximumAnimationPixels: pixels - 1)
        #expect(try failure(file, below) == .tooManyAnimationPixels(pixels, limit: pixels - 1))
        #expect(try failure(file, DecodingLimits(maximumAnimationPixels: pixels)) == nil)
    }

    @Test("Given a byte limit for a still, when an animation's canvas exceeds it, then it is refused", arguments: files)
    func bytes(_ file: String) throws {
        // Of a lossless picture, libwebp holds a copy.
        let still = DecodingLimits(maximumBytes: 48 * 36 * (file.hasSuffix("webp") ? 8 : 4))
        guard case .tooManyBytes(let bytes, limit: still.maximumBytes) = try failure(file, still) else {
            Issue.record("not refused")
            return
        }
        #expect(bytes >= 48 * 36 * 8)
        #expect(try failure(file, DecodingLimits(maximumBytes: bytes)) == nil)
        #expect(try failure(file, DecodingLimits(maximumBytes: bytes - 1)) != nil)
        let first = DecodingOptions(limits: still, frames: .first)
        #expect(try Playback.failure(Fixtures.data(file), first) == nil)
    }

    @Test("Given a later frame over the pixel limit, when decoded, then it is refused by its header")
    func largeFrame() throws {
        var data = try Fixtures.data("frames-loop-3.gif")
        let descriptor = try #require(data.lastRange(of: Data([0x2C, 0, 0, 0, 0, 9, 0, 9, 0])))
        data.replaceSubrange(descriptor.lowerBound + 5..<descriptor.upperBound, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let size = PixelSize(width: 65535, height: 65535)
        #expect(Playback.failure(data) == .tooManyPixels(size, limit: 100_000_000))
        #expect(Playback.failure(data, DecodingOptions(frames: .first)) == nil)
    }

    @Test("Given a cancelled task, when a frame is decoded, then it ends with `cancelled`", arguments: files)
    func cancelling(_ file: String) async throws {
        let animation = try Playback.animation(Fixtures.data(file))
        let error = await Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(ImageError) {
                _ = try animation.pass(toward: 0).next()
                return nil
            } catch { return error }
        }.value
        #expect(error == .cancelled)
    }

    @Test("Given no time, when a frame is decoded, then it took too long", arguments: files + ["frames-hidden.png"])
    func time(_ file: String) throws {
        let limits = DecodingLimits(maximumSeconds: -1)
        #expect(try failure(file, limits) == .tookTooLong(limit: -1))
    }

    @Test("Given a cancelled pass, when a task not cancelled uses it, then it is still cancelled")
    func cancelledPass() async throws {
        let pass = try Playback.animation(Fixtures.data("frames-mixed.gif")).pass(toward: 0)
        // The task is waited for: nobody uses the pass meanwhile.
        nonisolated(unsafe) let lent = pass
        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            #expect(throws: ImageError.cancelled) { try lent.next() }
        }.value
        #expect(throws: ImageError.cancelled) { try pass.next() }
    }

    @Test("Given a pass that has failed, when asked again, then it fails again")
    func failedPass() throws {
        let animation = try Playback.animation(Fixtures.data("ten-thousand.gif"))
        let pass = try animation.pass(toward: 6000)
        while pass.nextIndex < 6000 { try pass.skip() }
        let first = Playback.reason { _ = try pass.next() }
        #expect(first != nil)
        #expect(Playback.reason { _ = try pass.next() } == first)
        #expect(Playback.reason { try pass.skip() } == first)
    }
}
