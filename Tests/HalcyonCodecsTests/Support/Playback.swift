import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

/// Ways to look at the frames of a file.
enum Playback {
    static let registry = Codecs.decoders

    static func animation(
        _ data: Data, _ options: DecodingOptions = DecodingOptions()
    ) throws -> any AnimationDecoding {
        try #require(try registry.decode(data, options: options).frames).animation
    }

    /// All frames of one pass from the first.
    static func frames(_ animation: any AnimationDecoding) throws -> [PixelBuffer] {
        let pass = try animation.pass(toward: 0)
        var frames: [PixelBuffer] = []
        while let frame = try pass.next() { frames.append(frame) }
        return frames
    }

    /// One frame, by a pass of its own.
    static func frame(_ index: Int, of animation: any AnimationDecoding) throws -> PixelBuffer {
        let pass = try animation.pass(toward: index)
        #expect(pass.nextIndex <= index)
        while pass.nextIndex < index { try pass.skip() }
        return try #require(try pass.next())
    }

    /// Expects a file that is cut to have the frames that are whole, and those that they were.
    ///
    /// - Parameters:
    ///   - ends: Where each frame ends.
    ///   - step: The bytes between two cuts.
    static func expectWholeFrames(of whole: Data, ends: [Int], step: Int) throws {
        let frames = try frames(animation(whole))
        #expect(ends.count == frames.count)
        for length in stride(from: 1, to: whole.count, by: step) {
            let part = whole.prefix(length)
            let count = ends.count { $0 <= length }
            guard count > 0 else {
                #expect(failure(part) != nil)
                continue
            }
            let image = try registry.decode(part)
            #expect(Fixtures.areEqual(image.pixels, frames[0]))
            #expect((image.frames?.count ?? 1) == count)
            guard let animation = image.frames?.animation else { continue }
            #expect(Fixtures.areEqual(try frame(count - 1, of: animation), frames[count - 1]))
        }
    }

    static func isOpaque(_ pixels: PixelBuffer) -> Bool {
        pixels.withUnsafeBytes { bytes in stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }
    }

    /// Why a file is refused; nil if it is not.
    static func failure(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError.DecodingReason? {
        reason { _ = try registry.decode(data, options: options) }
    }

    /// The reason of the decoding error that `body` throws; nil if it throws none.
    static func reason(_ body: () throws -> Void) -> ImageError.DecodingReason? {
        do {
            try body()
            return nil
        } catch {
            guard case .decoding(let reason) = error as? ImageError else {
                Issue.record("\(error)")
                return nil
            }
            return reason
        }
    }
}
