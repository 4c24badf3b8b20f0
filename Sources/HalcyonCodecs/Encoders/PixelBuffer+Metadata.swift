import Foundation
import HalcyonCore

extension PixelBuffer {
    /// The picture as it is meant to be seen: in sRGB and upright. The same object where it is so already.
    func applying(_ metadata: ImageMetadata) throws(ImageError) -> PixelBuffer {
        guard let profile = metadata.colorProfile else { return try upright(from: metadata.orientation) }
        let embedded = profile.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
        guard let transform = embedded?.fitting(.rgb).flatMap({ ColorTransform.from($0) })
        else { return try upright(from: metadata.orientation) }
        let seen = try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory throws(ImageError) in
            withUnsafeBytes { memory.copyMemory(from: $0) }
            try transform.apply(to: memory)
        }
        return try seen.upright(from: metadata.orientation)
    }
}
