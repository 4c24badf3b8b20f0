import HalcyonCore

extension DecodingLimits {
    /// Checks one piece of metadata.
    func check(metadata byteCount: Int) throws(ImageError) {
        if byteCount > maximumMetadataBytes {
            throw .decoding(.metadataTooLarge(byteCount, limit: maximumMetadataBytes))
        }
    }

    /// Refuses an animation of too many frames, or of too many pixels in all.
    func check(frames: Int, canvas: PixelSize) throws(ImageError) {
        guard frames <= maximumFrames else { throw .decoding(.tooManyFrames(frames, limit: maximumFrames)) }
        let (pixels, overflow) = (canvas.pixelCount ?? .max).multipliedReportingOverflow(by: frames)
        guard !overflow, pixels <= maximumAnimationPixels else {
            throw .decoding(.tooManyAnimationPixels(overflow ? .max : pixels, limit: maximumAnimationPixels))
        }
    }
}
