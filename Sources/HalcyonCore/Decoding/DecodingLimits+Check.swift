extension DecodingLimits {
    /// Checks a picture's size.
    package func check(_ size: PixelSize) throws(ImageError) {
        // The bytes of several such pictures have to fit an Int, whatever the limit is.
        guard let pixels = size.pixelCount, pixels <= min(maximumPixels, Int.max / 64) else {
            throw .decoding(.tooManyPixels(size, limit: maximumPixels))
        }
    }

    /// Checks the memory that all pixels of a decode take.
    package func check(bytes: Int) throws(ImageError) {
        if bytes > maximumBytes { throw .decoding(.tooManyBytes(bytes, limit: maximumBytes)) }
    }

    /// Checks one piece of metadata.
    package func check(metadata byteCount: Int) throws(ImageError) {
        if byteCount > maximumMetadataBytes {
            throw .decoding(.metadataTooLarge(byteCount, limit: maximumMetadataBytes))
        }
    }

    /// Refuses an animation of too many frames, or of too many pixels in all.
    package func check(frames: Int, canvas: PixelSize) throws(ImageError) {
        guard frames <= maximumFrames else { throw .decoding(.tooManyFrames(frames, limit: maximumFrames)) }
        let (pixels, overflow) = (canvas.pixelCount ?? .max).multipliedReportingOverflow(by: frames)
        guard !overflow, pixels <= maximumAnimationPixels else {
            throw .decoding(.tooManyAnimationPixels(overflow ? .max : pixels, limit: maximumAnimationPixels))
        }
    }
}
