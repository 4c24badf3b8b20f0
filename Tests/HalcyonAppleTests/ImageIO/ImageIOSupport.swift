#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

/// ImageIO's decoder, and the codecs that stand beneath it here, to be compared.
enum Decoders {
    static let imageIO = ImageDecoderRegistry([ImageIODecoder()])
    static let codecs = ImageDecoderRegistry(StandardCodecs.decoders)

    /// Fixtures by file name.
    static func entries(_ names: [String]) -> [Fixtures.Entry] { Fixtures.index.filter { names.contains($0.file) } }

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

    /// All frames of one pass from the first.
    static func frames(_ image: DecodedImage) throws -> [PixelBuffer] {
        let pass = try #require(image.frames).animation.pass(toward: 0)
        var frames: [PixelBuffer] = []
        while let frame = try pass.next() { frames.append(frame) }
        return frames
    }
}
#endif
