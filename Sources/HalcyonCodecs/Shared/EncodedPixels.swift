import Foundation
import HalcyonCore

/// What encoders need that are written in Swift, and those of formats without metadata.
extension PixelBuffer {
    /// Returns the image as it should look: in sRGB and upright. Returns the same object if it already is.
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

    /// Calls `body` with each row, from the top.
    ///
    /// - Throws: `ImageError.cancelled`, between rows; what `body` throws.
    func withRows(_ body: (UnsafePointer<UInt8>) throws(ImageError) -> Void) throws(ImageError) {
        try withUnsafeBytes { bytes throws(ImageError) in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            for y in 0..<height {
                if Task.isCancelled { throw .cancelled }
                try body(base + y * bytesPerRow)
            }
        }
    }
}
